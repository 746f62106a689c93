import BenchmarkHarness
import Foundation
import HealthDomain

/// The records of the directory peers as records of a directory.
struct DirectoryCorpus {
  /// The subject of the name of a city, which the peers filter as text.
  static let city = DirectoryRecord.Subject("city")
  static let payments = ["Credit", "WIC", "WICcash", "SFMNP", "SNAP"]

  /// The records by their numbers, which are their IDs.
  let records: [DirectoryRecord]

  /// Reads a table of records.
  init(_ path: String) throws {
    records = try TabSeparated(path).rows.map(Self.record)
  }

  private static func record(_ row: TabSeparated.Row) throws -> DirectoryRecord {
    guard let kind = ItemKind(row["kind"]), let id = try? ItemReference(kind, row["id"]) else {
      throw ProgramError(.dataError, "record \"\(row["id"])\" is of kind \"\(row["kind"])\"")
    }
    var record = DirectoryRecord(id, title: row["title"])
    record.subtitle = row["subtitle"]
    record.details = row["description"]
    record.labels[city] = [row["city"]]
    record.zipCode = ZIPCode(row["zip"])
    record.coordinate = try Coordinate(
      latitude: Double(row["lat"]) ?? .nan, longitude: Double(row["lon"]) ?? .nan)
    record.labels[.payment] = labels(of: payments, row.number("payment"))
    record.labels[.features] = labels(of: (0..<30).map(String.init), row.number("features"))
    record.hours = try hours(row["hours"])
    record.reviews = try reviews(count: row.number("ratingCount"), sum: row.number("ratingSum"))
    record.popularity = row.number("popularity")
    record.dateAdded = CalendarDate(daysSinceEpoch: row.number("added"))
    return record
  }

  /// The labels whose bits are set.
  static func labels(of names: [String], _ mask: Int) -> Set<String> {
    Set(names.indices.lazy.filter { mask >> $0 & 1 == 1 }.map { names[$0] })
  }

  /// The hours of seven days, from Monday: `open-close` in minutes of the day, or `-`.
  private static func hours(_ text: String) throws -> OpeningHours? {
    let names = ["Mo", "Tu", "We", "Th", "Fr", "Sa", "Su"]
    let rules = zip(names, text.split(separator: ",")).compactMap { name, span -> String? in
      let minutes = span.split(separator: "-").compactMap { Int($0) }
      guard minutes.count == 2 else { return nil }
      return "\(name) \(clock(minutes[0]))-\(clock(minutes[1]))"
    }
    return rules.isEmpty ? nil : try OpeningHours(rules.joined(separator: "; "))
  }

  private static func clock(_ minute: Int) -> String {
    String(format: "%02d:%02d", minute / 60, minute % 60)
  }

  /// Ratings whose number and sum are these.
  private static func reviews(count: Int, sum: Int) throws -> ReviewSummary {
    var counts: [Int64] = [0, 0, 0, 0, 0]
    if count > 0 {
      let stars = min(max(sum / count, 1), 5)
      let more = sum - stars * count
      counts[stars - 1] = Int64(count - more)
      if more > 0 { counts[stars] = Int64(more) }
    }
    return try ReviewSummary(counts: counts)
  }
}
