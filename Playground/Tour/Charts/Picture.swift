import PlaygroundCharts

/// A picture 360 points wide, so that it is readable on a phone, with the numbers behind it.
///
///     var picture = Picture("rain", .directory, "Rain", "A bar for each day.", height: 200)
///     picture.rect(24, 60, 40, 100, .accent)
///     print(picture.svg())
struct Picture {
  /// The name in the page, with which the IDs of its parts begin.
  let name: String
  let app: App
  let title: String
  /// The description for a person who does not see the picture.
  let description: String
  let height: Double
  /// The contents of the picture as a table: a row of headings and the others.
  var table: [[String]] = []
  private var marks = ""

  /// The sides of what can be drawn.
  static let (left, right, width) = (22.0, 338.0, 360.0)

  /// Creates a picture with its title on it.
  init(_ name: String, _ app: App, _ title: String, _ description: String, height: Double) {
    (self.name, self.app, self.title) = (name, app, title)
    (self.description, self.height) = (description, height)
    text(title, Self.left, 32, size: .title)
  }

  enum Size: String { case title, label, small }
  enum Anchor: String { case start, middle, end }

  /// Writes a text from, around or up to a point of its base line, on what is filled with an ink.
  mutating func text(
    _ text: String, _ x: Double, _ y: Double, _ ink: Ink = .ink, on ground: Ink = .paper,
    size: Size = .label, anchor: Anchor = .start, isBold: Bool = false
  ) {
    guard !text.isEmpty else { return }
    let classes = "\(ink) on-\(ground) \(size)\(isBold ? " bold" : "")"
    let anchored = anchor == .start ? "" : " text-anchor=\"\(anchor)\""
    marks += "<text x=\"\(short(x))\" y=\"\(short(y))\" class=\"\(classes)\"\(anchored)>"
    marks += escaped(text) + "</text>"
  }

  /// Writes a text of which some parts are bold.
  mutating func text(parts: [(text: String, isBold: Bool)], _ x: Double, _ y: Double) {
    marks += "<text x=\"\(short(x))\" y=\"\(short(y))\" class=\"ink on-paper label\">"
    for (text, isBold) in parts {
      marks += isBold ? "<tspan class=\"bold\">\(escaped(text))</tspan>" : escaped(text)
    }
    marks += "</text>"
  }

  /// Gives everything up to ``end()`` the hue of another app.
  mutating func begin(_ app: App) { marks += "<g class=\"\(app)\">" }

  /// Ends what ``begin(_:)`` began.
  mutating func end() { marks += "</g>" }

  mutating func rect(
    _ x: Double, _ y: Double, _ width: Double, _ height: Double, _ ink: Ink, radius: Double = 0,
    isOutline: Bool = false
  ) {
    guard width > 0, height > 0 else { return }
    marks += "<rect x=\"\(short(x))\" y=\"\(short(y))\" width=\"\(short(width))\""
    marks += " height=\"\(short(height))\"\(radius > 0 ? " rx=\"\(short(radius))\"" : "")"
    marks +=
      " class=\"\(isOutline ? "s-" : "")\(ink)\"\(isOutline ? " stroke-width=\"1.5\"" : "")/>"
  }

  mutating func circle(
    _ x: Double, _ y: Double, _ radius: Double, _ ink: Ink, isOutline: Bool = false
  ) {
    marks += "<circle cx=\"\(short(x))\" cy=\"\(short(y))\" r=\"\(short(radius))\""
    marks +=
      " class=\"\(isOutline ? "s-" : "")\(ink)\"\(isOutline ? " stroke-width=\"1.5\"" : "")/>"
  }

  /// Draws a line through points, or fills the area in it.
  mutating func path(
    _ points: [(x: Double, y: Double)], _ ink: Ink, width: Double = 1, isFilled: Bool = false,
    isDashed: Bool = false
  ) {
    let steps = points.enumerated().map { number, point in
      "\(number == 0 ? "M" : "L")\(short(point.x)) \(short(point.y))"
    }
    marks += "<path d=\"\(steps.joined())\(isFilled ? "Z" : "")\""
    marks += " class=\"\(isFilled ? "" : "s-")\(ink)\""
    if !isFilled { marks += " stroke-width=\"\(short(width))\"" }
    marks += isDashed ? " stroke-dasharray=\"4 3\"/>" : "/>"
  }

  mutating func line(
    _ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double, _ ink: Ink = .line, width: Double = 1,
    isDashed: Bool = false
  ) {
    path([(x1, y1), (x2, y2)], ink, width: width, isDashed: isDashed)
  }

  /// Draws a label in a rounded box, and returns the x of its end.
  @discardableResult
  mutating func chip(
    _ text: String, _ x: Double, _ y: Double, _ ink: Ink, on ground: Ink, isOutlined: Bool = false
  ) -> Double {
    let width = estimatedWidth(of: text) + 18
    rect(x, y, width, 24, ground, radius: 12)
    if isOutlined { rect(x, y, width, 24, .line, radius: 12, isOutline: true) }
    self.text(text, x + width / 2, y + 16.5, ink, on: ground, anchor: .middle)
    return x + width
  }

  /// Explains the inks at the foot of a picture, from left to right.
  mutating func legend(_ entries: [(ink: Ink, text: String)], y: Double) {
    var x = Self.left
    for (ink, text) in entries {
      rect(x, y - 9, 11, 11, ink, radius: 3)
      if ink == .paper { rect(x + 0.75, y - 8.25, 9.5, 9.5, .muted, radius: 2, isOutline: true) }
      self.text(text, x + 16, y, .muted, size: .small)
      x += 16 + estimatedWidth(of: text) * 11 / 12.5 + 14
    }
  }

  /// About how wide a label is; fonts differ.
  func estimatedWidth(of text: String) -> Double {
    text.reduce(0) { $0 + ("iljtf.,:;'’|I ()".contains($1) ? 3.9 : "mwMWØ%".contains($1) ? 10 : 7) }
  }

  /// The picture as an element of a page, or as a file of its own.
  func svg(isFile: Bool = false) -> String {
    let (width, height) = (short(Self.width), short(height))
    let size = isFile ? " width=\"\(width)\" height=\"\(height)\"" : ""
    return "<svg xmlns=\"http://www.w3.org/2000/svg\"\(size) viewBox=\"0 0 \(width) \(height)\""
      + " class=\"picture \(app)\" role=\"img\" aria-labelledby=\"\(name)-title \(name)-desc\">"
      + "<title id=\"\(name)-title\">\(escaped(title))</title>"
      + "<desc id=\"\(name)-desc\">\(escaped(description))</desc>"
      + (isFile ? "<style>\(Self.style(of: app))</style>" : "")
      + "<rect x=\"0.5\" y=\"0.5\" width=\"359\" height=\"\(short(self.height - 1))\" rx=\"14\""
      + " class=\"paper\" style=\"stroke:var(--line)\"/>" + marks + "</svg>"
  }

  /// The rules of all pictures.
  static let rules =
    ".picture{font-family:system-ui,-apple-system,'Segoe UI',Roboto,'Helvetica Neue',sans-serif}"
    + ".title{font-size:16px;font-weight:650}.label{font-size:12.5px}.small{font-size:11px}"
    + ".bold{font-weight:650}" + Palette.rules

  private static func style(of app: App) -> String {
    let (light, dark) = (
      Palette.shared(isDark: false) + Palette.variables(of: app, isDark: false),
      Palette.shared(isDark: true) + Palette.variables(of: app, isDark: true)
    )
    return ".picture{\(light)}@media (prefers-color-scheme:dark){.picture{\(dark)}}" + rules
  }
}

/// Maps the numbers of a range to positions.
struct Scale {
  let numbers: ClosedRange<Double>
  let start: Double
  let end: Double

  /// Creates a scale; the positions may fall.
  init(_ numbers: ClosedRange<Double>, from start: Double, to end: Double) {
    (self.numbers, self.start, self.end) = (numbers, start, end)
  }

  func callAsFunction(_ number: Double) -> Double {
    start + (end - start) * (number - numbers.lowerBound)
      / (numbers.upperBound - numbers.lowerBound)
  }

  func callAsFunction(_ number: Int) -> Double { self(Double(number)) }
}

/// A number with at most one digit after the point.
func short(_ number: Double) -> String {
  let text = decimal(number)
  return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
}

/// A text in which HTML and SVG see no mark-up.
func escaped(_ text: some StringProtocol) -> String {
  text.reduce(into: "") { result, character in
    switch character {
    case "&": result += "&amp;"
    case "<": result += "&lt;"
    case ">": result += "&gt;"
    case "\"": result += "&quot;"
    default: result.append(character)
    }
  }
}
