import Console
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

  init(_ arguments: some Sequence<String>, now: LocalDateTime) throws {
    var words = Array(arguments)[...]
    guard let first = words.popFirst(), let zipCode = ZIPCode(first) else {
      throw Console.Problem(
        "Usage: market-finder <ZIP code> [options]; see Examples/Apps/README.md.")
    }
    (self.zipCode, self.now) = (zipCode, now)
    while let option = words.popFirst() {
      if option == "--open-now" {
        isOpenNow = true
        continue
      }
      guard let value = words.popFirst() else {
        throw Console.Problem("\(option) needs a value.")
      }
      switch option {
      case "--within":
        guard let miles = Double(value), miles > 0, miles <= 12_500 else {
          throw Console.Problem("\(value) is not a number of miles.")
        }
        self.miles = miles
      case "--now":
        do {
          self.now = try LocalDateTime(iso8601: value)
        } catch {
          throw Console.Problem("\(value) is not a time such as 2026-11-28T09:00.")
        }
      case "--pays": payments = Self.list(value)
      case "--has": features = Self.list(value)
      case "--by":
        guard value == "title" || value == "distance" else {
          throw Console.Problem("Lists are by title or by distance.")
        }
        isByTitle = value == "title"
      case "--markets": marketsPath = value
      case "--places": placesPath = value
      default: throw Console.Problem("There is no option \(option).")
      }
    }
  }

  private static func list(_ text: String) -> Set<String> {
    Set(text.split(separator: ",").map { $0.lowercased() })
  }

  /// The seconds by which the clocks of Arizona are ahead of UTC, all year.
  static let arizonaOffset = -25_200

  /// What the person would tap on the filter screen to ask for this.
  var choices: [AdminConfig.Choice] {
    var choices: [AdminConfig.Choice] = [
      .distance(.miles(miles)), .order(isByTitle ? .title : .nearest),
    ]
    if isOpenNow { choices.append(.openNow) }
    choices += payments.sorted().map { .label($0, of: "payment") }
    choices += features.sorted().map { .label($0, of: "features") }
    return choices
  }
}
