import Console
import HealthDomain

/// A product of the shelf: what its package says.
struct ShelfProduct {
  let barcode: Barcode
  let title: String
  let category: String
  let unitPrice: UnitPrice
  let label: String
}

/// The products that the scanner knows.
enum Shelf {
  /// Made-up products: barcode, title, category, price in cents, size, and label, with tabs between them.
  static let table = """
    012345678905\tPink Oat Bar\tbars\t399\t8.4 oz\tOats, sugar, almonds, salt, red 40. May contain milk.
    036000291452\tPlain Oat Bar\tbars\t449\t6 x 40 g\tOats, sugar, salt
    041331024860\tFamily Oat Bars\tbars\t499\t1 lb\tOats, sugar, salt, red 40
    073854008089\tStrawberry Yogurt\tyogurt\t129\t150 g\tMilk, sugar, strawberries, color (E120), live cultures
    885909950805\tHand Lotion\tlotion\t650\t250 ml\tAqua, Glycerin, Cetearyl Alcohol, Parfum, Methylparaben
    049000028911\tSoft Hand Lotion\tlotion\t690\t250 ml\tAqua, Glycerin, Cetearyl Alcohol
    """

  /// Reads the rows of a table, and says which row cannot be read.
  static func products(in text: String) throws -> [ShelfProduct] {
    try text.split(whereSeparator: \.isNewline).enumerated().map { number, row in
      let fields = row.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      guard fields.count == 6, let cents = Int64(fields[3]),
        let barcode = try? Barcode(fields[0]), let size = try? PackageSize(fields[4]),
        let price = try? ProductPrice(cents: cents, currency: "USD")
      else { throw Console.Problem("Row \(number + 1) is not a product.") }
      return ShelfProduct(
        barcode: barcode, title: fields[1], category: fields[2],
        unitPrice: UnitPrice(price, for: size), label: fields[5])
    }
  }
}
