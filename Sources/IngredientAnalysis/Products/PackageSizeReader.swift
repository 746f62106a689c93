/// A parser for the size of a package.
struct PackageSizeReader {
  private let tokens: [SizeToken]
  private var position = 0

  /// The statements of the text.
  private var stated = SizeStatements()

  /// Whether to ignore the next quantity, which is not the content of the package.
  private var passesOver = false

  init(tokens: [SizeToken]) { self.tokens = tokens }

  private func token(at position: Int) -> SizeToken? {
    tokens.indices.contains(position) ? tokens[position] : nil
  }

  mutating func read() throws(PackageSize.Error) -> PackageSize {
    while let token = token(at: position) {
      switch token {
      case .number: try readQuantity()
      case .drained: passesOver = true
      // "2.99 € / 100 g" and "per 100 g" are prices or nutrients.
      case .per where isNumber(position + 1): passesOver = true
      case .slash where self.token(at: position - 1) == .other && isNumber(position + 1):
        passesOver = true
      case .serving where self.token(at: position + 1) == .size: passesOver = true
      case .pack where self.token(at: position + 1) == .of: try readPackOf()
      default: break
      }
      position += 1
    }
    return try stated.size()
  }

  /// Reads `pack of 6`, unless the number has a unit.
  private mutating func readPackOf() throws(PackageSize.Error) {
    guard case .number(let number)? = token(at: position + 2), unit(at: position + 3) == nil
    else { return }
    try enter(try multiplied(1, by: number))
    position += 2
  }

  /// Returns the unit at a position and the position after it.
  private func unit(at start: Int) -> (unit: SizeUnit, end: Int)? {
    switch token(at: start) {
    case .unit(let unit)?: return (unit, after(start))
    case .each?: return (SizeUnit(.count, .pieces, 1), after(start))
    case .fluid?:
      guard case .unit(.ounce)? = token(at: after(start)) else { return nil }
      return (.fluidOunce, after(after(start)))
    default: return nil
    }
  }

  /// Returns the position after a word and the period of its abbreviation.
  private func after(_ position: Int) -> Int {
    token(at: position + 1) == .point ? position + 2 : position + 1
  }
}

extension PackageSizeReader {
  /// Reads factors, a number, and its unit.
  ///
  /// The position is then that of the last token read.
  private mutating func readQuantity() throws(PackageSize.Error) {
    let isNegative = token(at: position - 1) == .hyphen(isMinus: true)
    var product: WideInteger = 1
    var hasFactors = false
    var isAmbiguous = false
    while true {
      guard let (number, end) = mixedNumber(at: position) else { return }
      // "12-oz bag" has a hyphen before the unit.
      if let (unit, end) = unit(at: token(at: end) == .hyphen(isMinus: false) ? end + 1 : end) {
        guard !isNegative else { throw .notPositive }
        guard !isAmbiguous else { throw .ambiguousNumber }
        try readUnit(unit, of: number, times: hasFactors ? product : nil, from: end)
        return
      }
      let next = nextNumber(after: end)
      switch next {
      case .none:
        position = end - 1
        return
      case .pack(let end):
        guard !isNegative else { throw .notPositive }
        product = try multiplied(product, by: number)
        hasFactors = true
        position = end
        guard case .number? = token(at: end) else {
          try enter(product)
          position = end - 1
          return
        }
      case .factor(let end):
        product = try multiplied(product, by: number)
        hasFactors = true
        position = end
      case .ambiguous(let end):
        isAmbiguous = true
        position = end
      }
    }
  }

  /// The tokens between a number without a unit and the next number, with the position after them.
  private enum Between {
    case none
    case pack(Int)
    case factor(Int)
    case ambiguous(Int)
  }

  private func isNumber(_ position: Int) -> Bool {
    if case .number? = token(at: position) { true } else { false }
  }

  /// Whether a joint such as "à" stands between the ends of a range, as in `100 à 120 g`, rather than behind a number of
  /// pieces.
  private func isRange(_ joint: Int, _ next: Int) -> Bool {
    guard case .number(let first)? = token(at: joint - 1),
      case .number(let second)? = token(at: next)
    else { return false }
    return first.denominator == 1 && second.denominator == 1 && second.numerator > first.numerator
      && second.numerator <= first.numerator + first.numerator
  }

  private func nextNumber(after end: Int) -> Between {
    switch token(at: end) {
    case .times? where isNumber(end + 1), .slash? where isNumber(end + 1): return .factor(end + 1)
    // "6 bouteilles de 1,5 l", "6 Flaschen zu je 0,5 l", and "3 cases x 80 g", but "stage 2 infant formula of 800 g".
    case .word?:
      let joint = token(at: end + 1) == .comma ? end + 2 : end + 1
      if let next = behindJoint(joint) { return .factor(next) }
      var next = end
      while token(at: next) == .word { next += 1 }
      // "20 tea bags of 2 g".
      if let container = behindContainer(next), let next = behindJoint(container) {
        return .factor(next)
      }
      return behindJoint(next).map(Between.ambiguous) ?? .none
    // "6 à 500 ml".
    case .of?:
      guard let next = behindJoint(end) else { return .none }
      return isRange(end, next) ? .ambiguous(next) : .factor(next)
    case .range? where isNumber(end + 1), .and? where isNumber(end + 1): return .ambiguous(end + 1)
    // "3 (14 oz) cans".
    case .other? where isCounted(end + 1): return .factor(end + 1)
    case .hyphen? where isNumber(end + 1): return .ambiguous(end + 1)
    case .hyphen? where token(at: end + 1) == .pack: return .pack(afterPack(end + 1))
    case .pack?: return .pack(afterPack(end))
    case .number(let second)?:
      // "1 500 g" may be the digits of one number, or two numbers.
      if case .number(let first)? = token(at: end - 1), second.plainDigits == 3,
        (1...3).contains(first.plainDigits ?? 0)
      {
        return .ambiguous(end)
      }
      // "Three 14 oz cans".
      if case .number(let first)? = token(at: end - 1), first.isWord { return .factor(end) }
      return .none
    default: return .none
    }
  }

  /// Returns the position of the quantity behind words that join it to a number of pieces, or `nil` if there is none.
  private func behindJoint(_ start: Int) -> Int? {
    var end = start
    while let token = token(at: end), [.of, .times, .each].contains(token) { end += 1 }
    guard end > start, let (_, next) = mixedNumber(at: end),
      unit(at: next) != nil || token(at: next) == .times
    else { return nil }
    return end
  }

  /// Returns the position behind a word for a container or a piece, or `nil` if there is none.
  private func behindContainer(_ position: Int) -> Int? {
    if token(at: position) == .pack { return after(position) }
    guard let (unit, end) = unit(at: position), unit.dimension == .count else { return nil }
    return end
  }

  /// Whether a mass or volume in brackets and a word for its containers follow, as in `3 (14 oz) cans`.
  private func isCounted(_ start: Int) -> Bool {
    guard let (_, number) = mixedNumber(at: start),
      let (unit, end) = unit(
        at: token(at: number) == .hyphen(isMinus: false) ? number + 1 : number),
      unit.dimension != .count, token(at: end) == .other
    else { return false }
    var container = end + 1
    while token(at: container) == .word { container += 1 }
    return behindContainer(container) != nil
  }

  /// Returns the position after the word for a pack and the tokens that join it to a quantity.
  private func afterPack(_ position: Int) -> Int {
    var end = after(position)
    while let token = token(at: end), [.of, .times, .comma, .slash].contains(token) { end += 1 }
    return end
  }

  /// Returns a number, including a fraction after it, and the position after it.
  private func mixedNumber(at start: Int) -> (number: SizeNumber, end: Int)? {
    guard case .number(let number)? = token(at: start) else { return nil }
    guard number.plainDigits != nil else { return (number, start + 1) }
    let isHyphenated = token(at: start + 1) == .hyphen(isMinus: false)
    let next = isHyphenated ? start + 2 : start + 1
    guard case .number(let fraction)? = token(at: next), fraction.isFraction else {
      return (number, start + 1)
    }
    let sum = SizeNumber(
      numerator: number.numerator * fraction.denominator + fraction.numerator,
      denominator: fraction.denominator, isTooLarge: number.isTooLarge)
    return (sum, next + 1)
  }

  private func multiplied(
    _ product: WideInteger, by number: SizeNumber
  ) throws(PackageSize.Error) -> WideInteger {
    guard !number.isTooLarge else { throw .tooLarge }
    guard number.numerator > 0 else { throw .notPositive }
    guard number.denominator == 1 else { throw .ambiguousNumber }
    let (result, isOver) = product.multipliedReportingOverflow(by: number.numerator)
    guard !isOver, result <= WideInteger(PackageSize.greatestAmount) else { throw .tooLarge }
    return result
  }

  /// Stores a factor of the first quantity.
  ///
  /// It may come before or after the quantity, but after it only if there is no other factor, or
  /// the same one.
  private mutating func enter(_ number: WideInteger) throws(PackageSize.Error) {
    guard let factor = stated.factor else {
      stated.factor = number
      return
    }
    // "6 pack (6 x 330 ml)" says it twice.
    guard factor != number else { return }
    guard stated.quantities.isEmpty else { throw .ambiguousNumber }
    stated.factor = try multiplied(factor, by: SizeNumber(numerator: number))
  }

  /// Reads the tokens after a number and its unit: smaller units, `each`, and a factor.
  private mutating func readUnit(
    _ unit: SizeUnit, of number: SizeNumber, times factor: WideInteger?, from start: Int
  ) throws(PackageSize.Error) {
    guard unit.dimension != .count else {
      try readPieces(number, of: unit, times: factor, from: start)
      return
    }
    var statement = SizeStatement(number: number, unit: unit)
    var end = start
    while let (number, smaller, next) = smallerPart(at: end, than: statement.unit) {
      statement.add(number, smaller)
      end = next
    }
    var factor = factor
    if let (behind, next) = try factorBehind(end) {
      factor = try multiplied(behind, by: SizeNumber(numerator: factor ?? 1))
      end = next
    } else if token(at: end) == .each {
      if let counted = stated.counted {
        factor = try multiplied(counted, by: SizeNumber(numerator: factor ?? 1))
      } else if stated.quantities.isEmpty, factor == nil {
        stated.isOfEach = true
      }
      end += 1
    }
    position = end - 1
    guard !passesOver else {
      passesOver = false
      return
    }
    if isDrained(at: end) {
      position = end
      if stated.drained == nil { stated.drained = statement }
      return
    }
    if stated.quantities.isEmpty {
      if let factor { try enter(factor) }
    } else {
      statement.factor = factor ?? 1
    }
    stated.quantities.append(statement)
  }

  /// Whether "drained" at a position is about the quantity before it, as in `180 g drained, 300 g net`, and not about
  /// the one behind it.
  private func isDrained(at start: Int) -> Bool {
    guard token(at: start) == .drained else { return false }
    var end = start + 1
    while let token = token(at: end), [.weight, .point, .colon].contains(token) { end += 1 }
    return mixedNumber(at: end) == nil
  }

  /// Reads a number of pieces.
  ///
  /// Before a multiplication sign or "of", as in `6 cans x 330 ml` and `6 bottles of 500 ml`, it is a factor.
  private mutating func readPieces(
    _ number: SizeNumber, of unit: SizeUnit, times factor: WideInteger?, from start: Int
  ) throws(PackageSize.Error) {
    var pieces = try multiplied(WideInteger(unit.numerator), by: number)
    if let factor { pieces = try multiplied(pieces, by: SizeNumber(numerator: factor)) }
    position = start - 1
    if let (behind, end) = try factorBehind(start) {
      pieces = try multiplied(pieces, by: SizeNumber(numerator: behind))
      position = end - 1
    } else if stated.quantities.isEmpty, let end = behindJoint(start) {
      position = end - 1
      try enter(pieces)
      return
    }
    // "50 g each, 10 bars".
    if stated.isOfEach, stated.factor == nil { return try enter(pieces) }
    if stated.counted == nil { stated.counted = pieces }
  }

  /// Returns a factor without a unit after a multiplication sign, as in `330 ml x 6`, and the
  /// position after it.
  private func factorBehind(
    _ start: Int
  ) throws(PackageSize.Error) -> (factor: WideInteger, end: Int)? {
    guard token(at: start) == .times, let (number, first) = mixedNumber(at: start + 1) else {
      return nil
    }
    // "330 ml x 6 cans".
    let end = behindContainer(first) ?? first
    guard unit(at: end) == nil, case .none = nextNumber(after: end) else { return nil }
    return (try multiplied(1, by: number), end)
  }

  /// Returns a number with a smaller unit than the previous one, as in `1 lb 8 oz`.
  ///
  /// A number that is at least one of the larger unit repeats the size, as in `1 lb 16 oz`, and is
  /// not part of the sum.
  private func smallerPart(
    at start: Int, than unit: SizeUnit
  ) -> (number: SizeNumber, unit: SizeUnit, end: Int)? {
    var start = start
    if let token = token(at: start), [.and, .comma].contains(token) { start += 1 }
    guard let (number, end) = mixedNumber(at: start), !number.isTooLarge,
      let (smaller, next) = self.unit(at: end), smaller.continues(unit)
    else { return nil }
    // Less than 10^25 times at most 4 × 10^12 is less than 2^128.
    let part = number.numerator * WideInteger(smaller.numerator * unit.denominator)
    let whole = number.denominator * WideInteger(unit.numerator * smaller.denominator)
    return part < whole ? (number, smaller, next) : nil
  }
}

/// The statements about size in the text of a package.
struct SizeStatements {
  /// The masses and volumes, in the order of the text.
  var quantities: [SizeStatement] = []

  /// The factor of the first quantity: the number of packs, or the product of several factors.
  var factor: WideInteger?

  /// Whether the first quantity is that of one piece, and the number of pieces may follow.
  var isOfEach = false

  /// The number of pieces that are stated with a mass or volume.
  var counted: WideInteger?

  /// The first quantity with "drained" behind it, which counts only if there is no other.
  var drained: SizeStatement?

  /// Returns the size that all quantities state together.
  func size() throws(PackageSize.Error) -> PackageSize {
    // In "100 capsules, 500 mg", the mass is the strength of one capsule.
    let all = quantities.isEmpty ? drained.map { [$0] } ?? [] : quantities
    let quantities = counted == nil ? all : all.filter { $0.unit != .milligram }
    guard let pieces = (factor ?? counted ?? 1).int64 else { throw .tooLarge }
    guard var main = quantities.first else {
      guard factor != nil || counted != nil else { throw .noQuantity }
      let (count, isOver) = (factor ?? 1).multipliedReportingOverflow(by: counted ?? 1)
      guard !isOver, let count = count.int64 else { throw .tooLarge }
      return try PackageSize(pieces: count)
    }
    let others = quantities.dropFirst()
    if let fluid = main.inFluidOunces, !others.contains(where: { $0.dimension == .mass }) {
      for other in others where try agree(fluid, other) { main = fluid }
    }
    for other in others where try isImperial(main, other) {
      main = other
      break
    }
    let size = try PackageSize(
      dimension: main.dimension, amount: try main.amount(times: factor ?? 1),
      pieces: pieces)
    for other in others where other.dimension == main.dimension {
      guard try agree(main, other) else {
        throw .contradictory(
          size,
          try PackageSize(
            dimension: other.dimension, amount: try other.amount(times: other.factor), pieces: 1))
      }
    }
    return size
  }

  /// Whether a volume is stated in imperial and not in US units, because a metric volume agrees with it.
  ///
  /// Weights and Measures Act 1985, Schedule 1: the gallon is 4.54609 l, of 8 pints of 20 fluid ounces.
  private func isImperial(
    _ first: SizeStatement, _ other: SizeStatement
  ) throws(PackageSize.Error) -> Bool {
    guard first.dimension == .volume, first.unit.system == .customary,
      other.dimension == .volume, other.unit.system == .metric, other.factor == 1
    else { return false }
    let customary = Double(try first.amount(times: 1))
    let isOunce = first.unit == .fluidOunce
    let imperial = customary * (4.54609 / 3.785411784) * (isOunce ? 128.0 / 160.0 : 1)
    let metric = Double(try other.amount(times: 1))
    return abs(imperial - metric) < abs(customary - metric)
      && abs(imperial - metric) <= metric / 100
  }

  /// Whether two statements differ only by rounding, with or without the factor of the first.
  private func agree(
    _ first: SizeStatement, _ other: SizeStatement
  ) throws(PackageSize.Error) -> Bool {
    guard first.dimension == other.dimension else { return false }
    let amount = try other.amount(times: other.factor)
    for factor in [1, factor ?? 1] {
      let expected = try first.amount(times: factor)
      let difference = abs(expected - amount)
      if difference <= 1_000 || difference <= max(expected, amount) / 20 { return true }
    }
    return false
  }
}

/// A quantity in a label's text.
struct SizeStatement {
  var number: SizeNumber
  var unit: SizeUnit

  /// The factor that the text states for it.
  var factor: WideInteger = 1

  /// Whether it is a sum, such as `1 lb 8 oz`, which is stored in the smallest unit.
  var isSum = false

  var dimension: PackageSize.Dimension { unit.dimension }

  /// The same quantity in fluid ounces, if its ounces may be fluid ounces.
  var inFluidOunces: Self? {
    unit == .ounce && !isSum ? Self(number: number, unit: .fluidOunce, factor: factor) : nil
  }

  /// Adds a number of a smaller unit; the unit is a multiple of the smaller one.
  mutating func add(_ other: SizeNumber, _ smaller: SizeUnit) {
    let ratio =
      unit.numerator * smaller.denominator / (unit.denominator * smaller.numerator)
    let (whole, isOver) = number.numerator.multipliedReportingOverflow(
      by: WideInteger(ratio) * other.denominator)
    let (part, isOverToo) = other.numerator.multipliedReportingOverflow(by: number.denominator)
    let (sum, isSumOver) = whole.addingReportingOverflow(part)
    let (denominator, isDenominatorOver) = number.denominator.multipliedReportingOverflow(
      by: other.denominator)
    number = SizeNumber(
      numerator: sum, denominator: denominator,
      isTooLarge: number.isTooLarge || isOver || isOverToo || isSumOver || isDenominatorOver)
    unit = smaller
    isSum = true
  }

  /// Returns the amount times a factor, rounded to the nearest small unit, with halves rounded up.
  func amount(times factor: WideInteger) throws(PackageSize.Error) -> Int64 {
    guard !number.isTooLarge else { throw .tooLarge }
    let (scaled, isOver) = number.numerator.multipliedReportingOverflow(
      by: WideInteger(unit.numerator))
    let (product, isOverToo) = scaled.multipliedReportingOverflow(by: factor)
    let (divisor, isDivisorOver) = number.denominator.multipliedReportingOverflow(
      by: WideInteger(unit.denominator))
    guard !isOver, !isOverToo, !isDivisorOver else { throw .tooLarge }
    let (quotient, remainder) = product.quotientAndRemainder(dividingBy: divisor)
    guard let whole = quotient.int64, whole <= PackageSize.greatestAmount else { throw .tooLarge }
    let amount = whole + (remainder >= divisor - remainder ? 1 : 0)
    guard amount > 0 else { throw .notPositive }
    guard amount <= PackageSize.greatestAmount else { throw .tooLarge }
    return amount
  }
}
