public import Geo

extension BrowseState {
  /// The contents of the screens of a list and its filters.
  ///
  ///     let view = markets.viewState(in: directory)
  ///     title = "Show \(view.draftCount ?? 0) results"
  ///     let isSNAP = Binding(
  ///       get: { view.isSelected(snap) },
  ///       set: { _ = markets.send($0 ? .select(snap) : .unselect(snap)) })
  public struct ViewState: Hashable, Sendable {
    /// The choice of cities or a ZIP code, or `nil` if the feature has none.
    public let location: LocationFilter.ViewState?
    /// The number of records in each city, as if no city or ZIP code were chosen.
    public let cityCounts: [City: Int]
    /// The sections of the filter screen with buttons or dates, in order.
    public let sections: [Section]
    /// The number of records that applying the draft would show, or `nil` while it cannot be applied.
    public let draftCount: Int?
    /// The reason the draft cannot be applied, or `nil` if it can.
    public let reason: Rejection?
    /// The bar that tells that filters are on, or `nil` if none is.
    public let bar: Bar?
    /// Whether to ask the person to confirm that all filters are to be cleared.
    public let isConfirmingClear: Bool

    /// Returns whether the draft chooses something; the order of the feature if no other is chosen.
    ///
    /// - Complexity: O(*n*) in the number of buttons
    public func isSelected(_ choice: AdminConfig.Choice) -> Bool {
      sections.contains { $0.buttons.contains { $0.choice == choice && $0.isSelected } }
    }
  }

  /// The bar that shows that filters are on.
  public struct Bar: Hashable, Sendable {
    /// The filters that are on, in the order of the filter screen.
    public let filters: [ActiveFilter]
    /// The number of records that pass them.
    public let count: Int
    /// The number of records without any filter.
    public let total: Int
  }

  /// A filter that is on.
  public struct ActiveFilter: Hashable, Identifiable, Sendable {
    /// The criterion.
    public let criterion: AdminConfig.Criterion
    /// The title of its section.
    public let title: String
    /// What is chosen: titles of buttons, cities, or a ZIP code; empty for dates, which are in
    /// ``BrowseState/applied``.
    public let values: [String]

    /// The criterion.
    public var id: AdminConfig.Criterion { criterion }
  }

  /// Returns what the screens show.
  ///
  /// - Complexity: three times that of ``DirectoryIndex/page(of:after:limit:countsChoices:)``, once with the
  ///   counts for choices; once more if the draft limits the distance; and the time of its own filter for
  ///   each button that is neither of labels, of what is featured, nor of an order
  public func viewState(in directory: DirectoryIndex) -> ViewState {
    let counts = DraftCounts(self, in: directory)
    let hasLocation = section(of: .location) != nil
    return ViewState(
      location: hasLocation ? location.viewState : nil,
      cityCounts: hasLocation ? counts.cities : [:],
      sections: feature.filters.filter { $0.criterion != .location }.map { section in
        Section(
          criterion: section.criterion, title: section.title,
          reason: section.criterion.hasButtons ? nil : exclusion(of: section.criterion),
          buttons: section.buttons.map { button($0, counts) },
          isExpanded: expandedSections.contains(section.criterion))
      },
      draftCount: counts.total, reason: obstacleToApplying, bar: bar(in: directory),
      isConfirmingClear: isConfirmingClear)
  }

  /// Returns the bar, or `nil` if no filter is on.
  ///
  /// - Complexity: twice that of ``DirectoryIndex/count(of:)``
  public func bar(in directory: DirectoryIndex) -> Bar? {
    guard location.isBarVisible else { return nil }
    return Bar(
      filters: feature.filters.compactMap { section in
        values(of: section).map { values in
          ActiveFilter(criterion: section.criterion, title: section.title, values: values)
        }
      },
      count: directory.count(of: query), total: directory.count(of: unfilteredQuery))
  }

  /// What is applied of a section, or `nil` if nothing is.
  private func values(of section: AdminConfig.FilterSection) -> [String]? {
    switch section.criterion {
    case .order: return nil
    case .dates: return applied.dates == nil ? nil : []
    case .location:
      return switch location.applied {
      case .anywhere: nil
      case .cities(let selection): selection.cities.map(\.description)
      case .zipCode(let zipCode): [zipCode.description]
      }
    default:
      let values = section.buttons.filter { applied.choices.contains($0.choice) }
      return values.isEmpty ? nil : values.map(\.title)
    }
  }

  private func button(_ button: AdminConfig.FilterButton, _ counts: DraftCounts) -> Button {
    let isSelected =
      draft.choices.contains(button.choice)
      || draft.order == nil && button.choice == .order(feature.order)
    return Button(
      title: button.title, choice: button.choice, isSelected: isSelected,
      count: counts.count(of: button.choice), reason: isSelected ? nil : obstacle(to: button.choice)
    )
  }
}
