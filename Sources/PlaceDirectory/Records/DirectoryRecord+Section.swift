import Geo
import Essentials
import OpeningTimes

extension DirectoryRecord {
  /// A part of an item's screen, for which an administrator chooses a title and a position.
  ///
  ///     DirectoryRecord.Section(name: "hours")     // .hours
  ///     DirectoryRecord.Section(name: "payment")   // .labels(.payment)
  @nonexhaustive public enum Section: Hashable, Sendable {
    /// The description.
    case details
    /// The street address, or the city and the ZIP code without one.
    case address
    /// The opening hours.
    case hours
    /// The time at which it takes place.
    case time
    /// The produce of each season.
    case produce
    /// The labels of a subject, such as the means of payment.
    case labels(Subject)
    /// The price.
    case price
    /// The recommended ages.
    case ages
    /// The free seats.
    case seats
    /// The ingredients of a recipe.
    case ingredients
    /// The steps of a recipe.
    case directions
    /// The nutrients in 100 g or 100 ml.
    case nutrition
    /// The pictures.
    case photos
    /// The ratings.
    case reviews

    /// The sections without labels.
    private static let plain: [Self] = [
      .details, .address, .hours, .time, .produce, .price, .ages, .seats, .ingredients, .directions,
      .nutrition, .photos, .reviews,
    ]

    /// The name in an administrator's configuration: the name of the case, or of the subject of labels.
    public var name: String {
      switch self {
      case .details: "details"
      case .address: "address"
      case .hours: "hours"
      case .time: "time"
      case .produce: "produce"
      case .labels(let subject): subject.name
      case .price: "price"
      case .ages: "ages"
      case .seats: "seats"
      case .ingredients: "recipe-ingredients"
      case .directions: "directions"
      case .nutrition: "nutrition"
      case .photos: "photos"
      case .reviews: "reviews"
      }
    }

    /// Creates a section from its name; a name of no other section is a subject of labels.
    public init(name: String) {
      self = Self.plain.first { $0.name == name } ?? .labels(Subject(name))
    }
  }

  /// A section of an item's screen with its title and content.
  public struct TitledSection: Hashable, Sendable {
    /// The section.
    public let section: Section
    /// The administrator's title.
    public let title: String
    /// The content.
    public let content: Content
  }

  /// The produce of a season.
  public struct SeasonalProduce: Hashable, Sendable {
    /// The season.
    public let season: Season
    /// The produce, in the order of the card; never empty.
    public let names: [String]
  }

  /// The content of a section; never empty.
  @nonexhaustive public enum Content: Hashable, Sendable {
    /// A text, which can have many lines.
    case text(String)
    /// Lines in their order.
    case lines([String])
    /// Opening hours, and whether they may be out of date.
    case hours(OpeningHours, mayBeStale: Bool)
    /// The time from the start to the end, in seconds since 1970-01-01 00:00 UTC.
    case time(Range<Int64>)
    /// The produce of each season that has some, from spring to winter.
    case produce([SeasonalProduce])
    /// The price in cents, where 0 is free.
    case price(cents: Int)
    /// The ages in years.
    case ages(ClosedRange<Int>)
    /// The number of free seats, which can be 0.
    case seats(Int)
    /// The nutrients in 100 g or 100 ml.
    case nutrition(NutritionFacts)
    /// Pictures.
    case photos([Photo])
    /// Ratings, at least one.
    case reviews(ReviewSummary)
  }

  /// Returns the sections of the item's screen in an administrator's order and with the administrator's
  /// titles, without those that would be empty.
  ///
  ///     let screen = record.sections([(.hours, "When we are open"), (.labels(.payment), "We take")])
  ///
  /// Labels are in the order of their letters' numbers.
  ///
  /// - Complexity: O(*n* log *n*) for *n* labels
  public func sections(_ titles: [(section: Section, title: String)]) -> [TitledSection] {
    titles.compactMap { section, title in
      content(of: section).map { TitledSection(section: section, title: title, content: $0) }
    }
  }

  /// Returns the content of a section, or `nil` if it is empty.
  ///
  /// Labels have their stored form, such as `covidSafe`; show the words of
  /// `ShareCard.Messages.labels`, or the title of the administrator's button for the label.
  public func content(of section: Section) -> Content? {
    func lines(_ lines: [String]) -> Content? { lines.isEmpty ? nil : .lines(lines) }
    func text(_ text: String) -> Content? {
      CleanText.isVisible(text) ? .text(text) : nil
    }
    switch section {
    case .details: return text(details)
    case .address: return text(address) ?? text(cityAndZIPCode)
    case .hours: return hours.map { .hours($0, mayBeStale: hasStaleHours) }
    case .time: return time.map(Content.time)
    case .produce:
      let seasons = Season.allCases.compactMap { season in
        produce[season].flatMap {
          $0.isEmpty ? nil : SeasonalProduce(season: season, names: $0)
        }
      }
      return seasons.isEmpty ? nil : .produce(seasons)
    case .labels(let subject): return lines((labels[subject] ?? []).sorted())
    case .price: return priceInCents.map { .price(cents: $0) }
    case .ages: return ages.map(Content.ages)
    case .seats: return freeSeats.map(Content.seats)
    case .ingredients: return lines(ingredients?.lines ?? [])
    case .directions: return lines(directions)
    case .nutrition: return nutrition.map(Content.nutrition)
    case .photos: return photos.isEmpty ? nil : .photos(photos)
    case .reviews: return reviews.count > 0 ? .reviews(reviews) : nil
    }
  }

  /// The city with its state and the ZIP code, such as "Tempe, AZ 85281"; empty if both are unknown.
  private var cityAndZIPCode: String {
    let state = [city?.state.abbreviation, zipCode?.description].compactMap(\.self)
    return [city?.name, state.isEmpty ? nil : state.joined(separator: " ")].compactMap(\.self)
      .joined(separator: ", ")
  }
}
