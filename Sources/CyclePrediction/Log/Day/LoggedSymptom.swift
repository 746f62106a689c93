/// A symptom, one of ``known`` or one in a person's own words.
///
///     day.symptoms.insert(.cramps)
///     day.symptoms.insert(LoggedSymptom(rawValue: "ringing ears"))
public struct LoggedSymptom: RawRepresentable, Hashable, Comparable, Sendable, PrivateValue {
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

extension LoggedSymptom {
  /// Acne.
  public static let acne = LoggedSymptom(rawValue: "acne")
  /// Pain in the lower back.
  public static let backPain = LoggedSymptom(rawValue: "backPain")
  /// A bloated belly.
  public static let bloating = LoggedSymptom(rawValue: "bloating")
  /// Tender or painful breasts.
  public static let breastTenderness = LoggedSymptom(rawValue: "breastTenderness")
  /// Constipation.
  public static let constipation = LoggedSymptom(rawValue: "constipation")
  /// Cramps in the abdomen.
  public static let cramps = LoggedSymptom(rawValue: "cramps")
  /// A craving for certain food.
  public static let cravings = LoggedSymptom(rawValue: "cravings")
  /// Diarrhea.
  public static let diarrhea = LoggedSymptom(rawValue: "diarrhea")
  /// Dizziness.
  public static let dizziness = LoggedSymptom(rawValue: "dizziness")
  /// Fatigue.
  public static let fatigue = LoggedSymptom(rawValue: "fatigue")
  /// Fever.
  public static let fever = LoggedSymptom(rawValue: "fever")
  /// A headache or migraine.
  public static let headache = LoggedSymptom(rawValue: "headache")
  /// Hot flashes.
  public static let hotFlashes = LoggedSymptom(rawValue: "hotFlashes")
  /// Sleeping badly.
  public static let insomnia = LoggedSymptom(rawValue: "insomnia")
  /// Nausea.
  public static let nausea = LoggedSymptom(rawValue: "nausea")
  /// Night sweats.
  public static let nightSweats = LoggedSymptom(rawValue: "nightSweats")
  /// A one-sided pain in mid-cycle.
  public static let ovulationPain = LoggedSymptom(rawValue: "ovulationPain")
  /// Pain in the pelvis.
  public static let pelvicPain = LoggedSymptom(rawValue: "pelvicPain")

  /// The symptoms that have a name here, in the order of their names.
  public static let known: [LoggedSymptom] = [
    .acne, .backPain, .bloating, .breastTenderness, .constipation, .cramps, .cravings, .diarrhea,
    .dizziness, .fatigue, .fever, .headache, .hotFlashes, .insomnia, .nausea, .nightSweats,
    .ovulationPain, .pelvicPain,
  ]
}
