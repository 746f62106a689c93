extension String {
  /// Creates the decimal digits of a number, with leading zeros up to a minimum length.
  init(digitsOf number: some BinaryInteger, minimumLength: Int) {
    let digits = String(number)
    self = String(repeating: "0", count: Swift.max(0, minimumLength - digits.utf8.count)) + digits
  }
}
