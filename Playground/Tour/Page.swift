/// The tour as one file that loads nothing.
struct Page {
  private let tour: Tour
  private let highlighter = Highlighter()

  init(_ tour: Tour) { self.tour = tour }

  var html: String {
    """
    <!DOCTYPE html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <title>\(Self.title)</title>
    <link rel="icon" href="data:,">
    <style>
    \(style)</style>
    </head>
    <body>
    <header>
    <div class="lead">
    <h1>\(Self.title)</h1>
    <p>Five apps, one family in Phoenix, and the lines of Swift behind each screen. Every line ran when this page was \
    made, and every picture is drawn from what it returned.</p>
    <nav aria-label="Steps"><ol>
    \(tour.steps.map(link).joined())</ol></nav>
    </div>
    \(figure(yearPicture))
    </header>
    <main>
    \(tour.steps.enumerated().map(section).joined())</main>
    <footer>
    <p>People, children, and the health center are invented. Markets: National Farmers Market Directory of the US \
    Department of Agriculture, in the public domain. Numbers of 2020: The COVID Tracking Project at The Atlantic, \
    CC BY 4.0. The outline of Arizona is simplified.</p>
    <p>Nothing here is medical advice, and a forecast is not a contraceptive. This page has no script and loads \
    nothing.</p>
    </footer>
    </body>
    </html>

    """
  }

  private static let title = "A year with HealthDomain"

  private func link(to step: Tour.Step) -> String {
    "<li class=\"\(step.app)\"><a href=\"#\(step.name)\">\(escaped(step.title))</a></li>\n"
  }

  private func section(_ number: Int, _ step: Tour.Step) -> String {
    """
    <section class="step\(step.pictures.count > 1 ? " pair" : "") \(step.app)" id="\(step.name)" aria-labelledby="\(step.name)-heading">
    <div class="intro">
    <p class="eyebrow">\(number + 1) · \(step.day) <span class="app">\(step.app.name)</span></p>
    <h2 id="\(step.name)-heading">\(escaped(step.title))</h2>
    <p>\(escaped(step.text))</p>
    </div>
    <div class="run">
    <pre class="code"><code>\(highlighter.html(step.code))</code></pre>
    <pre class="output"><samp>\(escaped(step.output))</samp></pre>
    </div>
    <div class="pictures">
    \(step.pictures.map(figure).joined())</div>
    </section>

    """
  }

  private func figure(_ picture: Picture) -> String {
    """
    <figure>
    \(picture.svg())
    <figcaption>\(escaped(picture.description))</figcaption>
    <details><summary>The numbers: \(escaped(picture.title))</summary>
    \(table(picture.table))</details>
    </figure>

    """
  }

  private func table(_ rows: [[String]]) -> String {
    let head = rows.first.map { $0.map { "<th scope=\"col\">\(escaped($0))</th>" }.joined() } ?? ""
    let body = rows.dropFirst().map { row in
      "<tr>" + row.map { "<td>\(escaped($0))</td>" }.joined() + "</tr>\n"
    }
    return "<table><thead><tr>\(head)</tr></thead><tbody>\n\(body.joined())</tbody></table>\n"
  }

  /// The steps on a calendar of the year.
  private var yearPicture: Picture {
    var picture = Picture(
      "year", .directory, "The year at a glance",
      "A dot is a step of the tour, in the month in which it happens, by app.", height: 290)
    let months = Scale(1...12, from: 136, to: Picture.right - 12)
    for (number, letter) in "JFMAMJJASOND".enumerated() {
      picture.text("\(letter)", months(number + 1), 62, .muted, size: .small, anchor: .middle)
    }
    for (row, app) in App.allCases.enumerated() {
      let y = 92 + Double(row) * 42
      picture.text(app.shortName, Picture.left, y + 4)
      picture.line(months(1), y, months(12), y, width: 2)
      for (number, step) in tour.steps.enumerated() where step.app == app {
        let before = tour.steps[..<number].count { $0.app == app && $0.month == step.month }
        let all = tour.steps.count { $0.app == app && $0.month == step.month }
        let (x, y) = (months(step.month), y + (Double(before) - Double(all - 1) / 2) * 19)
        picture.begin(app)
        picture.circle(x, y, 9, .accent)
        picture.text(
          "\(number + 1)", x, y + 4, .paper, on: .accent, size: .small, anchor: .middle,
          isBold: true)
        picture.end()
      }
    }
    picture.table =
      [["Step", "Day", "App", "Title"]]
      + tour.steps.enumerated().map { ["\($0 + 1)", $1.day, $1.app.name, $1.title] }
    return picture
  }
}
