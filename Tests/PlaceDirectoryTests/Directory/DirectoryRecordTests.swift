import Essentials
@testable import PlaceDirectory
import TestSupport
import Testing

@Suite("Records: rules and JSON") struct DirectoryRecordTests {
  static func full() throws -> DirectoryRecord {
    var record = DirectoryRecord(
      try ItemReference(.market, "7"), title: "Downtown Market")
    record.subtitle = "Phoenix, Arizona"
    record.details = "Every Saturday."
    record.coordinate = try Coordinate(latitude: 33.5, longitude: -112.25)
    record.city = City("Phoenix", .arizona)
    record.zipCode = ZIPCode("85003")
    record.address = "1 Main St"
    record.labels = [.payment: ["WIC", "SNAP"], .features: ["Playground"], .tags: []]
    record.produce = [.spring: ["asparagus", "peas"], .winter: ["citrus"], .fall: []]
    record.directions = ["Wash.", "Eat."]
    record.priceInCents = 0
    record.ages = 3...5
    record.hours = try OpeningHours("sat 8am-1pm")
    record.hasStaleHours = true
    record.time = 10..<20
    record.freeSeats = 4
    record.photos = [
      .init("a.jpg", caption: "The entrance", reviews: try ReviewSummary(counts: [0, 0, 0, 0, 1])),
      .init("b.jpg"),
    ]
    record.actions = [try #require(.init("call", "tel:+16025550100"))]
    record.reviews = try ReviewSummary(counts: [1, 0, 0, 0, 2])
    record.popularity = 12
    record.dateAdded = try CalendarDate(2026, 3, 4)
    record.isFeatured = true
    return record
  }

  static func pie(fat: Double?) throws -> DirectoryRecord {
    var record = DirectoryRecord(try ItemReference(.recipe, "pie"), title: "Pie")
    record.nutrition = try NutritionFacts(
      energyKilojoules: 1_050, fat: fat, saturates: 4.5, sugars: 17.125, salt: 0.4, fiber: 1.9,
      protein: 2.5, fruitVegetableLegumePercent: 40, hasNonNutritiveSweetener: true)
    return record
  }

  static let golden = """
    {"actions":[{"destination":"tel:+16025550100","name":"call"}],"address":"1 Main St",\
    "ages":{"greatest":5,"least":3},"city":{"name":"Phoenix","state":"AZ"},\
    "coordinate":{"latitude":33.5,"longitude":-112.25},"dateAdded":"2026-03-04",\
    "details":"Every Saturday.","directions":["Wash.","Eat."],"end":20,"freeSeats":4,\
    "hasStaleHours":true,"hours":"Sa 08:00-13:00","id":"market/7","isFeatured":true,\
    "labels":{"features":["Playground"],"payment":["SNAP","WIC"]},\
    "photos":[{"caption":"The entrance","reference":"a.jpg","reviews":{"counts":[0,0,0,0,1]}},\
    {"reference":"b.jpg"}],"popularity":12,"priceInCents":0,\
    "produce":{"spring":["asparagus","peas"],"winter":["citrus"]},\
    "reviews":{"counts":[1,0,0,0,2]},"start":10,"subtitle":"Phoenix, Arizona",\
    "title":"Downtown Market","zipCode":"85003"}
    """

  static func decode(_ text: String) throws -> DirectoryRecord {
    try decoded(text)
  }

  @Test func theEncodedFormIsTheGoldenOne() throws {
    try expectEqual(encoded(try Self.full()), Self.golden)
    var expected = try Self.full()
    // What is empty is left out.
    expected.labels[.tags] = nil
    expected.produce[.fall] = nil
    try expectEqual(Self.decode(Self.golden), expected)
  }

  @Test func nutrientsAreEncodedAsTheirFacts() throws {
    let text = """
      {"id":"recipe/pie","nutrition":{"energyKilojoules":1050,"fiber":1.9,\
      "fruitVegetableLegumePercent":40,"hasNonNutritiveSweetener":true,"protein":2.5,"salt":0.4,\
      "saturates":4.5,"sugars":17.125},"title":"Pie"}
      """
    try expectEqual(encoded(try Self.pie(fat: nil)), text)
    try expectEqual(Self.decode(text), Self.pie(fat: nil))
  }

  @Test func aNewRecordHasAShortForm() throws {
    let record = DirectoryRecord(try ItemReference(.park, "a/b"), title: "")
    try expectEqual(encoded(record), #"{"id":"park/a/b","title":""}"#)
    try expectEqual(Self.decode(#"{"id":"park/a/b","title":"","from":"a later version"}"#), record)
  }

  @Test func ingredientsKeepWhatWasRead() throws {
    var record = DirectoryRecord(try ItemReference(.recipe, "1"), title: "Bread")
    let text = """
      {"id":"recipe/1","ingredients":{"freeFrom":["en:milk"],"lines":["2 cups flour"],\
      "names":["cereal","flour"]},"title":"Bread"}
      """
    record = try Self.decode(text)
    expectEqual(record.ingredients?.names, ["flour", "cereal"])
    expectEqual(record.ingredients?.freeFrom, [.milk])
    try expectEqual(encoded(record), text)
  }

  @Test(arguments: [
    #"{"title":"A"}"#, #"{"id":"park/1"}"#, #"{"id":"Park/1","title":"A"}"#,
    #"{"id":"park/1","title":"A","ages":{"least":5,"greatest":4}}"#,
    #"{"id":"park/1","title":"A","ages":{"least":5}}"#,
    #"{"id":"park/1","title":"A","start":5,"end":4}"#, #"{"id":"park/1","title":"A","start":5}"#,
    #"{"id":"park/1","title":"A","hours":"Mo 99:00"}"#,
    #"{"id":"park/1","title":"A","reviews":{"counts":[-1,0,0,0,0]}}"#,
    #"{"id":"park/1","title":"A","coordinate":{"latitude":91,"longitude":0}}"#,
    #"{"id":"park/1","title":"A","actions":[{"name":"go","destination":"javascript:alert(1)"}]}"#,
  ])
  func whatIsWrongIsRefused(text: String) {
    #expect(throws: DecodingError.self) { try Self.decode(text) }
  }
}
