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
      <nav><a href="\(site.scheme)://r/\(record.id.kind.name)/\(record.id.id)">Open in the app</a>
      </nav>
      </header>
      <main>
      <h1 dir="auto">\(title)</h1>

      """
    page += sections(record)
    if let coordinate = record.coordinate {
      let place = degrees(coordinate).joined(separator: "%2C")
      page += """
        <nav>
        <a href="https://www.google.com/maps/dir/?api=1&amp;destination=\(place)" \
        rel="noopener nofollow">Get directions</a>
        </nav>

        """
    }
    return page + "</main>\n</body>\n</html>\n"
  }

  private func sections(_ record: DirectoryRecord) -> String {
    var parts: [(String, Bool, [String])] = []
    if let mean = mean(record) {
      let count = record.reviews.count
      parts.append(
        ("Ratings", false, ["\(mean) of 5 stars (\(count) rating\(count == 1 ? "" : "s"))"]))
    }
    if let hours = record.hours { parts.append(("Hours", false, [hours.description])) }
    let place =
      [record.city?.name, record.city?.state.abbreviation].compactMap(\.self)
      .joined(separator: ", ") + (record.zipCode.map { " \($0)" } ?? "")
    if !place.isEmpty { parts.append(("Address", false, [place])) }
    if let price = record.priceInCents {
      parts.append(("Price", false, [price == 0 ? "Free" : "$\(price / 100).00"]))
    }
    for (subject, title) in [(DirectoryRecord.Subject.payment, "Payment"), (.features, "Features")]
    {
      let labels = (record.labels[subject] ?? []).sorted()
      if !labels.isEmpty { parts.append((title, true, labels)) }
    }
    return parts.map { title, isList, lines in
      let body = lines.map {
        let tag = isList ? "li" : "p"
        return "<\(tag) dir=\"auto\">\(escaped($0))</\(tag)>\n"
      }.joined()
      return "<section>\n<h2 dir=\"auto\">\(title)</h2>\n"
        + (isList ? "<ul>\n\(body)</ul>\n" : body) + "</section>\n"
    }.joined()
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
}
