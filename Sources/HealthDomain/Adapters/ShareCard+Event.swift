import PlaceDirectory
import SharePages
public import EventRegistration
public import Geo

extension ShareCard {
  /// Creates the card of an event with registration, in the local time of the event.
  ///
  ///     let card = try ShareCard(event, in: places, on: site)
  ///     attach(ICalendar(of: event, stampedAt: now).text)
  ///
  /// The card says what the event is, never who registered. It lists each session of an event of several,
  /// and its JSON-LD has each as a `subEvent`.
  ///
  /// - Parameters:
  ///   - event: The event.
  ///   - places: The table in which its coordinate is looked up.
  ///   - site: The site and app.
  ///   - details: The details of the page that are not in the event; the offset from UTC is the event's.
  /// - Throws: `ShareCard.Error.eventNotPublic` for a draft and a canceled event, and
  ///   `ShareCard.Error.noLink(_:)`.
  public init(
    _ event: EventRecord, in places: PlaceTable = PlaceTable(), on site: DeepLink.Site,
    with details: Details = Details()
  ) throws(ShareCard.Error) {
    guard let record = DirectoryRecord(event, in: places) else { throw .eventNotPublic }
    var details = details
    details.utcOffset = event.details.utcOffset
    details.endOffset = event.details.endOffset
    if !event.details.furtherSessions.isEmpty {
      details.sessions = event.details.sessions.map {
        Details.Session(
          startTime: $0.startTime, endTime: $0.endTime, utcOffset: $0.utcOffset,
          endOffset: $0.endOffset)
      }
    }
    try self.init(record, on: site, with: details)
  }
}
