import HealthDomain

/// The page of a record by putting texts together, as an app would write it that trusts its own layout:
/// for activities with a title, a place, labels, hours, ratings, and a price in whole dollars.
struct NaiveCard {
  let site: DeepLink.Site

  func html(_ record: DirectoryRecord) -> String {
    let web = "https://\(site.host)/r/\(record.id.kind.name)/\(record.id.id)"
    let title = escaped(record.title)
    var page = """
      <!DOCTYPE html>
      <html lang="en"><head>
      <meta charset="utf-8">
      <meta http-equiv="Content-Security-Policy" content="default-src &#39;none&#39;; img-src https:; \
      style-src &#39;unsafe-inline&#39;; base-uri &#39;none&#39;; form-action &#39;none&#39;">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta name="referrer" content="no-referrer">
      <title>\(title)</title>
      <link rel="canonical" href="\(web)">
      <meta property="og:type" content="website">
      <meta property="og:title" content="\(title)">
      <meta property="og:url" content="\(web)">
      <meta property="og:site_name" content="\(escaped(site.name))">

      """
    page += NaiveCard.style
    page += """
      </head>
      <body>
      <header class="banner"><p dir="auto">See more in the \(escaped(site.name)) app</p>
      <a href="\(site.scheme)://r/\(record.id.kind.name)/\(record.id.id)">Open in the app</a>
      </header>
      <main>
      <h1 dir="auto">\(title)</h1>

      """
    if let coordinate = record.coordinate {
      let place = degrees(coordinate).joined(separator: "%2C")
      page += """
        <nav>
        <a href="https://www.google.com/maps/dir/?api=1&amp;destination=\(place)" \
        rel="noopener nofollow">Get directions</a>
        </nav>

        """
    }
    return page + sections(record) + "</main>\n</body>\n</html>\n"
  }

  private func sections(_ record: DirectoryRecord) -> String {
    var facts: [(String, [String])] = []
    // A Monday, from which hours that are the same in every week are written.
    if let hours = record.hours, let monday = CalendarDate(daysSinceEpoch: 19_723) {
      let week = hours.week(from: monday, in: OpeningCalendar())
      facts.append(("Hours", week.map { "\($0.weekdays): \($0.hours)" }))
    }
    let place =
      [record.city?.name, record.city?.state.abbreviation].compactMap(\.self)
      .joined(separator: ", ") + (record.zipCode.map { " \($0)" } ?? "")
    if !place.isEmpty { facts.append(("Address", [place])) }
    if let mean = mean(record) {
      let count = record.reviews.count
      facts.append(
        ("Ratings", ["\(mean) of 5 stars (\(count) rating\(count == 1 ? "" : "s"))"]))
    }
    if let price = record.priceInCents {
      facts.append(("Price", [price == 0 ? "Free" : "$\(price / 100).00"]))
    }
    var content: [(String, [String])] = []
    for (subject, title) in [(DirectoryRecord.Subject.payment, "Payment"), (.features, "Features")]
    {
      let labels = (record.labels[subject] ?? []).sorted()
      if !labels.isEmpty { content.append((title, labels)) }
    }
    return group(facts, "facts") {
      "<p dir=\"auto\">\(escaped($0))</p>\n"
    } between: {
      $0
    }
      + group(content, "content") {
        "<li dir=\"auto\">\(escaped($0))</li>\n"
      } between: {
        "<ul class=\"labels\">\n\($0)</ul>\n"
      }
  }

  private func group(
    _ parts: [(title: String, lines: [String])], _ name: String, line: (String) -> String,
    between: (String) -> String
  ) -> String {
    guard !parts.isEmpty else { return "" }
    let sections = parts.map { part in
      "<section>\n<h2 dir=\"auto\">\(part.title)</h2>\n"
        + between(part.lines.map(line).joined()) + "</section>\n"
    }
    return "<section class=\"\(name)\">\n" + sections.joined() + "</section>\n"
  }

  /// The mean number of stars with one digit after the point.
  private func mean(_ record: DirectoryRecord) -> String? {
    let count = record.reviews.count
    guard count > 0 else { return nil }
    let stars = zip(record.reviews.counts, 1...5).reduce(0) { $0 + $1.0 * Int64($1.1) }
    let tenths = (stars * 10 + count / 2) / count
    return "\(tenths / 10).\(tenths % 10)"
  }

  /// The latitude and longitude without zeros at their ends.
  private func degrees(_ coordinate: Coordinate) -> [String] {
    coordinate.formatted(.decimalDegrees(fractionDigits: 6)).split(separator: ", ").map { text in
      let digits = text.reversed().drop { $0 == "0" }
      return String((digits.first == "." ? digits.dropFirst() : digits).reversed())
    }
  }

  /// The text with each character that could be markup replaced.
  private func escaped(_ text: String) -> String {
    text.map { character in
      switch character {
      case "&": "&amp;"
      case "<": "&lt;"
      case ">": "&gt;"
      case "\"": "&quot;"
      case "'": "&#39;"
      default: String(character)
      }
    }.joined()
  }

  private static let style = """
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
}
