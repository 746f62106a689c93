import Essentials

extension OpeningHours {
  /// A season of a farmers market in the form of the National Farmers Market Directory of the United
  /// States Department of Agriculture.
  public struct MarketSeason: Hashable, Sendable {
    /// The dates, such as "06/14/2017 to 08/30/2017", "July to November", or nothing.
    public var dates: String
    /// The weekdays and times, such as "Wed: 9:00 AM-1:00 PM;Sat: 8:00 AM-1:00 PM;".
    public var times: String

    /// Creates a season.
    public init(dates: String, times: String) {
      (self.dates, self.times) = (dates, times)
    }
  }

  /// Reads the seasons of a farmers market.
  ///
  ///     let hours = try OpeningHours(
  ///       marketSeasons: [.init(dates: "06/14/2017 to 08/30/2017", times: "Wed: 9:00 AM-1:00 PM;")],
  ///       repeatsEveryYear: true)
  ///     hours.description  // Jun 14-Aug 30 We 09:00-13:00
  ///
  /// Nothing is guessed. A weekday is unknown, with the original text as its comment, if its times cannot be
  /// read, lack a start, or end before they start. A season is unknown, with a comment, if it has no dates or
  /// its dates cannot be read, lack an end, or do not end after they start. Times without an end have an open
  /// end. Seasons without times are left out.
  ///
  /// - Parameters:
  ///   - seasons: The seasons.
  ///   - repeatsEveryYear: Whether the dates hold in every year, and not only in the year that is written,
  ///     which is often years ago.
  /// - Throws: ``MarketSeasonError`` for the first season that cannot be read.
  /// - Complexity: O(*n*) for texts of *n* bytes
  public init(
    marketSeasons seasons: [MarketSeason], repeatsEveryYear: Bool
  ) throws(MarketSeasonError) {
    var (certain, uncertain): ([HoursRule], [HoursRule]) = ([], [])
    var count = 0
    for (index, season) in seasons.enumerated() {
      let reader = MarketSeasonReader(season)
      guard !reader.isWithoutTimes else { continue }
      count += 1
      do throws(MarketSeasonError.Reason) {
        let season = try reader.read(repeatsEveryYear: repeatsEveryYear)
        if season.isCertain { certain += season.rules } else { uncertain += season.rules }
      } catch { throw MarketSeasonError(season: index, reason: error) }
    }
    // What is certain counts more, and seasons can overlap.
    var rules = uncertain + certain
    guard !rules.isEmpty else { throw MarketSeasonError(season: 0, reason: .noTimes) }
    if count > 1 {
      for index in rules.indices.dropFirst() { rules[index].joint = .adding }
    }
    self.init(rules)
  }

  /// The reason the seasons of a farmers market cannot be read.
  public struct MarketSeasonError: Swift.Error, Hashable, Sendable {
    /// The index of the season.
    public let season: Int

    /// The reason.
    public let reason: Reason

    /// A reason.
    public enum Reason: Swift.Error, Hashable, Sendable {
      /// No season has times.
      case noTimes
      /// A text has more than ``OpeningHours/maximumLength`` bytes.
      case tooLong
      /// A part of the times does not begin with a weekday.
      case noWeekday
    }
  }
}

extension OpeningHours.MarketSeasonError: CustomStringConvertible {
  /// A sentence with the number of the season, from 1.
  public var description: String {
    let place = "of season \(season + 1)"
    return switch reason {
    case .noTimes: "No season has times."
    case .tooLong: "A text \(place) is too long."
    case .noWeekday: "A part of the times \(place) has no weekday."
    }
  }
}
