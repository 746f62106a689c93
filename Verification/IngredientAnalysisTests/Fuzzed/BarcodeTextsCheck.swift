import IngredientAnalysis
import TestSupport

/// Checks that any text is a barcode that reads back as itself, or a typed error; and the same for
/// a package size.
func checkBarcodeTexts(_ bytes: [UInt8]) throws {
  let text = String(decoding: bytes, as: UTF8.self)
  for format in [nil] + Barcode.Format.allCases.map(Optional.some) {
    try checkBarcode(text, as: format)
  }
  try checkSize(text, .point)
  try checkSize(text, .comma)
}

private func checkBarcode(_ text: String, as format: Barcode.Format?) throws {
  let barcode: Barcode
  do throws(Barcode.Error) {
    barcode = try Barcode(text, as: format)
  } catch {
    return
  }
  try require(barcode.number < 100_000_000_000_000, "A barcode has fourteen digits")
  var digits = String(barcode.number)
  digits = String(repeating: "0", count: 14 - digits.utf8.count) + digits
  let again = try Barcode(digits, as: .gtin14)
  try require(again == barcode, "A barcode reads back as itself")
  var sum = 0
  for (place, digit) in digits.utf8.enumerated() {
    sum += Int(digit - 48) * (place % 2 == 0 ? 3 : 1)
  }
  try require(sum % 10 == 0, "The check digit is right")
}

private func checkSize(_ text: String, _ sign: PackageSize.DecimalSign) throws {
  let size: PackageSize
  do throws(PackageSize.Error) {
    size = try PackageSize(text, decimalSign: sign)
  } catch {
    return
  }
  try require((1...1_000_000_000_000_000).contains(size.amount), "An amount is in its range")
  try require((1...1_000_000_000_000_000).contains(size.pieces), "Pieces are in their range")
  if size.dimension == .count { try require(size.pieces == size.amount, "Pieces are counted") }
}
