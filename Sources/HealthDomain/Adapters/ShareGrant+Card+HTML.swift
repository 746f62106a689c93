import SharePages
import Profiles
internal import Essentials

extension ShareGrant.Card {
  /// The page as an HTML document in UTF-8, which needs no other file and can be printed.
  ///
  /// The part of the page before the content is the same for all data. Previews of links show a title and a
  /// line that reveal nothing, so that no program uses words of the content instead.
  ///
  /// - Complexity: O(*n*) in the length of the page
  public var html: String {
    var page = HTMLPage()
    page.append("<!DOCTYPE html>\n")
    page.openRoot(language: language)
    page.append("<head>\n")
    page.void("meta", ["charset": "utf-8"])
    page.void("meta", ["http-equiv": "Content-Security-Policy", "content": Self.policy])
    page.void("meta", ["name": "viewport", "content": "width=device-width, initial-scale=1"])
    page.void("meta", ["name": "referrer", "content": "no-referrer"])
    page.void("meta", ["name": "robots", "content": Self.robots])
    page.element("title", title)
    page.void("meta", ["name": "description", "content": preview])
    page.void("meta", ["property": "og:title", "content": title])
    page.void("meta", ["property": "og:description", "content": preview])
    page.append(ShareCard.style)
    page.append("</head>\n<body>\n")
    page.open("main")
    page.newLine()
    page.element("h1", title, ["dir": "auto"])
    for block in blocks { ShareCard.write(block, to: &page) }
    page.append("</main>\n</body>\n</html>\n")
    return page.text
  }

  /// The headers of the response with the page.
  ///
  /// They keep the page out of search engines, out of frames of other pages, and out of caches, so that a
  /// revoked grant ends at the next request.
  public static var headers: [(name: String, value: String)] {
    [
      ("Content-Type", "text/html; charset=utf-8"), ("Cache-Control", "no-store"),
      ("Content-Security-Policy", policy + "; frame-ancestors 'none'"),
      ("Referrer-Policy", "no-referrer"), ("X-Content-Type-Options", "nosniff"),
      ("X-Robots-Tag", robots),
    ]
  }

  private static let policy =
    "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'"

  /// The instruction for search engines (Google, "Robots meta tag specifications").
  private static let robots = "noindex, nofollow, noarchive, nosnippet"
}
