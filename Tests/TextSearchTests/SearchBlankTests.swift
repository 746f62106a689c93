import Essentials
import TestSupport
import TextSearch
import Testing

@Suite("Search: additional and missing blanks") struct SearchBlankTests {
  private func index(_ titles: [String]) throws -> SearchIndex {
    SearchIndex(
      try titles.enumerated().map { number, title in
        SearchIndex.Document(try ItemReference(.market, "\(number)"), title: title)
      })
  }

  @Test(arguments: [
    ("farmersmarket", "Farmers Market", "farmers market"),
    ("farmersmar", "Farmers Market", "farmers mar"),
    ("basket ball", "Basketball Court", "basketball"),
    ("straw berry", "Strawberry Festival", "strawberry"),
    ("downtown farmersmarket", "Downtown Farmers Market", "downtown farmers market"),
    ("saint josephs park", "Saintjosephs Park", "saintjosephs park"),
    ("wochenmarkt", "Wochen-Markt", "wochen markt"),
    ("joe s pizza", "Joe's Pizza", "joes pizza"), ("inpark", "In Park", "in park"),
    ("ob e market", "Obe Market", "obe market"),
    (
      "the laporte community farmers market", "The La Porte Community Farmers Market",
      "the la porte community farmers market"
    ),
    ("городскойпарк", "Городской парк", "городскои парк"), ("coop", "Food Co-op", "co op"),
    ("covid19", "COVID-19 Vaccines", "covid 19"), ("b 12", "Vitamin B12", "b12"),
    ("vitamin d 3", "Vitamin D3", "vitamin d3"),
    ("route66 diner", "Route 66 Diner", "route 66 diner"),
    ("7eleven", "7-Eleven", "7 eleven"), ("7elev", "7-Eleven", "7 elev"),
    ("e 150d", "Cola E150d", "e150d"),
    ("e150d", "Cola E 150d", "e 150d"),
  ])
  func isCorrected(text: String, title: String, corrected: String) throws {
    let results = try index(["Peaches", title, "Ball"]).results(of: SearchIndex.Query(text))
    expectEqual(results.hits.map(\.id.id), ["1"])
    expectEqual(results.exactTotal, 0)
    expectEqual(results.correctedText, corrected)
    let match = try #require(results.hits.first?.match)
    expect(!match.highlights(in: title).isEmpty)
  }

  /// Numbers are exact, parts of one letter are no words, the words must be neighbors, and nothing is corrected
  /// that has enough hits.
  @Test(arguments: [
    ("850 03", "85003 Market"), ("85003", "850 03 Market"), ("apark", "A Park"),
    ("farmersmarket", "Farmers of the Market"), ("farmersmarket", "Market Farmers"),
    ("a b market", "Ab Market"), ("covid19", "COVID-190"), ("covid19", "COVID-91"),
    ("b 12", "Vitamin B120"),
    ("covid19", "COVID in 19"), ("12 34", "Room 1234"), ("e150d", "Cola E 150c"), ("b12", "B 1 2"),
    (
      "one two three four five six seven eight ninety",
      "One Two Three Four Five Six Seven Eight Nine Ty"
    ),
  ])
  func isNotCorrected(text: String, title: String) throws {
    let results = try index([title]).results(of: SearchIndex.Query(text))
    expectEqual(results.total, 0)
  }

  @Test func whatIsTypedRightComesFirst() throws {
    let titles = ["Farmers Market", "Farmersmarket", "Farmersmarkte"]
    let results = try index(titles).results(of: SearchIndex.Query("farmersmarket"))
    expectEqual(results.hits.map(\.id.id), ["1", "0", "2"])
    expectEqual(results.exactTotal, 1)
    expectEqual(results.correctedText, nil)
    var query = try SearchIndex.Query("farmersmarket")
    query.mending = .never
    try expectEqual(index(titles).results(of: query).hits.map(\.id.id), ["1"])
    // Pages are those of one list.
    var (found, last): ([String], SearchIndex.Hit?) = ([], nil)
    repeat {
      let page = try index(titles).results(
        of: SearchIndex.Query("farmersmarket"), after: last, limit: 1)
      found += page.hits.map(\.id.id)
      last = page.hits.last
    } while last != nil
    expectEqual(found, ["1", "0", "2"])
  }
}
