import Foundation
import Geo
import Testing

/// The folder with real input, if `HEALTHDOMAIN_DATA` names one.
private let realInput = ProcessInfo.processInfo.environment["HEALTHDOMAIN_DATA"]

@Suite(
  "Real data: ZIP codes and markets of Phoenix",
  .enabled(if: realInput != nil, "HEALTHDOMAIN_DATA names no folder"))
struct RealInputTests {
  /// Returns the rows of a file of comma-separated values, without its header.
  private func rows(of name: String) throws -> [[String]] {
    let text = try String(contentsOfFile: "\(realInput ?? "")/geo/\(name)", encoding: .utf8)
    let rows = text.split(whereSeparator: \.isNewline).dropFirst().map { line in
      guard line.utf8.contains(UInt8(ascii: "\"")) else {
        return line.utf8.split(separator: UInt8(ascii: ","), omittingEmptySubsequences: false).map {
          String(Substring($0))
        }
      }
      var fields = [""]
      var isQuoted = false
      for character in line {
        switch character {
        case "\"": isQuoted.toggle()
        case "," where !isQuoted: fields.append("")
        default: fields[fields.count - 1].append(character)
        }
      }
      return fields
    }
    return Array(rows)
  }

  @Test func fiveMilesAroundDowntownHold46ZIPCodes() throws {
    let zips = try rows(of: "us_zip_centroids.csv").map { row in
      (code: row[0], place: try place(latitude: row[1], longitude: row[2]))
    }
    #expect(zips.count == 41_036)
    let index = GeoIndex(zips, at: \.place)
    let downtown = try #require(zips.first { $0.code == "85003" }).place
    #expect(index.count(within: .miles(5), of: downtown) == 46)
    #expect(index.places(within: .miles(5), of: downtown).count == 46)
    #expect(downtown == (try Market.downtown()))
  }

  @Test func fiveMilesAroundDowntownHoldFourMarkets() throws {
    let markets = try rows(of: "usda_farmers_markets.csv").compactMap { row in
      row.count == 54 && !row[15].isEmpty
        ? (name: row[1], place: try place(latitude: row[16], longitude: row[15])) : nil
    }
    #expect(markets.count == 8763)
    let hits = GeoIndex(markets, at: \.place).places(within: .miles(5), of: try Market.downtown())
    #expect(
      hits.map { ($0.distance.meters * 10).rounded() / 10 } == [673.4, 881.1, 1756.8, 7976.5])
  }

  @Test func aTableOfZIPCodesIsReadExceptThoseOutsideTheStates() throws {
    let rows = try rows(of: "us_zip_centroids.csv")
    let lines = rows.map { "\($0[0])\t\($0[1])\t\($0[2])\t\($0[3])\t\($0[4])" }
    let text = "HealthDomain places 1\n" + lines.joined(separator: "\n")
    let error = try #require(throws: PlaceTable.Error.self) { try PlaceTable(text) }
    let places = error.remainder
    #expect(places.zipCodes.count == 41_031)
    let reasons = Set(error.problems.map(\.reason))
    #expect(error.problems.count == 5 && reasons == [.state("AP"), .state("PW"), .state("MH")])
    let downtown = try #require(ZIPCode("85003"))
    #expect(places.centroid(of: downtown) == (try Market.downtown()))
    #expect(places.city(of: downtown) == City("phoenix", .arizona))
    #expect(try PlaceTable(places.text) == places)
  }

  @Test func citiesOfMarketsAreThoseOfTheTable() throws {
    let zips = try rows(of: "us_zip_centroids.csv")
    let places = PlaceTable(
      try zips.compactMap { row in
        guard let state = USState(row[4]), let city = City(row[3], state),
          let zipCode = ZIPCode(row[0])
        else { return nil }
        return PlaceTable.Place(
          zipCode, centroid: try place(latitude: row[1], longitude: row[2]), city: city)
      })
    // Each name of a state stays a city of its own.
    #expect(
      Set(zips.compactMap { USState($0[4]) == nil ? nil : "\($0[3])|\($0[4])" }).count
        == places.cities.count)

    var (unknown, added) = (0, 0)
    var others: Set<String> = []
    for row in try rows(of: "usda_farmers_markets.csv") where row.count == 54 {
      let text = row[3].trimmingCharacters(in: .whitespaces)
      guard let state = USState(name: row[5]), !text.isEmpty else { continue }
      let center = row[15].isEmpty ? nil : try place(latitude: row[16], longitude: row[15])
      guard let city = places.city(named: text, in: state, near: center) else {
        unknown += 1
        continue
      }
      if City(text, state) == city { continue }
      if letters(text).contains(letters(city.name)) {
        added += 1
      } else {
        others.insert("\(text): \(city)")
      }
      // The market lies where the city does.
      guard let center else { continue }
      let miles = places.zipCodes(of: city).compactMap {
        places.centroid(of: $0)?.distance(to: center).miles
      }
      #expect(try #require(miles.min()) < 25, "\(text), \(city)")
    }
    #expect(unknown == 395 && added == 122)
    #expect(others == Set(Self.respelled.split(separator: "\n").map { String($0) }))
  }

  /// The texts that do not contain the name of their city, with the city.
  static let respelled = """
    Albququerque: Albuquerque, NM
    Alexandrida: Alexandria, VA
    Bakerfield: Bakersfield, CA
    Bakersviile: Bakersville, NC
    Barringon: Barrington, RI
    Baxte: Baxter, IA
    Brookyn: Brooklyn, NY
    Burlingon: Burlington, VT
    Cambride: Cambridge, MA
    Carollton: Carrollton, AL
    Carpenteria: Carpinteria, CA
    Carrolton: Carrollton, MO
    Carrolton: Carrollton, OH
    Cashier: Cashiers, NC
    Charleson: Charleston, MO
    Chesster: Chester, SC
    Clearfied: Clearfield, PA
    Coleville: Colville, WA
    Couer d'Alene: Coeur D Alene, ID
    DC: Washington, DC
    Delware: Delaware, OH
    Dempolis: Demopolis, AL
    District of Columbia: Washington, DC
    Donoma: Sonoma, CA
    E.Hanover: East Hanover, NJ
    El Dorada Springs: El Dorado Springs, MO
    Endinboro: Edinboro, PA
    Floyd Knobs: Floyds Knobs, IN
    Framington: Farmington, MN
    Gainsville: Gainesville, GA
    Highalnd Park: Highland Park, NJ
    Huntingon: Huntington, IN
    Jersy Shore: Jersey Shore, PA
    Lancaseter: Lancaster, MO
    Liberytville: Libertyville, IL
    Litchfeild: Litchfield, CT
    Lousiville: Louisville, KY
    Mammoth Lake: Mammoth Lakes, CA
    Manhattan: New York, NY
    Marksvillle: Marksville, LA
    McMinniville: Mcminnville, TN
    Milipitas: Milpitas, CA
    Mount Bethe: Mount Bethel, PA
    NYC: New York, NY
    North Charlston: North Charleston, SC
    Orangville: Orangeville, IL
    Perkin: Pekin, IL
    Pheonix: Phoenix, AZ
    Rdudolph: Rudolph, WI
    Rigeland: Ridgeland, SC
    Robison: Robinson, IL
    S Royalton: South Royalton, VT
    Shelburnwe: Shelburne, VT
    Sherman Oakes: Sherman Oaks, CA
    Sprigfield: Springfield, TN
    Standord: Stanford, CA
    W. Covina: West Covina, CA
    Waiapahu: Waipahu, HI
    Warburg: Wartburg, TN
    Westminister: Westminster, CO
    Wggins: Wiggins, MS
    Willston: Williston, VT
    Wilminton: Wilmington, CA
    Yuab City: Yuba City, CA
    allahassee: Tallahassee, FL
    """

  /// Returns the letters of a name in lowercase, with the abbreviations of Mount and Fort spelled out.
  private func letters(_ name: String) -> String {
    name.lowercased().replacingOccurrences(of: "mt.", with: "mount").replacingOccurrences(
      of: "ft.", with: "fort"
    ).filter { $0.isLetter }
  }

  private func place(latitude: String, longitude: String) throws -> Coordinate {
    try Coordinate(
      latitude: try degrees(latitude), longitude: try degrees(longitude))
  }

  /// Returns a number that may have white space around it.
  private func degrees(_ text: String) throws -> Double {
    try #require(Double(text.trimmingCharacters(in: .whitespaces)))
  }
}
