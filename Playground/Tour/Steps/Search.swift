import HealthDomain
import PlaygroundCharts

func showSearch(in tour: inout Tour) throws {
  let source = try Source()
  let titles = arizonaMarkets.split(separator: "\n").map { line in
    String(line.split(separator: ",", maxSplits: 3)[3])
  }
  let index = SearchIndex(
    titles.enumerated().compactMap { number, title in
      (try? ItemReference(.market, "\(number)")).map { SearchIndex.Document($0, title: title) }
    })

  // begin: search
  var field = SearchState()
  for text in ["m", "me", "mer", "merc", "mercd", "mercdo"] {
    guard case .search(let query) = field.edit(text) else {
      print(text, field.phase)
      continue
    }
    let results = index.results(of: query)
    print(text, results.total, results.correctedText ?? "")
  }
  // end: search
  let moments = ["m", "me", "mer", "merc", "mercd", "mercdo"].map { text in
    guard let query = try? SearchIndex.Query(text) else { return Moment(text: text) }
    return Moment(text: text, results: index.results(of: query), titles: titles)
  }
  try tour.add(
    "search", .directory, month: 4, "April 18", "What does she find, letter by letter?",
    "Kim looks for a mercado, and misses a letter. From the third letter on, each one gets an answer, and the slip "
      + "does not matter.", [searchPicture(moments)], source: source)
}

/// The contents of a search field for a text.
private struct Moment {
  let text: String
  var total: Int?
  var correctedText: String?
  /// The first titles, in parts that match or do not.
  var lines: [[(text: String, isBold: Bool)]] = []

  init(text: String) { self.text = text }

  init(text: String, results: SearchIndex.Results, titles: [String]) {
    self.text = text
    (total, correctedText) = (results.total, results.correctedText)
    lines = results.hits.prefix(3).compactMap { hit in
      guard let number = Int(hit.id.id), titles.indices.contains(number) else { return nil }
      let title = titles[number]
      let snippet = hit.match.snippet(of: title, wordCount: 4)
      var (parts, place) = ([(text: String, isBold: Bool)](), snippet.range.lowerBound)
      if place > title.startIndex { parts.append(("…", false)) }
      for range in snippet.highlights {
        parts.append((String(title[place..<range.lowerBound]), false))
        parts.append((String(title[range]), true))
        place = range.upperBound
      }
      parts.append((String(title[place..<snippet.range.upperBound]), false))
      return parts.filter { !$0.text.isEmpty }
    }
  }
}

/// A row for each letter: the field, and what is below it.
private func searchPicture(_ moments: [Moment]) -> Picture {
  let heights = moments.map { 36 + 17 * Double(max($0.lines.count - 1, 0)) }
  var picture = Picture(
    "letters", .directory, "The field, letter by letter",
    "Two letters are too few. With “mercdo”, no title matches, and the field shows the results for “mercado”.",
    height: heights.reduce(58, +))
  picture.table = [["Typed", "Found", "First results"]]
  var y = 50.0
  for (moment, height) in zip(moments, heights) {
    picture.rect(Picture.left, y, 92, 26, .paper, radius: 7)
    picture.rect(Picture.left, y, 92, 26, .muted, radius: 7, isOutline: true)
    picture.text(moment.text, Picture.left + 10, y + 17.5)
    let caret = Picture.left + 12 + picture.estimatedWidth(of: moment.text)
    picture.line(caret, y + 6, caret, y + 20, .accent, width: 1.5)
    if let total = moment.total {
      picture.text("\(total)", 136, y + 17.5, .accent, anchor: .middle, isBold: true)
    } else {
      let missing = SearchIndex.Query.minimumLength - moment.text.count
      picture.text("\(missing) more letter\(missing == 1 ? "" : "s")", 160, y + 17.5, .muted)
    }
    for (number, line) in moment.lines.enumerated() {
      picture.text(parts: line, 160, y + 17.5 + 17 * Double(number))
    }
    picture.table.append([
      moment.text, moment.total.map(String.init) ?? "too short",
      moment.lines.map { $0.map(\.text).joined() }.joined(separator: "; "),
    ])
    y += height
  }
  return picture
}
