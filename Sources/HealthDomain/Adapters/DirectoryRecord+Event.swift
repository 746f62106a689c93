import PlaceDirectory
import Essentials
import OpeningTimes
public import EventRegistration
public import Geo

/// Records of events with registration.
extension DirectoryRecord {
  /// Creates the record of an event that families can see, or returns `nil` for a draft and a canceled
  /// event.
  ///
  ///     directory.update(event, in: places)    // adds, changes, or removes the event's record
  ///
  /// The city and the ZIP code come from the venue, and the coordinate from the ZIP code or else from
  /// the city; an event online or abroad has none of these. The flags are labels of ``Subject/features`` by
  /// their encoded names, such as "wheelchairAccessible". A price counts if it is in US dollars. The hours
  /// are the hours of each session on its dates, by which weekdays and times of day find it; the time is from
  /// the start of the first session to the end of the last one.
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
    self.init(ItemReference(event.id), title: TextDirection.paired(details.title))
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
    if !details.furtherSessions.isEmpty {
      sessions = details.sessions.map { $0.startTime..<$0.endTime }
    }
    hours = details.hours
    freeSeats = event.seats.available
    if let poster = details.poster { photos = [Photo(poster)] }
  }
}

extension EventDetails {
  /// The event's own hours, in the local time of the venue: the hours of each session.
  ///
  /// They are `nil` if the sessions are on so many separate days or at so many times that their text would be too long.
  fileprivate var hours: OpeningHours? {
    var stretches: [EventHours] = []
    for next in sessions.lazy.flatMap({ EventHours.parts(of: $0) }) {
      guard let last = stretches.last, last.dates == next.dates else {
        stretches.append(next)
        continue
      }
      // Another session on the same day.
      stretches[stretches.count - 1].times += "," + next.times
    }
    var runs: [EventHours] = []
    for next in stretches {
      if let last = runs.last, last.times == next.times,
        last.dates.upperBound.adding(days: 1) == next.dates.lowerBound
      {
        runs[runs.count - 1].dates = last.dates.lowerBound...next.dates.upperBound
      } else {
        runs.append(next)
      }
    }
    return try? OpeningHours(runs.map(\.text).joined(separator: "; "))
  }
}

/// The times of day at which an event takes place on each of some days.
private struct EventHours {
  var dates: ClosedRange<CalendarDate>
  var times: String

  /// The rule in the language of opening hours.
  var text: String {
    let (first, last) = (Self.name(dates.lowerBound), Self.name(dates.upperBound))
    return "\(first == last ? first : first + "-" + last) \(times)"
  }

  /// Returns the hours of the first day of a session, of the days between, and of its last day.
  static func parts(of session: EventDetails.Session) -> [EventHours] {
    let (first, last) = (session.start.date, session.end.date)
    let (begins, ends) = (session.start.iso8601.suffix(5), session.end.iso8601.suffix(5))
    var parts = [
      EventHours(
        dates: first...first, times: "\(begins)-\(first == last ? String(ends) : "24:00")")
    ]
    if first == last, session.end <= session.start {
      // The clocks went back: the end is the start plus the length, on the clock of the start.
      let minutes = session.start.minuteOfDay + Int((session.endTime - session.startTime) / 60)
      let end = (try? LocalDateTime(first, minuteOfDay: min(minutes, 1439))) ?? session.start
      return [EventHours(dates: first...first, times: "\(begins)-\(end.iso8601.suffix(5))")]
    }
    if let second = first.adding(days: 1), let nextToLast = last.adding(days: -1), second < last {
      parts.append(EventHours(dates: second...nextToLast, times: "00:00-24:00"))
    }
    if first < last, session.end.minuteOfDay > 0 {
      parts.append(EventHours(dates: last...last, times: "00:00-\(ends)"))
    }
    return parts
  }

  private static func name(_ date: CalendarDate) -> String {
    "\(date.year) \(HoursNames.name(date.month)) \(date.day)"
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
