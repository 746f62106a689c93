extension Barcode {
  /// The reason a text is not one ``Barcode``.
  public enum Error: Swift.Error, Hashable, Sendable {
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
