public import Essentials

/// A person's age and the conditions that make cycles less regular.
///
///     let context = CycleContext(age: 47, conditions: [.perimenopause])
///
/// For the length of a cycle, age shifts the typical length and sets how much cycles vary within a
/// woman. A condition, and an age under 22 or over 42, makes long, short, and irregular cycles more
/// likely before any cycle is known; her own cycles soon say more. Declaring a condition makes no forecast
/// worse on average, as simulated women show; see <doc:Accuracy>. Of several conditions, the one that
/// changes most counts.
///
/// The ovulation day is widened by ``widening``, the largest of the factors that apply, never their
/// product.
public struct CycleContext: Hashable, Sendable, PrivateValue {
  /// The age in years; `nil` if it is unknown.
  public var age: Double?

  /// The conditions that apply.
  public var conditions: Set<Condition>

  /// The share of breastfeeding in the baby's feeding, for the time until the first period after a
  /// birth; `nil` if it is unknown.
  public var feeding: LactationalAmenorrhea.Feeding?

  /// The latest form of hormonal contraception, for the time until the first period after it.
  public var hormones: LifeStage.Hormones

  /// The values that this version does not know, such as a condition that a newer version of an app saved.
  ///
  /// They are kept and written back. An unknown condition widens the ovulation day as much as the known
  /// conditions do at most.
  public var unknownFields = UnknownFields()

  /// Creates a context; by default nothing is known, and hormonal contraception is a pill.
  public init(
    age: Double? = nil, conditions: Set<Condition> = [],
    feeding: LactationalAmenorrhea.Feeding? = nil, hormones: LifeStage.Hormones = .pill
  ) {
    self.age = age
    self.conditions = conditions
    self.feeding = feeding
    self.hormones = hormones
  }

  /// A condition that makes cycles less regular.
  @nonexhaustive public enum Condition: String, Hashable, Sendable, CaseIterable {
    /// Polycystic ovary syndrome: long, short, or irregular cycles are expected in half of the women,
    /// and ovulation days 1.5 times as variable.
    ///
    /// Both are this package's own choices. Cycles are never regular for 24.0 % of people with
    /// the syndrome and for 8.4 % of those without (Apple Women's Health Study, study update), but
    /// no study was found that measures the variation within a person.
    case polycysticOvarySyndrome

    /// The transition to menopause: such cycles are expected in three of ten women, this package's own
    /// choice, and ovulation days 1.45 times as variable, the factor at 45 to 49 years.
    case perimenopause

    /// The first cycles after a birth: such cycles are expected in 6 % of the women, the typical length
    /// is half a day longer, and ovulation days are 1.5 times as variable, this package's own choices.
    ///
    /// Cycles during lactation lasted 37.0 days on average, 29.8 afterwards (Howie et al. 1982,
    /// Clin Endocrinol, abstract).
    case postpartum

    /// The first nine cycles after hormonal contraception: such cycles are expected in 8 % of the
    /// women, the typical length is a day longer, and ovulation days are 1.5 times as variable, this
    /// package's own choices.
    ///
    /// Cycles are longer up to the ninth (Gnoth et al. 2002, Gynecol Endocrinol 16:307).
    case afterHormonalContraception

    /// Creates a condition from its name, or returns `nil` for an unknown name.
    public init?(rawValue: String) { self.init(caseOf: rawValue) }

    var widening: Double {
      switch self {
      case .polycysticOvarySyndrome, .postpartum, .afterHormonalContraception: 1.5
      case .perimenopause: 1.45
      }
    }
  }

  /// The factor by which the scale and the spread among women of the ovulation day are widened; at
  /// least 1.
  ///
  /// By age, relative to 35 to 39 years: +46 % under 20, +45 % at 45 to 49, +200 % from 50 on (Li
  /// H. et al. 2023, npj Digit Med, doi 10.1038/s41746-023-00848-1, abstract); +5 % at 40 to 44,
  /// from the standard deviations 3.99 and 3.79 that secondary sources give for the same study.
  public var widening: Double {
    var factor = 1.0
    if let age, age.isFinite {
      switch age {
      case ..<20: factor = 1.46
      case ..<40: factor = 1
      case ..<45: factor = 1.05
      case ..<50: factor = 1.45
      default: factor = 3
      }
    }
    for condition in conditions { factor = max(factor, condition.widening) }
    if unknownFields.contains(Field.conditions) {
      for condition in Condition.allCases { factor = max(factor, condition.widening) }
    }
    return factor
  }
}

extension CycleContext {
  /// The names of the values in the encoded form.
  fileprivate enum Field: String { case age, conditions, feeding, hormones }
}

#if !hasFeature(Embedded)
extension CycleContext.Field: CodingKey {}

/// Encoded as its name.
extension CycleContext.Condition: CodedCase, Codable {}

/// Encoded as `{"age": 34, "conditions": ["postpartum"], "feeding": "partly"}`; unknown values and
/// the pill are omitted, and conditions are sorted by name. Unknown fields are kept.
extension CycleContext: Codable {
  /// Decodes a context.
  ///
  /// - Throws: `DecodingError`.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Field.self)
    var unknown = try UnknownFields(of: decoder, except: Field.self)
    self.init(
      age: try container.decodeIfPresent(Double.self, forKey: .age),
      conditions: try unknown.decodeSet(.conditions, of: container),
      feeding: try unknown.decode(.feeding, of: container),
      hormones: try unknown.decode(.hormones, of: container) ?? .pill)
    unknownFields = unknown
  }

  /// Encodes the known values.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Field.self)
    var unknown = unknownFields
    try container.encodeIfPresent(age, forKey: .age)
    if !conditions.isEmpty || unknown.contains(Field.conditions) {
      let names = conditions.map(\.rawValue).sorted { $0.bytesPrecede($1) }
      try unknown.encode(names: names, .conditions, into: &container)
    }
    try container.encodeIfPresent(feeding, forKey: .feeding)
    if feeding != nil { unknown.remove(Field.feeding) }
    if hormones != .pill {
      try container.encode(hormones, forKey: .hormones)
      unknown.remove(Field.hormones)
    }
    try unknown.encode(to: encoder)
  }
}
#endif
