extension EventPreview {
  /// A line that describes an event to people: what it is about, and what there is to say.
  ///
  ///     for line in messages.lines(for: details) { print("\(line.label): \(line.text)") }
  public struct Line: Hashable, Sendable, Identifiable {
    /// What a line is about, in the order in which the lines stand.
    public enum Kind: Hashable, CaseIterable, Sendable {
      /// The title.
      case title
      /// The description.
      case summary
      /// The start and the end.
      case when
      /// The venue.
      case place
      /// The number of seats.
      case spots
      /// The ages of the children who may take part.
      case ages
      /// What parents may want to know at a glance.
      case flags
      /// What a guardian must have agreed to.
      case consents
      /// The most children of one request.
      case partySize
      /// When registration starts.
      case opens
      /// When registration ends.
      case closes
      /// Until when parents can cancel.
      case cancellation
      /// Whether a seat can be passed on.
      case transfer
      /// How long seats on hold are kept.
      case hold
      /// Whether families can wait.
      case waitlist
      /// How long seats are offered to families who waited.
      case offer
    }

    /// What the line is about.
    public let kind: Kind

    /// The name of that.
    public let label: String

    /// What there is to say.
    public let text: String

    init(_ kind: Kind, _ label: String, _ text: String) {
      self.kind = kind
      self.label = label
      self.text = text
    }

    /// What the line is about: an event has one line of each kind at most.
    public var id: Kind { kind }
  }
}
