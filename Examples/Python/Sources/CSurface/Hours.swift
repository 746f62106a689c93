import OpeningTimes

/// `OpeningHours` with a calendar for callers of C; they never change.
final class HoursObject {
  let hours: OpeningHours
  let calendar: OpeningCalendar

  init(_ hours: OpeningHours, _ calendar: OpeningCalendar) {
    self.hours = hours
    self.calendar = calendar
  }
}

/// An object: opening hours from a text, whose names are in languages, with the public holidays and the
/// days of school holidays at the place.
@c(hd_hours)
public func hours(
  _ bytes: UnsafePointer<UInt8>, _ offsets: UnsafePointer<Int64>, _ count: Int,
  _ holidays: UnsafePointer<Int64>, _ holidayCount: Int, _ schoolHolidays: UnsafePointer<Int64>,
  _ schoolHolidayCount: Int
) -> OpaquePointer {
  answer(object: {
    // The first text is that of the hours, and the others are codes of languages.
    let texts = Texts(bytes: bytes, offsets: offsets)
    let languages = try (1..<max(count, 1)).map { position in
      guard let language = OpeningHours.Language(code: texts[position]) else {
        let codes = OpeningHours.Language.all.map(\.code).joined(separator: ", ")
        throw Problem("language \(position - 1): A language is one of \(codes).")
      }
      return language
    }
    let hours: OpeningHours
    do throws(OpeningHours.Error) {
      hours = try OpeningHours(texts[0], languages: languages)
    } catch {
      throw Problem(error.description)
    }
    return HoursObject(
      hours,
      OpeningCalendar(
        publicHolidays: try (0..<holidayCount).map { try date(holidays[$0], "holiday", $0) },
        schoolHolidays: try (0..<schoolHolidayCount).map {
          try date(schoolHolidays[$0], "school holiday", $0)
        }))
  })
}

/// The column `text`: the hours in their normal form.
@c(hd_hours_text)
public func hoursText(_ object: OpaquePointer) -> OpaquePointer {
  answer { answer in
    try answer.add("text", texts: [borrowed(object, as: HoursObject.self).hours.description])
  }
}

/// Instants of the caller, with the seconds that the clocks at the place are ahead of UTC.
private struct Instants {
  let seconds: UnsafePointer<Int64>
  let offsets: UnsafePointer<Int64>

  func localTime(_ position: Int) throws -> LocalDateTime {
    guard let offset = Int(exactly: offsets[position]), UTCOffsetTable.offsets.contains(offset)
    else {
      throw Problem("time \(position): An offset must be from -64800 to 64800 seconds.")
    }
    guard let time = LocalDateTime(secondsSinceEpoch: seconds[position], utcOffset: offset) else {
      throw Problem(LocalDateTime.Error.noSuchDate(.yearOutOfRange(0)), at: position, of: "time")
    }
    return time
  }
}

/// The column `states`: 0 for closed, 1 for open, and 2 for unknown, at each time.
///
/// A time is seconds since 1970-01-01 UTC, with the seconds that the clocks at the place are ahead.
@c(hd_hours_states)
public func hoursStates(
  _ object: OpaquePointer, _ seconds: UnsafePointer<Int64>, _ offsets: UnsafePointer<Int64>,
  _ count: Int
) -> OpaquePointer {
  answer { answer in
    let object = borrowed(object, as: HoursObject.self)
    let instants = Instants(seconds: seconds, offsets: offsets)
    let states = try Column("states", .byte, capacity: count)
    for position in 0..<count {
      let time = try instants.localTime(position)
      let state: UInt8 =
        switch object.hours.state(at: time, in: object.calendar).kind {
        case .closed: 0
        case .open: 1
        case .unknown: 2
        }
      try states.append(state)
    }
    answer.add(states)
  }
}

/// The column `minutes`: the first time after each time at which the place opens, closes, or becomes
/// unknown, in minutes since 1970-01-01T00:00 on the clocks at the place, or -2⁶³ if there is none within
/// a hundred years.
@c(hd_hours_changes)
public func hoursChanges(
  _ object: OpaquePointer, _ seconds: UnsafePointer<Int64>, _ offsets: UnsafePointer<Int64>,
  _ count: Int
) -> OpaquePointer {
  answer { answer in
    let object = borrowed(object, as: HoursObject.self)
    let instants = Instants(seconds: seconds, offsets: offsets)
    let minutes = try Column("minutes", .int64, capacity: count)
    for position in 0..<count {
      let time = try instants.localTime(position)
      let change = object.hours.nextChange(after: time, in: object.calendar)
      try minutes.append(change.map { $0.secondsSinceEpoch(utcOffset: 0) / 60 } ?? .min)
    }
    answer.add(minutes)
  }
}
