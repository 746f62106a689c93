import Essentials

extension ZIPCode {
  /// How far a text that a person types is a ZIP code.
  ///
  ///     ZIPCode.Entry("8500")  // .incomplete(digits: 4)
  ///     ZIPCode.Entry("85003-")  // .complete(ZIPCode("85003"))
  public enum Entry: Hashable, Sendable {
    /// There is no text, or only white space.
    case empty
    /// The text has this number of digits, from 1 to 4, and nothing else.
    ///
    /// Of four digits, a leading zero may have been lost, as spreadsheets do to codes of New England,
    /// New Jersey, and Puerto Rico.
    case incomplete(digits: Int)
    /// The text is a ZIP code: five digits, which a hyphen and up to four digits may follow.
    case complete(ZIPCode)
    /// The text is anything else.
    case invalid

    /// Reads a text, without the white space at its ends.
    ///
    /// - Complexity: O(*n*)
    public init(_ text: some StringProtocol) {
      let text = Substring(text).trimmingBlanks.utf8
      let digits = text.prefix(while: Self.isDigit)
      let rest = text[digits.endIndex...]
      switch (digits.count, rest.isEmpty) {
      case (0, true): self = .empty
      case (1...4, true): self = .incomplete(digits: digits.count)
      case (5, true): self = ZIPCode(utf8: digits).map(Self.complete) ?? .invalid
      case (5, false):
        let isExtension =
          rest.first == UInt8(ascii: "-") && rest.count <= 5
          && rest.dropFirst().allSatisfy(Self.isDigit)
        self = isExtension ? ZIPCode(utf8: digits).map(Self.complete) ?? .invalid : .invalid
      default: self = .invalid
      }
    }

    /// The ZIP code, if the text is one.
    public var zipCode: ZIPCode? {
      if case .complete(let zipCode) = self { zipCode } else { nil }
    }

    private static func isDigit(_ byte: UInt8) -> Bool {
      (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
    }
  }
}
