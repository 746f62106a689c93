import EssentialBase

/// A five-digit postal code of the United States.
///
///     ZIPCode("00501")?.description  // "00501"
///     ZIPCode("85003-1234")  // ZIPCode("85003")
///
/// Any five digits are valid, whether or not the Postal Service uses the code.
public struct ZIPCode: Hashable, Sendable {
  /// The code as a number, at most 99,999.
  private let number: UInt32

  /// Creates a ZIP code from the text of a field, or returns `nil` if the text is not a ZIP code.
  ///
  /// ``Entry/init(_:)`` has the rules for reading the text.
  ///
  /// - Complexity: O(*n*)
  public init?(_ text: some StringProtocol) {
    guard let zipCode = Entry(text).zipCode else { return nil }
    self = zipCode
  }

  private init(number: UInt32) { self.number = number }
}

extension ZIPCode: CustomStringConvertible {
  /// The five digits, including leading zeros.
  public var description: String { String(digitsOf: number, minimumLength: 5) }
}

extension ZIPCode: Comparable {
  /// Orders ZIP codes by their digits.
  public static func < (lhs: Self, rhs: Self) -> Bool { lhs.number < rhs.number }
}

extension ZIPCode {
  /// The state of a text field for a ZIP code: empty, incomplete, complete, or invalid.
  ///
  ///     ZIPCode.Entry("8500")  // .incomplete(digits: 4)
  ///     ZIPCode.Entry("85003-")  // .complete(ZIPCode("85003"))
  public enum Entry: Hashable, Sendable {
    /// There is no text, or only white space and invisible marks.
    case empty
    /// The text has this number of digits, from 1 to 4, and nothing else.
    ///
    /// With four digits, a leading zero may be missing, because spreadsheets remove it from codes
    /// of New England, New Jersey, and Puerto Rico.
    case incomplete(digits: Int)
    /// The text is a ZIP code: five digits, which some or all of the other four digits of a ZIP+4
    /// code may follow.
    case complete(ZIPCode)
    /// The text is anything else.
    case invalid

    /// Reads a text.
    ///
    /// The digits can be from any script. A dash or a blank may separate the other four digits of a
    /// ZIP+4 code. White space at the ends and invisible marks are ignored.
    ///
    /// - Complexity: O(*n*)
    public init(_ text: some StringProtocol) {
      self =
        switch ZIPCodeText(text) {
        case .empty: .empty
        case .incomplete(let digits): .incomplete(digits: digits)
        case .complete(let number): .complete(ZIPCode(number: number))
        case .invalid: .invalid
        }
    }

    /// The ZIP code, if the text is one.
    public var zipCode: ZIPCode? {
      if case .complete(let zipCode) = self { zipCode } else { nil }
    }
  }
}

#if !hasFeature(Embedded)
/// Encoded as the five digits, as in `"00501"`. Decoding accepts what ``init(_:)`` accepts.
extension ZIPCode: Codable {
  /// Decodes a ZIP code from a string of digits.
  ///
  /// - Throws: `DecodingError`, also if the string is not a ZIP code.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let text = try container.decode(String.self)
    guard let zipCode = Self(text) else {
      throw DecodingError.dataCorruptedError(
        in: container, debugDescription: "A ZIP code must have five digits.")
    }
    self = zipCode
  }

  /// Encodes the five digits.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(description)
  }
}
#endif
