import Essentials

extension ShareCard {
  /// The page as an HTML document in UTF-8, which needs no other file.
  ///
  /// A policy in it forbids scripts, frames, forms, and pictures that are not loaded by `https`.
  ///
  /// - Complexity: O(*n*) in the length of the card
  public var html: String {
    var page = HTMLPage()
    begin(&page)
    page.open("header", ["class": "banner"])
    let site = CleanText.line(link.site.name)
    page.element("p", messages.banner.filled([("site", site)]), ["dir": "auto"])
    page.open("nav")
    page.element("a", messages.openInApp, ["href": link.app])
    if let store = link.site.appStoreID?.url {
      page.element("a", messages.appStore, ["href": store.text])
    }
    if let store = link.site.androidPackage?.url {
      page.element("a", messages.googlePlay, ["href": store.text])
    }
    page.close("nav")
    page.close("header")
    page.open("main")
    page.newLine()
    writeHead(to: &page)
    if let image {
      page.void("img", ["src": image.url.text, "alt": image.caption])
    }
    for block in blocks { Self.write(block, to: &page) }
    if !buttons.isEmpty {
      page.open("nav")
      page.newLine()
      for button in buttons {
        page.element("a", button.title, ["href": button.url.text, "rel": "noopener nofollow"])
      }
      page.close("nav")
    }
    end(&page)
    return page.text
  }

  /// Writes the head of the page: the metadata, the style, and the JSON-LD.
  func begin(_ page: inout HTMLPage, forPrinting: Bool = false) {
    page.append("<!DOCTYPE html>\n")
    page.open("html", ["lang": messages.language])
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
    page.element("h1", title, ["dir": "auto"])
    if !subtitle.isEmpty { page.element("p", subtitle, ["class": "subtitle", "dir": "auto"]) }
  }

  /// Writes a part of a page.
  package static func write(_ block: Block, to page: inout HTMLPage) {
    page.open("section")
    page.newLine()
    if !block.title.isEmpty { page.element("h2", block.title, ["dir": "auto"]) }
    switch block.style {
    case .paragraphs:
      for line in block.lines { page.element("p", line, ["dir": "auto"]) }
    case .list:
      page.append("<ul>\n")
      for line in block.lines { page.element("li", line, ["dir": "auto"]) }
      page.append("</ul>\n")
    case .steps:
      page.append("<ol>\n")
      for line in block.lines { page.element("li", line, ["dir": "auto"]) }
      page.append("</ol>\n")
    }
    page.close("section")
  }

  func end(_ page: inout HTMLPage) {
    page.append("</main>\n</body>\n</html>\n")
  }

  package static let style: StaticString = """
    <style>
    body{margin:0;font:100%/1.5 system-ui,sans-serif;color:#1a1a1a;background:#fff;overflow-wrap:anywhere}
    main{max-width:40rem;margin:0 auto;padding:1rem}
    .banner{background:#0b5d3b;color:#fff;padding:.75rem 1rem}
    .banner p{margin:0 0 .5rem}
    nav a{display:inline-block;margin:0 .5rem .5rem 0;padding:.6rem .9rem;border-radius:.5rem;background:#0b5d3b;color:#fff;text-decoration:none}
    .banner a{background:#fff;color:#0b5d3b}
    h1{line-height:1.2;margin:.5rem 0}
    h2{font-size:1.1rem;margin:1.25rem 0 .25rem}
    p{margin:.25rem 0}
    .subtitle{color:#555}
    img{max-width:100%;height:auto}
    @page{size:letter;margin:12mm}
    @media print{.banner,nav{display:none}section{break-inside:avoid}}
    </style>

    """

  private static let printStyle: StaticString = """
    <style>
    body{margin:0;font:10pt/1.35 sans-serif;color:#000;background:#fff;overflow-wrap:anywhere}
    h1{font-size:16pt;line-height:1.2;margin:0}
    h2{font-size:11pt;margin:6pt 0 0}
    p,ul,ol{margin:0}
    main{max-height:250mm;overflow:hidden}
    @page{size:letter;margin:12mm}
    </style>

    """
}

extension ShareCard {
  /// The page to print: one sheet of US letter paper, with the link and without buttons and pictures.
  ///
  /// Content that does not fit is left out, and a line below the title says where to find it.
  ///
  /// - Complexity: O(*n*) in the length of the card
  public var printableHTML: String {
    let rest = messages.rest.filled([("link", link.web)])
    var room = Self.linesOfPage - PrintedText.lines(title, columns: 50) * 2
    room -= PrintedText.lines(subtitle) + PrintedText.lines(rest)
    var (parts, isCut): ([Block], Bool) = ([], false)
    for block in blocks where !isCut {
      // A title takes two lines with the space above it.
      room -= 2 * PrintedText.lines(block.title)
      var lines: [String] = []
      for line in block.lines {
        // A list is indented.
        room -= PrintedText.lines(line, columns: block.style == .paragraphs ? 88 : 82)
        guard room >= 0 else {
          isCut = true
          break
        }
        lines.append(line)
      }
      if !lines.isEmpty {
        parts.append(Block(title: block.title, style: block.style, lines: lines))
      }
    }
    var page = HTMLPage()
    begin(&page, forPrinting: true)
    page.open("main")
    page.newLine()
    writeHead(to: &page)
    page.element("p", isCut ? rest : link.web, ["dir": "auto"])
    for part in parts { Self.write(part, to: &page) }
    end(&page)
    return page.text
  }

  /// The lines of 13.5 points that a sheet has room for: 250 mm are 708 points, less than which they
  /// fill together with the larger lines of titles.
  private static let linesOfPage = 51
}

/// How much of a sheet a text fills.
enum PrintedText {
  /// Returns the lines that a text fills with so many columns of a lowercase letter, at worst.
  static func lines(_ text: String, columns: Int = 88) -> Int {
    // Ten to a column.
    let width = columns &* 10
    var (lines, used, word) = (0, 0, 0)
    func end() -> (lines: Int, used: Int) {
      guard word > 0 else { return (lines, used) }
      if lines > 0, used &+ word <= width { return (lines, used &+ word) }
      // A word that is longer than a line is broken.
      let own = (word &+ width &- 1) / width
      return (lines &+ own, word &- (own &- 1) &* width)
    }
    for scalar in text.unicodeScalars {
      if scalar == " " {
        (lines, used) = end()
        used &+= 10
        word = 0
      } else {
        word &+= Self.width(scalar)
      }
    }
    return end().lines
  }

  /// The width of a character in tenths of a column, at worst.
  private static func width(_ scalar: Unicode.Scalar) -> Int {
    switch scalar {
    case "M", "W", "m", "w", "@", "%": 18
    case "A"..."Z": 14
    case ..<"\u{250}": 10
    default: 20
    }
  }
}
