import HealthDomain

/// What the person asks for on the command line.
struct Options {
  var zipCode: ZIPCode
  var miles = 20.0
  var now: LocalDateTime
  var isOpenNow = false
  var payments: Set<String> = []
  var features: Set<String> = []
  var isByTitle = false
  var marketsPath: String?
  var placesPath: String?

  struct Problem: Error {
    let message: String
  }

  init(_ arguments: some Sequence<String>, now: LocalDateTime) throws {
    var words = Array(arguments)[...]
    guard let first = words.popFirst(), let zipCode = ZIPCode(first) else {
      throw Problem(
        message: "Usage: market-finder <ZIP code> [options]; see Examples/Apps/README.md.")
    }
    (self.zipCode, self.now) = (zipCode, now)
    while let option = words.popFirst() {
      if option == "--open-now" {
        isOpenNow = true
        continue
      }
      guard let value = words.popFirst() else {
        throw Problem(message: "\(option) needs a value.")
      }
      switch option {
      case "--within":
        guard let miles = Double(value), miles > 0 else {
          throw Problem(message: "\(value) is not a number of miles.")
        }
        self.miles = miles
      case "--now":
        do {
          self.now = try LocalDateTime(iso8601: value)
        } catch {
          throw Problem(message: "\(value) is not a time such as 2026-11-28T09:00.")
        }
      case "--pays": payments = Self.list(value)
      case "--has": features = Self.list(value)
      case "--by":
        guard value == "title" || value == "distance" else {
          throw Problem(message: "Lists are by title or by distance.")
        }
        isByTitle = value == "title"
      case "--markets": marketsPath = value
      case "--places": placesPath = value
      default: throw Problem(message: "There is no option \(option).")
      }
    }
  }

  private static func list(_ text: String) -> Set<String> {
    Set(text.split(separator: ",").map { $0.lowercased() })
  }

  /// The question to the directory.
  func query(around center: Coordinate) -> DirectoryQuery {
    var query = DirectoryQuery(kinds: [.market])
    query.area = MapRegion(center: center, radius: .miles(miles))
    if isOpenNow { query.open = .at(now) }
    if !payments.isEmpty { query.labels[.payment] = .any(payments) }
    if !features.isEmpty { query.labels[.features] = .all(features) }
    query.order = isByTitle ? .title : .nearest(to: center)
    return query
  }
}
