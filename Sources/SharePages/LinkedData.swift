import PlaceDirectory
import OpeningTimes
import Essentials
import Geo

/// A record in the vocabulary of schema.org, as search engines read it.
struct LinkedData {
  let record: DirectoryRecord
  let link: DeepLink
  let title: String
  let summary: String
  let image: DestinationURL?
  let details: ShareCard.Details

  /// The JSON-LD, or `nil` if what the vocabulary requires of such an item is unknown.
  ///
  /// Unknown facts are left out: there are no empty addresses, and no rating of an item that nobody rated.
  var json: ScriptJSON? {
    switch record.id.kind {
    case .market, .donationCenter: address.map { business("LocalBusiness", $0) }
    case .store: address.map { business("GroceryStore", $0) }
    case .testSite: address.map { business("MedicalClinic", $0) }
    case .park: place
    case .event: event
    case .recipe: recipe
    case .product: product
    default: nil
    }
  }

  private func node(_ type: String, _ members: [ScriptJSON.Member]) -> ScriptJSON {
    .object(
      [
        .init(name: "@context", value: .text("https://schema.org")),
        .init(name: "@type", value: .text(type)),
        .init(name: "name", value: .text(title)), .init(name: "url", value: .text(link.web)),
      ] + members)
  }

  /// The members that have a value.
  private func members(_ members: KeyValuePairs<String, ScriptJSON?>) -> [ScriptJSON.Member] {
    members.compactMap { name, value in value.map { .init(name: name, value: $0) } }
  }

  private var about: [ScriptJSON.Member] {
    members([
      "description": .text(ifAny: summary), "image": image.map { .text($0.text) },
      "aggregateRating": rating,
    ])
  }

  /// The language of the record's own texts, for what schema.org takes for a work or an event.
  private var language: [ScriptJSON.Member] {
    members(["inLanguage": .text(ifAny: CleanText.line(details.language ?? ""))])
  }

  private func business(_ type: String, _ address: ScriptJSON) -> ScriptJSON {
    node(
      type,
      members([
        "address": address, "geo": geo, "telephone": telephone,
        "openingHoursSpecification": hours,
      ]) + about)
  }

  private var place: ScriptJSON {
    node(
      "Park",
      members([
        "address": address, "geo": geo, "amenityFeature": amenities,
        "isAccessibleForFree": record.priceInCents.map { .truth($0 == 0) },
        "openingHoursSpecification": hours,
      ])
        // A park is none of the types whose ratings search engines show.
        + about.filter { $0.name != "aggregateRating" })
  }

  private var event: ScriptJSON? {
    let offset = details.utcOffset
    let endOffset = details.sessions.last?.endOffset ?? details.endOffset ?? offset
    guard let time = record.time, let start = date(time.lowerBound, offset) else { return nil }
    let isOnline = record.labels[.features]?.contains("virtual") == true
    guard let location = isOnline ? onlineLocation : venue else { return nil }
    let offer = price.map { price in
      ScriptJSON.object([
        "@type": .text("Offer"), "price": .text(price), "priceCurrency": .text("USD"),
        "url": .text(link.web),
        "availability": record.freeSeats.map {
          .text("https://schema.org/" + ($0 > 0 ? "InStock" : "SoldOut"))
        },
      ])
    }
    return node(
      "Event",
      members([
        "startDate": .text(start),
        "endDate": date(time.upperBound, endOffset).map(ScriptJSON.text),
        "eventStatus": .text("https://schema.org/EventScheduled"),
        "eventAttendanceMode": .text(
          "https://schema.org/" + (isOnline ? "Online" : "Offline") + "EventAttendanceMode"),
        "location": location,
        "offers": offer,
        "subEvent": sessions(at: location),
      ]) + about + language)
  }

  /// The sessions of an event of several, as events that are part of it.
  ///
  /// A `Schedule` would have to replace the start and the end of the event, and needs a rule of
  /// recurrence, which sessions need not follow.
  private func sessions(at location: ScriptJSON) -> ScriptJSON? {
    guard !details.sessions.isEmpty else { return nil }
    return .list(
      details.sessions.map { session in
        .object([
          "@type": .text("Event"), "name": .text(title),
          "startDate": date(session.startTime, session.utcOffset).map(ScriptJSON.text),
          "endDate": date(session.endTime, session.endOffset).map(ScriptJSON.text),
          "location": location,
        ])
      })
  }

  private var onlineLocation: ScriptJSON? {
    .object(["@type": .text("VirtualLocation"), "url": .text(link.web)])
  }

  private var venue: ScriptJSON? {
    address.map { address in
      .object([
        "@type": .text("Place"), "name": .text(ifAny: CleanText.line(record.subtitle)),
        "address": address, "geo": geo,
      ])
    }
  }

  private var recipe: ScriptJSON? {
    guard image != nil else { return nil }
    let lines = Self.lines(record.ingredients?.lines ?? []).map(ScriptJSON.text)
    let steps = Self.lines(record.directions).map { step in
      ScriptJSON.object(["@type": .text("HowToStep"), "text": .text(step)])
    }
    return node(
      "Recipe",
      about
        + members([
          "datePublished": record.dateAdded.map { .text($0.iso8601) },
          "recipeIngredient": lines.isEmpty ? nil : .list(lines),
          "recipeInstructions": steps.isEmpty ? nil : .list(steps),
        ]) + language)
  }

  /// A product needs an offer or ratings (Google, "Product snippet": `review`, `aggregateRating`, or `offers`).
  private var product: ScriptJSON? {
    let offer = price.map { price in
      ScriptJSON.object([
        "@type": .text("Offer"), "price": .text(price), "priceCurrency": .text("USD"),
        "url": .text(link.web),
      ])
    }
    guard offer != nil || rating != nil else { return nil }
    return node(
      "Product",
      members(["gtin": record.id.gtin.map(ScriptJSON.text), "offers": offer]) + about
    )
  }
}

/// The parts of a node.
extension LinkedData {
  /// The price in dollars, if it can be one.
  private var price: String? {
    record.priceInCents.flatMap { $0 < 0 ? nil : CleanText.hundredths($0) }
  }

  private var address: ScriptJSON? {
    let street = CleanText.line(record.address)
    guard !street.isEmpty || record.city != nil else { return nil }
    let isInUnitedStates = record.city != nil || record.zipCode != nil
    return .object([
      "@type": .text("PostalAddress"), "streetAddress": .text(ifAny: street),
      "addressLocality": record.city.map { .text($0.name) },
      "addressRegion": record.city.map { .text($0.state.abbreviation) },
      "postalCode": record.zipCode.map { .text($0.description) },
      "addressCountry": isInUnitedStates ? .text("US") : nil,
    ])
  }

  private var geo: ScriptJSON? {
    record.coordinate.map { coordinate in
      let degrees = coordinate.formatted(.decimalDegrees(fractionDigits: 6)).split(separator: ",")
        .map { ScriptJSON.number(String($0.drop { $0 == " " })) }
      return .object([
        "@type": .text("GeoCoordinates"), "latitude": degrees.first, "longitude": degrees.last,
      ])
    }
  }

  private var telephone: ScriptJSON? {
    record.actions.lazy.map(\.url).first { $0.scheme == "tel" }.map {
      .text(String($0.text.dropFirst(4)))
    }
  }

  private var rating: ScriptJSON? {
    ShareCard.mean(of: record.reviews, digits: 2).map { mean in
      .object([
        "@type": .text("AggregateRating"), "ratingValue": .number(mean),
        "bestRating": .number("5"), "ratingCount": .number(String(record.reviews.count)),
      ])
    }
  }

  private var amenities: ScriptJSON? {
    let labels = (record.labels[.features] ?? []).sorted()
    let features = Self.lines(labels.map { details.text(forLabel: $0, of: .features) })
    guard !features.isEmpty else { return nil }
    return .list(
      features.map {
        .object([
          "@type": .text("LocationFeatureSpecification"), "name": .text($0), "value": .truth(true),
        ])
      })
  }

  /// The lines that are not blank.
  private static func lines(_ lines: some Sequence<String>) -> [String] {
    lines.map(CleanText.line).filter { !$0.isEmpty }
  }

  private func date(_ instant: Int64, _ utcOffset: Int?) -> String? {
    let offset = utcOffset ?? 0
    guard let local = LocalDateTime(secondsSinceEpoch: instant, utcOffset: offset) else {
      return nil
    }
    guard utcOffset != nil else { return local.iso8601 + ":00Z" }
    let minutes = offset.magnitude / 60
    func digits(_ number: UInt) -> String { number < 10 ? "0\(number)" : "\(number)" }
    return local.iso8601 + ":00" + (offset < 0 ? "-" : "+")
      + digits(minutes / 60) + ":" + digits(minutes % 60)
  }

  /// The hours that are the same in every week, or those of the seven days that the card shows.
  private var hours: ScriptJSON? {
    guard let hours = record.hours, !record.hasStaleHours else { return nil }
    let isWeekly = hours.table.isWeekly
    // Any Monday: 2024-01-01.
    guard let first = details.hoursFrom ?? (isWeekly ? CalendarDate(daysSinceEpoch: 19_723) : nil),
      let last = first.adding(days: 6), let start = first.adding(days: -1)?.midnight,
      let end = first.adding(days: 8)?.midnight
    else { return nil }
    var days: [ScriptJSON] = []
    for interval in hours.intervals(in: start..<end, in: details.calendar)
    where interval.state.isOpen {
      let isLong = interval.start.minutes(until: interval.end) >= 1440
      for date in (interval.start.date...interval.end.date).dates
      where first <= date && date <= last {
        let isFirst = date == interval.start.date
        // Hours after midnight are listed on the day on which they begin: they close before they
        // open.
        guard isFirst || isLong, date < interval.end.date || interval.end.minuteOfDay > 0 else {
          continue
        }
        let endsHere = !isLong || date == interval.end.date
        days.append(
          .object([
            "@type": .text("OpeningHoursSpecification"),
            "dayOfWeek": .text("https://schema.org/" + Self.name(date.weekday)),
            "opens": .text(isFirst ? Self.clock(interval.start) : "00:00"),
            "closes": .text(endsHere ? Self.clock(interval.end) : "23:59"),
            "validFrom": isWeekly ? nil : .text(date.iso8601),
            "validThrough": isWeekly ? nil : .text(date.iso8601),
          ]))
      }
    }
    return days.isEmpty ? nil : .list(days)
  }

  private static func clock(_ time: LocalDateTime) -> String { String(time.iso8601.suffix(5)) }

  private static func name(_ weekday: Weekday) -> String {
    switch weekday {
    case .monday: "Monday"
    case .tuesday: "Tuesday"
    case .wednesday: "Wednesday"
    case .thursday: "Thursday"
    case .friday: "Friday"
    case .saturday: "Saturday"
    case .sunday: "Sunday"
    }
  }
}

extension CalendarDate {
  /// The first minute of the day.
  fileprivate var midnight: LocalDateTime? { try? LocalDateTime(self, minuteOfDay: 0) }
}
