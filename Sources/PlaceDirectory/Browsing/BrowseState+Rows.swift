extension BrowseState {
  /// A section of the filter screen.
  public struct Section: Hashable, Identifiable, Sendable {
    /// What it asks about.
    public let criterion: AdminConfig.Criterion
    /// The title.
    public let title: String
    /// The reason no dates can be chosen, or `nil` if they can; buttons have their own reasons.
    public let reason: Rejection?
    /// All buttons, in order; none for dates.
    public let buttons: [Button]
    /// Whether all buttons are shown.
    public let isExpanded: Bool

    /// The criterion.
    public var id: AdminConfig.Criterion { criterion }

    /// Returns the buttons in rows of so many columns: all of them if the section is expanded or they fit
    /// into three rows, and those of the first three rows else.
    ///
    /// A number of columns below one counts as one.
    ///
    /// - Complexity: O(*n*) in the number of buttons
    public func rows(columns: Int) -> Rows {
      let columns = min(max(columns, 1), max(buttons.count, 1))
      let limit = columns.multipliedReportingOverflow(by: Self.rowLimit)
      let isCut = !isExpanded && !limit.overflow && buttons.count > limit.partialValue
      let shown = isCut ? buttons[..<limit.partialValue] : buttons[...]
      let hidden = buttons[shown.endIndex...]
      return Rows(
        rows: stride(from: 0, to: shown.count, by: columns).map { start in
          Array(shown[start...].prefix(columns))
        },
        hiddenCount: hidden.count, hiddenSelectedCount: hidden.count(where: \.isSelected),
        canCollapse: isExpanded && buttons.count > limit.partialValue)
    }

    /// The number of rows of a section that is not expanded.
    private static var rowLimit: Int { 3 }
  }

  /// The buttons of a section in rows.
  public struct Rows: Hashable, Sendable {
    /// The rows.
    public let rows: [[Button]]
    /// The number of buttons behind "more", which ``Action/expand(_:)`` shows.
    public let hiddenCount: Int
    /// The number of chosen buttons among those, so that "more" can tell of them.
    public let hiddenSelectedCount: Int
    /// Whether ``Action/collapse(_:)`` would hide buttons.
    public let canCollapse: Bool
  }

  /// A button of the filter screen.
  public struct Button: Hashable, Identifiable, Sendable {
    /// The title.
    public let title: String
    /// What it chooses.
    public let choice: AdminConfig.Choice
    /// Whether it is chosen; of orders, that of the feature is if no other one is.
    public let isSelected: Bool
    /// The number of records that have it and pass all other sections, and all chosen buttons of its own if
    /// that one requires all; `nil` for orders, while the draft cannot be applied, and if it could not be
    /// applied with this button.
    public let count: Int?
    /// The reason it cannot be chosen, or `nil` if it can.
    public let reason: Rejection?

    /// What it chooses.
    public var id: AdminConfig.Choice { choice }
    /// Whether it can be tapped.
    public var isAvailable: Bool { reason == nil }
  }
}
