import PlaceDirectory

/// Laws of every step of browsing, whatever the state.
enum BrowseLaw: String, CaseIterable {
  case rejectedOrIgnoredChangesNothing
  case aChangeSaysWhetherItIsOne
  case theBarIsShownWhileSomethingIsApplied
  case whatIsChosenHasAButton
  case whatIsOpenNowIsAskedForAtNoOtherTime
  case theNearestNeedTheLocation
  case applyShowsWhatTheDraftPromised
  case newsTellWhatTheyDrop

  func holds(_ step: BrowseStateExplorationTests.Step) -> Bool {
    let (before, after) = (step.before, step.after)
    switch self {
    case .rejectedOrIgnoredChangesNothing:
      return switch step.answer {
      case .rejected, .ignored: after == before
      case .accepted, nil: true
      }
    case .aChangeSaysWhetherItIsOne:
      return step.change.map { $0.isChanged == (after != before) } ?? true
    case .theBarIsShownWhileSomethingIsApplied:
      return after.location.hasOtherCriteria == after.applied.areActive
        && after.location.isBarVisible
          == (after.applied.areActive || after.location.applied != .anywhere)
    case .whatIsChosenHasAButton:
      return [after.draft, after.applied].allSatisfy { hasButtons($0, in: after) }
        && (has(.location, in: after)
          || after.location.applied == .anywhere && after.location.draft == .anywhere)
    case .whatIsOpenNowIsAskedForAtNoOtherTime:
      return [after.draft, after.applied].allSatisfy { chosen in
        let others = chosen.choices.count { $0.criterion == .weekdays }
        let ratings = chosen.choices.count { $0.criterion == .rating }
        return ratings <= 1
          && (!chosen.choices.contains(.openNow) || others == 0 && chosen.dates == nil)
      }
    case .theNearestNeedTheLocation:
      return after.coordinate != nil
        || after.draft.order != .nearest && after.applied.order != .nearest
    case .applyShowsWhatTheDraftPromised:
      switch step.event {
      case .action(.apply):
        let expected = step.answer == .accepted ? before.draftQuery : before.query
        return after.query == expected
      case .action(.confirmClear):
        return step.answer != .accepted
          || !after.location.isBarVisible && after.draft == after.applied
      case .action(.refresh):
        return step.answer != .accepted || after.center == after.coordinate
      case .action: return after.query == before.query
      default: return true
      }
    case .newsTellWhatTheyDrop:
      return step.change.map { tells($0, before, after) } ?? true
    }
  }

  private func has(_ criterion: AdminConfig.Criterion, in state: BrowseState) -> Bool {
    state.feature.filters.contains { $0.criterion == criterion }
  }

  private func hasButtons(_ chosen: BrowseState.Criteria, in state: BrowseState) -> Bool {
    let buttons = Set(state.feature.filters.flatMap(\.buttons).map(\.choice))
    return chosen.choices.isSubset(of: buttons) && (chosen.dates == nil || has(.dates, in: state))
  }

  private func tells(
    _ change: BrowseState.Change, _ before: BrowseState, _ after: BrowseState
  ) -> Bool {
    var choices: [AdminConfig.Choice] = []
    var (toldDates, toldArea) = (false, false)
    for dropped in change.dropped {
      switch dropped {
      case .button(let button): choices.append(button.choice)
      case .dates: toldDates = true
      case .location: toldArea = true
      }
    }
    if case .citiesWithdrawn(_, isSearchWidened: true) = change.location { toldArea = true }
    let lost = before.applied.choices.subtracting(after.applied.choices)
    let lostDates = before.applied.dates != nil && after.applied.dates == nil
    let lostArea = before.location.applied != .anywhere && after.location.applied == .anywhere
    return Set(choices) == lost && choices.count == lost.count && toldDates == lostDates
      && toldArea == lostArea
  }
}
