import Console
import HealthDomain

/// A product of the shelf: what its package says.
struct Shelf {
  struct Product {
    let barcode: Barcode
    let title: String
    let category: String
    let unitPrice: UnitPrice
    let label: IngredientLabel
  }

  let products: [Product]

  /// Made-up products: barcode, title, category, price in cents, size, use, language, and label.
  private static let table = """
    012345678905|Pink Oat Bar|bars|399|8.4 oz|food|en|Oats, sugar, almonds, salt, red 40. May contain milk.
    036000291452|Plain Oat Bar|bars|449|6 x 40 g|food|en|Oats, sugar, salt
    4006381333931|Haferriegel|bars|429|200 g|food|de|Hafer, Zucker, Haselnüsse, Salz. Kann Spuren von Milch enthalten.
    073854008089|Strawberry Yogurt|yogurt|129|150 g|food|en|Milk, sugar, strawberries, color (E120), live cultures
    885909950805|Hand Lotion|lotion|650|250 ml|leaveOnCosmetic|en|Aqua, Glycerin, Cetearyl Alcohol, Parfum, Methylparaben
    049000028911|Soft Hand Lotion|lotion|690|250 ml|leaveOnCosmetic|en|Aqua, Glycerin, Cetearyl Alcohol
    """

  init() throws {
    products = try Self.table.split(separator: "\n").map { row throws -> Product in
      let fields = row.split(separator: "|").map(String.init)
      guard let language = LabelLanguage(code: fields[6]), let cents = Int64(fields[3]),
        let use = ProductUse(rawValue: fields[5])
      else { throw Console.Problem("The shelf has a wrong row.") }
      return Product(
        barcode: try Barcode(fields[0]), title: fields[1], category: fields[2],
        unitPrice: UnitPrice(
          try ProductPrice(cents: cents, currency: "USD"), for: try PackageSize(fields[4])),
        label: IngredientLabel(fields[7], in: language, for: use))
    }
  }

  subscript(text: String) -> Product {
    get throws {
      let barcode = try Barcode(text)
      guard let product = products.first(where: { $0.barcode == barcode }) else {
        throw Console.Problem("This product is not on the shelf.")
      }
      return product
    }
  }
}
