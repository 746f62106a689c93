import Geo
import TestSupport
import Testing

@Suite("Location selection: anywhere, cities, or a ZIP code") struct LocationSelectionTests {
  let phoenix: City
  let tucson: City
  let zipCode: ZIPCode

  init() throws {
    phoenix = try #require(City("Phoenix", .arizona))
    tucson = try #require(City("Tucson", .arizona))
    zipCode = try #require(ZIPCode("85003"))
  }

  @Test func anywhereContainsEverything() {
    #expect(LocationSelection.anywhere.contains(city: nil, zipCode: nil))
    #expect(LocationSelection.anywhere.contains(city: phoenix, zipCode: zipCode))
  }

  @Test func citiesContainTheirRecordsInAnySpelling() throws {
    let selection = LocationSelection.cities(try #require(CitySelection([tucson, phoenix])))
    #expect(selection.contains(city: City("PHOENIX ", .arizona), zipCode: nil))
    #expect(!selection.contains(city: City("Phoenix", .oregon), zipCode: zipCode))
    #expect(!selection.contains(city: nil, zipCode: zipCode))
  }

  @Test func aZIPCodeContainsOnlyItsOwnRecords() {
    let selection = LocationSelection.zipCode(zipCode)
    #expect(selection.contains(city: nil, zipCode: ZIPCode("85003-1234")))
    #expect(!selection.contains(city: phoenix, zipCode: ZIPCode("85004")))
    #expect(!selection.contains(city: phoenix, zipCode: nil))
  }

  @Test func onlyAZIPCodeOfTheTableHasARegion() throws {
    let places = try PlaceTable(PlaceTableTests.golden)
    let region = try #require(LocationSelection.zipCode(zipCode).region(in: places))
    #expect(region.radius == .miles(5))
    #expect(region.center == places.centroid(of: zipCode))
    #expect(LocationSelection.zipCode(zipCode).region(in: PlaceTable()) == nil)
    #expect(LocationSelection.anywhere.region(in: places) == nil)
    #expect(LocationSelection.zipCode(zipCode).region(in: places, radius: .miles(-1)) == nil)
  }

  @Test func citiesAreInOrderWithoutDuplicatesAndNeverEmpty() throws {
    let again = try #require(City("TUCSON", .arizona))
    let selection = try #require(CitySelection([tucson, phoenix, again]))
    #expect(selection.cities.map(\.name) == ["Phoenix", "Tucson"])
    #expect(selection.origin == .user)
    #expect(CitySelection([]) == nil)
  }

  @Test func theEncodedFormNamesTheKindThatIsChosen() throws {
    let cities = LocationSelection.cities(try #require(CitySelection([tucson, phoenix])))
    let golden = [
      ("{}", .anywhere), (#"{"zipCode":"85003"}"#, .zipCode(zipCode)),
      (
        #"{"cities":[{"name":"Phoenix","state":"AZ"},{"name":"Tucson","state":"AZ"}],"#
          + #""origin":"user"}"#, cities
      ),
    ]
    for (text, selection) in golden {
      #expect(try encoded(selection) == text)
      #expect(try decoded(text) == selection)
    }
  }

  @Test(arguments: 0..<50)
  func citySelectionsAgreeWithAPlainList(seed: Int) throws {
    var generator = SeededGenerator(seed: seed)
    let all = try (0..<20).map { try #require(City("c\($0 % 10)", $0 < 10 ? .ohio : .utah)) }
    let chosen = all.filter { _ in Bool.random(using: &generator) }.shuffled(using: &generator)
    let selection = CitySelection(chosen)
    for city in all { #expect((selection?.contains(city) ?? false) == chosen.contains(city)) }
  }
}
