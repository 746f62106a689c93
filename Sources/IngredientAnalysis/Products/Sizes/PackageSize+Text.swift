extension PackageSize {
  /// The decimal separator of a text.
  public enum DecimalSign: Hashable, Sendable {
    /// A point, as in `1.5`. A comma before exactly three digits groups thousands, as in `1,000`;
    /// any other comma is also a decimal separator, as in `0,5`.
    case point
    /// A comma, as in `1,5`. A point before exactly three digits groups thousands, as in `1.000`;
    /// any other point is also a decimal separator.
    case comma
  }

  /// Reads the size on a label or in a catalog.
  ///
  /// The text may contain other words ("Net Wt"), fractions ("1 1/2 lb", "½ gal"), factors ("2 ×
  /// 250 ml", "6 pack 330 mL", "12-pack, 12 fl oz cans"), sums of decreasing units ("1 lb 8 oz"),
  /// pieces ("12 ct"), and the same size in other units. The first quantity counts. A later
  /// quantity of the same dimension that differs by more than 5 % and by more than 1 g or 1 ml is
  /// an error.
  ///
  /// Pieces do not multiply a mass or volume ("12 ct, 15 oz") unless "each" follows. Milligrams
  /// with pieces are the strength of one piece. An ounce is a fluid ounce if a volume follows it,
  /// as in "12 oz (355 ml)". Drained weights and serving sizes are ignored.
  ///
  /// The units are metric, or the US pound, ounce, gallon, quart, pint, and fluid ounce (NIST
  /// Handbook 44, Appendix C), rounded to the nearest milligram or microliter. Words must be
  /// English.
  ///
  /// - Complexity: O(*n*)
  /// - Throws: ``PackageSize/Error``.
  public init(
    _ text: some StringProtocol, decimalSign: DecimalSign = .point
  ) throws(PackageSize.Error) {
    var reader = PackageSizeReader(tokens: SizeTokens.of(text, decimalSign: decimalSign))
    self = try reader.read()
  }
}
