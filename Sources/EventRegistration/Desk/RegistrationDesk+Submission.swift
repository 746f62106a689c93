extension RegistrationDesk {
  /// A command on its way to a desk: what is asked, of which event, by whom and when.
  public struct Submission: Hashable, Sendable, PrivateValue {
    /// What is asked.
    public let command: EventCommand

    /// The event.
    public let event: EventID

    /// Who asks, and when.
    public let request: RegistrationRequest

    /// Creates a submission.
    public init(_ command: EventCommand, for event: EventID, _ request: RegistrationRequest) {
      self.command = command
      self.event = event
      self.request = request
    }
  }
}
