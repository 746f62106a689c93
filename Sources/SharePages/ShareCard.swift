public import Essentials
internal import Geo
import OpeningTimes
import PlaceDirectory

/// A page about an item that a person shares: HTML for browsers, a page to print, and plain text.
///
///     let card = try ShareCard(record, on: site)
///     store(card.html, at: card.link.web)       // the page behind the link
///     share(card.plainText)
///
/// The page shows an install banner, opens the app, and tells search engines and messengers what it is
/// about (Open Graph, schema.org). All content of a record is text: it cannot become markup, a script,
/// another link, or a line of a header, and the page runs no script at all.
///
/// Only public things have a card: a record of a directory, a public event, and a report on a label that was
/// made without preferences. Cycles, journals, children, and preferences have no card; a `ShareGrant` shows
/// parts of them to one person, as a `ShareGrant.Card`.
public struct ShareCard: Hashable, Sendable {
  /// The link to the item, which is the address of the page.
  public let link: DeepLink

  /// The title in one line, never empty.
  public let title: String

  /// The second line; may be empty.
  public let subtitle: String

  /// The beginning of the description in one line, for previews; may be empty.
  public let summary: String

  /// The words of the card.
  public let messages: Messages

  /// The picture, an `https` URL, with its text for people who do not see it.
  let image: Image?
  /// The language of the record's own texts, or `nil` if it is that of the words.
  let language: String?
  let blocks: [Block]
  let buttons: [Button]
  /// Whether people register in the app.
  let registers: Bool
  /// The item in the terms of schema.org, or `nil` if too little is known.
  let data: ScriptJSON?

  struct Image: Hashable, Sendable {
    let url: DestinationURL
    let caption: String
  }

  /// A part of the card with a title.
  package struct Block: Hashable, Sendable {
    package enum Style: Hashable, Sendable { case paragraphs, list, steps, labels }

    /// Where a page shows a part: people come for when, the hours, and where, and read other facts and
    /// everything else below.
    package enum Rank: Int, Hashable, Sendable { case time, hours, place, fact, content }

    package let title: String
    package let style: Style
    package let lines: [String]
    package let rank: Rank
    /// Whether the lines are the record's own text, in the record's language.
    let isOwnText: Bool

    package init(
      title: String, style: Style, lines: [String], rank: Rank = .content, isOwnText: Bool = false
    ) {
      self.title = title
      self.style = style
      self.lines = lines
      self.rank = rank
      self.isOwnText = isOwnText
    }
  }

  /// Something to do, and where it leads.
  struct Button: Hashable, Sendable {
    let title: String
    let url: DestinationURL
  }

  /// The item in the vocabulary of schema.org as JSON-LD, or `nil` if facts that the vocabulary
  /// requires for such an item are unknown.
  public var linkedData: String? { data?.text }

  /// The reason there is no card.
  @nonexhaustive public enum Error: Swift.Error, Hashable, Sendable {
    /// The item has no link.
    case noLink(DeepLink.Error)
    /// The report was made for a person, whose preferences it would reveal.
    case reportIsPersonal
    /// Families cannot see the event.
    case eventNotPublic
  }
}

extension ShareCard.Error: CustomStringConvertible {
  /// An English sentence that says what to do.
  public var description: String {
    switch self {
    case .noLink(let reason): reason.description
    case .reportIsPersonal:
      "This report was made for one person. Make it again without preferences to share it."
    case .eventNotPublic: "This event is not public. Publish it to share it."
    }
  }
}

extension ShareCard {
  /// The details of the page that are not in the record.
  public struct Details: Sendable {
    /// The titles and order of the sections and buttons; `nil` for those of this package.
    public var feature: AdminConfig.Feature?
    /// The first of the seven days whose hours the card shows.
    ///
    /// Without it, hours that are the same in every week are in words, and other hours in their normal form.
    public var hoursFrom: CalendarDate?
    /// The language of the record's own texts as a BCP 47 tag, such as `es`; `nil` for that of the words.
    ///
    /// Browsers and screen readers use it to pronounce, hyphenate, and translate.
    public var language: String?
    /// The holidays and times of the sun that hours need.
    public var calendar = OpeningCalendar()
    /// The offset of the clocks at the place from UTC in seconds when it takes place; `nil` if unknown.
    public var utcOffset: Int?
    /// Returns the address of a picture on the web; only `https` is used.
    public var imageURL: @Sendable (DirectoryRecord.Photo) -> DestinationURL? = {
      DestinationURL($0.reference)
    }
    /// The offset of the clocks when it ends, if it is known to be another one.
    package var endOffset: Int?
    /// The words.
    public var messages = Messages()
    /// The sessions of an event of several; empty for everything else.
    package var sessions: [Session] = []

    /// A session of an event: its times in seconds since 1970-01-01 UTC, and the offsets of the clocks there.
    package struct Session: Sendable {
      let startTime: Int64
      let endTime: Int64
      let utcOffset: Int
      let endOffset: Int

      /// Creates a session.
      package init(startTime: Int64, endTime: Int64, utcOffset: Int, endOffset: Int) {
        self.startTime = startTime
        self.endTime = endTime
        self.utcOffset = utcOffset
        self.endOffset = endOffset
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
    language = details.language
    let title = CleanText.line(record.title)
    // A title without visible characters does not count.
    let isTitled = CleanText.isVisible(title)
    let kind = CleanText.words(ofKey: record.id.kind.name, hasDashes: true)
    self.title = isTitled ? title : CleanText.line(site.name) + " " + kind
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
    registers =
      record.id.kind == .event && record.freeSeats != nil
      && !record.actions.contains { $0.name == "register" }
    // Search engines require a name, and none is invented for them.
    data =
      isTitled
      ? LinkedData(
        record: record, link: link, title: self.title, summary: summary, image: image?.url,
        details: details
      ).json : nil
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
        let title = CleanText.line(details.messages.title(ofAction: action.name))
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

extension ShareCard {
  /// A part of a card in words, for the app's own screen of the item.
  public struct Section: Hashable, Sendable {
    /// The title, or an empty text.
    public let title: String
    /// The lines, at least one; steps have no numbers.
    public let lines: [String]
  }

  /// The parts of the card, in their order.
  ///
  ///     for section in card.sections { print(section.title, section.lines) }
  ///
  /// - Complexity: O(*n*) in the number of parts
  public var sections: [Section] { blocks.map { Section(title: $0.title, lines: $0.lines) } }

  /// The card as plain text with the link at its end, for a message or a mail.
  ///
  /// - Complexity: O(*n*) in the length of the card
  public var plainText: String {
    var lines = [title]
    if !subtitle.isEmpty { lines.append(subtitle) }
    for block in blocks {
      lines.append("")
      if !block.title.isEmpty { lines.append(CleanText.line(block.title)) }
      switch block.style {
      case .paragraphs: lines += block.lines
      case .list, .labels: lines += block.lines.map { "- " + $0 }
      case .steps: lines += block.lines.enumerated().map { "\($0 &+ 1). " + $1 }
      }
    }
    lines += ["", link.web]
    return lines.joined(separator: "\n") + "\n"
  }
}

extension DirectoryRecord {
  /// A button of an item's screen, and its target.
  public struct Button: Hashable, Identifiable, Sendable {
    /// The button with the administrator's title and image.
    public let action: AdminConfig.ActionButton
    /// The target of the button.
    public let target: Target

    /// The name of the button, which no other button of a feature has.
    public var id: String { action.name }
  }

  /// The target of a button of an item's screen.
  @nonexhaustive public enum Target: Hashable, Sendable {
    /// A web page, a telephone number, or another destination.
    case link(DestinationURL)
    /// A page of Meetup, which opens in Meetup's app if that is installed.
    case meetup(MeetupLink)
    /// Directions in a map app.
    case directions(MapsLink)

    /// The link that opens without asking which apps are installed; directions open in Google Maps.
    public var web: DestinationURL {
      switch self {
      case .link(let url): url
      case .meetup(let link): link.web
      case .directions(let link): link.google
      }
    }
  }

  /// Returns the buttons of the item's screen in an administrator's order, without those that lead
  /// nowhere.
  ///
  ///     for button in record.buttons(feature.actions) { print(button.action.title) }
  ///
  /// A button leads to the destination of the item's own action with the button's name. If there
  /// are several such actions, the first one counts, such as a page on Facebook before a website.
  /// Without such an action, a button with the name "directions" leads to the place of the item.
  /// Other buttons, and those of items without a place, lead to the administrator's link. An item
  /// can lead only to a `DestinationURL`.
  ///
  /// - Complexity: O(*n* · *m*) for *n* buttons and *m* actions
  public func buttons(_ buttons: [AdminConfig.ActionButton]) -> [Button] {
    buttons.compactMap { button in target(of: button).map { Button(action: button, target: $0) } }
  }

  private func target(of button: AdminConfig.ActionButton) -> Target? {
    let own = actions.first { $0.name == button.name }?.url
    if own == nil, button.name == "directions", let map = MapsLink(self) { return .directions(map) }
    guard let url = own ?? button.link.flatMap(DestinationURL.init) else { return nil }
    return MeetupLink(url.text).map(Target.meetup) ?? .link(url)
  }
}
