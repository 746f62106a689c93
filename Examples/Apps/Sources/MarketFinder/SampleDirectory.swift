import Console
import HealthDomain

/// A few made-up records of each kind but markets, around the last days of November 2026 in Phoenix.
enum SampleDirectory {
  static func records() throws -> [DirectoryRecord] {
    try recipes() + parks() + events() + others()
  }

  private static func record(_ kind: ItemKind, _ title: String) throws -> DirectoryRecord {
    let id = String(title.lowercased().map { $0 == " " ? "-" : $0 })
    guard let item = ItemReference(kind, id) else {
      throw Console.Problem("There is no record without a title.")
    }
    return DirectoryRecord(item, title: title)
  }

  private static func reviews(_ stars: [Int]) -> ReviewSummary {
    ReviewSummary(stars.compactMap { StarRating($0) })
  }

  private static func recipes() throws -> [DirectoryRecord] {
    let rows: [(String, [String], String, Bool, Int, [Int])] = [
      (
        "Bean Soup", ["2 cups beans", "1 onion, chopped", "1 tsp salt"], "dinner", true, 1, [5, 4]
      ),
      (
        "Blue Corn Pancakes", ["1 cup corn flour", "1 cup all-purpose flour", "2 eggs"],
        "breakfast",
        true, 12, [4]
      ),
      ("Calabacitas", ["2 squash, diced", "1 cup corn"], "dinner", false, 20, [5]),
      (
        "Date Muffins", ["250 g wheat flour", "1 large egg", "1 cup dates"], "breakfast", true, 5,
        [3, 3]
      ),
      ("Fry Bread", ["3 cups flour", "1 tsp salt"], "dinner", false, 9, []),
    ]
    let analyzer = IngredientAnalyzer()
    return try rows.map { title, ingredients, meal, isFeatured, day, stars in
      var record = try record(.recipe, title)
      record.ingredients = DirectoryRecord.Ingredients(ingredients, reading: analyzer)
      record.labels[.mealTypes] = [meal]
      record.isFeatured = isFeatured
      record.dateAdded = try CalendarDate(2026, 11, day)
      record.reviews = reviews(stars)
      return title == "Bean Soup" ? try withDetails(record) : record
    }
  }

  private static func withDetails(_ recipe: DirectoryRecord) throws -> DirectoryRecord {
    var recipe = recipe
    recipe.directions = ["Soak the beans overnight.", "Boil all for an hour."]
    recipe.nutrition = try NutritionFacts(
      energyKilojoules: 310, fat: 0.5, saturates: 0.1, sugars: 1.2, salt: 0.6, fiber: 4.5,
      protein: 5)
    return recipe
  }

  private static func parks() throws -> [DirectoryRecord] {
    let rows: [(String, String, String, Double, Double, Set<String>, [Int])] = [
      ("Encanto Park", "Phoenix", "85007", 33.4747, -112.0893, ["playground", "ramada"], [4, 5]),
      ("Kiwanis Park", "Tempe", "85282", 33.3742, -111.9360, ["playground", "dogs"], [5]),
      ("Papago Park", "Phoenix", "85008", 33.4546, -111.9496, ["ramada"], [5, 5]),
      ("Steele Indian School Park", "Phoenix", "85012", 33.4986, -112.0710, ["dogs"], [3]),
    ]
    return try rows.map { title, city, zip, latitude, longitude, features, stars in
      var record = try record(.park, title)
      try place(&record, city, zip, latitude, longitude)
      record.labels[.features] = features
      record.hours = try OpeningHours("06:00-22:00")
      record.reviews = reviews(stars)
      return title == "Encanto Park" ? withContacts(record) : record
    }
  }

  /// A record with all that a card can have.
  private static func withContacts(_ park: DirectoryRecord) -> DirectoryRecord {
    var park = park
    park.address = "2605 N 15th Ave"
    park.photos = [
      .init("encanto.jpg", caption: "The lagoon"), .init("boats.jpg", caption: "Paddle boats"),
    ]
    park.actions = [
      ("call", "tel:+16025550100"), ("more", "https://parks.example.org/encanto"),
      ("meetup", "https://www.meetup.com/phoenix-walkers/"), ("more", "javascript:alert(1)"),
    ].compactMap { DirectoryRecord.Action($0, $1) }
    return park
  }

  private static func events() throws -> [DirectoryRecord] {
    let rows: [(String, String, Int, ClosedRange<Int>, String, String, Int)] = [
      ("Family Yoga", "Phoenix", 0, 4...10, "2026-11-28T08:00", "2026-11-28T10:00", 7),
      ("Story Walk", "Tempe", 0, 2...5, "2026-11-28T16:00", "2026-11-28T17:00", 3),
      ("Kids Cook", "Phoenix", 1_000, 6...12, "2026-11-29T10:00", "2026-11-29T12:00", 9),
      ("Night Hike", "Phoenix", 500, 8...99, "2026-12-04T18:00", "2026-12-04T20:00", 5),
      ("Harvest Fair", "Phoenix", 0, 0...99, "2026-11-21T09:00", "2026-11-21T15:00", 8),
    ]
    return try rows.map { title, city, cents, ages, start, end, popularity in
      var record = try record(.event, title)
      record.city = City(city, .arizona)
      record.priceInCents = cents
      record.ages = ages
      record.popularity = popularity
      let (begin, finish) = (try LocalDateTime(iso8601: start), try LocalDateTime(iso8601: end))
      record.time = try seconds(begin)..<seconds(finish)
      // Its own hours, by which the part of the day and the weekday are found.
      let (month, day) = (start.dropFirst(5).prefix(2), start.dropFirst(8).prefix(2))
      let name = ["11": "Nov", "12": "Dec"][month] ?? ""
      record.hours = try OpeningHours("2026 \(name) \(day) \(start.suffix(5))-\(end.suffix(5))")
      if title == "Kids Cook" {
        record.details = "Each child cooks a dish and takes it home."
        record.address = "1 N Central Ave"
        record.photos = [.init("kids-cook.jpg", caption: "A child with a bowl")]
      }
      return record
    }
  }

  private static func seconds(_ time: LocalDateTime) throws -> Int64 {
    BrowseState.Moment(time, utcOffset: Options.arizonaOffset)?.seconds ?? 0
  }

  private static func others() throws -> [DirectoryRecord] {
    let topics = [
      "Breastfeeding", "Dental Care", "Food Bank", "Immunization", "Insurance", "Vision",
    ]
    var records = try topics.flatMap { topic in
      try ["Classes", "Guide", "Help Line", "Office"].map {
        try record(.resource, "\(topic) \($0)")
      }
    }
    for (title, cents, stars) in [
      ("Oat Bar", 249, [5, 4]), ("Apple Sauce", 199, [4]), ("Trail Mix", 599, [5]),
    ] {
      var product = try record(.product, title)
      product.priceInCents = cents
      product.reviews = reviews(stars)
      records.append(product)
    }
    for (kind, title, latitude, longitude) in [
      (ItemKind.testSite, "Central Test Site", 33.4500, -112.0700),
      (.testSite, "East Test Site", 33.4300, -111.9300),
      (.store, "Corner Grocery", 33.4600, -112.0600),
      (.donationCenter, "Valley Food Bank", 33.4200, -112.1000),
    ] {
      var site = try record(kind, title)
      try place(&site, "Phoenix", "85004", latitude, longitude)
      if kind == .store { site.produce = [.spring: ["asparagus"], .fall: ["dates", "squash"]] }
      records.append(site)
    }
    for (title, tags, features) in [
      ("Bike Loop", ["outdoors"], ["dogs"]), ("Mall Walk", ["free"], []),
      ("Picnic", ["outdoors"], ["ramada"]),
    ] {
      var activity = try record(.activity, title)
      activity.labels[.features] = Set(features)
      activity.labels[.tags] = Set(tags)
      if title == "Bike Loop",
        let url = DirectoryRecord.Action("how-to", "https://active.example.org/bike")
      {
        activity.actions = [url]
      }
      records.append(activity)
    }
    return records
  }

  private static func place(
    _ record: inout DirectoryRecord, _ city: String, _ zip: String, _ latitude: Double,
    _ longitude: Double
  ) throws {
    record.city = City(city, .arizona)
    record.zipCode = ZIPCode(zip)
    record.coordinate = try Coordinate(latitude: latitude, longitude: longitude)
  }
}
