#if hasFeature(Embedded)
/// A value about a person's body or about a child.
///
/// Embedded Swift has no reflection that could print its content.
public protocol PrivateValue: CustomStringConvertible {}

extension PrivateValue {
  /// The word `(redacted)`.
  public var description: String { "(redacted)" }
}
#else
/// A value about a person's body or about a child, whose content is never printed, dumped, or
/// interpolated.
///
/// The content of such a value reaches a log or a screen only through its named properties. An
/// error that conforms describes the field and the rule, and never the value.
public protocol PrivateValue: CustomStringConvertible, CustomDebugStringConvertible,
  CustomReflectable
{}

extension PrivateValue {
  /// The name of the type, followed by `(redacted)`.
  public var description: String { "\(Self.self)(redacted)" }

  /// The same as `description`.
  public var debugDescription: String { description }

  /// A mirror without children, so `dump` shows no content.
  public var customMirror: Mirror { Mirror(self, children: []) }
}
#endif
