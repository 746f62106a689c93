extension PasswordReset {
  /// The texts of a reset: templates with named slots, in English unless the host replaces them.
  ///
  /// No text says whether an account uses an address.
  public struct Messages: Sendable {
    /// Creates the English texts.
    public init() {}

    /// Shown after a request.
    package var codeSent =
      "If an account uses this address, a code is on its way. It is valid for 15 minutes."
    /// Shown for a request a second before another code can be sent.
    package var waitOneSecond = "You can ask for another code in 1 second."
    /// The template for a request soon after another one: `{seconds}`.
    package var wait = "You can ask for another code in {seconds} seconds."
    /// Shown for too many requests.
    package var tooMany =
      "Too many codes were sent to this address today. Please try again tomorrow."
    /// Shown for too many requests if messages have links.
    package var tooManyWithLink =
      "This address got too many codes today. Open the link in the last message that it got."
    /// Shown for a code that is wrong or too late, and for a ticket that is too late.
    package var invalid =
      "This code is not valid. Check the latest message, or ask for another code."
    /// Shown for the right code.
    package var verified = "Choose a new password."
    /// Shown after the change.
    package var accepted = "Your password has been changed. Sign in with the new one."
    /// The subject of the message with the code.
    public package(set) var codeSubject = "Your code"
    /// The template for the message with the code: `{code}`.
    package var codeBody =
      "Your code is {code}. It is valid for 15 minutes. If you did not request this, ignore this message."
    /// The template for the message with the code and a link: `{code}`, `{link}`.
    package var codeAndLinkBody =
      "Your code is {code}. It is valid for 15 minutes. You can also open {link} within 24 hours. "
      + "If you did not request this, ignore this message."
    /// The subject of the message to the owner after a change.
    public package(set) var changeSubject = "Your password was changed"
    /// The message to the owner after a change.
    public package(set) var changeBody =
      "Your password was changed, and you were signed out everywhere. If it was not you, reset it now."

    /// Returns the message for a person who asks for a code; it depends on whether messages have
    /// links.
    public func text(for answer: Answer, withLinks hasLinks: Bool = false) -> String {
      switch answer {
      case .codeSent: codeSent
      case .wait(seconds: 1): waitOneSecond
      case .wait(let seconds): wait.filled([("seconds", String(seconds))])
      case .tooMany: hasLinks ? tooManyWithLink : tooMany
      }
    }

    /// Returns the text of the message with the code.
    public func body(with code: Code) -> String { codeBody.filled([("code", code.text)]) }

    /// Returns the text of the message with the code and the address of the page that the link opens.
    public func body(with code: Code, link: String) -> String {
      codeAndLinkBody.filled([("code", code.text), ("link", link)])
    }
  }
}

#if !hasFeature(Embedded)
extension PasswordReset.Messages: MessageTable, Codable {
  package mutating func pass(through entries: inout MessageEntries) {
    entries.text("codeSent", &codeSent)
    entries.text("waitOneSecond", &waitOneSecond)
    entries.text("wait", &wait)
    entries.text("tooMany", &tooMany)
    entries.text("tooManyWithLink", &tooManyWithLink)
    entries.text("invalid", &invalid)
    entries.text("verified", &verified)
    entries.text("accepted", &accepted)
    entries.text("codeSubject", &codeSubject)
    entries.text("codeBody", &codeBody)
    entries.text("codeAndLinkBody", &codeAndLinkBody)
    entries.text("changeSubject", &changeSubject)
    entries.text("changeBody", &changeBody)
  }
}
#endif
