/// A part of a text with a latitude and a longitude.
enum AngleToken {
  /// A number with its sign, if it has one, and the unit that follows it.
  case number(DecimalNumber, sign: Double?, unit: Unit?)
  /// One of N, S, E, and W.
  case hemisphere(Unicode.Scalar)
  /// A comma or semicolon.
  case separator

  /// What follows a number.
  enum Unit: Int {
    case degrees
    case minutes
    case seconds
    /// A colon, after which the next part follows.
    case colon
  }

  /// Returns the tokens of a text, or throws the first character that belongs to none.
  static func tokens(of text: [Unicode.Scalar]) throws(Unexpected) -> [Self] {
    var tokens: [Self] = []
    var rest = text[...]
    // A minus between two numbers without a blank may mean a sign or a hyphen.
    var isAfterNumber = false
    while let scalar = rest.first {
      switch scalar {
      case "0"..."9", ".", "+", "-", "\u{2212}":
        let sign: Double? = scalar == "+" ? 1 : scalar == "-" || scalar == "\u{2212}" ? -1 : nil
        if sign != nil { rest.removeFirst() }
        guard !isAfterNumber, let number = DecimalNumber(readingFrom: &rest) else {
          throw Unexpected(scalar: scalar)
        }
        tokens.append(.number(number, sign: sign, unit: nil))
        isAfterNumber = true
        continue
      case "N", "S", "E", "W": tokens.append(.hemisphere(scalar))
      case "n": tokens.append(.hemisphere("N"))
      case "s": tokens.append(.hemisphere("S"))
      case "e": tokens.append(.hemisphere("E"))
      case "w": tokens.append(.hemisphere("W"))
      case ",", ";": tokens.append(.separator)
      case _ where scalar.isBlank: break
      default:
        guard let unit = unit(at: &rest), let last = tokens.popLast(), let number = last.with(unit)
        else { throw Unexpected(scalar: scalar) }
        tokens.append(number)
      }
      rest.removeFirst()
      isAfterNumber = false
    }
    return tokens
  }

  /// Returns the unit at the start of a text, and removes the first of two characters.
  private static func unit(at rest: inout ArraySlice<Unicode.Scalar>) -> Unit? {
    switch rest.first {
    case "°", "º": return .degrees
    case "'", "\u{2032}", "\u{2019}":
      guard rest.dropFirst().first == rest.first else { return .minutes }
      rest.removeFirst()
      return .seconds
    case "\"", "\u{2033}", "\u{201D}": return .seconds
    case ":": return .colon
    default: return nil
    }
  }

  /// Returns a number with the unit that follows it, or `nil` if it is no number or has one.
  private func with(_ unit: Unit) -> Self? {
    guard case .number(let number, let sign, nil) = self else { return nil }
    return .number(number, sign: sign, unit: unit)
  }

  /// A character that is not part of a token.
  struct Unexpected: Error {
    let scalar: Unicode.Scalar
  }
}

extension AngleToken {
  var isHemisphere: Bool {
    if case .hemisphere = self { true } else { false }
  }

  var isSeparator: Bool {
    if case .separator = self { true } else { false }
  }

  /// Whether it is a number that can only be the first of an angle.
  var isStart: Bool {
    guard case .number(_, let sign, let unit) = self else { return false }
    return sign != nil || unit == .degrees
  }
}

extension Unicode.Scalar {
  /// Whether it is a blank, a tab, or a line break that occurs in pasted coordinates.
  var isBlank: Bool {
    switch self {
    case " ", "\t", "\n", "\r", "\u{A0}", "\u{2009}", "\u{202F}": true
    default: false
    }
  }
}
