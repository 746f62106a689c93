/// A symptom: one of ``known``, or one in the person's own words.
///
///     day.symptoms.insert(.cramps)
///     day.symptoms.insert(LoggedSymptom(rawValue: "ringing ears"))
public struct LoggedSymptom: RawRepresentable, Hashable, Comparable, Sendable, PrivateValue {
  /// The name of the symptom, as stored.
  public let rawValue: String

  /// Creates a symptom from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Whether two names have the same bytes.
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
  /// Food cravings.
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
  /// Insomnia.
  public static let insomnia = LoggedSymptom(rawValue: "insomnia")
  /// Nausea.
  public static let nausea = LoggedSymptom(rawValue: "nausea")
  /// Night sweats.
  public static let nightSweats = LoggedSymptom(rawValue: "nightSweats")
  /// Pain on one side in the middle of the cycle.
  public static let ovulationPain = LoggedSymptom(rawValue: "ovulationPain")
  /// Pain in the pelvis.
  public static let pelvicPain = LoggedSymptom(rawValue: "pelvicPain")

  /// The predefined symptoms, sorted by name.
  public static let known: [LoggedSymptom] = [
    .acne, .backPain, .bloating, .breastTenderness, .constipation, .cramps, .cravings, .diarrhea,
    .dizziness, .fatigue, .fever, .headache, .hotFlashes, .insomnia, .nausea, .nightSweats,
    .ovulationPain, .pelvicPain,
  ]
}

#if !hasFeature(Embedded)
/// Encoded as its name.
extension LoggedSymptom: Codable {}
#endif
