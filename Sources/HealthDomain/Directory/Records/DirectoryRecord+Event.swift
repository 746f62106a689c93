public import EventRegistration
public import Geo

/// Records of events with registration.
extension DirectoryRecord {
  /// Creates the record of an event that families can see, or returns `nil` for a draft and a canceled
  /// event.
  ///
  ///     directory.update(event, in: places)    // adds, changes, or removes the event's record
  ///
  /// The venue gives the city, the ZIP code, and the coordinate of the ZIP code or else of the city; an
  /// event online or abroad has none of these. The flags are labels of ``Subject/features`` by their
  /// encoded names, such as "wheelchairAccessible". A price counts if it is in US dollars. The hours are
  /// those of the event on its dates, by which weekdays and times of day find it.
  ///
  /// - Parameters:
  ///   - event: The event.
  ///   - places: The table in which coordinates are looked up.
  /// - Complexity: O(*n* + log *m*) for texts of length *n* and *m* places
  public init?(_ event: EventRecord, in places: PlaceTable) {
    switch event.status {
    case .draft, .cancelled: return nil
    case .published, .closed: break
    }
    let details = event.details
    self.init(ItemReference(event.id), title: details.title)
    self.details = details.summary
    let venue = details.venue
    if details.flags.contains(.virtual) {
      subtitle = venue.name
    } else {
      subtitle = [venue.name, venue.city].filter { !$0.isEmpty }.joined(separator: ", ")
      address = venue.address
      city = venue.placeCity
      zipCode = venue.placeZIPCode
      coordinate = venue.coordinate(in: places)
    }
    let features = details.flags.labels
    if !features.isEmpty { labels[.features] = features }
    switch details.fee {
    case .free: priceInCents = 0
    case .price(let price) where price.currency.code == "USD": priceInCents = price.minorUnits
    case .price, nil: break
    }
    ages = details.policy.ages
    time = details.startTime..<details.endTime
    hours = details.hours
    freeSeats = event.seats.available
    if let poster = details.poster { photos = [Photo(poster)] }
  }
}

extension EventDetails {
  /// The event's own hours, in the local time of the venue.
  fileprivate var hours: OpeningHours? {
    func name(_ date: CalendarDate) -> String {
      "\(date.year) \(HoursNames.name(date.month)) \(date.day)"
    }
    let (first, last) = (start.date, end.date)
    let (begins, ends) = (start.iso8601.suffix(5), end.iso8601.suffix(5))
    var rules = ["\(name(first)) \(begins)-\(first == last ? String(ends) : "24:00")"]
    if let second = first.adding(days: 1), let nextToLast = last.adding(days: -1), second < last {
      rules.append("\(name(second))-\(name(nextToLast)) 00:00-24:00")
    }
    if first < last, end.minuteOfDay > 0 { rules.append("\(name(last)) 00:00-\(ends)") }
    return try? OpeningHours(rules.joined(separator: "; "))
  }
}

extension EventDetails.Flags {
  /// The names of the flags that have one, as they are encoded.
  fileprivate var labels: Set<String> {
    let names: [(flag: Self, name: String)] = [
      (.covidSafe, "covidSafe"), (.outdoors, "outdoors"),
      (.wheelchairAccessible, "wheelchairAccessible"), (.freeOfCharge, "freeOfCharge"),
      (.mealsIncluded, "mealsIncluded"), (.sensoryFriendly, "sensoryFriendly"),
      (.parentsStay, "parentsStay"), (.virtual, "virtual"),
    ]
    return Set(names.filter { contains($0.flag) }.map(\.name))
  }
}
