import Essentials

extension ShareCard {
  /// A page about several items that a person shares, such as favorites or the rows of a starter kit: HTML, a
  /// sheet to print, and plain text.
  ///
  ///     let cards = records.compactMap { try? ShareCard($0, on: site) }
  ///     let page = ShareCard.Collection("Parks with shade", of: cards, on: site)
  ///     share(page.plainText)
  ///
  /// Each item has its title, its time or place, and the link to its own page. A collection reveals
  /// something about the person who made it, so the page has no name, tells search engines not to
  /// index it, and contains only the values that the app passes in.
  public struct Collection: Hashable, Sendable {
    /// The title in one line.
    public let title: String
    /// The words of the page.
    public let messages: Messages

    let site: DeepLink.Site
    let entries: [Entry]

    struct Entry: Hashable, Sendable {
      let title: String
      var lines: [String] = []
      var link: DeepLink?
      var language: String?
    }

    /// Creates the page of some cards, and of lines without a page of their own after them.
    ///
    /// - Parameters:
    ///   - title: The title; without visible characters, it is the name of the site.
    ///   - cards: The cards in their order.
    ///   - lines: Lines of text, such as the rows of a shopping list.
    ///   - site: The site and app.
    ///   - messages: The words.
    /// - Complexity: O(*n*) in the length of the texts
    public init(
      _ title: String, of cards: [ShareCard] = [], adding lines: [String] = [],
      on site: DeepLink.Site, messages: Messages = Messages()
    ) {
      let line = CleanText.line(title)
      self.title = CleanText.isVisible(line) ? line : CleanText.line(site.name)
      self.messages = messages
      self.site = site
      entries =
        cards.map(Entry.init)
        + lines.map(CleanText.line).filter(CleanText.isVisible).map { Entry(title: $0) }
    }
  }
}

extension ShareCard.Collection.Entry {
  fileprivate init(_ card: ShareCard) {
    title = card.title
    link = card.link
    language = card.language
    // One line of each of when and where, which is enough to choose.
    let facts = card.blocks.filter { $0.rank == .time || $0.rank == .place }
    lines = ([card.subtitle] + facts.compactMap(\.lines.first)).filter { !$0.isEmpty }
  }
}

extension ShareCard.Collection {
  /// The page as an HTML document in UTF-8, which needs no other file and can be printed.
  ///
  /// - Complexity: O(*n*) in the length of the page
  public var html: String {
    var page = HTMLPage()
    begin(&page)
    let name = CleanText.line(site.name)
    page.open("header", ["class": "banner"])
    page.element("p", messages.banner.filled([("site", name)]), ["dir": "auto"])
    if let store = site.appStoreID?.url {
      page.element("a", messages.appStore, ["href": store.text])
    }
    if let store = site.androidPackage?.url {
      page.element("a", messages.googlePlay, ["href": store.text])
    }
    page.close("header")
    page.open("main")
    page.newLine()
    page.element("h1", title, ["dir": "auto"])
    page.open("ul", ["class": "items"])
    page.newLine()
    for entry in entries {
      let attributes = ShareCard.attributes(entry.language)
      guard let link = entry.link else {
        page.element("li", entry.title, attributes)
        continue
      }
      page.open("li")
      page.open("h2", attributes)
      page.element("a", entry.title, ["href": link.web])
      page.close("h2")
      for line in entry.lines { page.element("p", line, ["dir": "auto"]) }
      page.close("li")
    }
    page.close("ul")
    page.append("</main>\n</body>\n</html>\n")
    return page.text
  }

  private func begin(_ page: inout HTMLPage, forPrinting: Bool = false) {
    ShareCard.beginHead(&page, title, messages)
    page.void("meta", ["name": "robots", "content": "noindex"])
    if !forPrinting {
      page.void("meta", ["property": "og:type", "content": "website"])
      page.void("meta", ["property": "og:title", "content": title])
      page.void("meta", ["property": "og:site_name", "content": CleanText.line(site.name)])
    }
    page.append(forPrinting ? ShareCard.printStyle : ShareCard.style)
    page.append("</head>\n<body>\n")
  }

  /// The page to print: one sheet of letter or A4 paper with a line for each item.
  ///
  /// If the items probably do not fit, a line below the title says where to find the rest.
  ///
  /// - Complexity: O(*n*) in the length of the page
  public var printableHTML: String {
    var sheet = PrintedSheet()
    sheet.add(title, lineHeight: 20, fontSize: 16)
    let rest = messages.rest.filled([("link", "https://" + site.host)])
    sheet.add(rest)
    var shown: [Entry] = []
    for entry in entries where !sheet.isOverfull {
      if entry.link == nil {
        sheet.add(entry.title, indent: 24)
      } else {
        sheet.add(entry.title, lineHeight: 14, fontSize: 11, indent: 24, space: 6)
      }
      for line in entry.lines { sheet.add(line, indent: 24) }
      shown.append(entry)
    }
    var page = HTMLPage()
    begin(&page, forPrinting: true)
    page.open("main")
    page.newLine()
    page.element("h1", title, ["dir": "auto"])
    if sheet.isFull { page.element("p", rest, ["dir": "auto"]) }
    page.append("<ul>\n")
    for entry in shown {
      page.open("li")
      let attributes = ShareCard.attributes(entry.language)
      if entry.link == nil {
        page.element("p", entry.title, attributes)
      } else {
        page.element("h2", entry.title, attributes)
      }
      for line in entry.lines { page.element("p", line, ["dir": "auto"]) }
      page.close("li")
    }
    page.append("</ul>\n</main>\n</body>\n</html>\n")
    return page.text
  }

  /// The page as plain text with the link of each item, for a message or a mail.
  ///
  /// - Complexity: O(*n*) in the length of the page
  public var plainText: String {
    var lines = [title]
    for entry in entries {
      // An item with a link is a paragraph.
      if entry.link != nil { lines.append("") }
      lines +=
        ["- " + entry.title]
        + (entry.lines + [entry.link?.web].compactMap(\.self)).map { "  " + $0 }
    }
    return lines.joined(separator: "\n") + "\n"
  }
}
