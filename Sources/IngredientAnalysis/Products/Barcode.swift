import Essentials

/// The number of a product's barcode, a Global Trade Item Number (GTIN), regardless of the symbol.
///
///     let cereal = try Barcode("042100005264")
///     cereal == (try Barcode("04252614", as: .upcE))  // true: the same number in the short symbol
///
/// Leading zeros change neither a GTIN nor its check digit, so a product has one value, whether it
/// was read with 8, 12, 13, or 14 digits. The check digit is correct. Whether the number has been
/// assigned to a product is not checked.
public struct Barcode: Hashable, Sendable {
  /// The value of the digits, including the check digit; below 100,000,000,000,000.
  public let number: UInt64

  /// Creates a barcode from a number whose check digit is known to be correct.
  init(checked number: UInt64) { self.number = number }
}

extension Barcode {
  /// Reads a barcode from its digits.
  ///
  /// Digits of every script count; blanks, dashes, and invisible marks are ignored. If there is no format, the text may have 8, 12, 13, or 14
  /// digits. Eight digits are an EAN-8 or a UPC-E, depending on which check digit is correct; if
  /// both are, the error contains both barcodes. A scanner knows the format, so pass it if you can.
  ///
  /// If the format is UPC-E, the check digit may be missing (seven digits), and so may the number
  /// system, which is then 0 (six digits). No check digit protects these.
  ///
  /// - Complexity: O(*n*)
  /// - Throws: ``Barcode/Error``, for the first problem.
  public init(_ text: some StringProtocol, as format: Format? = nil) throws(Barcode.Error) {
    var number: UInt64 = 0
    var count = 0
    for scalar in text.unicodeScalars {
      if let digit = scalar.decimalDigit {
        if count < 14 { number = number * 10 + UInt64(digit) }
        count += 1
      } else if !scalar.isBlank, !scalar.isDash, !scalar.isInvisible {
        throw .unexpectedCharacter(scalar)
      }
    }
    switch (format, count) {
    case (nil, 8): try self.init(eightDigits: number)
    case (nil, 12), (nil, 13), (nil, 14), (.ean8, 8), (.upcA, 12), (.ean13, 13), (.gtin14, 14):
      try self.init(withCheckDigit: number)
    case (.upcE, 6): try self.init(zeroSuppressed: number, checkDigit: nil)
    case (.upcE, 7): try self.init(zeroSuppressed: number, checkDigit: nil)
    case (.upcE, 8):
      try self.init(zeroSuppressed: number / 10, checkDigit: Int(number % 10))
    default: throw .wrongLength(count)
    }
  }

  private init(withCheckDigit number: UInt64) throws(Barcode.Error) {
    let found = Int(number % 10)
    let expected = ItemReference.checkDigit(ofGTIN: number / 10)
    guard found == expected else { throw .wrongCheckDigit(found: found, expected: expected) }
    self.init(checked: number)
  }

  /// Creates a barcode from a number system and six digits.
  private init(zeroSuppressed number: UInt64, checkDigit found: Int?) throws(Barcode.Error) {
    let system = number / 1_000_000
    guard system <= 1 else { throw .numberSystemWithoutShortForm(Int(system)) }
    let payload = Self.expanded(system: system, digits: number % 1_000_000)
    let expected = ItemReference.checkDigit(ofGTIN: payload)
    if let found, found != expected { throw .wrongCheckDigit(found: found, expected: expected) }
    self.init(checked: payload * 10 + UInt64(expected))
  }

  private init(eightDigits number: UInt64) throws(Barcode.Error) {
    let found = Int(number % 10)
    let system = number / 10_000_000
    let ean8 = ItemReference.checkDigit(ofGTIN: number / 10)
    guard system <= 1 else {
      try self.init(withCheckDigit: number)
      return
    }
    let payload = Self.expanded(system: system, digits: number / 10 % 1_000_000)
    let upcE = ItemReference.checkDigit(ofGTIN: payload)
    let short = Self(checked: payload * 10 + UInt64(upcE))
    let long = Self(checked: number)
    switch (found == ean8, found == upcE) {
    case (true, true) where long != short: throw .ambiguous(ean8: long, upcE: short)
    case (true, _): self = long
    case (false, true): self = short
    case (false, false):
      throw .wrongCheckDigitInBothReadings(found: found, expectedEAN8: ean8, expectedUPCE: upcE)
    }
  }

}

extension Barcode {
  /// A printed form of a barcode's number: a symbol on the package or a number of digits.
  @nonexhaustive public enum Format: Hashable, Sendable, CaseIterable {
    /// Eight digits (GTIN-8).
    case ean8
    /// The zero-suppressed UPC: a number system of 0 or 1, six digits, and the check digit of the
    /// UPC-A.
    case upcE
    /// Twelve digits (GTIN-12).
    case upcA
    /// Thirteen digits (GTIN-13).
    case ean13
    /// Fourteen digits (GTIN-14).
    case gtin14
  }
}

/// The short form of a UPC-A. It leaves out zeros between the manufacturer's number and the
/// product's number, five digits each; the last digit says which ones.
///
/// | last digit | maker's number | product's number |
/// |---|---|---|
/// | 0, 1, 2 | digits 1 and 2, the last digit, 00 | 00, digits 3 to 5 |
/// | 3 | digits 1 to 3, 00 | 000, digits 4 and 5 |
/// | 4 | digits 1 to 4, 0 | 0000, digit 5 |
/// | 5 to 9 | digits 1 to 5 | 0000, the last digit |
extension Barcode {
  /// Returns the eleven digits, without the check digit, of a number system and the six digits of a
  /// short form.
  static func expanded(system: UInt64, digits: UInt64) -> UInt64 {
    let last = digits % 10
    let (maker, product): (UInt64, UInt64) =
      switch last {
      case 0...2: (digits / 10_000 * 1000 + last * 100, digits / 10 % 1000)
      case 3: (digits / 1000 * 100, digits / 10 % 100)
      case 4: (digits / 100 * 10, digits / 10 % 10)
      default: (digits / 10, last)
      }
    return system * 10_000_000_000 + maker * 100_000 + product
  }

  /// The eight digits of the short form, or `nil` if the number has none.
  ///
  /// If several rows of the table produce a number, the first row is used.
  var zeroSuppressed: UInt64? {
    let payload = number / 10
    let system = payload / 10_000_000_000
    guard system <= 1 else { return nil }
    let maker = payload / 100_000 % 100_000
    let product = payload % 100_000
    let third = maker / 100 % 10
    let digits: UInt64
    if maker % 100 == 0, third <= 2, product < 1000 {
      digits = maker / 1000 * 10_000 + product * 10 + third
    } else if maker % 100 == 0, product < 100 {
      digits = maker / 100 * 1000 + product * 10 + 3
    } else if maker % 10 == 0, product < 10 {
      digits = maker / 10 * 100 + product * 10 + 4
    } else if maker % 10 != 0, (5...9).contains(product) {
      digits = maker * 10 + product
    } else {
      return nil
    }
    return (system * 1_000_000 + digits) * 10 + number % 10
  }
}

extension Barcode: Comparable {
  /// Orders barcodes by their fourteen digits.
  public static func < (lhs: Self, rhs: Self) -> Bool { lhs.number < rhs.number }
}

extension Barcode: CustomStringConvertible {
  /// The number in the shortest of 8, 12, 13, and 14 digits that holds it.
  public var description: String {
    for format in [Format.ean8, .upcA, .ean13] {
      if let text = text(as: format) { return text }
    }
    return fourteenDigits
  }

  /// Returns the digits in a format, or `nil` if the number does not have that format.
  public func text(as format: Format) -> String? {
    switch format {
    case .ean8: number < 100_000_000 ? padded(number, to: 8) : nil
    case .upcE: zeroSuppressed.map { padded($0, to: 8) }
    case .upcA: number < 1_000_000_000_000 ? padded(number, to: 12) : nil
    case .ean13: number < 10_000_000_000_000 ? padded(number, to: 13) : nil
    case .gtin14: fourteenDigits
    }
  }

  /// The number in fourteen digits, which every barcode has.
  package var fourteenDigits: String { padded(number, to: 14) }

  private func padded(_ number: UInt64, to length: Int) -> String {
    let digits = String(number)
    return String(repeating: "0", count: max(0, length - digits.utf8.count)) + digits
  }
}

extension Barcode {
  /// The reason a text is not one ``Barcode``.
  @nonexhaustive public enum Error: Swift.Error, Hashable, Sendable {
    /// The text has a character other than ASCII digits, spaces, and hyphens.
    case unexpectedCharacter(Unicode.Scalar)
    /// The given format, or every format, has another number of digits.
    case wrongLength(Int)
    /// The last digit is not the check digit of the digits before it, so one of them is wrong.
    case wrongCheckDigit(found: Int, expected: Int)
    /// The last of eight digits is the check digit of neither an EAN-8 nor a UPC-E.
    case wrongCheckDigitInBothReadings(found: Int, expectedEAN8: Int, expectedUPCE: Int)
    /// A UPC-E begins with a number system other than 0 and 1.
    case numberSystemWithoutShortForm(Int)
    /// The eight digits are valid both as an EAN-8 and as a UPC-E of another product; only the printed
    /// symbol tells which.
    case ambiguous(ean8: Barcode, upcE: Barcode)
  }
}

extension Barcode.Error: CustomStringConvertible {
  /// A sentence that names what is wrong.
  public var description: String {
    switch self {
    case .unexpectedCharacter(let scalar):
      "A barcode may contain only digits, spaces, and hyphens, not “\(scalar.escaped(asASCII: false))”."
    case .wrongLength(let count):
      "The barcode has the wrong number of digits for its format: \(count)."
    case .wrongCheckDigit(let found, let expected):
      "The check digit of the barcode must be \(expected), not \(found); at least one digit is wrong."
    case .wrongCheckDigitInBothReadings(let found, let ean8, let upcE):
      "The check digit of the barcode must be \(ean8) for an EAN-8 or \(upcE) for a UPC-E, "
        + "not \(found); at least one digit is wrong."
    case .numberSystemWithoutShortForm(let digit):
      "A UPC-E barcode must begin with 0 or 1, not \(digit)."
    case .ambiguous(let ean8, let upcE):
      "The eight digits are either the EAN-8 \(ean8) or a UPC-E for \(upcE); the format must be given."
    }
  }
}

#if !hasFeature(Embedded)
/// Encoded as fourteen digits, such as `"00042100005264"`, which are unambiguous.
extension Barcode: Codable {
  /// Decodes a barcode from the digits in any format.
  ///
  /// - Throws: `DecodingError`, which does not repeat the digits, also for text that the
  ///   initializer rejects.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let text = try container.decode(String.self)
    do {
      try self.init(text)
    } catch {
      throw DecodingError.dataCorruptedError(
        in: container, debugDescription: "the text is not one barcode")
    }
  }

  /// Encodes the fourteen digits.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(fourteenDigits)
  }
}
#endif
