extension Barcode {
  /// Reads a barcode from its digits.
  ///
  /// Spaces and hyphens are ignored. If there is no format, the text may have 8, 12, 13, or 14
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
      switch scalar {
      case "0"..."9":
        if count < 14 { number = number * 10 + UInt64(scalar.value - 48) }
        count += 1
      case " ", "-": continue
      default: throw .unexpectedCharacter(scalar)
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
    let expected = Self.checkDigit(of: number / 10)
    guard found == expected else { throw .wrongCheckDigit(found: found, expected: expected) }
    self.init(checked: number)
  }

  /// Creates a barcode from a number system and six digits.
  private init(zeroSuppressed number: UInt64, checkDigit found: Int?) throws(Barcode.Error) {
    let system = number / 1_000_000
    guard system <= 1 else { throw .numberSystemWithoutShortForm(Int(system)) }
    let payload = Self.expanded(system: system, digits: number % 1_000_000)
    let expected = Self.checkDigit(of: payload)
    if let found, found != expected { throw .wrongCheckDigit(found: found, expected: expected) }
    self.init(checked: payload * 10 + UInt64(expected))
  }

  private init(eightDigits number: UInt64) throws(Barcode.Error) {
    let found = Int(number % 10)
    let system = number / 10_000_000
    let ean8 = Self.checkDigit(of: number / 10)
    guard system <= 1 else {
      try self.init(withCheckDigit: number)
      return
    }
    let payload = Self.expanded(system: system, digits: number / 10 % 1_000_000)
    let upcE = Self.checkDigit(of: payload)
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
