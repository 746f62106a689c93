public import Essentials

extension OpeningHours {
  /// Returns the state at a time in one line, such as "Open until 5 PM", "Closed for a break until
  /// 1 PM", "Closed until Monday 9 AM", or "Temporarily closed".
  ///
  ///     let hours = try OpeningHours("Mo-Fr 09:00-12:00,13:00-17:00")
  ///     hours.summary(at: localNow)   // Open until noon
  ///
  /// The line says when an open place closes, if that is within a day, and when a closed place
  /// opens, if that is within six days. An unknown time of the sun is a word. Outside the seasons
  /// of a place, the line says when the next season begins, if that is within a year: "No hours
  /// listed until July 1". A comment follows in parentheses.
  ///
  /// - Complexity: that of ``nextChange(after:in:)``
  public func summary(
    at time: LocalDateTime, in calendar: OpeningCalendar = .init(), messages: Messages = .init()
  ) -> String {
    let state = state(at: time, in: calendar)
    switch state.kind {
    case .unknown: return messages.text(ofUnknown: state)
    case .closed where state.reason == .notStated && state.comment == nil:
      guard let change = nextChange(after: time, in: calendar),
        change.date.daysSinceEpoch - time.date.daysSinceEpoch < 365,
        self.state(at: change, in: calendar).isOpen
      else { return messages.notStated }
      return messages.notStatedUntil.filled([("date", messages.text(of: change.date))])
    case .closed: if let text = messages.text(ofReasonOf: state) { return text }
    case .open: break
    }
    var change = nextChange(after: time, in: calendar)
    if let end = change {
      let isNear =
        state.isOpen
        ? time.minutes(until: end) < 1440 && self.state(at: end, in: calendar).kind == .closed
        : end.date.daysSinceEpoch - time.date.daysSinceEpoch < 7
      if !isNear { change = nil }
    }
    let sun = change.flatMap { sunStart(at: $0, in: calendar) }
    return messages.text(of: state, at: time, until: change, sun)
  }
}

extension OpeningHours.Messages {
  fileprivate func text(of date: CalendarDate) -> String {
    self.date.filled([("month", months[date.month - 1]), ("day", "\(date.day)")])
  }

  fileprivate func text(ofUnknown state: OpeningHours.State) -> String {
    state.comment.map(Self.capitalized) ?? notCertain
  }

  /// The text of a state that has the same reason for long, or `nil`.
  func text(ofReasonOf state: OpeningHours.State) -> String? {
    let text: String
    switch state.reason {
    case nil, .pause?: return nil
    case .notStated?: text = notStated
    case .temporary?: text = temporarilyClosed
    case .permanent?: text = permanentlyClosed
    }
    // More words than the reason are those of the writer.
    guard let comment = state.comment, !HoursNames.Phrases.isOnlyReason(comment) else {
      return text
    }
    return Self.capitalized(comment)
  }

  fileprivate func text(
    of state: OpeningHours.State, at now: LocalDateTime, until change: LocalDateTime?,
    _ sun: OpeningHours.Time?
  ) -> String {
    var text = state.isOpen ? open : closed
    if let change {
      var time = self.text(of: sun ?? .minute(change.minuteOfDay))
      if !state.isOpen, change.date != now.date {
        time = dayAndTime.filled([
          ("day", self.text(from: change.date.weekday, to: change.date.weekday)), ("time", time),
        ])
      }
      let template =
        state.isOpen ? openUntil : state.reason == .pause ? closedForBreak : closedUntil
      text = template.filled([("time", time)])
    }
    guard let comment = state.comment else { return text }
    return commented.filled([("hours", text), ("comment", comment)])
  }
}
