/// A number in a label's text, as a fraction.
struct SizeNumber: Hashable {
  var numerator: WideInteger
  var denominator: WideInteger = 1

  /// Whether the number has more digits than any size, so that the fraction is not its value.
  var isTooLarge = false

  /// Whether the number is written as a fraction below one, such as 1/2.
  var isFraction = false

  /// Whether the number is written as a word, such as "three".
  var isWord = false

  /// The number of digits, if the number has neither a decimal separator nor a grouping separator.
  var plainDigits: Int?
}

/// The meaning of a word or sign for a size.
enum SizeToken: Hashable {
  case number(SizeNumber)
  case unit(SizeUnit)
  /// A word that says that the quantity before it is the quantity of one piece, or the unit of a piece.
  case each
  /// The first word of "fluid ounce".
  case fluid
  case pack, of, times, slash, per
  /// A word between the ends of a range.
  case range
  /// A hyphen. It is a minus sign if it follows a space and precedes a digit.
  case hyphen(isMinus: Bool)
  /// A word before a quantity that is not the content of the package.
  case drained, serving
  case size
  case and
  /// A period after an abbreviation.
  case point
  /// A comma.
  case comma
  case colon
  /// The word behind "drained".
  case weight
  /// A word without a meaning of its own, such as the one for a container.
  case word
  case other
}

/// A splitter of a label's text into tokens.
struct SizeTokens {
  private let scalars: [UInt32]
  private let decimalSign: PackageSize.DecimalSign
  private var position = 0
  private var tokens: [SizeToken] = []

  /// Returns the tokens of a text, without spaces.
  static func of(
    _ text: some StringProtocol, decimalSign: PackageSize.DecimalSign
  ) -> [SizeToken] {
    var reader = Self(scalars: text.unicodeScalars.map(\.value), decimalSign: decimalSign)
    while reader.position < reader.scalars.count { reader.readToken() }
    return reader.tokens
  }

  private init(scalars: [UInt32], decimalSign: PackageSize.DecimalSign) {
    self.scalars = scalars
    self.decimalSign = decimalSign
  }

  private func scalar(at position: Int) -> UInt32 {
    scalars.indices.contains(position) ? scalars[position] : 0x20
  }

  private func isDigit(at position: Int) -> Bool { (0x30...0x39).contains(scalar(at: position)) }

  /// Whether a scalar separates words; typed text is not made plain first, since a no-break or thin space
  /// also groups digits.
  private static func isBlank(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x09...0x0D, 0x20, 0xA0, 0x2000...0x200B, 0x202F, 0x3000: true
    default: false
    }
  }

  private mutating func readToken() {
    let first = scalar(at: position)
    let isDecimalStart = (first == 0x2E || first == 0x2C) && !isDigit(at: position - 1)
    if isDigit(at: position) || isDecimalStart && isDigit(at: position + 1) {
      readNumber()
      return
    }
    if Self.isLetter(first) {
      readWord()
      return
    }
    position += 1
    if Self.isBlank(first) { return }
    switch first {
    // "2 x (4 x 125 g)".
    case 0x28 where tokens.last == .times: break
    case 0xD7, 0x2A, 0x2715, 0x2716: tokens.append(.times)
    case 0x2F: tokens.append(.slash)
    case 0x2E: tokens.append(.point)
    case 0x2C: tokens.append(.comma)
    case 0x3A: tokens.append(.colon)
    case 0x26: tokens.append(.and)
    case 0x2D, 0x2010...0x2014, 0x2212:
      let isAfterBlank = Self.isBlank(scalar(at: position - 2)) || scalar(at: position - 2) == 0x28
      tokens.append(.hyphen(isMinus: isAfterBlank && isDigit(at: position)))
    default:
      if let fraction = Self.fraction(first) {
        tokens.append(.number(fraction))
      } else {
        tokens.append(.other)
      }
    }
  }
}

extension SizeTokens {
  /// Returns the fraction that a single character stands for, in lowest terms.
  private static func fraction(_ scalar: UInt32) -> SizeNumber? {
    let (numerator, denominator): (WideInteger, WideInteger)
    switch scalar {
    case 0xBC: (numerator, denominator) = (1, 4)
    case 0xBD: (numerator, denominator) = (1, 2)
    case 0xBE: (numerator, denominator) = (3, 4)
    case 0x2153: (numerator, denominator) = (1, 3)
    case 0x2154: (numerator, denominator) = (2, 3)
    case 0x215B: (numerator, denominator) = (1, 8)
    case 0x215C: (numerator, denominator) = (3, 8)
    case 0x215D: (numerator, denominator) = (5, 8)
    case 0x215E: (numerator, denominator) = (7, 8)
    default: return nil
    }
    return SizeNumber(numerator: numerator, denominator: denominator, isFraction: true)
  }

  /// Reads digits with grouping and decimal separators, or a fraction with a slash.
  private mutating func readNumber() {
    let grouping: UInt32 = decimalSign == .point ? 0x2C : 0x2E
    let start = position
    var number = SizeNumber(numerator: 0)
    var hasGroups = false
    readDigits(into: &number)
    let leadingDigits = position - start
    let canGroup = (1...3).contains(leadingDigits) && scalar(at: start) != 0x30
    while canGroup, isGroup(at: position, sign: grouping) {
      hasGroups = true
      position += 1
      readDigits(into: &number)
    }
    let sign = scalar(at: position)
    let isDecimalSign = sign == 0x2E || sign == 0x2C && !(hasGroups && sign == grouping)
    if isDecimalSign, isDigit(at: position + 1) {
      position += 1
      readDecimals(into: &number)
    } else if !hasGroups {
      number.plainDigits = leadingDigits
      if sign == 0x2F || sign == 0x2044 { readDenominator(into: &number) }
    }
    tokens.append(.number(number))
  }

  /// Whether a grouping separator and exactly three digits follow.
  private func isGroup(at position: Int, sign: UInt32) -> Bool {
    let found = scalar(at: position)
    let isSign = found == sign || found == 0xA0 || found == 0x2009 || found == 0x202F
    return isSign && isDigit(at: position + 1) && isDigit(at: position + 2)
      && isDigit(at: position + 3) && !isDigit(at: position + 4)
  }

  private mutating func readDigits(into number: inout SizeNumber) {
    while isDigit(at: position) {
      // The greatest amount has sixteen digits.
      if number.numerator < 1_000_000_000_000_000 {
        number.numerator = number.numerator * 10 + WideInteger(scalars[position] - 0x30)
      } else {
        number.isTooLarge = true
      }
      position += 1
    }
  }

  /// Reads decimals and keeps nine of them: a billionth of the largest unit is less than a
  /// milligram.
  private mutating func readDecimals(into number: inout SizeNumber) {
    while isDigit(at: position) {
      if number.denominator < 1_000_000_000 {
        number.numerator = number.numerator * 10 + WideInteger(scalars[position] - 0x30)
        number.denominator = number.denominator * 10
      }
      position += 1
    }
  }

  /// Reads a slash and a denominator if they form a fraction as printed on labels, below one and in
  /// lowest terms.
  ///
  /// Other slashes separate two numbers.
  private mutating func readDenominator(into number: inout SizeNumber) {
    var end = position + 1
    var denominator: WideInteger = 0
    while isDigit(at: end), end - position <= 2 {
      denominator = denominator * 10 + WideInteger(scalars[end] - 0x30)
      end += 1
    }
    guard !isDigit(at: end), (2...64).contains(denominator), number.numerator > 0,
      number.numerator < denominator
    else { return }
    var (greater, smaller) = (denominator, number.numerator)
    while smaller > 0 {
      (greater, smaller) = (smaller, greater.quotientAndRemainder(dividingBy: smaller).remainder)
    }
    guard greater == 1 else { return }
    number.denominator = denominator
    number.isFraction = true
    number.plainDigits = nil
    position = end
  }

  /// Whether a character is part of a word.
  ///
  /// Characters outside ASCII are, unless they have another meaning.
  private static func isLetter(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x41...0x5A, 0x61...0x7A: true
    case 0xC0...0xD6, 0xD8...0xF6, 0xF8...0x1FFF: true
    default: false
    }
  }

  private mutating func readWord() {
    let isBehindDigit = isDigit(at: position - 1)
    var word = ""
    var count = 0
    while Self.isLetter(scalar(at: position)) {
      let letter = scalars[position]
      if count < 16,
        let scalar = Unicode.Scalar((0x41...0x5A).contains(letter) ? letter + 32 : letter)
      {
        word.unicodeScalars.append(scalar)
      }
      count += 1
      position += 1
    }
    // The German "6er-Pack" and "6er Träger" have six pieces.
    if isBehindDigit, word == "l", readFrenchDecimals() { return }
    let token: SizeToken =
      count > 16 ? .word : isBehindDigit && word == "er" ? .pack : Self.token(of: word)
    // "B12" and "No7" are names, not numbers.
    if token == .word, count <= 2 {
      while isDigit(at: position) || Self.isLetter(scalar(at: position)) { position += 1 }
    }
    tokens.append(token)
  }

  /// Reads decimals behind the sign of the liter, as in the French "1L5".
  private mutating func readFrenchDecimals() -> Bool {
    guard case .number(var number)? = tokens.last, number.plainDigits != nil else { return false }
    var end = position
    while isDigit(at: end) { end += 1 }
    guard (1...2).contains(end - position), !Self.isLetter(scalar(at: end)),
      ![0x2C, 0x2E, 0x2F].contains(scalar(at: end)), let liter = SizeUnit(word: "l")
    else { return false }
    readDecimals(into: &number)
    number.plainDigits = nil
    tokens[tokens.count - 1] = .number(number)
    tokens.append(.unit(liter))
    return true
  }

  private static func token(of word: String) -> SizeToken {
    switch word {
    case "x": .times
    case "pack", "packs", "pk", "pks", "pck", "pac", "pak", "lot", "paquete", "paquetes", "pacote",
      "pacotes", "confezione", "confezioni":
      .pack
    case "of", "de", "di", "da", "von", "van", "mit", "zu", "je", "à", "á", "a", "po", "om": .of
    case "to", "or", "bis", "oder", "tot", "ou", "do", "till", "til", "eller": .range
    case "per", "pro": .per
    case "fl", "fluid": .fluid
    case "each", "ea", "jeweils", "elk", "elke", "cada", "chacun", "chacune", "ciascuno",
      "ciascuna",
      "hver", "vardera":
      .each
    case "drained", "égoutté", "escurrido", "escorrido", "sgocciolato", "abtropfgewicht",
      "uitlekgewicht":
      .drained
    case "weight", "wt": .weight
    case "serving": .serving
    case "size": .size
    case "and": .and
    default:
      if let unit = SizeUnit(word: word) {
        .unit(unit)
      } else if let place = numbers.firstIndex(of: word) {
        .number(SizeNumber(numerator: WideInteger(UInt64(place + 2)), isWord: true))
      } else {
        .word
      }
    }
  }

  private static let numbers = [
    "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve",
  ]
}

/// A unit of a package's size.
struct SizeUnit: Hashable {
  enum System { case metric, customary, pieces }

  let dimension: PackageSize.Dimension
  let system: System

  /// The number of milligrams, microliters, or pieces in the unit, as a fraction.
  let numerator: UInt64
  let denominator: UInt64

  init(
    _ dimension: PackageSize.Dimension, _ system: System, _ numerator: UInt64,
    over denominator: UInt64 = 1
  ) {
    self.dimension = dimension
    self.system = system
    self.numerator = numerator
    self.denominator = denominator
  }

  /// Whether the unit is of the same kind as another unit and smaller.
  func continues(_ other: SizeUnit) -> Bool {
    dimension == other.dimension && system == other.system && dimension != .count
      && numerator * other.denominator < other.numerator * denominator
  }

  static let milligram = SizeUnit(.mass, .metric, 1)

  // NIST Handbook 44, Appendix C: the avoirdupois pound is 453.59237 g and the gallon 231 cubic
  // inches, 3.785411784 l, exactly.
  static let ounce = SizeUnit(.mass, .customary, 28_349_523_125, over: 1_000_000)
  static let pound = SizeUnit(.mass, .customary, 45_359_237, over: 100)
  static let fluidOunce = SizeUnit(.volume, .customary, 3_785_411_784, over: 128_000)
  static let pint = SizeUnit(.volume, .customary, 3_785_411_784, over: 8000)
  static let quart = SizeUnit(.volume, .customary, 3_785_411_784, over: 4000)
  static let gallon = SizeUnit(.volume, .customary, 3_785_411_784, over: 1000)

  /// Creates the unit that a lowercase word names.
  init?(word: String) {
    switch word {
    case "mg": self = .milligram
    case "g", "gr", "gm", "gms", "gram", "grams", "gramme", "grammes":
      self.init(.mass, .metric, 1000)
    case "kg", "kgs", "kilo", "kilos", "kilogram", "kilograms":
      self.init(.mass, .metric, 1_000_000)
    case "oz", "ozs", "ounce", "ounces": self = .ounce
    case "lb", "lbs", "pound", "pounds": self = .pound
    case "ml", "mls", "cc", "milliliter", "milliliters", "millilitre", "millilitres":
      self.init(.volume, .metric, 1000)
    case "cl", "centiliter", "centiliters", "centilitre", "centilitres":
      self.init(.volume, .metric, 10_000)
    case "dl", "deciliter", "deciliters", "decilitre", "decilitres":
      self.init(.volume, .metric, 100_000)
    case "l", "lt", "ltr", "ltrs", "liter", "liters", "litre", "litres":
      self.init(.volume, .metric, 1_000_000)
    case "floz", "fz": self = .fluidOunce
    case "pt", "pts", "pint", "pints": self = .pint
    case "qt", "qts", "quart", "quarts": self = .quart
    case "gal", "gals", "gallon", "gallons": self = .gallon
    case "doz", "dozen": self.init(.count, .pieces, 12)
    case "ct", "cnt", "count", "pc", "pcs", "piece", "pieces", "unit", "units", "ea", "each",
      "tablet", "tablets", "capsule", "capsules", "caplet", "caplets", "softgel", "softgels",
      "gummy", "gummies", "lozenge", "lozenges", "wipe", "wipes", "bar", "bars", "bag", "bags",
      "teabag", "teabags", "sachet", "sachets", "stick", "sticks", "pad", "pads", "roll", "rolls",
      "egg", "eggs", "can", "cans", "bottle", "bottles", "pouch", "pouches", "cup", "cups", "jar",
      "jars", "box", "boxes", "slice", "slices", "tin", "tins", "tub", "tubs", "tube", "tubes",
      "carton",
      "cartons", "packet", "packets", "pot", "pots", "tray", "trays":
      self.init(.count, .pieces, 1)
    default: return nil
    }
  }
}
