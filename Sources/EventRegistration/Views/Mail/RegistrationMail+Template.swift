extension RegistrationMail {
  /// The templates for the subject and the body of a mail.
  public struct Template: Hashable, Sendable {
    /// The subject, with slots.
    public var subject: String

    /// The body, with slots.
    public var body: String

    /// Creates a template from a subject and a body.
    public init(subject: String, body: String) {
      self.subject = subject
      self.body = body
    }
  }
}
