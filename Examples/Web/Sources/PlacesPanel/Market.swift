import Geo
import OpeningTimes
import TextSearch
import WebGlue

/// A farmers market of the table.
struct Market {
  let title: Substring
  let city: Substring
  let state: Substring
  /// The time zone, by its position in the page's list.
  let zone: Int
  /// The means of payment and the products, a bit each.
  let labels: Int
  let coordinate: Coordinate
  /// The dates and the times of each season.
  private let seasons: ArraySlice<Substring>

  /// Reads a line of the table, whose fields are separated by tabs: latitude, longitude, title, city,
  /// state, zone, labels, and for each season its dates and its times.
  init?(_ line: Substring) {
    let fields = Question.parts(of: line, at: 9)
    guard fields.count >= 7, let latitude = Int(fields[0]), let longitude = Int(fields[1]),
      let zone = Int(fields[5]), let labels = Int(fields[6]),
      let coordinate = try? Coordinate(
        latitude: Double(latitude) / 1_000_000, longitude: Double(longitude) / 1_000_000)
    else { return nil }
    (title, city, state) = (fields[2], fields[3], fields[4])
    (self.zone, self.labels, self.coordinate) = (zone, labels, coordinate)
    seasons = fields.dropFirst(7)
  }

  /// The hours, or nothing if the table has none that can be read.
  var hours: OpeningHours? {
    let pairs = stride(from: seasons.startIndex, to: seasons.endIndex - 1, by: 2).map {
      OpeningHours.MarketSeason(dates: String(seasons[$0]), times: String(seasons[$0 + 1]))
    }
    // The directory writes the dates of the year of the entry; markets come back.
    return pairs.isEmpty
      ? nil : try? OpeningHours(marketSeasons: pairs, repeatsEveryYear: true)
  }

  /// Returns the text by which a search finds the market.
  func document(_ number: Int) -> SearchIndex.Document? {
    (try? ItemReference(.market, "\(number)")).map { reference in
      var document = SearchIndex.Document(reference, title: String(title))
      document.subtitle = "\(city), \(state)"
      return document
    }
  }
}
