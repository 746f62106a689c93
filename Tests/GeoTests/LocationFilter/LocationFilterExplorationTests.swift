import Geo
import TestSupport
import Testing

/// Every state that two cities, two ZIP codes and every event lead to.
@Suite struct LocationFilterExplorationTests {
  struct Step {
    let before: LocationFilter
    let event: LocationFilter.Event
    let answer: LocationFilter.Answer
    let after: LocationFilter
  }

  static let phoenix = City("Phoenix", .arizona)
  static let tucson = City("Tucson", .arizona)
  static let cities = [phoenix, tucson].compactMap { $0 }

  static let events: [LocationFilter.Event] =
    [
      .open, .apply, .back, .tapBar, .confirmClear, .declineClear, .unselectZIPCode,
      .enterZIPCode("85003"), .enterZIPCode("00501-0001"), .enterZIPCode("8500"),
      .locationFound(nil), .locationFound(phoenix), .locationFound(tucson), .locationTurnedOff,
      .citiesOffered(nil), .citiesOffered([]), .citiesOffered(cities),
      .citiesOffered([cities[1]]),
      .otherCriteriaChanged(areActive: true), .otherCriteriaChanged(areActive: false),
    ] + cities.map { .selectCity($0) } + cities.map { .unselectCity($0) }

  /// The reachable states in the order of the number of events they take.
  static let states: [LocationFilter] = {
    var states = [LocationFilter()]
    var known = Set(states)
    var next = 0
    while next < states.count {
      for event in events {
        var state = states[next]
        state.send(event)
        if known.insert(state).inserted { states.append(state) }
      }
      next += 1
    }
    return states
  }()

  private func forEachStep(_ body: (Step) throws -> Void) rethrows {
    for state in Self.states {
      for event in Self.events {
        var after = state
        let answer = after.send(event)
        try body(Step(before: state, event: event, answer: answer, after: after))
      }
    }
  }

  @Test func everyStepAgreesWithTheTable() {
    forEachStep { step in
      var model = FilterModel(step.before)
      let rejection = model.send(step.event)
      let answered: LocationFilter.Rejection? =
        if case .rejected(let reason) = step.answer { reason } else { nil }
      if answered != rejection || FilterModel(step.after) != model {
        Issue.record("\(step.before) on \(step.event)")
      }
    }
  }

  @Test func aRejectedEventChangesNothing() {
    forEachStep { step in
      if case .rejected = step.answer { #expect(step.after == step.before) }
    }
  }

  @Test func onlyApplyConfirmAndTheLossOfACityChangeWhatIsApplied() {
    forEachStep { step in
      guard step.after.applied != step.before.applied else { return }
      switch step.event {
      case .apply: #expect(step.after.applied == step.before.draft)
      case .confirmClear: #expect(step.after.applied == .anywhere)
      case .citiesOffered(let offered):
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
      case (false, true): #expect(step.event == .tapBar && step.before.isBarVisible)
      case (true, false): #expect(step.event == .confirmClear || step.event == .declineClear)
      case (true, true): #expect(step.event != .confirmClear && step.event != .declineClear)
      case (false, false): #expect(step.event != .tapBar || !step.before.isBarVisible)
      }
    }
  }

  @Test func clearedIsAnsweredExactlyWhenEverythingIsCleared() {
    forEachStep { step in
      let isConfirmed = step.before.isConfirmingClear && step.event == .confirmClear
      #expect((step.answer == .cleared) == isConfirmed)
      guard isConfirmed else { return }
      #expect(step.after.draft == .anywhere && step.after.applied == .anywhere)
      #expect(!step.after.isBarVisible)
      var reopened = step.after
      reopened.send(.open)
      #expect(reopened.draft == .anywhere)
    }
  }

  @Test func decliningChangesThePromptAlone() {
    forEachStep { step in
      guard step.event == .declineClear, step.before.isConfirmingClear else { return }
      var reopened = step.after
      reopened.send(.tapBar)
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
      case (.locationFound, .zipCode), (.locationTurnedOff, .zipCode):
        #expect(step.after.draft == step.before.draft)
      case (.locationFound, .cities(let chosen)), (.locationTurnedOff, .cities(let chosen)):
        if chosen.origin == .user { #expect(step.after.draft == step.before.draft) }
      default:
        break
      }
    }
  }

  @Test func anObstacleIsAnsweredExactlyWhenTheCityIsNotInTheDraft() {
    forEachStep { step in
      guard case .locationFound(let city) = step.event else {
        if case .cityNotPreselected = step.answer { Issue.record("\(step.event)") }
        return
      }
      var isInDraft = false
      if case .cities(let chosen) = step.after.draft, let city { isInDraft = chosen.contains(city) }
      #expect((step.answer == .accepted) == isInDraft)
      switch step.answer {
      case .accepted: break
      case .cityNotPreselected(.unknownCity): #expect(city == nil)
      case .cityNotPreselected(.cityNotOffered):
        #expect(city.map { step.before.offeredCities?.contains($0) == false } == true)
      case .cityNotPreselected(.dismissed):
        #expect(step.before.isLocationCityDismissed && step.after.draft == .anywhere)
      case .cityNotPreselected(.ownChoice): #expect(step.after.draft != .anywhere)
      case .cleared, .rejected: Issue.record("\(step.answer)")
      }
    }
  }

  @Test func theViewShowsExactlyOneOfThreePictures() {
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
      guard !view.isConfirmingClear, case .rejected(let reason) = step.answer else { return }
      switch (view.cities, view.zipCode, reason) {
      case (.unavailable, _, .cityUnavailable), (_, .unavailable, .zipCodeUnavailable): break
      case (_, _, .cityUnavailable), (_, _, .zipCodeUnavailable): Issue.record("\(reason)")
      default: break
      }
    }
  }

  @Test func everyAnswerAndEveryRejectionOccurs() {
    var answers: Set<LocationFilter.Answer> = []
    forEachStep { answers.insert($0.answer) }
    #expect(answers.count == 2 + 4 + 7)
  }

  @Test func everyStateIsEncodedAndDecodedUnchanged() throws {
    let copies: [LocationFilter] = try decoded(encoded(Self.states))
    #expect(copies == Self.states)
  }
}
