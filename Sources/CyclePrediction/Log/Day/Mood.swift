/// A mood, one of ``known`` or one in a person's own words.
///
///     day.moods.insert(.calm)
///     day.moods.insert(Mood(rawValue: "homesick"))
public struct Mood: RawRepresentable, Hashable, Comparable, Sendable, Redacted {
  /// The name, by which the mood is stored.
  public let rawValue: String

  /// Creates a mood from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Whether the names have the same bytes.
  public static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.rawValue.hasSameBytes(as: rhs.rawValue)
  }

  /// Hashes the bytes of the name.
  public func hash(into hasher: inout Hasher) {
    rawValue.hashBytes(into: &hasher)
  }

  /// Orders moods by the bytes of their names.
  public static func < (lhs: Self, rhs: Self) -> Bool {
    lhs.rawValue.bytesPrecede(rhs.rawValue)
  }
}

extension Mood {
  /// Anxious.
  public static let anxious = Mood(rawValue: "anxious")
  /// Calm.
  public static let calm = Mood(rawValue: "calm")
  /// Energetic.
  public static let energetic = Mood(rawValue: "energetic")
  /// Happy.
  public static let happy = Mood(rawValue: "happy")
  /// Irritable.
  public static let irritable = Mood(rawValue: "irritable")
  /// Moody: changing quickly.
  public static let moody = Mood(rawValue: "moody")
  /// Sad.
  public static let sad = Mood(rawValue: "sad")
  /// Sensitive.
  public static let sensitive = Mood(rawValue: "sensitive")
  /// Stressed.
  public static let stressed = Mood(rawValue: "stressed")
  /// Tired.
  public static let tired = Mood(rawValue: "tired")

  /// The moods that have a name here, in the order of their names.
  public static let known: [Mood] = [
    .anxious, .calm, .energetic, .happy, .irritable, .moody, .sad, .sensitive, .stressed, .tired,
  ]
}
