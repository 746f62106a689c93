extension String {
  /// The decimal digits of a number, with zeros before them up to a length.
  init(digitsOf number: some BinaryInteger, minimumLength: Int) {
    let digits = String(number)
    self = String(repeating: "0", count: Swift.max(0, minimumLength - digits.utf8.count)) + digits
  }
}
