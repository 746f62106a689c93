import Geo
import HealthDomain
import TestSupport
import Testing

/// Suggestions of queries, cities, and ZIP codes.
struct SearchSuggestionTests {
  let index: SearchIndex
  let places: PlaceTable

  init() throws {
    var documents = try [
      "Farmers Market", "Farmers Market", "Night Market", "Farm Marmalade", "Mars Farm",
      "Phone Shop",
    ].enumerated().map {
      SearchIndex.Document(try #require(ItemReference(.market, "\($0)")), title: $1)
    }
    documents[0].details = "marvelous"
    documents[5].tags = ["marbles"]
    var index = SearchIndex(documents[..<3])
    index.update(contentsOf: documents[3...])
    self.index = index
    places = try PlaceTable(
      """
      HealthDomain places 1
      85003\t33.45\t-112.07\tPhoenix\tAZ
      85004\t33.45\t-112.06\tPhoenix\tAZ
      19460\t40.13\t-75.51\tPhoenixville\tPA
      63301\t38.79\t-90.51\tSt. Charles\tMO
      """)
  }

  @Test func wordsOfMostDocumentsComeFirst() {
    expectEqual(
      index.suggestions(for: "mar"),
      [.query("market"), .query("marbles"), .query("marmalade"), .query("mars")])
    expectEqual(index.suggestions(for: "Farmers ma"), [.query("farmers market")])
    expectEqual(
      index.suggestions(for: "farm mar"), [.query("farm marmalade"), .query("farm mars")])
    expect(index.suggestions(for: "market").isEmpty)
    expect(index.suggestions(for: "ma").isEmpty)
    expectEqual(index.suggestions(for: "mar", limit: 0), [.query("market")])
  }

  @Test func placesStandInTheSameList() throws {
    let phoenix = try #require(City("Phoenix", .arizona))
    let phoenixville = try #require(City("Phoenixville", .pennsylvania))
    expectEqual(
      index.suggestions(for: "pho", places: places),
      [.city(phoenix), .city(phoenixville), .query("phone")])
    expectEqual(index.suggestions(for: "pho", places: places, limit: 2).count, 2)
    expectEqual(
      index.suggestions(for: "850", places: places),
      [.zipCode(try #require(ZIPCode("85003"))), .zipCode(try #require(ZIPCode("85004")))])
    expectEqual(
      index.suggestions(for: "saint", places: places),
      [.city(try #require(City("St. Charles", .missouri)))])
    expect(index.suggestions(for: "85004x", places: places).isEmpty)
  }
}
