/// A value about children, which prints, dumps and interpolates without its content.
///
/// What such a value holds reaches a log or a screen only by naming its properties.
public protocol Confidential: CustomStringConvertible, CustomDebugStringConvertible,
  CustomReflectable
{}

extension Confidential {
  /// The name of the type, and that its content is redacted.
  public var description: String { "\(Self.self)(redacted)" }

  /// The name of the type, and that its content is redacted.
  public var debugDescription: String { description }

  /// A mirror without children, so that `dump` shows nothing.
  public var customMirror: Mirror { Mirror(self, children: []) }
}
