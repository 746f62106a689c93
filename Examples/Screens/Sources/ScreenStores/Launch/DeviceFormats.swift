import Foundation
public import HealthDomain

extension CalendarDate {
  /// The day as this device writes it: "Apr 14, 2026".
  public var text: String { noon.formatted(.dateTime.day().month().year().utc) }

  fileprivate var noon: Date {
    Date(timeIntervalSince1970: Double(daysSinceEpoch) * 86_400 + 43_200)
  }
}

extension CalendarMonth {
  /// The month as this device writes it: "April 2026".
  public var text: String { days.lowerBound.noon.formatted(.dateTime.month(.wide).year().utc) }
}

extension LocalDateTime {
  /// The day and the time as this device writes them: "Apr 14, 2026 at 9:00 AM".
  public var text: String { "\(date.text) \(timeText)" }

  fileprivate var timeText: String {
    let seconds = Double(secondsSinceEpoch(utcOffset: 0))
    return Date(timeIntervalSince1970: seconds).formatted(.dateTime.hour().minute().utc)
  }
}

extension Date.FormatStyle {
  /// Local days and times have no zone, so they are written as if they were those of UTC.
  fileprivate var utc: Self {
    var style = self
    style.timeZone = .gmt
    return style
  }
}

extension MessageTables {
  /// The texts, with days and times as this device writes them.
  public var formatted: Self {
    var texts = self
    texts.journal.time = { $0.text }
    texts.journal.date = { $0.text }
    texts.isolationPlans.date = { $0.text }
    return texts
  }
}

extension CycleMessages.Formats {
  /// Days as this device writes them.
  public static var device: Self {
    var formats = plain
    formats.date = { $0.text }
    return formats
  }
}

extension RegistrationMessages.Formats {
  /// Days and times as this device writes them.
  public static var device: Self {
    var formats = plain
    formats.date = { $0.text }
    formats.time = { $0.timeText }
    formats.dateTime = { $0.text }
    return formats
  }
}
