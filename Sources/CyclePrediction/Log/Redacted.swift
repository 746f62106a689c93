/// A value about a person's body, which prints, dumps and interpolates without its content: as its type's
/// name, or, if it is an error, as a sentence that names what is wrong.
///
/// What such a value holds reaches a log or a screen only by naming its properties.
public protocol Redacted: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
}

extension Redacted {
  /// The name of the type.
  public var description: String { "\(Self.self)(redacted)" }

  /// The name of the type.
  public var debugDescription: String { description }

  /// A mirror without children, so that `dump` shows nothing.
  public var customMirror: Mirror { Mirror(self, children: []) }
}
