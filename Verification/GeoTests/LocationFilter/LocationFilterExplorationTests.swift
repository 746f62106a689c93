import Geo
import TestSupport
import Testing

/// Every state to which two cities, seven texts, and all actions and updates lead.
@Suite("Location filter: exploration of every state") struct LocationFilterExplorationTests {
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
  static let texts = LongTest.values(
    ["", "85004", "85003-", "85003-1", "8", "85003", "x"], small: 3)

  static let actions: [LocationFilter.Action] =
    [.open, .apply, .back, .tapBar, .confirmClear, .declineClear, .unselectZIPCode]
    + texts.map { .enterZIPCode($0) } + LongTest.values(cities, small: 1).map { .selectCity($0) }
    + LongTest.values(cities, small: 1).map { .unselectCity($0) }

  static let updates: [LocationFilter.Update] = [
    .locationFound(nil), .locationFound(phoenix), .locationFound(tucson), .locationTurnedOff,
    .citiesOffered(nil), .citiesOffered([]), .citiesOffered([cities[0]]),
    .citiesOffered([cities[1]]),
    .otherCriteriaChanged(areActive: true), .otherCriteriaChanged(areActive: false),
  ]

  static let events = actions.map { Event.action($0) } + updates.map { Event.update($0) }

  /// The steps from all reachable states, which differ in more than the withdrawn cities.
  static let steps: [Step] = {
    var states = [LocationFilter()]
    var known: Set = [FilterModel()]
    var steps: [Step] = []
    var next = 0
    while next < states.count {
      for event in events {
        let step = Step(states[next], event)
        if known.insert(FilterModel(step.after)).inserted { states.append(step.after) }
        steps.append(step)
      }
      next += 1
    }
    return steps
  }()

  static var states: [LocationFilter] {
    stride(from: 0, to: steps.count, by: events.count).map { steps[$0].before }
  }

  /// Records an issue with the first step for which a law does not hold.
  private func expect(
    _ location: SourceLocation = #_sourceLocation, _ holds: (Step) throws -> Bool
  ) rethrows {
    for index in stride(from: 0, to: Self.steps.count, by: LongTest.size(1, small: 11)) {
      let step = Self.steps[index]
      guard try !holds(step) else { continue }
      Issue.record("\(step.before)\n\(step.event)\n\(step.after)", sourceLocation: location)
      return
    }
  }

  @Test func everyStepAgreesWithTheTable() {
    expect { step in
      var model = FilterModel(step.before)
      var reply: FilterModel.Reply?
      switch step.event {
      case .action(let action): reply = model.send(action)
      case .update(let update): model.update(update)
      }
      return step.answer.map(FilterModel.Reply.init) == reply && FilterModel(step.after) == model
    }
  }

  @Test func theTableHasThisManyStates() {
    #expect(Self.steps.count == Self.states.count * Self.events.count)
    #expect(Self.states.count == LongTest.size(6_982, small: 2_852))
  }

  @Test func aRejectedOrIgnoredActionAndAKnownFactChangeNothing() {
    expect { step in
      let isIdle =
        step.rejection != nil || step.answer == .ignored || step.change == .unchanged
      return !isIdle || step.after == step.before
    }
  }

  @Test func aReportOfThePlaceAsKnownChangesNothingAfterAnyEvent() {
    expect { step in
      var filter = step.after
      let report: LocationFilter.Update =
        switch filter.location {
        case .off: .locationTurnedOff
        case .unknown: .locationFound(nil)
        case .on(let city): .locationFound(city)
        }
      return filter.update(report) == .unchanged && filter == step.after
    }
  }

  @Test func whatThePersonEmptiedStaysEmptyUntilTheScreenIsOpened() {
    expect { step in
      guard case .action = step.event, step.after.isEdited, step.after.draft == .anywhere,
        let last = step.after.lastCity
      else { return true }
      var filter = step.after
      filter.update(.locationFound(nil))
      filter.update(.locationFound(last))
      return filter.draft == .anywhere
    }
  }

  @Test func onlyApplyConfirmAndTheLossOfACityChangeWhatIsApplied() {
    expect { step in
      guard step.after.applied != step.before.applied else { return true }
      switch step.event {
      case .action(.apply): return step.after.applied == step.before.draft
      case .action(.confirmClear): return step.after.applied == .anywhere
      case .update(.citiesOffered(let offered)):
        guard case .cities(let chosen) = step.before.applied, let offered else { return false }
        return !chosen.cities.allSatisfy(offered.contains)
      default: return false
      }
    }
  }

  @Test func thePromptIsOpenedByTheBarAndClosedByAnAnswerOrTheLossOfAllCriteria() {
    expect { step in
      switch (step.before.isConfirmingClear, step.after.isConfirmingClear) {
      case (false, true): step.event == .action(.tapBar) && step.before.isBarVisible
      case (true, false):
        step.event == .action(.confirmClear) || step.event == .action(.declineClear)
          || !step.after.isBarVisible
      case (true, true), (false, false): true
      }
    }
  }

  @Test func clearedIsAnsweredExactlyWhenEverythingIsCleared() {
    expect { step in
      let isConfirmed = step.before.isConfirmingClear && step.event == .action(.confirmClear)
      guard isConfirmed else { return step.answer != .cleared }
      let reopened = Step(step.after, .action(.open)).after
      return step.answer == .cleared && step.after.draft == .anywhere
        && step.after.applied == .anywhere && !step.after.isBarVisible
        && reopened.draft == .anywhere
    }
  }

  @Test func anAutomaticCityIsTheOneTheDeviceIsIn() {
    for state in Self.states {
      guard case .cities(let chosen) = state.draft, chosen.origin == .automatic else { continue }
      #expect(chosen.cities.count == 1 && chosen.cities.first == state.location.city)
    }
  }

  @Test func theTextIsTheZIPCodeAndNeverStandsBesideCities() {
    for state in Self.states {
      switch state.draft {
      case .anywhere: #expect(ZIPCode(state.zipText) == nil)
      case .cities: #expect(state.zipText.isEmpty)
      case .zipCode(let zipCode): #expect(state.zipText.hasPrefix(zipCode.description))
      }
    }
  }

  @Test func anAcceptedTextIsShownAsItWasTyped() {
    expect { step in
      guard case .action(.enterZIPCode(let text)) = step.event, step.answer == .accepted else {
        return true
      }
      return step.after.viewState.zipText == text
    }
  }

  @Test func theLocationNeverReplacesAChoice() {
    expect { step in
      switch step.event {
      case .update(.locationFound), .update(.locationTurnedOff):
        step.before.viewState.isAutomatic || step.before.draft == .anywhere
          || step.after.draft == step.before.draft
      default: true
      }
    }
  }

  @Test func aChangeSaysWhatHappened() {
    expect { step in
      guard case .update(let update) = step.event else { return step.change == nil }
      let selected = step.after.viewState
      switch (update, step.change) {
      case (_, .unchanged): return true
      case (.locationFound(let city?), .updated): return selected.isSelected(city)
      case (.locationFound(nil), .cityNotPreselected(.unknownCity)): return true
      case (.locationFound(let city?), .cityNotPreselected(let obstacle)):
        if selected.isSelected(city) { return false }
        return switch obstacle {
        case .unknownCity: false
        case .cityNotOffered: step.before.offeredCities?.contains(city) == false
        case .ownChoice: step.after.draft != .anywhere
        case .edited: step.after.isEdited && step.before.lastCity != city
        case .sameCity: step.before.lastCity == city && step.before.location == .unknown
        }
      case (.citiesOffered(let offered?), .citiesWithdrawn(let withdrawn, let isWidened)):
        let chosen = Set([step.before.draft, step.before.applied].flatMap(\.chosenCities))
        return !withdrawn.isEmpty && Set(withdrawn) == chosen.subtracting(offered)
          && Set(withdrawn).isSubset(of: step.after.viewState.withdrawnCities)
          && isWidened == (step.before.applied != .anywhere && step.after.applied == .anywhere)
      case (.citiesOffered, .updated), (.locationTurnedOff, .updated),
        (.otherCriteriaChanged, .updated):
        return step.after != step.before
      default: return false
      }
    }
  }

  @Test func withdrawnCitiesAreShownUntilThePersonActsOnTheScreen() {
    expect { step in
      guard case .action(let action) = step.event else { return true }
      let isKept =
        action == .open || step.answer == .ignored || step.rejection != nil
      return step.after.withdrawnCities == (isKept ? step.before.withdrawnCities : [])
    }
  }

  @Test func theViewShowsExactlyOneOfThreeStates() {
    for state in Self.states {
      let view = state.viewState
      switch state.draft {
      case .anywhere: #expect(view.cities.isAvailable && view.zipCode.isAvailable)
      case .cities: #expect(view.cities.isAvailable && view.zipCode.reason == .zipCodeUnavailable)
      case .zipCode: #expect(view.cities.reason == .cityUnavailable && view.zipCode.isAvailable)
      }
      #expect(view.selection == state.draft && view.zipText == state.zipText)
      #expect(view.isBarVisible == (state.applied != .anywhere || state.hasOtherCriteria))
      #expect(view.isConfirmingClear == state.isConfirmingClear)
      let badge = if case .zipCode = state.applied { 1 } else { state.applied.chosenCities.count }
      #expect(view.badgeCount == badge)
      for city in Self.cities {
        #expect(view.isSelected(city) == state.draft.chosenCities.contains(city))
      }
    }
  }

  @Test func aReasonIsShownExactlyWhenItWouldBeTheAnswer() {
    expect { step in
      let view = step.before.viewState
      guard !view.isConfirmingClear, case .action(let action) = step.event else { return true }
      switch action {
      case .apply: return step.rejection == view.reason
      case .selectCity(let city):
        let isOffered = step.before.offeredCities?.contains(city) != false
        return step.rejection == view.cities.reason ?? (isOffered ? nil : .cityNotOffered)
      case .enterZIPCode(let text):
        return text == view.zipText || step.rejection == view.zipCode.reason
      default: return step.rejection == nil
      }
    }
  }

  @Test func everyAnswerAndEveryChangeOccurs() {
    var answers: Set<LocationFilter.Answer> = []
    var changes: Set<LocationFilter.Change> = []
    for step in Self.steps {
      if let answer = step.answer { answers.insert(answer) }
      if let change = step.change { changes.insert(change) }
    }
    #expect(answers.count == 3 + 6)
    #expect(changes.count == 2 + 5 + 6)
  }

  @Test func everyStateIsEncodedAndDecodedUnchanged() throws {
    let copies: [LocationFilter] = try decoded(encoded(Self.states))
    #expect(copies == Self.states)
  }
}

extension LocationSelection {
  fileprivate var chosenCities: [City] {
    if case .cities(let chosen) = self { chosen.cities } else { [] }
  }
}
