import Geo
import TestSupport
import Testing

/// Every state to which two cities, two ZIP codes, and all actions and updates lead.
@Suite struct LocationFilterExplorationTests {
  enum Event: Hashable {
    case action(LocationFilter.Action)
    case update(LocationFilter.Update)
  }

  struct Step {
    let before: LocationFilter
    let event: Event
    /// The answer to an action.
    let answer: LocationFilter.Answer?
    /// The change of an update.
    let change: LocationFilter.Change?
    let after: LocationFilter

    init(_ before: LocationFilter, _ event: Event) {
      var after = before
      switch event {
      case .action(let action): (answer, change) = (after.send(action), nil)
      case .update(let update): (answer, change) = (nil, after.update(update))
      }
      (self.before, self.event, self.after) = (before, event, after)
    }

    var rejection: LocationFilter.Rejection? {
      if case .rejected(let reason) = answer { reason } else { nil }
    }
  }

  static let phoenix = City("Phoenix", .arizona)
  static let tucson = City("Tucson", .arizona)
  static let cities = [phoenix, tucson].compactMap { $0 }

  static let actions: [LocationFilter.Action] =
    [
      .open, .apply, .back, .tapBar, .confirmClear, .declineClear, .unselectZIPCode,
      .enterZIPCode("85003"), .enterZIPCode("00501-0001"), .enterZIPCode("8500"),
    ] + cities.map { .selectCity($0) } + cities.map { .unselectCity($0) }

  static let updates: [LocationFilter.Update] = [
    .locationFound(nil), .locationFound(phoenix), .locationFound(tucson), .locationTurnedOff,
    .citiesOffered(nil), .citiesOffered([]), .citiesOffered(cities), .citiesOffered([cities[1]]),
    .otherCriteriaChanged(areActive: true), .otherCriteriaChanged(areActive: false),
  ]

  static let events = actions.map { Event.action($0) } + updates.map { Event.update($0) }

  /// The reachable states in the order of the number of events that lead to them.
  static let states: [LocationFilter] = {
    var states = [LocationFilter()]
    var known = Set(states)
    var next = 0
    while next < states.count {
      for event in events {
        let state = Step(states[next], event).after
        if known.insert(state).inserted { states.append(state) }
      }
      next += 1
    }
    return states
  }()

  private func forEachStep(_ body: (Step) throws -> Void) rethrows {
    for state in Self.states {
      for event in Self.events { try body(Step(state, event)) }
    }
  }

  @Test func everyStepAgreesWithTheTable() {
    forEachStep { step in
      var model = FilterModel(step.before)
      var rejection: LocationFilter.Rejection?
      switch step.event {
      case .action(let action): rejection = model.send(action)
      case .update(let update): model.update(update)
      }
      if step.rejection != rejection || FilterModel(step.after) != model {
        Issue.record("\(step.before) on \(step.event)")
      }
    }
  }

  @Test func aRejectedActionChangesNothing() {
    forEachStep { step in
      if step.rejection != nil { #expect(step.after == step.before) }
    }
  }

  @Test func onlyApplyConfirmAndTheLossOfACityChangeWhatIsApplied() {
    forEachStep { step in
      guard step.after.applied != step.before.applied else { return }
      switch step.event {
      case .action(.apply): #expect(step.after.applied == step.before.draft)
      case .action(.confirmClear): #expect(step.after.applied == .anywhere)
      case .update(.citiesOffered(let offered)):
        guard case .cities(let chosen) = step.before.applied else {
          Issue.record("no city was applied")
          return
        }
        #expect(offered.map { !chosen.cities.allSatisfy($0.contains) } == true)
      default: Issue.record("\(step.event)")
      }
    }
  }

  @Test func thePromptIsOpenedByTheBarAndClosedByAnAnswerAlone() {
    forEachStep { step in
      switch (step.before.isConfirmingClear, step.after.isConfirmingClear) {
      case (false, true): #expect(step.event == .action(.tapBar) && step.before.isBarVisible)
      case (true, false):
        #expect(step.event == .action(.confirmClear) || step.event == .action(.declineClear))
      case (true, true):
        #expect(step.event != .action(.confirmClear) && step.event != .action(.declineClear))
      case (false, false):
        #expect(step.event != .action(.tapBar) || !step.before.isBarVisible)
      }
    }
  }

  @Test func clearedIsAnsweredExactlyWhenEverythingIsCleared() {
    forEachStep { step in
      let isConfirmed = step.before.isConfirmingClear && step.event == .action(.confirmClear)
      #expect((step.answer == .cleared) == isConfirmed)
      guard isConfirmed else { return }
      #expect(step.after.draft == .anywhere && step.after.applied == .anywhere)
      #expect(!step.after.isBarVisible)
      #expect(Step(step.after, .action(.open)).after.draft == .anywhere)
    }
  }

  @Test func decliningChangesThePromptAlone() {
    forEachStep { step in
      guard step.event == .action(.declineClear), step.before.isConfirmingClear else { return }
      let reopened = Step(step.after, .action(.tapBar)).after
      #expect(!step.after.isConfirmingClear && (reopened == step.before || !reopened.isBarVisible))
    }
  }

  @Test func anAutomaticCityIsTheOneTheDeviceIsIn() {
    for state in Self.states {
      guard case .cities(let chosen) = state.draft, chosen.origin == .automatic else { continue }
      #expect(chosen.cities.count == 1 && chosen.cities.first == state.location.city)
    }
  }

  @Test func nothingIsChosenThatIsNotOffered() {
    for state in Self.states {
      guard let offered = state.offeredCities else { continue }
      for case .cities(let chosen) in [state.draft, state.applied] {
        #expect(chosen.cities.allSatisfy(offered.contains))
      }
    }
  }

  @Test func aCityIsDismissedOnlyWhileTheLocationIsOn() {
    #expect(Self.states.allSatisfy { !$0.isLocationCityDismissed || $0.location != .off })
  }

  @Test func theLocationNeverReplacesAChoice() {
    forEachStep { step in
      switch (step.event, step.before.draft) {
      case (.update(.locationFound), .zipCode), (.update(.locationTurnedOff), .zipCode):
        #expect(step.after.draft == step.before.draft)
      case (.update(.locationFound), .cities(let chosen)),
        (.update(.locationTurnedOff), .cities(let chosen)):
        if chosen.origin == .user { #expect(step.after.draft == step.before.draft) }
      default:
        break
      }
    }
  }

  @Test func anObstacleIsAnsweredExactlyWhenTheCityIsNotInTheDraft() {
    forEachStep { step in
      guard case .update(.locationFound(let city)) = step.event else {
        #expect(step.change == nil || step.change == .updated)
        return
      }
      var isInDraft = false
      if case .cities(let chosen) = step.after.draft, let city { isInDraft = chosen.contains(city) }
      #expect((step.change == .updated) == isInDraft)
      switch step.change {
      case .updated: break
      case .cityNotPreselected(.unknownCity): #expect(city == nil)
      case .cityNotPreselected(.cityNotOffered):
        #expect(city.map { step.before.offeredCities?.contains($0) == false } == true)
      case .cityNotPreselected(.dismissed):
        #expect(step.before.isLocationCityDismissed && step.after.draft == .anywhere)
      case .cityNotPreselected(.ownChoice): #expect(step.after.draft != .anywhere)
      case nil: Issue.record("an update has no change")
      }
    }
  }

  @Test func theViewShowsExactlyOneOfThreeStates() {
    for state in Self.states {
      let view = state.viewState
      switch (view.cities, view.zipCode) {
      case (.available, .available): #expect(state.draft == .anywhere)
      case (.selected(let cities), .unavailable(because: let cause)):
        #expect(cities == cause && state.draft == .cities(cities))
      case (.unavailable(because: let cause), .selected(let zipCode)):
        #expect(zipCode == cause && state.draft == .zipCode(zipCode))
      default: Issue.record("\(view)")
      }
      #expect(view.isBarVisible == (state.applied != .anywhere || state.hasOtherCriteria))
      #expect(view.isConfirmingClear == state.isConfirmingClear)
    }
  }

  @Test func whatTheViewAllowsIsNotRejected() {
    forEachStep { step in
      let view = step.before.viewState
      guard !view.isConfirmingClear, let reason = step.rejection else { return }
      switch (view.cities, view.zipCode, reason) {
      case (.unavailable, _, .cityUnavailable), (_, .unavailable, .zipCodeUnavailable): break
      case (_, _, .cityUnavailable), (_, _, .zipCodeUnavailable): Issue.record("\(reason)")
      default: break
      }
    }
  }

  @Test func everyAnswerAndEveryChangeOccurs() {
    var answers: Set<LocationFilter.Answer> = []
    var changes: Set<LocationFilter.Change> = []
    forEachStep { step in
      if let answer = step.answer { answers.insert(answer) }
      if let change = step.change { changes.insert(change) }
    }
    #expect(answers.count == 2 + 7)
    #expect(changes.count == 1 + 4)
  }

  @Test func everyStateIsEncodedAndDecodedUnchanged() throws {
    let copies: [LocationFilter] = try decoded(encoded(Self.states))
    #expect(copies == Self.states)
  }
}
