/// A mail to a parent or a provider, ready to send.
public struct RegistrationMail: Hashable, Sendable {
  /// The reader of a mail.
  public enum Reader: Hashable, CaseIterable, Sendable {
    /// The parent or guardian of children.
    case parent
    /// The provider of the event.
    case provider
  }

  /// The subject: one line without control characters.
  public let subject: String

  /// The body; its lines end with a line feed.
  public let body: String

  init(subject: String, body: String) {
    self.subject = subject
    self.body = body
  }
}
