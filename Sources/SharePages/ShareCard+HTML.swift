import Essentials

extension ShareCard {
  /// The page as an HTML document in UTF-8, which needs no other file.
  ///
  /// Its policy forbids scripts, frames, forms, and pictures that are not loaded with `https`.
  ///
  /// - Complexity: O(*n*) in the length of the card
  public var html: String {
    var page = HTMLPage()
    begin(&page)
    page.open("header", ["class": "banner"])
    let site = CleanText.line(link.site.name)
    page.element("p", messages.banner.filled([("site", site)]), ["dir": "auto"])
    page.element("a", messages.openInApp, ["href": link.app])
    if let store = link.site.appStoreID?.url {
      page.element("a", messages.appStore, ["href": store.text])
    }
    if let store = link.site.androidPackage?.url {
      page.element("a", messages.googlePlay, ["href": store.text])
    }
    page.close("header")
    page.open("main")
    page.newLine()
    writeHead(to: &page)
    writeButtons(to: &page)
    let blocks = rankedBlocks
    let facts = blocks.prefix { $0.rank != .content }
    if !facts.isEmpty {
      page.open("section", ["class": "facts"])
      page.newLine()
      for block in facts { Self.write(block, in: language, to: &page) }
      page.close("section")
    }
    if image != nil || facts.count < blocks.count {
      page.open("section", ["class": "content"])
      page.newLine()
      if let image {
        page.void("img", ["src": image.url.text, "alt": image.caption])
      }
      for block in blocks.dropFirst(facts.count) { Self.write(block, in: language, to: &page) }
      page.close("section")
    }
    end(&page)
    return page.text
  }

  /// The parts in the order of a page: first those that people come for, however long a description is.
  private var rankedBlocks: [Block] {
    blocks.enumerated()
      .sorted {
        ($0.element.rank.rawValue, $0.offset) < ($1.element.rank.rawValue, $1.offset)
      }
      .map(\.element)
  }

  private func writeButtons(to page: inout HTMLPage) {
    guard registers || !buttons.isEmpty else { return }
    page.open("nav")
    page.newLine()
    if registers { page.element("a", messages.register, ["href": link.app]) }
    for button in buttons {
      page.element("a", button.title, ["href": button.url.text, "rel": "noopener nofollow"])
    }
    page.close("nav")
  }

  /// Writes the beginning of a page up to its title.
  static func beginHead(_ page: inout HTMLPage, _ title: String, _ messages: Messages) {
    page.append("<!DOCTYPE html>\n")
    page.openRoot(language: messages.language)
    page.append("<head>\n")
    page.void("meta", ["charset": "utf-8"])
    page.void(
      "meta",
      [
        "http-equiv": "Content-Security-Policy",
        "content": "default-src 'none'; img-src https:; style-src 'unsafe-inline'; "
          + "base-uri 'none'; form-action 'none'",
      ])
    page.void("meta", ["name": "viewport", "content": "width=device-width, initial-scale=1"])
    page.void("meta", ["name": "referrer", "content": "no-referrer"])
    page.element("title", title)
  }

  /// Writes the head of the page: the metadata, the style, and the JSON-LD.
  func begin(_ page: inout HTMLPage, forPrinting: Bool = false) {
    Self.beginHead(&page, title, messages)
    page.void("link", ["rel": "canonical", "href": link.web])
    if forPrinting {
      page.void("meta", ["name": "robots", "content": "noindex"])
    } else {
      writeMetadata(to: &page)
    }
    page.append(forPrinting ? Self.printStyle : Self.style)
    page.append("</head>\n<body>\n")
  }

  private func writeMetadata(to page: inout HTMLPage) {
    if let app = link.site.appStoreID {
      // Parameters stand between commas; the escapes of the link leave none.
      page.void(
        "meta",
        [
          "name": "apple-itunes-app",
          "content": "app-id=\(app.digits), app-argument=\(link.web)",
        ])
    }
    if !summary.isEmpty { page.void("meta", ["name": "description", "content": summary]) }
    func graph(_ property: String, _ content: String) {
      page.void("meta", ["property": "og:" + property, "content": content])
    }
    graph("type", link.item.kind == .recipe ? "article" : "website")
    graph("title", title)
    graph("url", link.web)
    graph("site_name", CleanText.line(link.site.name))
    if !summary.isEmpty { graph("description", summary) }
    if let image {
      graph("image", image.url.text)
      graph("image:alt", image.caption.isEmpty ? title : image.caption)
    } else if let picture = link.site.image, picture.host != nil {
      graph("image", picture.text)
      graph("image:alt", CleanText.line(link.site.name))
    }
    if let data { page.data(data) }
  }

  /// Writes the title and the second line.
  func writeHead(to page: inout HTMLPage) {
    page.element("h1", title, Self.attributes(language))
    if !subtitle.isEmpty {
      page.element("p", subtitle, Self.attributes(language, class: "subtitle"))
    }
  }

  /// The attributes of an element with a text in a language, or in that of the page.
  static func attributes(
    _ language: String?, class name: String? = nil
  ) -> KeyValuePairs<StaticString, String> {
    switch (language.map(CleanText.line), name) {
    case (let language?, let name?): ["class": name, "dir": "auto", "lang": language]
    case (let language?, nil): ["dir": "auto", "lang": language]
    case (nil, let name?): ["class": name, "dir": "auto"]
    case (nil, nil): ["dir": "auto"]
    }
  }

  /// Writes a part of a page.
  package static func write(
    _ block: Block, in language: String? = nil, to page: inout HTMLPage
  ) {
    page.open("section")
    page.newLine()
    if !block.title.isEmpty { page.element("h2", block.title, ["dir": "auto"]) }
    let text = attributes(block.isOwnText ? language : nil)
    switch block.style {
    case .paragraphs:
      for line in block.lines { page.element("p", line, text) }
    case .list, .labels:
      page.open("ul", block.style == .labels ? ["class": "labels"] : [:])
      page.newLine()
      for line in block.lines { page.element("li", line, text) }
      page.close("ul")
    case .steps:
      page.append("<ol>\n")
      for line in block.lines { page.element("li", line, text) }
      page.append("</ol>\n")
    }
    page.close("section")
  }

  func end(_ page: inout HTMLPage) {
    page.append("</main>\n</body>\n</html>\n")
  }

  /// The style of a page: light or dark as the person's device is, with a contrast of at least 4.5:1 for
  /// texts, and one column on a phone.
  package static let style: StaticString = """
    <style>
    :root{color-scheme:light dark;--page:#fff;--card:#f1f6f3;--text:#16211b;--soft:#47564d;--line:#c5d3cb;--link:#0b5d3b;--on-link:#fff;--banner:#0b5d3b;--on-banner:#fff}
    @media (prefers-color-scheme:dark){:root{--page:#0f1512;--card:#18211c;--text:#e8efea;--soft:#b0bfb6;--line:#3b4a42;--link:#86d9ac;--on-link:#05251a;--banner:#143a2a;--on-banner:#e8f5ee}}
    *{box-sizing:border-box}
    body{margin:0;font:1rem/1.5 system-ui,sans-serif;color:var(--text);background:var(--page);overflow-wrap:anywhere}
    .banner{display:flex;flex-wrap:wrap;align-items:center;gap:.25rem .5rem;padding:.5rem 1rem;background:var(--banner);color:var(--on-banner)}
    .banner p{flex:1 1 18rem;margin:0;font-weight:600}
    a{color:var(--link)}
    .banner a,nav a{display:inline-flex;align-items:center;min-height:2.75rem;padding:.25rem .875rem;border:1px solid;border-radius:.625rem;font-weight:600;text-decoration:none}
    .banner a{min-height:2.25rem;padding:.25rem .625rem;font-size:.875rem;color:var(--on-banner)}
    main{max-width:60rem;margin:0 auto;padding:1rem 1rem 3rem}
    h1{font-size:1.75rem;line-height:1.2;margin:.25rem 0;text-wrap:balance}
    h2{font-size:1rem;line-height:1.3;margin:0 0 .25rem}
    p{margin:.25rem 0}
    ul,ol{margin:.25rem 0;padding-inline-start:1.5rem}
    li{margin:.25rem 0}
    .subtitle{margin:0;color:var(--soft)}
    nav{display:flex;flex-wrap:wrap;gap:.5rem;margin:.75rem 0}
    nav a:first-child{background:var(--link);border-color:var(--link);color:var(--on-link)}
    section{padding:.75rem 0}
    section+section{border-top:1px solid var(--line)}
    section.facts{margin:1rem 0;padding:.25rem 1rem;border-radius:.75rem;background:var(--card)}
    section.content{padding:0;border:0}
    .facts p{text-wrap:balance}
    img{display:block;width:100%;max-height:24rem;object-fit:cover;border-radius:.75rem}
    .items{padding:0;list-style:none}
    .items li{margin:0;padding:.75rem 0;border-top:1px solid var(--line)}
    .items li:first-child{border:0}
    .items h2{font-size:1.125rem}
    .labels{display:flex;flex-wrap:wrap;gap:.375rem;padding:0;list-style:none}
    .labels li{margin:0;padding:.125rem .75rem;border:1px solid var(--line);border-radius:1rem}
    @media (min-width:48rem){main:has(.facts+.content){display:grid;grid-template-columns:minmax(0,1fr) 20rem;column-gap:2.5rem;align-content:start}main>*{grid-column:1/-1}main>.facts:has(+.content){grid-area:9/2;align-self:start}main>.facts+.content{grid-area:9/1}h1{font-size:2.25rem}}
    @page{margin:12mm}
    @media print{:root{color-scheme:light;--page:#fff;--card:#fff;--text:#000;--soft:#000;--line:#999}body{font-size:10pt}.banner,nav{display:none}main{padding:0}section.facts{margin:0;padding:0}section section{padding:3pt 0;break-inside:avoid}}
    </style>

    """

  /// One sheet: what does not fit goes into a second column outside of it, so that no line is cut in half.
  static let printStyle: StaticString = """
    <style>
    body{margin:0;font:10pt/13.5pt sans-serif;color:#000;background:#fff;overflow-wrap:anywhere}
    h1{font-size:16pt;line-height:20pt;margin:0}
    h2{font-size:11pt;line-height:14pt;margin:0;padding-top:6pt;break-after:avoid}
    p,ul,ol{margin:0;widows:1;orphans:1}
    ul,ol{padding-inline-start:24pt}
    .labels{padding:0}
    .labels li{display:inline}
    .labels li+li::before{content:"· "}
    main{height:252mm;columns:1;column-fill:auto;overflow:hidden}
    @page{margin:12mm}
    </style>

    """
}

extension ShareCard {
  /// The page to print: one sheet of US letter or A4 paper, with the link and without buttons and pictures.
  ///
  /// Content that does not fit is left out, and a line below the title says where to find it. The
  /// time, the hours, and the address come first.
  ///
  /// - Complexity: O(*n*) in the length of the card
  public var printableHTML: String {
    let rest = messages.rest.filled([("link", link.web)])
    var sheet = PrintedSheet()
    sheet.add(title, lineHeight: 20, fontSize: 16)
    sheet.add(subtitle)
    sheet.add(rest)
    var parts: [Block] = []
    for block in rankedBlocks where !sheet.isOverfull {
      sheet.add(block.title, lineHeight: 14, fontSize: 11, space: 6)
      var lines: [String] = []
      for line in block.lines where !sheet.isOverfull {
        // Labels are on one line, with a dot between two labels.
        let isBeside = block.style == .labels && !lines.isEmpty
        sheet.add(line, indent: block.style == .paragraphs ? 0 : 24, isBeside: isBeside)
        lines.append(line)
      }
      if !lines.isEmpty {
        parts.append(
          Block(title: block.title, style: block.style, lines: lines, isOwnText: block.isOwnText))
      }
    }
    var page = HTMLPage()
    begin(&page, forPrinting: true)
    page.open("main")
    page.newLine()
    writeHead(to: &page)
    page.element("p", sheet.isFull ? rest : link.web, ["dir": "auto"])
    for part in parts { Self.write(part, in: language, to: &page) }
    end(&page)
    return page.text
  }
}
