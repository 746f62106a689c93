extension Barcode {
  /// The reason a text is not one ``Barcode``.
  public enum Error: Swift.Error, Hashable, Sendable {
    /// The text has something else than ASCII digits, spaces and hyphens.
    case unexpectedCharacter(Unicode.Scalar)
    /// No format, or not the given one, has that number of digits.
    case wrongLength(Int)
    /// The last digit is not the check digit of those before it, so one of them is wrong.
    case wrongCheckDigit(found: Int, expected: Int)
    /// The last of eight digits is the check digit neither of an EAN-8 nor of a UPC-E.
    case wrongCheckDigitInBothReadings(found: Int, expectedEAN8: Int, expectedUPCE: Int)
    /// A UPC-E begins with another number system than 0 and 1.
    case numberSystemWithoutShortForm(Int)
    /// Eight digits are one product's EAN-8 and another's UPC-E; only the symbol tells which.
    case ambiguous(ean8: Barcode, upcE: Barcode)
  }
}
