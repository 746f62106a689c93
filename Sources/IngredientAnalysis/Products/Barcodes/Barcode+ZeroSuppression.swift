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
