/// A symptom, one of ``known`` or one in a person's own words.
///
///     day.symptoms.insert(.cramps)
///     day.symptoms.insert(Symptom(rawValue: "ringing ears"))
public struct Symptom: RawRepresentable, Hashable, Comparable, Sendable, Redacted {
  /// The name, by which the symptom is stored.
  public let rawValue: String

  /// Creates a symptom from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Whether the names have the same bytes.
  public static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.rawValue.hasSameBytes(as: rhs.rawValue)
  }

  /// Hashes the bytes of the name.
  public func hash(into hasher: inout Hasher) {
    rawValue.hashBytes(into: &hasher)
  }

  /// Orders symptoms by the bytes of their names.
  public static func < (lhs: Self, rhs: Self) -> Bool {
    lhs.rawValue.bytesPrecede(rhs.rawValue)
  }
}

extension Symptom {
  /// Acne.
  public static let acne = Symptom(rawValue: "acne")
  /// Pain in the lower back.
  public static let backPain = Symptom(rawValue: "backPain")
  /// A bloated belly.
  public static let bloating = Symptom(rawValue: "bloating")
  /// Tender or painful breasts.
  public static let breastTenderness = Symptom(rawValue: "breastTenderness")
  /// Constipation.
  public static let constipation = Symptom(rawValue: "constipation")
  /// Cramps in the abdomen.
  public static let cramps = Symptom(rawValue: "cramps")
  /// A craving for certain food.
  public static let cravings = Symptom(rawValue: "cravings")
  /// Diarrhea.
  public static let diarrhea = Symptom(rawValue: "diarrhea")
  /// Dizziness.
  public static let dizziness = Symptom(rawValue: "dizziness")
  /// Fatigue.
  public static let fatigue = Symptom(rawValue: "fatigue")
  /// Fever.
  public static let fever = Symptom(rawValue: "fever")
  /// A headache or migraine.
  public static let headache = Symptom(rawValue: "headache")
  /// Hot flashes.
  public static let hotFlashes = Symptom(rawValue: "hotFlashes")
  /// Sleeping badly.
  public static let insomnia = Symptom(rawValue: "insomnia")
  /// Nausea.
  public static let nausea = Symptom(rawValue: "nausea")
  /// Night sweats.
  public static let nightSweats = Symptom(rawValue: "nightSweats")
  /// A one-sided pain in mid-cycle.
  public static let ovulationPain = Symptom(rawValue: "ovulationPain")
  /// Pain in the pelvis.
  public static let pelvicPain = Symptom(rawValue: "pelvicPain")

  /// The symptoms that have a name here, in the order of their names.
  public static let known: [Symptom] = [
    .acne, .backPain, .bloating, .breastTenderness, .constipation, .cramps, .cravings, .diarrhea,
    .dizziness, .fatigue, .fever, .headache, .hotFlashes, .insomnia, .nausea, .nightSweats,
    .ovulationPain, .pelvicPain,
  ]
}
