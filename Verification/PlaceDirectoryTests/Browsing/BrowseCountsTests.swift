import Essentials
import PlaceDirectory
import TestSupport
import Testing

/// The numbers beside the buttons of a filter screen: each is what the list would have if that button
/// alone were chosen in its section.
@Suite("Browsing: counts beside filter buttons") struct BrowseCountsTests {
  private let world: BrowseWorld
  private let directory: DirectoryIndex
  private let records: [DirectoryRecord]

  init() throws {
    let world = try BrowseWorld()
    self.world = world
    var generator = SeededGenerator(seed: 3)
    func random(_ range: ClosedRange<Int>) -> Int { .random(in: range, using: &generator) }
    let hours = [
      "Sa 08:00-13:00", "Su 16:00-22:00", "Mo-Fr 06:00-12:00; Sa 17:00-20:00", "24/7",
      "Sa[1] 08:00-12:00", "2026 Dec 05 10:00-11:00", "Fr 18:00-02:00", "Su \"by appointment\"",
    ]
    records = try (0..<LongTest.size(150, small: 8)).map { number in
      var record = try BrowseWorld.market(
        "n\(number)", "Market \(number)", random(0...2) == 0 ? world.tempe : world.phoenix,
        random(0...1) == 0 ? "85003" : "85281", random(0...2) == 0 ? world.there : world.nearby,
        pays: Set(["SNAP", "WIC"].filter { _ in random(0...1) == 0 }))
      record.hours = random(0...5) == 0 ? nil : try OpeningHours(hours[random(0...7)])
      record.reviews = ReviewSummary(
        try (0..<random(0...2)).map { _ in try #require(StarRating(random(1...5))) })
      record.priceInCents = random(0...3) == 0 ? nil : random(0...4) * 500
      record.ages = random(0...3) == 0 ? nil : random(0...5)...random(5...12)
      record.isFeatured = random(0...2) == 0
      let start = world.moment.seconds + Int64(random(-4...8)) * 43_200
      record.time = random(0...3) == 0 ? nil : start..<(start + 7_200)
      return record
    }
    directory = DirectoryIndex(records)
  }

  private static let filters: [AdminConfig.FilterSection] =
    BrowseWorld.allFilters.map { section in
      guard section.criterion == .weekdays else { return section }
      return .init(
        .weekdays, title: "Day",
        buttons: Weekday.allCases.map { .init($0.description, .weekday($0)) })
    } + [
      .init(
        .price, title: "Cost",
        buttons: [.init("Free", .price(0...0)), .init("Up to $10", .price(0...1000))]),
      .init(.ages, title: "Age", buttons: [.init("0-3", .ages(0...3)), .init("9", .ages(9...9))]),
      .init(.featured, title: "Featured", buttons: [.init("Featured", .featured)]),
    ]

  private static let modes = [(false, false), (false, true), (true, false), (true, true)]

  /// Whatever is chosen, each number is that of the list after the person chose the button in place of
  /// the others of its section; and a button that could not be applied has none.
  @Test(arguments: LongTest.values(modes, small: 1))
  func aButtonPromisesWhatTheListThenHas(isTimed: Bool, startsWithFeatured: Bool) throws {
    let config = try world.config(Self.filters) {
      $0.isTimed = isTimed
      $0.startsWithFeatured = startsWithFeatured
    }
    var generator = SeededGenerator(seed: 7)
    let choices = Self.filters.flatMap(\.buttons).map(\.choice)
    var compared: [AdminConfig.Criterion: Int] = [:]
    for _ in 0..<LongTest.size(12, small: 2) {
      var state = try world.browse(config)
      state.update(.directoryChanged(directory))
      if Bool.random(using: &generator) { state.update(.locationFound(world.there)) }
      for _ in 0..<Int.random(in: 0...4, using: &generator) {
        _ = state.send(.select(try #require(choices.randomElement(using: &generator))))
      }
      switch Int.random(in: 0...3, using: &generator) {
      case 0: _ = state.send(.enterZIPCode("85281"))
      case 1: _ = state.send(.selectCity(world.phoenix))
      case 2: _ = state.send(.selectDates(try Self.dates(28, 29)))
      default: break
      }
      let view = state.viewState(in: directory)
      for button in view.sections.flatMap({ $0.buttons.prefix(LongTest.size(.max, small: 2)) }) {
        let criterion = button.choice.criterion
        guard criterion != .order else {
          expect(button.count == nil)
          continue
        }
        var chosen = state
        for other in state.draft.choices where other.criterion == criterion {
          _ = chosen.send(.unselect(other))
        }
        let answer = chosen.send(.select(button.choice))
        let isApplied = chosen.send(.apply) == .accepted
        guard answer == .accepted, isApplied, button.isAvailable else {
          expect(!button.isAvailable && button.count == nil || !isApplied, "\(button)")
          continue
        }
        let list = directory.items(of: chosen.query)
        expectEqual(button.count, list.count, "\(button.choice) beside \(state.draft)")
        expectEqual(list.count, PlainDirectory(records).passing(chosen.query).count)
        compared[criterion, default: 0] += 1
      }
    }
    expectEqual(compared.count, 9, "\(compared)")
  }

  private static func dates(_ first: Int, _ last: Int) throws -> ClosedRange<CalendarDate> {
    try CalendarDate(2026, 11, first)...(try CalendarDate(2026, 11, last))
  }

  @Test func eachSectionCountsAsIfItWereOff() throws {
    var state = try world.browse(try world.config(Self.filters))
    func counts(_ criterion: AdminConfig.Criterion) throws -> [Int?] {
      let view = state.viewState(in: world.directory)
      return try #require(view.sections.first { $0.id == criterion }).buttons.map(\.count)
    }
    try expectEqual(counts(.rating), [3, 2])
    try expectEqual(counts(.weekdays), [0, 0, 0, 0, 1, 1, 1])
    try expect(counts(.timeOfDay) == [3, 0] && counts(.openNow) == [1])
    try expectEqual(counts(.distance), [2, 3])
    _ = state.send(.select(.rating(atLeast: 4)))
    // Its own numbers stay, and those of the others are among what is left.
    try expectEqual(counts(.rating), [3, 2])
    try expectEqual(counts(.weekdays), [0, 0, 0, 0, 0, 1, 1])
    _ = state.send(.select(.weekday(.friday)))
    try expectEqual(counts(.weekdays), [0, 0, 0, 0, 0, 1, 1])
    try expectEqual(counts(.rating), [1, 0])
    expectEqual(state.viewState(in: world.directory).draftCount, 0)
    // What is open now is not asked for at another time too.
    try expect(counts(.openNow) == [nil] && counts(.order) == [nil, nil])
  }

  @Test func noButtonHasANumberWhileTheDraftCannotBeApplied() throws {
    var state = try world.browse(try world.config(Self.filters))
    _ = state.send(.enterZIPCode("850"))
    let view = state.viewState(in: world.directory)
    expect(view.draftCount == nil)
    expect(view.sections.flatMap(\.buttons).allSatisfy { $0.count == nil })
    // A distance from a place that nobody knows is not promised.
    _ = state.send(.enterZIPCode("99999"))
    let sections = state.viewState(in: world.directory).sections
    expectEqual(sections.first { $0.id == .distance }?.buttons.map(\.count), [nil, nil])
    expectEqual(sections.first { $0.id == .rating }?.buttons.map(\.count), [0, 0])
  }
}

extension PlainDirectory {
  fileprivate init(_ records: [DirectoryRecord]) {
    self.init(records: Dictionary(uniqueKeysWithValues: records.map { ($0.id, $0) }))
  }
}
