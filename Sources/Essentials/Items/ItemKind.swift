/// A kind of thing that people list, save, share, or review.
///
///     ItemKind.market.name           // "market"
///     ItemKind("walking-group")?.name  // "walking-group", a kind of the app's own
public struct ItemKind: Hashable, Sendable {
  /// The name: 1 to 40 lowercase ASCII letters, digits, and hyphens, the first one a letter.
  public let name: String

  /// The greatest number of characters in a name.
  static let maximumLength = 40

  /// Creates a kind, or returns `nil` if the name breaks the rules of ``name``.
  public init?(_ name: some StringProtocol) {
    let bytes = name.utf8
    guard let first = bytes.first, Self.isLetter(first), bytes.count <= Self.maximumLength,
      bytes.allSatisfy({ Self.isLetter($0) || Self.isDigit($0) || $0 == UInt8(ascii: "-") })
    else { return nil }
    self.name = String(name)
  }

  private init(known name: String) { self.name = name }

  private static func isLetter(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte)
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }
}

extension ItemKind {
  /// A farmers market.
  public static var market: Self { Self(known: "market") }
  /// A recipe.
  public static var recipe: Self { Self(known: "recipe") }
  /// A park.
  public static var park: Self { Self(known: "park") }
  /// A way to be active, such as a sport.
  public static var activity: Self { Self(known: "activity") }
  /// An event with a date.
  public static var event: Self { Self(known: "event") }
  /// A resource, such as an organization or a page with advice.
  public static var resource: Self { Self(known: "resource") }
  /// A store.
  public static var store: Self { Self(known: "store") }
  /// A place that takes donations.
  public static var donationCenter: Self { Self(known: "donation-center") }
  /// A place that tests for an infection.
  public static var testSite: Self { Self(known: "test-site") }
  /// A product with a barcode.
  public static var product: Self { Self(known: "product") }
}

extension ItemKind: Comparable {
  /// Orders kinds by their names.
  public static func < (lhs: Self, rhs: Self) -> Bool { lhs.name < rhs.name }
}

extension ItemKind: CustomStringConvertible {
  /// The same as ``name``.
  public var description: String { name }
}

#if !hasFeature(Embedded)
/// Encoded as the name.
extension ItemKind: Codable {
  /// Decodes a kind from its name.
  ///
  /// - Throws: `DecodingError`, also for text that is not a name.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    guard let kind = Self(try container.decode(String.self)) else {
      throw DecodingError.dataCorruptedError(
        in: container, debugDescription: "The text is not the name of a kind of item.")
    }
    self = kind
  }

  /// Encodes the name.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(name)
  }
}
#endif
