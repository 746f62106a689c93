import Foundation
import TestSupport
import Testing

@testable import Geo

@Suite("Cities: names and order") struct CityTests {
  @Test(
    arguments: [
      ("Phoenix", "PHOENIX"), ("Phoenix", " phoenix\t"), ("New  York", "new\u{A0}york"),
      ("Cañon City", "Canon City"), ("Mayagu\u{308}ez", "Mayagüez"), ("Mayagüez", "MAYAGUEZ"),
      ("Hale'iwa", "Hale\u{2BB}iwa"), ("Na`alehu", "Nā\u{2018}ālehu"),
      ("Coeur d’Alene", "Coeur d'alene"),
      ("Añasco", "AN\u{303}ASCO"), ("Þingvellir", "thingvellir"), ("Æbeltoft", "aebeltoft"),
      ("STRAẞE", "strasse"), ("\u{212A}ings", "kings"), ("\u{212B}s", "As"), ("Łódź", "lodz"),
      ("Ǽro", "AE\u{301}RO"), ("e\u{5B0}\u{301}", "\u{E9}\u{5B0}"),
      ("St. Louis", "Saint Louis"), ("St. Louis", "ST LOUIS"),
      ("Sault Ste. Marie", "Sault Sainte Marie"),
      ("Mt. Pleasant", "Mount Pleasant"), ("Ft Collins", "Fort Collins"),
      ("Winston-Salem", "Winston Salem"), ("La Porte", "LaPorte"), ("O'Fallon", "OFallon"),
      ("Ῥόδος", "Ῥόδος".decomposedStringWithCanonicalMapping),
    ])
  func spellingsOfOneNameAreEqual(one: String, other: String) throws {
    let cities = try [one, other].map { try #require(City($0, .arizona)) }
    #expect(cities[0] == cities[1])
    #expect(Set(cities).count == 1)
    #expect(!(cities[0] < cities[1]) && !(cities[1] < cities[0]))
  }

  @Test(
    arguments: [
      ("Phoenix", "Phenix"), ("Sault Ste. Marie", "Sault St. Marie"), ("Stone", "Saint One"),
      ("São", "5ao"),
      ("é", "é2"), ("и\u{306}", "и"), ("Москва", "москва"),
    ])
  func otherNamesAreOtherCities(one: String, other: String) throws {
    let cities = try [one, other].map { try #require(City($0, .arizona)) }
    #expect(cities[0] != cities[1])
  }

  @Test func aNameInAnotherStateIsAnotherCity() {
    #expect(City("Portland", .maine) != City("Portland", .oregon))
  }

  @Test(arguments: ["", " ", "\u{A0}\n\t", "'", " \u{2BB} ", "-", ". -"])
  func aBlankNameIsNoCity(name: String) {
    #expect(City(name, .arizona) == nil)
  }

  @Test func theNameStaysAsItWasGiven() throws {
    let city = try #require(City("  Ca\u{F1}on   City ", .colorado))
    #expect(city.name == "Ca\u{F1}on   City")
    #expect(city.description == "Ca\u{F1}on   City, CO")
  }

  @Test func citiesAreAlphabeticalAndThenByState() {
    let cities = [
      City("Tucson", .arizona), City("portland", .oregon), City("\u{C9}l Paso", .texas),
      City("Portland", .maine), City("Flagstaff", .arizona),
    ]
    #expect(
      cities.compactMap { $0 }.sorted().map(\.description) == [
        "\u{C9}l Paso, TX", "Flagstaff, AZ", "Portland, ME", "portland, OR", "Tucson, AZ",
      ])
  }

  @Test func aMegabyteOfMarksIsAName() throws {
    let marks = String(repeating: "\u{301}", count: 500_000)
    #expect(City("a" + marks, .arizona) == City("A", .arizona))
    // A digit keeps its marks, but not so many that comparing them takes minutes.
    let digit = try #require(City("1" + marks + "\u{316}", .arizona))
    #expect(Set([digit]).contains(digit) && digit != City("1", .arizona))
  }

  @Test func theEncodedFormIsNameAndState() throws {
    let golden = #"{"name":"Cañon City","state":"CO"}"#
    let city = try #require(City("Cañon City", .colorado))
    #expect(try encoded(city) == golden)
    let copy: City = try decoded(golden)
    #expect(copy.name == city.name && copy == city)
    #expect(try decoded(#"{"name":"Ajo","state":"AZ","county":"Pima"}"#) == City("Ajo", .arizona))
  }

  @Test(arguments: [
    #"{"name":" ","state":"AZ"}"#, #"{"name":"Ajo","state":"AP"}"#, #"{"name":"Ajo"}"#,
  ])
  func decodingRefusesWhatTheInitializerRefuses(json: String) {
    #expect(throws: DecodingError.self) { try decoded(json) as City }
  }
}
