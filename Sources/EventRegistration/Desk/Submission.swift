/// A command on its way to a desk: what is asked, of which event, by whom and when.
public struct Submission: Hashable, Sendable, Confidential {
  /// What is asked.
  public let command: Command

  /// The event.
  public let event: EventID

  /// Who asks, and when.
  public let request: Request

  /// Creates a submission.
  public init(_ command: Command, for event: EventID, _ request: Request) {
    self.command = command
    self.event = event
    self.request = request
  }
}
