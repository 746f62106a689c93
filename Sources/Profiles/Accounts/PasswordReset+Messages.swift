import Essentials

extension PasswordReset {
  /// The texts of a reset: templates with named slots, in English unless the host replaces them.
  ///
  /// No text says whether an account uses an address.
  public struct Messages: Sendable {
    /// Creates the English texts.
    public init() {}

    /// Shown after a request.
    public var codeSent =
      "If an account uses this address, a code is on its way. It is valid for 15 minutes."
    /// Shown for a request a second before another code can be sent.
    public var waitOneSecond = "You can ask for another code in 1 second."
    /// The template for a request soon after another one: `{seconds}`.
    public var wait = "You can ask for another code in {seconds} seconds."
    /// Shown for too many requests.
    public var tooMany = "This address got too many codes today. Please try again tomorrow."
    /// Shown for a code that is wrong or too late, and for a ticket that is too late.
    public var invalid =
      "This code is not valid. Check the latest message, or ask for another code."
    /// Shown for the right code.
    public var verified = "Choose a new password."
    /// Shown after the change.
    public var accepted = "Your password is changed. Sign in with the new one."
    /// The subject of the message with the code.
    public var codeSubject = "Your code"
    /// The template for the message with the code: `{code}`.
    public var codeBody =
      "Your code is {code}. It is valid for 15 minutes. If you did not ask for it, ignore this message."
    /// The subject of the message to the owner after a change.
    public var changeSubject = "Your password was changed"
    /// The message to the owner after a change.
    public var changeBody =
      "Your password was changed, and you were signed out everywhere. If it was not you, reset it now."

    /// Returns what to tell a person who asks for a code.
    public func text(for answer: Answer) -> String {
      switch answer {
      case .codeSent: codeSent
      case .wait(seconds: 1): waitOneSecond
      case .wait(let seconds): wait.filled([("seconds", String(seconds))])
      case .tooMany: tooMany
      }
    }

    /// Returns the text of the message with the code.
    public func body(with code: Code) -> String { codeBody.filled([("code", code.text)]) }
  }
}
