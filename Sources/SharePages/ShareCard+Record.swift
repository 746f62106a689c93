import PlaceDirectory
import OpeningTimes
public import Essentials
internal import Geo

extension ShareCard {
  /// The details of the page that are not in the record.
  public struct Details: Sendable {
    /// The titles and order of the sections and buttons; `nil` for those of this package.
    public var feature: AdminConfig.Feature?
    /// The first of the seven days whose hours the card shows; `nil` for the hours in their normal form.
    public var hoursFrom: CalendarDate?
    /// The holidays and times of the sun by which hours are known.
    public var calendar = OpeningCalendar()
    /// The offset of the clocks at the place from UTC in seconds when it takes place; `nil` if unknown.
    public var utcOffset: Int?
    /// Where a picture is on the web; only `https` is used.
    public var imageURL: @Sendable (DirectoryRecord.Photo) -> DestinationURL? = {
      DestinationURL($0.reference)
    }
    /// The words.
    public var messages = Messages()
    /// The sessions of an event of several; empty for everything else.
    package var sessions: [Session] = []

    /// A session of an event: its times in seconds since 1970-01-01 UTC, and the offset of the clocks there.
    package struct Session: Sendable {
      let startTime: Int64
      let endTime: Int64
      let utcOffset: Int

      /// Creates a session.
      package init(startTime: Int64, endTime: Int64, utcOffset: Int) {
        self.startTime = startTime
        self.endTime = endTime
        self.utcOffset = utcOffset
      }
    }

    /// Creates details; every value is optional.
    public init(
      feature: AdminConfig.Feature? = nil, hoursFrom: CalendarDate? = nil, utcOffset: Int? = nil
    ) {
      self.feature = feature
      self.hoursFrom = hoursFrom
      self.utcOffset = utcOffset
    }
  }

  /// Creates the card of a record.
  ///
  /// - Parameters:
  ///   - record: The record.
  ///   - site: The site and app.
  ///   - details: The details of the page that are not in the record.
  /// - Throws: ``ShareCard/Error/noLink(_:)`` if the site does not share items of this kind.
  /// - Complexity: O(*n* log *n*) in the length of the record's texts
  public init(
    _ record: DirectoryRecord, on site: DeepLink.Site, with details: Details = Details()
  ) throws(ShareCard.Error) {
    try self.init(record, on: site, with: details, adding: [])
  }

  /// Creates the card of a record with other blocks after its own.
  package init(
    _ record: DirectoryRecord, on site: DeepLink.Site, with details: Details, adding more: [Block]
  ) throws(ShareCard.Error) {
    do {
      link = try DeepLink(record.id, on: site)
    } catch {
      throw .noLink(error)
    }
    messages = details.messages
    let title = CleanText.line(record.title)
    // A title that nobody can see is none.
    let isVisible = title.unicodeScalars.contains { $0.properties.generalCategory != .format }
    self.title = isVisible ? title : CleanText.line(site.name) + " " + record.id.kind.name
    subtitle = CleanText.line(record.subtitle)
    let about = CleanText.line(record.details)
    summary = CleanText.beginning(of: about.isEmpty ? subtitle : about, length: 200)
    image =
      record.photos.lazy.compactMap { photo in
        details.imageURL(photo).flatMap { url in
          url.host == nil ? nil : Image(url: url, caption: CleanText.line(photo.caption))
        }
      }.first
    blocks = RecordBlocks(details: details).blocks(of: record) + more
    buttons = Self.buttons(of: record, details)
    data =
      LinkedData(
        record: record, link: link, title: self.title, summary: summary, image: image?.url,
        details: details
      ).json
  }

  /// The buttons in the administrator's order; one without a place to go is left out.
  private static func buttons(of record: DirectoryRecord, _ details: Details) -> [Button] {
    var buttons: [Button] = []
    var hasDirections = false
    if let feature = details.feature {
      for button in record.buttons(feature.actions) {
        buttons.append(Button(title: CleanText.line(button.action.title), url: button.target.web))
        if case .directions = button.target { hasDirections = true }
      }
    } else {
      for action in record.actions {
        let title = CleanText.line(details.messages.actions[action.name] ?? action.name)
        buttons.append(Button(title: title.isEmpty ? action.destination : title, url: action.url))
      }
    }
    if !hasDirections, let map = MapsLink(record) {
      buttons.append(Button(title: details.messages.mapDirections, url: map.google))
    }
    return buttons
  }
}

extension MapsLink {
  /// Creates the directions to a record, or returns `nil` if its place is unknown.
  init?(_ record: DirectoryRecord) {
    if let coordinate = record.coordinate {
      self.init(to: coordinate, label: record.title)
      return
    }
    let place = record.place
    guard !place.isEmpty else { return nil }
    self.init(toAddress: place, label: record.title)
  }
}

extension DirectoryRecord {
  /// The address in one line, or an empty text.
  var place: String {
    let state = [city?.state.abbreviation, zipCode?.description].compactMap(\.self)
    return [
      CleanText.line(address), city.map { CleanText.line($0.name) } ?? "",
      state.joined(separator: " "),
    ].filter { !$0.isEmpty }.joined(separator: ", ")
  }
}
