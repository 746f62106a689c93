/// A mood: one of ``known``, or one in the person's own words.
///
///     day.moods.insert(.calm)
///     day.moods.insert(LoggedMood(rawValue: "homesick"))
public struct LoggedMood: RawRepresentable, Hashable, Comparable, Sendable, PrivateValue {
  /// The name of the mood, as stored.
  public let rawValue: String

  /// Creates a mood from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Whether two names have the same bytes.
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

extension LoggedMood {
  /// Anxious.
  public static let anxious = LoggedMood(rawValue: "anxious")
  /// Calm.
  public static let calm = LoggedMood(rawValue: "calm")
  /// Energetic.
  public static let energetic = LoggedMood(rawValue: "energetic")
  /// Happy.
  public static let happy = LoggedMood(rawValue: "happy")
  /// Irritable.
  public static let irritable = LoggedMood(rawValue: "irritable")
  /// Moody: changing quickly.
  public static let moody = LoggedMood(rawValue: "moody")
  /// Sad.
  public static let sad = LoggedMood(rawValue: "sad")
  /// Sensitive.
  public static let sensitive = LoggedMood(rawValue: "sensitive")
  /// Stressed.
  public static let stressed = LoggedMood(rawValue: "stressed")
  /// Tired.
  public static let tired = LoggedMood(rawValue: "tired")

  /// The predefined moods, sorted by name.
  public static let known: [LoggedMood] = [
    .anxious, .calm, .energetic, .happy, .irritable, .moody, .sad, .sensitive, .stressed, .tired,
  ]
}

#if !hasFeature(Embedded)
/// Encoded as its name.
extension LoggedMood: Codable {}
#endif
