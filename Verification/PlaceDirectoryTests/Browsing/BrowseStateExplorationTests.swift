import PlaceDirectory
import TestSupport
import Testing

/// Every state to which four small sets of actions and updates lead.
@Suite("Browsing: exploration of every state") struct BrowseStateExplorationTests {
  enum Event: Hashable {
    case action(BrowseState.Action)
    case config(Int)
    case directory(Int)
    case found, moved, turnedOff
  }

  struct Step {
    let before: BrowseState
    let model: BrowseModel
    let event: Event
    var answer: BrowseState.Answer?
    var change: BrowseState.Change?
    var after: BrowseState
  }

  /// The world behind the events.
  struct World {
    let world: BrowseWorld
    let configs: [AdminConfig]
    let directories: [DirectoryIndex]
    let names: [String: [Event]]

    init() throws {
      world = try BrowseWorld()
      let filters = BrowseWorld.allFilters
      configs = [
        try world.config(),
        try world.config(filters.filter { $0.criterion == .location || $0.criterion == .order }),
        try world.config(filters.filter { $0.criterion != .location }),
        try world.config([]),
      ]
      var less = world.directory
      less.remove(try BrowseWorld.item("downtown"))
      less.remove(try BrowseWorld.item("uptown"))
      directories = [world.directory, less]
      let day = world.moment.local.date
      let common: [BrowseState.Action] = [
        .open, .apply, .back, .tapBar, .confirmClear, .declineClear,
      ]
      let snap = BrowseWorld.snap
      let pin = try BrowseWorld.item("uptown")
      let park = try ItemReference(.park, "encanto")
      func both(_ choices: [AdminConfig.Choice]) -> [BrowseState.Action] {
        choices.map { .select($0) } + choices.map { .unselect($0) }
      }
      func events(_ actions: [BrowseState.Action], _ updates: [Event]) -> [Event] {
        (common + actions).map { .action($0) } + updates
      }
      let times =
        both([snap, .openNow, BrowseWorld.saturday]) + [.selectDates(day...day), .selectDates(nil)]
      let single = both([.rating(atLeast: 3), .rating(atLeast: 4), BrowseWorld.nearest])
      let screens =
        both([snap]) + [
          .show(.map), .show(.list), .tapPin(pin), .tapPin(park), .closePreview,
          .expand(.labels(of: "payment")), .collapse(.labels(of: "payment")),
        ]
      let area: [BrowseState.Action] = [
        .selectCity(world.phoenix), .unselectCity(world.phoenix), .enterZIPCode("85003"),
        .enterZIPCode("8"), .unselectZIPCode,
      ]
      names = [
        "times": events(times, [.config(0), .config(1), .config(3)]),
        "single": events(
          single + [.refresh], [.found, .moved, .turnedOff, .config(0), .config(3)]),
        "screens": events(screens, [.directory(0), .directory(1), .config(0), .config(3)]),
        "area": events(
          area + (LongTest.size(1, small: 0) == 1 ? both([snap]) : []),
          [.found, .turnedOff, .directory(0), .directory(1), .config(0), .config(2)]),
      ]
    }

    func step(_ before: BrowseState, _ model: BrowseModel, _ event: Event) -> Step {
      var step = Step(before: before, model: model, event: event, after: before)
      switch event {
      case .action(let action): step.answer = step.after.send(action)
      case .config(let number):
        step.change = step.after.update(.configChanged(configs[number]))
      case .directory(let number):
        step.change = step.after.update(.directoryChanged(directories[number]))
      case .found: step.change = step.after.update(.locationFound(world.here))
      case .moved: step.change = step.after.update(.locationFound(world.nearby))
      case .turnedOff: step.change = step.after.update(.locationTurnedOff)
      }
      return step
    }

    /// The model after a step, and its reply to an action.
    func expected(_ step: Step) -> (BrowseModel, BrowseModel.Reply?) {
      var model = step.model
      var reply: BrowseModel.Reply?
      switch step.event {
      case .action(let action): reply = model.send(action)
      case .config(let number): model.configure(configs[number][.market]?.filters ?? [])
      case .directory(0): model.list([world.phoenix, world.tempe], Set(ids(0)))
      case .directory: model.list([world.tempe], Set(ids(1)))
      case .found: model.find(world.phoenix, at: world.here)
      case .moved: model.find(world.phoenix, at: world.nearby)
      case .turnedOff: model.turnOffLocation()
      }
      return (model, reply)
    }

    private func ids(_ number: Int) -> [ItemReference] {
      directories[number].items(of: DirectoryQuery())
    }
  }

  /// Goes through all reachable states, or by default through the first ones, and returns the number of states and steps.
  private func explore(
    _ name: String, _ visit: (Step, World) throws -> Void = { _, _ in }
  ) throws -> (states: Int, steps: Int) {
    let world = try World()
    let events = try #require(world.names[name])
    var start = BrowseModel()
    start.configure(BrowseWorld.allFilters)
    let state = BrowseState(
      .market, config: world.configs[0], places: world.world.places, at: world.world.moment)
    var states = [(state, start)]
    var known: Set = [start]
    var (next, steps) = (0, 0)
    let most = LongTest.size(.max, small: 24)
    while next < min(states.count, most) {
      for event in events {
        let step = world.step(states[next].0, states[next].1, event)
        let (model, reply) = world.expected(step)
        let seen = BrowseModel(step.after, knowing: model)
        guard seen == model, step.answer.map(BrowseModel.Reply.init) == reply else {
          Issue.record("\(step.before)\n\(event)\n\(seen)\n\(model)")
          return (states.count, steps)
        }
        try visit(step, world)
        if known.insert(model).inserted { states.append((step.after, model)) }
        steps += 1
      }
      next += 1
    }
    return (states.count, steps)
  }

  private static let names = ["times", "single", "screens", "area"]

  @Test(arguments: names)
  func everyStepAgreesWithTheModelAndTheLaws(name: String) throws {
    let found = try explore(name) { step, world in
      for law in BrowseLaw.allCases where !law.holds(step) {
        Issue.record("\(law)\n\(step.before)\n\(step.event)\n\(step.after)")
      }
      guard step.change != nil else { return }
      let again = world.step(step.after, step.model, step.event)
      if again.change?.isChanged != false || again.change?.dropped != [] {
        Issue.record("News twice\n\(step.after)\n\(step.event)\n\(again.after)")
      }
    }
    expect(found.states > LongTest.size(200, small: 24), "\(found)")
  }
}
