import Essentials

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
  let blocks: [Block]
  let buttons: [Button]
  /// The item in the terms of schema.org, or `nil` if too little is known.
  let data: ScriptJSON?

  struct Image: Hashable, Sendable {
    let url: DestinationURL
    let caption: String
  }

  /// A part of the card with a title.
  package struct Block: Hashable, Sendable {
    package enum Style: Hashable, Sendable { case paragraphs, list, steps }

    package let title: String
    package let style: Style
    package let lines: [String]

    package init(title: String, style: Style, lines: [String]) {
      self.title = title
      self.style = style
      self.lines = lines
    }
  }

  /// Something to do, and where it leads.
  struct Button: Hashable, Sendable {
    let title: String
    let url: DestinationURL
  }

  /// The item in the vocabulary of schema.org as JSON-LD, or `nil` if what the vocabulary requires of
  /// such an item is unknown.
  public var linkedData: String? { data?.text }

  /// The reason there is no card.
  public enum Error: Swift.Error, Hashable, Sendable {
    /// The item has no link.
    case noLink(DeepLink.Error)
    /// The report was made for a person, whose preferences it would reveal.
    case reportIsPersonal
    /// Families cannot see the event.
    case eventNotPublic
  }
}

extension ShareCard.Error: CustomStringConvertible {
  /// What to do, as an English sentence.
  public var description: String {
    switch self {
    case .noLink(let reason): reason.description
    case .reportIsPersonal:
      "This report was made for one person. Make it again without preferences to share it."
    case .eventNotPublic: "This event is not public. Publish it to share it."
    }
  }
}
