import Essentials

extension RegistrationDesk {
  /// A command for a desk: what to do, for which event, by whom, and when.
  public struct Submission: Hashable, Sendable, PrivateValue {
    /// What to do.
    public let command: EventCommand

    /// The event.
    public let event: EventID

    /// Who sends the command, and when.
    public let request: RegistrationRequest

    /// Creates a submission.
    public init(_ command: EventCommand, for event: EventID, _ request: RegistrationRequest) {
      self.command = command
      self.event = event
      self.request = request
    }
  }
}
