import Geo
import TestSupport

/// Checks that any bytes are a table or an error with all problems, and that a table is in order and
/// reads back unchanged.
///
/// It checks the bytes as they are, and also after a valid first line.
func checkPlaceTableText(_ bytes: [UInt8]) throws {
  try checkTable(of: bytes)
  try checkTable(of: Array("HealthDomain places 1\n".utf8) + bytes)
}

private func checkTable(of bytes: [UInt8]) throws {
  let table: PlaceTable
  let problems: [PlaceTable.Error.Problem]
  do throws(PlaceTable.Error) {
    (table, problems) = (try PlaceTable(utf8: bytes), [])
  } catch {
    (table, problems) = (error.remainder, error.problems)
    try require(!problems.isEmpty, "An error has a problem")
  }
  try checkOrder(of: table)
  let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
  let numbers = problems.map(\.line)
  try require(numbers.allSatisfy { (1...lines.count).contains($0) }, "A problem has a line")
  try require(zip(numbers, numbers.dropFirst()).allSatisfy { $0 <= $1 }, "Problems are in order")
  if numbers.first != 1 {
    let places = lines.dropFirst().count { !$0.isEmpty && $0 != [UInt8(ascii: "\r")] }
    let rows = table.zipCodes.reduce(0) { $0 + table.cities(of: $1).count }
    try require(rows + Set(numbers).count == places, "A line is a place or has a problem")
  }
  let again = try PlaceTable(table.text)
  try require(again == table, "A table reads back as itself")
  try require(again.text == table.text, "A text is written as it was")
}

private func checkOrder(of table: PlaceTable) throws {
  try require(
    zip(table.zipCodes, table.zipCodes.dropFirst()).allSatisfy { $0 < $1 }, "ZIP codes ascend")
  var total = 0
  for city in table.cities {
    let zipCodes = table.zipCodes(of: city)
    total += zipCodes.count
    try require(
      zipCodes.allSatisfy { table.cities(of: $0).contains(city) }, "A ZIP code has its city")
    try require(table.cities(in: city.state).contains(city), "A state has its cities")
  }
  try require(
    total == table.zipCodes.reduce(0) { $0 + table.cities(of: $1).count },
    "Every city of a ZIP code has the code")
  try require(
    table.zipCodes.allSatisfy { table.city(of: $0) == table.cities(of: $0).first },
    "The first city of a ZIP code is its city")
  try require(
    table.zipCodes.allSatisfy { table.centroid(of: $0) != nil }, "Every ZIP code has a centroid")
}
