/// One of the five apps, each with a hue of its own.
enum App: String, CaseIterable {
  case directory, epidemic, events, scanner, cycle

  var name: String {
    switch self {
    case .directory: "Healthy places"
    case .epidemic: "Statistics and journal"
    case .events: "Event sign-up"
    case .scanner: "Ingredient scanner"
    case .cycle: "Cycle tracker"
    }
  }

  /// A name for a narrow column.
  var shortName: String {
    self == .epidemic ? "Stats, journal" : self == .scanner ? "Scanner" : name
  }
}

/// The purpose of a color.
///
/// A shape is filled or drawn with it, and a text stands in one on another.
enum Ink: String, CaseIterable {
  case paper, ink, muted, line
  /// The hue of the app, and three tints of it, from the palest to the strongest.
  case accent, tint1, tint2, tint3
  case good, goodTint, warn, warnTint, bad, badTint
}

/// Colors, by what they are for, on a light and on a dark screen.
///
/// `Scripts/tour` computes the contrast of each text with what is behind it.
enum Palette {
  /// The variables of the style sheet that do not depend on the app.
  static func shared(isDark: Bool) -> String {
    let colors: [(String, Color)] = [
      ("page", isDark ? 0x121416 : 0xF5F3EE), ("code", isDark ? 0x22262B : 0xF3F1EC),
      ("paper", paper(isDark)), ("ink", isDark ? 0xECEDEE : 0x1F2328),
      ("muted", isDark ? 0xAAB1B9 : 0x59616A), ("line", isDark ? 0x3A4047 : 0xDEDAD2),
      ("good", good(isDark)), ("goodTint", good(isDark).mixed(with: paper(isDark), share: 0.16)),
      ("warn", warn(isDark)), ("warnTint", warn(isDark).mixed(with: paper(isDark), share: 0.2)),
      ("bad", bad(isDark)), ("badTint", bad(isDark).mixed(with: paper(isDark), share: 0.14)),
    ]
    return colors.map { "--\($0):\($1);" }.joined()
  }

  /// The variables of an app.
  static func variables(of app: App, isDark: Bool) -> String {
    let accent = accent(of: app, isDark)
    let tints = [0.14, 0.32, 0.5].enumerated().map { number, share in
      "--tint\(number + 1):\(accent.mixed(with: paper(isDark), share: share));"
    }
    return "--accent:\(accent);" + tints.joined()
  }

  /// The rules by which an ink colors what is drawn.
  static let rules = Ink.allCases.map { ink in
    ".\(ink){fill:var(--\(ink))}.s-\(ink){fill:none;stroke:var(--\(ink))}"
  }.joined()

  private static func paper(_ isDark: Bool) -> Color { isDark ? 0x1A1D21 : 0xFFFFFF }
  private static func good(_ isDark: Bool) -> Color { isDark ? 0x6CCB9F : 0x1A7350 }
  private static func warn(_ isDark: Bool) -> Color { isDark ? 0xF0B45C : 0x8A5300 }
  private static func bad(_ isDark: Bool) -> Color { isDark ? 0xFF938A : 0xB3261E }

  private static func accent(of app: App, _ isDark: Bool) -> Color {
    switch app {
    case .directory: isDark ? 0x5CC8A4 : 0x12715A
    case .epidemic: isDark ? 0x86B6F2 : 0x2560A6
    case .events: isDark ? 0xF0A868 : 0x9C4A06
    case .scanner: isDark ? 0xCBA4F0 : 0x6F42B5
    case .cycle: isDark ? 0xF594B2 : 0xB8285A
    }
  }
}

/// A color of 24 bits.
struct Color: ExpressibleByIntegerLiteral, CustomStringConvertible {
  private let value: Int

  init(integerLiteral value: Int) { self.value = value }
  private init(channels: [Int]) { value = channels.reduce(0) { $0 * 256 + $1 } }

  private var channels: [Int] { [value >> 16, value >> 8 & 255, value & 255] }

  /// The color that is seen if this one covers a share of another.
  func mixed(with other: Color, share: Double) -> Color {
    Color(
      channels: zip(channels, other.channels).map {
        Int((Double($0) * share + Double($1) * (1 - share)).rounded())
      })
  }

  /// The color in the style sheet.
  var description: String {
    let digits = String(value, radix: 16)
    return "#" + String(repeating: "0", count: 6 - digits.count) + digits
  }
}
