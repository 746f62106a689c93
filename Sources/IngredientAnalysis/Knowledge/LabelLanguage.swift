/// The language of a label, identified by its two- or three-letter code.
public struct LabelLanguage: Hashable, Sendable {
  /// The bytes of the code, up to eight letters and underscores, with the first in the lowest byte.
  let packed: UInt64

  /// Creates a language from an ISO 639 code in lowercase, optionally with a region after an
  /// underscore ("nl_be"), or returns `nil` for any other text.
  public init?(code: String) {
    let parts = code.utf8.split(separator: UInt8(ascii: "_"), omittingEmptySubsequences: false)
    guard (2...3).contains(parts[0].count), parts.allSatisfy({ !$0.isEmpty }),
      let packed = Self.packed(code.utf8)
    else { return nil }
    self.packed = packed
  }

  init(packed: UInt64) { self.packed = packed }

  /// The code, such as `en`.
  public var code: String {
    var bytes: ContiguousArray<UInt8> = []
    var rest = packed
    while rest != 0 {
      bytes.append(UInt8(truncatingIfNeeded: rest))
      rest >>= 8
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// English.
  public static let english = LabelLanguage(ascii: "en")
  /// French.
  public static let french = LabelLanguage(ascii: "fr")
  /// Spanish.
  public static let spanish = LabelLanguage(ascii: "es")
  /// German.
  public static let german = LabelLanguage(ascii: "de")
  /// Italian.
  public static let italian = LabelLanguage(ascii: "it")
  /// Finnish.
  public static let finnish = LabelLanguage(ascii: "fi")
  /// Polish.
  public static let polish = LabelLanguage(ascii: "pl")
  /// Dutch.
  public static let dutch = LabelLanguage(ascii: "nl")
  /// Swedish.
  public static let swedish = LabelLanguage(ascii: "sv")
  /// Danish.
  public static let danish = LabelLanguage(ascii: "da")
  /// Norwegian Bokmål.
  public static let norwegianBokmal = LabelLanguage(ascii: "nb")
  /// Portuguese.
  public static let portuguese = LabelLanguage(ascii: "pt")

  /// The code `xx` in taxonomies: a name in every language.
  static let any = LabelLanguage(ascii: "xx")

  private init(ascii code: StaticString) {
    packed = code.withUTF8Buffer { buffer in
      unsafe buffer.reversed().reduce(0) { $0 << 8 | UInt64($1) }
    }
  }

  /// Returns the packed code that a text consists of, or `nil`.
  static func packed(_ code: some Collection<UInt8>) -> UInt64? {
    guard (2...8).contains(code.count) else { return nil }
    var packed: UInt64 = 0
    var place: UInt64 = 0
    for byte in code {
      guard (0x61...0x7A).contains(byte) || (byte == 0x5F && place > 8) else { return nil }
      packed |= UInt64(byte) << place
      place += 8
    }
    return packed
  }

  /// Whether identifiers in this language keep accents, as in the Open Food Facts taxonomies.
  var keepsAccentsInIdentifiers: Bool {
    let unaccented: [StaticString] = ["en", "fr", "es", "it", "pt", "ca", "nl", "sk", "xx"]
    return !unaccented.contains { LabelLanguage(ascii: $0) == self }
  }
}
