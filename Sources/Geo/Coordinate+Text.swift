import EssentialBase

extension Coordinate {
  /// Creates a coordinate from text that a person typed or pasted.
  ///
  ///     let phoenix = try Coordinate("33.45N 112.07W")
  ///     let sydney = try Coordinate("33°51′25″S, 151°12′55″E")
  ///
  /// The text has one of these forms, with blanks and line breaks around the parts:
  ///
  /// - Degrees: `33.4484, -112.0740`, `33.4484 -112.0740`.
  /// - Degrees, minutes, and seconds, with their symbols, colons, or blanks: `33°26′54″N
  ///   112°04′26″W`, `33:26:54 N 112:04:26 W`, `33 26.9 N 112 04.4 W`.
  /// - The format of ISO 6709 for data interchange: `+33.4484-112.0740/`, `+3326.9-11204.4/`,
  ///   `+332654-1120426/`. An altitude and the name of a reference system are ignored.
  /// - A `geo` URI (RFC 5870): `geo:33.4484,-112.0740`. An altitude and the parameters are ignored, and
  ///   a reference system other than WGS 84 is an error.
  ///
  /// The letters N, S, E, and W come before or after each angle and in either order. Without them,
  /// the latitude comes first. At most nine digits after the decimal sign count. The text can have
  /// digits of every script, and dashes in place of minus signs. Invisible marks are ignored, and
  /// so are parentheses or brackets around the text.
  ///
  /// The decimal sign is a point, or a comma if the text has no other meaning, as in
  /// `38,7905625, -9,793281` and `N51 58,123 E7 35,456`. A text that could be two places is an
  /// error, such as `51,5 7`, where the comma may be the decimal sign or between the angles.
  ///
  /// - Complexity: O(*n*).
  /// - Throws: ``Coordinate/TextError``.
  public init(_ text: some StringProtocol) throws(Coordinate.TextError) {
    let scalars = Self.content(of: text)
    if let uri = try Self.geoURI(scalars) {
      self = uri
      return
    }
    let isISO = scalars.first == "+" || scalars.first == "-"
    if isISO, let coordinate = try Self.iso6709(scalars) {
      self = coordinate
      return
    }
    do throws(Coordinate.TextError) {
      try self.init(scalars, hasDecimalComma: false)
    } catch {
      guard let coordinate = try? Self(scalars, hasDecimalComma: true) else { throw error }
      self = coordinate
    }
  }

  /// Returns the scalars of a text without what phones and pages put around it.
  private static func content(of text: some StringProtocol) -> [Unicode.Scalar] {
    var scalars = text.unicodeScalars.compactMap(\.plainInCoordinate)[...]
    while let first = scalars.first, let last = scalars.last {
      if first.isBlank {
        scalars.removeFirst()
      } else if last.isBlank {
        scalars.removeLast()
      } else if first == "(" && last == ")" || first == "[" && last == "]" {
        scalars = scalars.dropFirst().dropLast()
      } else {
        break
      }
    }
    return Array(scalars)
  }

  /// Creates a coordinate from a text in which commas between digits are decimal signs, or from one
  /// without such commas.
  private init(
    _ scalars: [Unicode.Scalar], hasDecimalComma: Bool
  ) throws(Coordinate.TextError) {
    let tokens: [AngleToken]
    do throws(AngleToken.Unexpected) {
      tokens = try AngleToken.tokens(of: scalars, hasDecimalComma: hasDecimalComma)
    } catch {
      throw .unexpectedCharacter(error.scalar)
    }
    let (first, second) = try Self.halves(of: tokens)
    let (one, other) = (try Angle(first), try Angle(second))
    let isCertain =
      hasDecimalComma
      ? Self.isCertain(first, second, of: tokens)
      : one.hemisphere != nil || other.hemisphere != nil || !tokens.contains { $0.isComma }
        || first.count == second.count || !(first + second).contains { $0.isBare }
    guard isCertain else { throw .invalidAngle }
    switch (one.hemisphere, other.hemisphere) {
    case (nil, nil), ("N", "E"), ("N", "W"), ("S", "E"), ("S", "W"):
      try self.init(degreesNorth: one.degrees, east: other.degrees)
    case ("E", "N"), ("W", "N"), ("E", "S"), ("W", "S"):
      try self.init(degreesNorth: other.degrees, east: one.degrees)
    default:
      throw .contradictoryHemispheres
    }
  }

  /// Returns whether commas within numbers can only be decimal signs: both angles have one, or it is
  /// clear without them where the second angle starts.
  private static func isCertain(
    _ first: ArraySlice<AngleToken>, _ second: ArraySlice<AngleToken>, of tokens: [AngleToken]
  ) -> Bool {
    guard !tokens.contains(where: { $0.hasDecimalPoint }) else { return false }
    let haveComma = [first, second].map { $0.contains { $0.hasDecimalComma } }
    if haveComma == [true, true] { return true }
    return haveComma.contains(true) && !tokens.contains { $0.isTightComma }
      && (first.count + second.count < tokens.count || tokens.contains { $0.isHemisphere }
        || second.first?.isStart == true)
  }

  /// Returns the coordinate of a `geo` URI, or `nil` if the text is not one.
  private static func geoURI(
    _ scalars: [Unicode.Scalar]
  ) throws(Coordinate.TextError) -> Coordinate? {
    let scheme = "geo:".unicodeScalars
    guard scalars.count >= 4, zip(scalars, scheme).allSatisfy({ $0.value | 0x20 == $1.value })
    else {
      return nil
    }
    let parts = scalars.dropFirst(4).split(separator: ";", omittingEmptySubsequences: false)
    for parameter in parts.dropFirst() {
      let text = parameter.map { $0.value | 0x20 }
      let system = "crs=wgs84".unicodeScalars.map { $0.value }
      if text.starts(with: system.prefix(4)), text != system, let scalar = parameter.first {
        throw .unexpectedCharacter(scalar)
      }
    }
    var rest = parts.first ?? []
    var numbers: [Double] = []
    while true {
      let isNegative = rest.first == "-"
      if isNegative { rest.removeFirst() }
      guard let number = DecimalNumber(readingFrom: &rest) else {
        if let scalar = rest.first { throw .unexpectedCharacter(scalar) }
        throw .incomplete
      }
      numbers.append(isNegative ? -number.value : number.value)
      guard let scalar = rest.popFirst() else { break }
      guard scalar == ",", numbers.count < 3 else { throw .unexpectedCharacter(scalar) }
    }
    guard numbers.count >= 2 else { throw .incomplete }
    return try Coordinate(degreesNorth: numbers[0], east: numbers[1])
  }

  private init(degreesNorth north: Double, east: Double) throws(Coordinate.TextError) {
    do throws(Coordinate.Error) {
      try self.init(latitude: north, longitude: east)
    } catch {
      throw .outOfRange(error)
    }
  }

  /// Returns the coordinate of a text in which the sign of the longitude follows the latitude
  /// without a blank, or `nil` if the text has another form.
  private static func iso6709(
    _ scalars: [Unicode.Scalar]
  ) throws(Coordinate.TextError) -> Coordinate? {
    var rest = scalars[...]
    var angles: [Double] = []
    for wholeDigits in [2, 3] {
      guard let sign = rest.popFirst(), sign == "+" || sign == "-",
        let number = DecimalNumber(readingFrom: &rest)
      else { return nil }
      if angles.isEmpty, rest.first != "+", rest.first != "-" { return nil }
      var parts = [number]
      while let last = parts.first, last.wholeDigitCount > wholeDigits, parts.count < 3 {
        let (hundreds, units) = last.splitAtHundreds
        parts.replaceSubrange(0..<1, with: [hundreds, units])
      }
      guard parts.first?.wholeDigitCount == wholeDigits, let angle = SexagesimalAngle(parts) else {
        throw .invalidAngle
      }
      angles.append(sign == "-" ? -angle.degrees : angle.degrees)
    }
    if let sign = rest.first, sign == "+" || sign == "-" {
      rest.removeFirst()
      guard DecimalNumber(readingFrom: &rest) != nil else { throw .unexpectedCharacter(sign) }
    }
    if rest.starts(with: "CRS".unicodeScalars) { rest = rest.drop { $0 != "/" } }
    if rest.first == "/" { rest.removeFirst() }
    rest = rest.drop { $0.isBlank }
    if let scalar = rest.first { throw .unexpectedCharacter(scalar) }
    return try Coordinate(degreesNorth: angles[0], east: angles[1])
  }

  /// Returns whether two numbers may be the degrees and minutes of one angle, as in `33°27`.
  private static func isOneAngle(_ tokens: [AngleToken]) -> Bool {
    guard tokens.count == 2, case .number(let degrees, _, .degrees?) = tokens[0],
      case .number(let minutes, nil, nil) = tokens[1]
    else { return false }
    return SexagesimalAngle([degrees, minutes]) != nil
  }

  /// Returns the tokens of the first angle and those of the second.
  private static func halves(
    of tokens: [AngleToken]
  ) throws(Coordinate.TextError) -> (ArraySlice<AngleToken>, ArraySlice<AngleToken>) {
    if let separator = tokens.firstIndex(where: { $0.separator != nil }) {
      return (tokens[..<separator], tokens[(separator + 1)...])
    }
    let hemispheres = tokens.indices.filter { tokens[$0].isHemisphere }
    let middle: Int
    if hemispheres.isEmpty {
      guard tokens.count >= 2, !Self.isOneAngle(tokens) else { throw .incomplete }
      // The second angle starts at a sign or a number of degrees, or both have as many parts.
      middle = tokens.dropFirst().firstIndex { $0.isStart } ?? tokens.count / 2
      guard middle == tokens.count - middle || tokens[middle].isStart else { throw .invalidAngle }
    } else {
      guard hemispheres.count == 2 else { throw .contradictoryHemispheres }
      middle = hemispheres[0] == 0 ? hemispheres[1] : hemispheres[0] + 1
    }
    return (tokens[..<middle], tokens[middle...])
  }
}

/// A latitude or a longitude.
private struct Angle {
  /// The angle in degrees, negative in the south and in the west.
  let degrees: Double
  let hemisphere: Unicode.Scalar?

  init(_ tokens: ArraySlice<AngleToken>) throws(Coordinate.TextError) {
    guard let last = tokens.last else { throw .incomplete }
    var numbers = tokens
    var hemisphere: Unicode.Scalar?
    if case .hemisphere(let letter) = tokens.first {
      (hemisphere, numbers) = (letter, tokens.dropFirst())
    } else if case .hemisphere(let letter) = last {
      (hemisphere, numbers) = (letter, tokens.dropLast())
    }
    guard !numbers.isEmpty else { throw .incomplete }
    var sign: Double?
    var parts: [DecimalNumber] = []
    for token in numbers {
      switch token {
      case .separator: throw .invalidAngle
      case .hemisphere: throw .contradictoryHemispheres
      case .number(let number, let ownSign, let unit):
        let isLast = parts.count == numbers.count - 1
        guard unit == nil || unit?.rawValue == parts.count || unit == .colon && !isLast,
          ownSign == nil || parts.isEmpty
        else { throw .invalidAngle }
        sign = sign ?? ownSign
        parts.append(number)
      }
    }
    guard let angle = SexagesimalAngle(parts) else { throw .invalidAngle }
    guard sign == nil || hemisphere == nil else { throw .contradictoryHemispheres }
    degrees = (hemisphere == "S" || hemisphere == "W" ? -1 : sign ?? 1) * angle.degrees
    self.hemisphere = hemisphere
  }
}

extension Coordinate {
  /// The reason a text is not a ``Coordinate``.
  @nonexhaustive public enum TextError: Swift.Error, Hashable, Sendable {
    /// The text does not have two angles.
    case incomplete
    /// The character has no meaning at its position, or it starts a number above 999,999,999.
    case unexpectedCharacter(Unicode.Scalar)
    /// An angle does not consist of degrees, minutes below 60, and seconds below 60, in this order,
    /// where only the last may have a fraction; or the start of the second angle is uncertain,
    /// because the angles have different numbers of parts, and nothing or a comma separates them.
    case invalidAngle
    /// The letters are not one of N and S and one of E and W, or an angle has both a letter and a
    /// sign.
    case contradictoryHemispheres
    /// The latitude or the longitude is out of range.
    case outOfRange(Coordinate.Error)
  }
}

extension Coordinate.TextError: CustomStringConvertible {
  /// A sentence that states the rule.
  public var description: String {
    switch self {
    case .incomplete: "A place needs a latitude and a longitude, such as 33.4484, -112.0740."
    case .unexpectedCharacter:
      "A place consists of numbers, N, S, E, W, and the symbols of degrees, minutes, and seconds."
    case .invalidAngle:
      "An angle is degrees, minutes below 60, and seconds below 60; only the last has decimals."
    case .contradictoryHemispheres:
      "Give both angles a sign, or one of them N or S and the other E or W."
    case .outOfRange(let error): error.description
    }
  }
}

extension Coordinate {
  /// A text format of a coordinate.
  @nonexhaustive public enum Format: Hashable, Sendable {
    /// Decimal degrees with `fractionDigits` digits after the point, as in `33.4484, -112.0740`.
    ///
    /// Four digits distinguish places 11 m apart, and six digits places 11 cm apart. A number of
    /// digits below 0 counts as 0, and one above 9 as 9.
    case decimalDegrees(fractionDigits: Int)

    /// Degrees, minutes, and seconds, as in `33°26′54″N 112°04′26″W`.
    case degreesMinutesSeconds

    /// The format of ISO 6709 for data interchange, as in `+33.4484-112.0740/`.
    ///
    /// A number of digits after the point below 0 counts as 0, and one above 9 as 9.
    case iso6709(fractionDigits: Int)
  }

  /// Returns the coordinate as text, with each component rounded to the precision of the format.
  public func formatted(_ format: Format) -> String {
    switch format {
    case .decimalDegrees(let digits):
      let latitude = Fixed(latitude, fractionDigits: digits)
      let longitude = Fixed(longitude, fractionDigits: digits)
      return (latitude.isNegative ? "-" : "") + latitude.text(wholeDigits: 1) + ", "
        + (longitude.isNegative ? "-" : "") + longitude.text(wholeDigits: 1)
    case .degreesMinutesSeconds:
      return Self.sexagesimal(latitude, "N", "S") + " " + Self.sexagesimal(longitude, "E", "W")
    case .iso6709(let digits):
      let latitude = Fixed(latitude, fractionDigits: digits)
      let longitude = Fixed(longitude, fractionDigits: digits)
      return (latitude.isNegative ? "-" : "+") + latitude.text(wholeDigits: 2)
        + (longitude.isNegative ? "-" : "+") + longitude.text(wholeDigits: 3) + "/"
    }
  }

  private static func sexagesimal(_ degrees: Double, _ positive: String, _ negative: String)
    -> String
  {
    let seconds = Int((abs(degrees) * 3600).rounded())
    return "\(seconds / 3600)°" + String(digitsOf: seconds / 60 % 60, minimumLength: 2) + "′"
      + String(digitsOf: seconds % 60, minimumLength: 2) + "″"
      + (degrees < 0 && seconds > 0 ? negative : positive)
  }

  /// A number of degrees rounded to a number of digits after the point.
  private struct Fixed {
    let isNegative: Bool
    private let units: Int64
    private let fractionDigits: Int

    init(_ degrees: Double, fractionDigits: Int) {
      self.fractionDigits = min(max(fractionDigits, 0), 9)
      units = Int64((abs(degrees) * Double(Self.scale(self.fractionDigits))).rounded())
      isNegative = degrees < 0 && units > 0
    }

    private static func scale(_ digits: Int) -> Int64 { (0..<digits).reduce(1) { n, _ in n * 10 } }

    func text(wholeDigits: Int) -> String {
      let scale = Self.scale(fractionDigits)
      let whole = String(digitsOf: units / scale, minimumLength: wholeDigits)
      return fractionDigits == 0
        ? whole : whole + "." + String(digitsOf: units % scale, minimumLength: fractionDigits)
    }
  }
}

/// A part of a text with a latitude and a longitude.
enum AngleToken {
  /// A number with its sign, if it has one, and the unit that follows it.
  case number(DecimalNumber, sign: Double?, unit: Unit?)
  /// One of N, S, E, and W.
  case hemisphere(Unicode.Scalar)
  /// A comma or a semicolon between the angles.
  case separator(Separator)

  /// The separator between the angles.
  enum Separator {
    case semicolon
    case comma
    /// A comma directly between two digits, which may also be a decimal sign.
    case tightComma
  }

  /// The unit behind a number.
  enum Unit: Int {
    case degrees
    case minutes
    case seconds
    /// A colon, after which the next part follows.
    case colon
  }

  /// Returns the tokens of a text, or throws the first character that belongs to none.
  static func tokens(
    of text: [Unicode.Scalar], hasDecimalComma: Bool
  ) throws(Unexpected) -> [Self] {
    var tokens: [Self] = []
    var rest = text[...]
    // A minus between two numbers without a blank may mean a sign or a hyphen.
    var isAfterNumber = false
    while let scalar = rest.first {
      switch scalar {
      case "0"..."9", ".", "+", "-":
        let sign: Double? = scalar == "+" ? 1 : scalar == "-" ? -1 : nil
        if sign != nil { rest.removeFirst() }
        guard !isAfterNumber,
          let number = DecimalNumber(readingFrom: &rest, hasDecimalComma: hasDecimalComma)
        else {
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
      case ";": tokens.append(.separator(.semicolon))
      case ",":
        let isTight = isAfterNumber && ("0"..."9").contains(rest.dropFirst().first ?? " ")
        tokens.append(.separator(isTight ? .tightComma : .comma))
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
    case "°", "º", "\u{2DA}": return .degrees
    case "'":
      guard rest.dropFirst().first == rest.first else { return .minutes }
      rest.removeFirst()
      return .seconds
    case "\"", "\u{2033}", "\u{201C}", "\u{201D}", "\u{2DD}": return .seconds
    case ":": return .colon
    default: return nil
    }
  }

  /// Returns a number with the unit that follows it, or `nil` if it is not a number or already has
  /// one.
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

  var separator: Separator? {
    if case .separator(let separator) = self { separator } else { nil }
  }

  var isComma: Bool { separator == .comma || separator == .tightComma }

  var isTightComma: Bool { separator == .tightComma }

  /// Whether it is a number without a unit.
  var isBare: Bool {
    if case .number(_, _, nil) = self { true } else { false }
  }

  /// The decimal sign, if it is a number that has one.
  private var decimalSign: Unicode.Scalar? {
    if case .number(let number, _, _) = self { number.decimalSign } else { nil }
  }

  var hasDecimalPoint: Bool { decimalSign == "." }

  var hasDecimalComma: Bool { decimalSign == "," }

  /// Whether it is a number that can only be the first of an angle.
  var isStart: Bool {
    guard case .number(_, let sign, let unit) = self else { return false }
    return sign != nil || unit == .degrees
  }
}

extension Unicode.Scalar {
  /// The scalar as it is written in plain text, or `nil` if it is invisible.
  ///
  /// A comma of Arabic, Chinese, or Japanese is a semicolon, because it is not a decimal sign.
  fileprivate var plainInCoordinate: Unicode.Scalar? {
    switch self {
    case "\u{60C}", "\u{61B}", "\u{37E}", "\u{3001}", "\u{FE50}", "\u{FE51}", "\u{FE54}",
      "\u{FF0C}":
      ";"
    case "\u{2B9}": "'"
    case "\u{2BA}", "\u{2EE}", "\u{5F4}": "\""
    case "\u{2070}", "\u{1D52}": "\u{B0}"
    case "\u{66B}": "."
    default: plain
    }
  }
}
