extension AdminTrail.Import.Refusal: CustomStringConvertible {
  /// An English sentence that says what to do.
  public var description: String {
    switch self {
    case .problem(let problem): problem.description
    case .sameItem(let line): "Line \(line) has the same item. Remove one of both."
    case .cell(let column):
      "\(column): \(Self.advice[column] ?? "This cannot be read. Enter another value.")"
    case .changedNumber(let column):
      """
      \(column): A spreadsheet shortened or changed this number, such as 4.00638E+12 or 4101 for 04101. \
      Format the column as text, and enter all digits.
      """
    case .unnamedColumn(let number):
      "Column \(number) has no name. Name it in the first line, or empty its cells."
    case .cells(let count):
      "This line has \(count) cells, unlike the first one. Check its separators and quotation marks."
    case .column(let name): "\(name): There is no such column, or it is there twice."
    case .noItems:
      """
      The first line needs the columns kind and id, with commas, semicolons, or tabs between the names.
      """
    case .encoding: "Some characters are damaged. Save the table again as CSV with UTF-8."
    case .quote: "A quotation mark has no partner."
    }
  }

  /// The advice on each column.
  private static let advice = [
    "kind": "Enter a kind, such as market or recipe.",
    "id": "Enter an ID of 1 to 200 bytes without invisible characters.",
    "latitude": "Enter the degrees of both latitude and longitude, such as 33.4484.",
    "longitude": "Enter the degrees of both latitude and longitude, such as 33.4484.",
    "city": "Enter a city, and its state in the column state, such as AZ.",
    "zip": "Enter a ZIP code of five digits.",
    "hours": "Enter opening hours, such as Mo-Fr 09:00-17:00.",
    "price": "Enter dollars, with two digits for cents if there are some, such as 12.50.",
    "phone": "Enter one telephone number with its area code, such as 602-254-1000 ext. 12.",
    "website": "Enter a link that begins with https://.",
    "featured": "Enter yes or no.",
  ]
}
