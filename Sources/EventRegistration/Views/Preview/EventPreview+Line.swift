extension EventPreview {
  /// A line that describes an event: a label and a text.
  ///
  ///     for line in messages.lines(for: details) { print("\(line.label): \(line.text)") }
  public struct Line: Hashable, Sendable, Identifiable {
    /// The subject of a line, in the order of the lines.
    public enum Kind: Hashable, CaseIterable, Sendable {
      /// The title.
      case title
      /// The description.
      case summary
      /// The start and the end.
      case when
      /// The sessions after the first one.
      case furtherSessions
      /// The venue.
      case place
      /// The number of seats.
      case spots
      /// The price for a child.
      case fee
      /// The ages of the children who may take part.
      case ages
      /// What parents want to know at a glance.
      case flags
      /// The consents that a guardian must give.
      case consents
      /// The questions to families.
      case questions
      /// The maximum number of children in a registration.
      case partySize
      /// The maximum number of children of a parent at the event.
      case guardianSeats
      /// The maximum number of seats that a parent can have on hold at once.
      case guardianHolds
      /// How long a parent cannot hold seats after a hold that was not used.
      case coolDown
      /// When registration opens.
      case opens
      /// When registration closes.
      case closes
      /// The deadline to cancel.
      case cancellation
      /// Whether a seat can be transferred.
      case transfer
      /// How long a hold lasts.
      case hold
      /// The waiting list.
      case waitlist
      /// How long an offer lasts.
      case offer
    }

    /// The subject of the line.
    public let kind: Kind

    /// The label of the line.
    public let label: String

    /// The text of the line.
    public let text: String

    init(_ kind: Kind, _ label: String, _ text: String) {
      self.kind = kind
      self.label = label
      self.text = text
    }

    /// The subject, which identifies the line among those of its event.
    public var id: Kind { kind }
  }
}
