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
      "jars", "box", "boxes", "slice", "slices":
      self.init(.count, .pieces, 1)
    default: return nil
    }
  }
}
