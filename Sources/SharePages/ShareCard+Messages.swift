public import OpeningTimes
import PlaceDirectory
package import Essentials

extension ShareCard {
  /// The texts of share cards: templates with named slots, in English unless replaced.
  public struct Messages: Hashable, Sendable {
    /// Creates the English texts.
    public init() {}

    /// The language of the words, as a BCP 47 tag.
    package var language = "en"

    // MARK: Banner and links

    /// The text of the install banner: `{site}`.
    package var banner = "See more in the {site} app"
    /// The button that opens the app.
    package var openInApp = "Open in the app"
    /// The button that leads to the App Store.
    package var appStore = "App Store"
    /// The button that leads to Google Play.
    package var googlePlay = "Google Play"
    /// The button that leads to directions on a map.
    package var mapDirections = "Get directions"
    /// The titles of buttons that no administrator named, by the names of their actions.
    package var actions: [String: String] = [
      "call": "Call", "directions": "Get directions", "mail": "Send e-mail",
      "more-info": "More information", "website": "Website",
    ]
    /// The button of an event with seats that leads to the registration in the app.
    package var register = "Register in the app"
    /// The line of a page that was cut to fit on paper: `{link}`.
    package var rest = "See more at {link}"

    // MARK: Sections

    /// The titles of sections that no administrator named, by the names of `DirectoryRecord.Section`;
    /// a section without a title here is shown under the words of its name.
    package var sections: [String: String] = [
      "details": "About", "address": "Address", "hours": "Hours", "time": "When",
      "produce": "Produce", "payment": "Payment", "features": "Features", "price": "Price",
      "ages": "Ages", "seats": "Seats", "recipe-ingredients": "Ingredients",
      "directions": "Directions", "nutrition": "In 100 g or 100 ml", "reviews": "Ratings",
      "meal-types": "Meals",
      "free-from": "Free from", "tags": "Tags", "ingredients": "Made of",
    ]
    /// The words for labels that this package gives a record, such as the features of an event and
    /// the allergens that a recipe does not contain; other labels are shown unchanged.
    package var labels: [String: String] = [
      "covidSafe": "COVID-safe", "outdoors": "Outdoors",
      "wheelchairAccessible": "Wheelchair accessible", "freeOfCharge": "Free",
      "mealsIncluded": "Meals included", "sensoryFriendly": "Sensory-friendly",
      "parentsStay": "Parents stay with their children", "virtual": "Online",
      "en:milk": "milk", "en:eggs": "eggs", "en:fish": "fish",
      "en:crustaceans": "crustacean shellfish",
      "en:molluscs": "mollusks", "en:nuts": "tree nuts", "en:peanuts": "peanuts",
      "en:wheat": "wheat", "en:gluten": "gluten", "en:soybeans": "soy",
      "en:sesame-seeds": "sesame", "en:celery": "celery", "en:mustard": "mustard",
      "en:lupin": "lupin", "en:sulphur-dioxide-and-sulphites": "sulfites", "en:coconut": "coconut",
    ]
    /// A nutrient and its amount: `{amount}`; for the energy, `{calories}` and `{amount}` in kJ.
    package var nutrients: [NutritionFacts.Nutrient: String] = [
      .energy: "Calories: {calories} ({amount} kJ)", .fat: "Fat: {amount} g",
      .saturates: "Saturated fat: {amount} g", .sugars: "Sugars: {amount} g",
      .fiber: "Fiber: {amount} g", .protein: "Protein: {amount} g", .salt: "Salt: {amount} g",
    ]
    /// A season and its produce: `{season}`, `{names}`.
    package var produce = "{season}: {names}"
    /// The names of the seasons.
    package var seasons: [DirectoryRecord.Season: String] = [
      .spring: "Spring", .summer: "Summer", .fall: "Fall", .winter: "Winter",
    ]
    /// A line of the hours: `{days}`, `{hours}`.
    package var hours = "{days}: {hours}"
    /// The words for opening hours.
    package var openingHours = OpeningHours.Messages()
    /// The line below hours that may be out of date.
    package var staleHours = "Please check the hours before you go."
    /// When something takes place: `{start}`, `{end}`.
    package var time = "{start} to {end}"
    /// When something begins and ends on one day: `{start}`, and `{end}` without the day.
    package var timeOnOneDay = "{start} to {end}"
    /// The text after a time if only its universal time is known.
    package var universalTime = "UTC"
    /// The price of something free.
    package var free = "Free"
    /// A price in US dollars: `{amount}`.
    package var price = "${amount}"
    /// A range of ages in years: `{least}`, `{greatest}`.
    package var ages = "{least} to {greatest} years"
    /// One age: `{least}`.
    package var age = "{least} years"
    /// The age of one year: `{least}`.
    package var oneYear = "{least} year"
    /// No free seat.
    package var noSeats = "No spots left"
    /// One free seat.
    package var oneSeat = "1 spot left"
    /// Several free seats: `{count}`.
    package var seats = "{count} spots left"
    /// One rating: `{mean}`.
    package var oneRating = "{mean} of 5 stars (1 rating)"
    /// Several ratings: `{mean}`, `{count}`.
    package var ratings = "{mean} of 5 stars ({count} ratings)"

    /// A row of a list with a quantity: `{title}`, `{quantity}`, `{unit}`.
    package var row = "{title}: {quantity} {unit}"
    /// A row of a list with a quantity without a unit: `{title}`, `{quantity}`.
    package var rowWithoutUnit = "{title}: {quantity}"

    // MARK: Reports

    /// The title of the safety rating.
    package var safety = "Published facts"
    /// The title of the ingredients.
    package var ingredients = "Ingredients"
    /// The title of the allergens.
    package var allergens = "Allergens"
    /// The title of the reasons that lower the rating.
    package var reasons = "Why"
    /// The title of the notes about the card.
    package var note = "Please note"

    /// Writes a local time such as "Sunday, March 1, 2026, 4:30 PM": `{weekday}`, `{month}`, `{day}`, `{year}`,
    /// `{clock}`.
    package var dateTime = "{weekday}, {month} {day}, {year}, {clock}"
    /// The names of the seven weekdays from Monday.
    package var weekdays = [
      "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday",
    ]
    /// The names of the twelve months.
    package var months = [
      "January", "February", "March", "April", "May", "June", "July", "August", "September",
      "October", "November", "December",
    ]
    /// A time by the clock in the morning: `{time}`.
    package var morning = "{time} AM"
    /// A time by the clock from noon on: `{time}`.
    package var afternoon = "{time} PM"
  }
}

extension ShareCard.Messages {
  /// Returns the name of a month.
  package func name(ofMonth month: Int) -> String {
    months.dropFirst(month &- 1).first ?? String(month)
  }

  /// Returns the words for a label: those of the key `labels`, or else those of the label itself.
  public func text(forLabel label: String) -> String {
    labels[label] ?? Self.words(ofLabel: label)
  }

  /// Returns the title of a section that no administrator named.
  func title(ofSection name: String) -> String {
    sections[name] ?? Self.title(ofKey: name)
  }

  /// Returns the name of a season.
  func name(of season: DirectoryRecord.Season) -> String {
    seasons[season] ?? Self().seasons[season] ?? ""
  }

  /// Returns the title of a button whose action no administrator named.
  func title(ofAction name: String) -> String {
    actions[name] ?? Self.title(ofKey: name)
  }

  /// Returns the words of a name in code with a capital letter.
  private static func title(ofKey name: String) -> String {
    let words = CleanText.words(ofKey: name, hasDashes: true)
    return words.utf8.first.map { (0x61...0x7A).contains($0) } ?? false
      ? words.prefix(1).uppercased() + words.dropFirst() : words
  }

  /// Returns the words of a label in camel case with a capital letter, and any other text
  /// unchanged.
  private static func words(ofLabel label: String) -> String {
    CleanText.words(ofKey: label) == label ? label : title(ofKey: label)
  }

  /// Writes a time by the clock.
  private func clock(_ time: LocalDateTime) -> String {
    let minute = time.minute < 10 ? "0\(time.minute)" : "\(time.minute)"
    let hour = time.hour % 12 == 0 ? 12 : time.hour % 12
    return (time.hour < 12 ? morning : afternoon).filled([("time", "\(hour):\(minute)")])
  }

  /// Writes a local time.
  func text(_ time: LocalDateTime) -> String {
    dateTime.filled([
      ("weekday", weekdays.dropFirst(time.date.weekday.rawValue &- 1).first ?? ""),
      ("month", name(ofMonth: time.date.month)), ("day", String(time.date.day)),
      ("year", String(time.date.year)), ("clock", clock(time)),
    ])
  }

  /// Returns the time from the start to the end of an item, such as "Sunday, March 1, 2026, 4:30 PM
  /// to 6:00 PM".
  ///
  /// If an item ends on the day on which it begins, or at the midnight after it, the text names the
  /// day once.
  ///
  /// - Parameters:
  ///   - time: The time, in seconds since 1970-01-01 00:00 UTC, as in `DirectoryRecord.time`.
  ///   - offset: The offset of the clocks at the place from UTC in seconds; without it, the text says UTC.
  ///   - endOffset: The offset when the item ends, or `nil` if it is the same.
  /// - Returns: The text, which is empty for a time outside the calendar.
  public func text(
    of time: Range<Int64>, utcOffset offset: Int?, endOffset: Int? = nil
  ) -> String {
    let ending = endOffset ?? offset
    guard let start = LocalDateTime(secondsSinceEpoch: time.lowerBound, utcOffset: offset ?? 0),
      let end = LocalDateTime(secondsSinceEpoch: time.upperBound, utcOffset: ending ?? 0)
    else { return "" }
    func marked(_ text: String, _ offset: Int?) -> String {
      offset == nil ? text + " " + universalTime : text
    }
    guard !time.isEmpty else { return marked(text(start), offset) }
    let isMidnight = end.minuteOfDay == 0 && start.date.adding(days: 1) == end.date
    guard start.date == end.date || isMidnight, (offset == nil) == (ending == nil) else {
      return self.time.filled([
        ("start", marked(text(start), offset)), ("end", marked(text(end), ending)),
      ])
    }
    return timeOnOneDay.filled([("start", text(start)), ("end", marked(clock(end), ending))])
  }

  /// Returns the text of a price in US cents, such as "$12.50" or "Free".
  public func price(cents: Int) -> String {
    cents == 0 ? free : price.filled([("amount", CleanText.hundredths(cents))])
  }

  /// Writes the mean of ratings, with one digit after the point.
  func text(_ reviews: ReviewSummary) -> String? {
    guard let mean = ShareCard.mean(of: reviews, digits: 1) else { return nil }
    return reviews.count == 1
      ? oneRating.filled([("mean", mean)])
      : ratings.filled([("mean", mean), ("count", String(reviews.count))])
  }
}

extension ShareCard {
  /// Writes the mean number of stars rounded to one or two digits after the point, or returns `nil`
  /// without ratings.
  static func mean(of reviews: ReviewSummary, digits: Int) -> String? {
    let count = reviews.count
    guard count > 0 else { return nil }
    let scale: Int64 = digits == 1 ? 10 : 100
    // At most 15 × 10¹² stars, so that nothing overflows.
    let stars = zip(reviews.counts, 1...5).reduce(Int64(0)) { $0 &+ $1.0 &* Int64($1.1) }
    let parts = (stars &* scale &+ count / 2) / count
    let text = CleanText.hundredths(Int(clamping: digits == 1 ? parts &* 10 : parts))
    return digits == 1 ? String(text.dropLast()) : text
  }
}

#if !hasFeature(Embedded)
extension ShareCard.Messages: MessageTable, Codable {
  package mutating func pass(through entries: inout MessageEntries) {
    entries.text("language", &language)
    entries.text("banner", &banner)
    entries.text("openInApp", &openInApp)
    entries.text("appStore", &appStore)
    entries.text("googlePlay", &googlePlay)
    entries.text("mapDirections", &mapDirections)
    entries.texts("actions", &actions)
    entries.text("register", &register)
    entries.text("rest", &rest)
    entries.texts("sections", &sections)
    entries.texts("labels", &labels)
    entries.texts(
      "nutrients", &nutrients,
      [
        .energy: "energy", .fat: "fat", .saturates: "saturates", .sugars: "sugars", .salt: "salt",
        .fiber: "fiber", .protein: "protein", .fruitVegetableLegume: "fruitVegetableLegume",
      ])
    entries.text("produce", &produce)
    entries.texts("seasons", &seasons)
    entries.text("hours", &hours)
    entries.sharedTable("openingHours", &openingHours)
    entries.text("staleHours", &staleHours)
    entries.text("time", &time)
    entries.text("timeOnOneDay", &timeOnOneDay)
    entries.text("universalTime", &universalTime)
    entries.text("free", &free)
    entries.text("price", &price)
    entries.text("ages", &ages)
    entries.text("age", &age)
    entries.text("oneYear", &oneYear)
    entries.text("noSeats", &noSeats)
    entries.text("oneSeat", &oneSeat)
    entries.text("seats", &seats)
    entries.text("oneRating", &oneRating)
    entries.text("ratings", &ratings)
    entries.text("row", &row)
    entries.text("rowWithoutUnit", &rowWithoutUnit)
    entries.text("safety", &safety)
    entries.text("ingredients", &ingredients)
    entries.text("allergens", &allergens)
    entries.text("reasons", &reasons)
    entries.text("note", &note)
    entries.text("dateTime", &dateTime)
    entries.list("weekdays", &weekdays)
    entries.list("months", &months)
    entries.text("morning", &morning)
    entries.text("afternoon", &afternoon)
  }
}
#endif
