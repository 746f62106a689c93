extension PackageSize {
  /// The sign between the whole part of a number and its decimals.
  public enum DecimalSign: Hashable, Sendable {
    /// `1.5`; a comma before exactly three digits groups thousands, `1,000`, and any other is read
    /// as a decimal sign too, `0,5`.
    case point
    /// `1,5`; a point before exactly three digits groups thousands, `1.000`, and any other is read
    /// as a decimal sign too.
    case comma
  }

  /// Reads the size that a label or a catalogue states.
  ///
  /// The text may have words around it ("Net Wt"), fractions ("1 1/2 lb", "½ gal"), factors ("2 ×
  /// 250 ml", "6 pack 330 mL", "12-pack, 12 fl oz cans"), sums of falling units ("1 lb 8 oz"),
  /// pieces ("12 ct") and the same size in other units. The first quantity counts; one of its kind
  /// after it that differs by more than 5 % and more than 1 g or 1 ml is refused.
  ///
  /// Pieces beside a mass or volume do not multiply it ("12 ct, 15 oz") unless "each" follows;
  /// milligrams beside pieces are the strength of one. An ounce is a fluid ounce where a volume
  /// after it says so, "12 oz (355 ml)". What is drained, and a serving's size, are passed over.
  ///
  /// Units are the metric ones, and the US pound, ounce, gallon, quart, pint and fluid ounce (NIST
  /// Handbook 44, Appendix C), rounded to the nearest milligram or microliter; words are English.
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
