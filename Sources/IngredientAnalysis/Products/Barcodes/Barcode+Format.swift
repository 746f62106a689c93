extension Barcode {
  /// A printed form of a barcode's number: a symbol on the package or a number of digits.
  public enum Format: Hashable, Sendable, CaseIterable {
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
