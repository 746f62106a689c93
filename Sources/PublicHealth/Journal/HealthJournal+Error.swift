public import Essentials

extension HealthJournal {
  /// The reason an entry is not saved.
  @nonexhaustive public enum Error: Swift.Error, Hashable, Sendable, PrivateValue {
    /// The entry was deleted.
    case deleted(Entry.ID)
    /// A name or a tag is blank or invisible, a text is longer than its limit, or a letter has more than 30
    /// combining marks.
    case textOutOfRange(Field)
    /// There are more than 100 of a field.
    case tooMany(Field)
    /// A duration is below 0, or longer than its limit.
    case durationOutOfRange(Field)
    /// The media type of a recording is not a type and a subtype.
    case mediaTypeMalformed

    /// The field and its rule, without the value.
    public var description: String {
      switch self {
      case .deleted: "This entry was deleted. Save it as a new entry."
      case .textOutOfRange(.text):
        "The text must be at most 100,000 bytes long, with at most 30 accents on a letter."
      case .textOutOfRange(let field):
        """
        The \(field.rawValue) must not be blank, and must be at most 500 bytes long, with at most 30 \
        accents on a letter.
        """
      case .tooMany(let field): "An entry has at most 100 of: \(field.rawValue)."
      case .durationOutOfRange(.recording): "A recording lasts at most a day."
      case .durationOutOfRange(let field): "The \(field.rawValue) lasts at most a week."
      case .mediaTypeMalformed: "The media type must be written like audio/mp4."
      }
    }
  }

  /// A field of an entry.
  @nonexhaustive public enum Field: String, CaseIterable, Hashable, Sendable {
    /// The text.
    case text
    /// A tag.
    case tag
    /// A recording.
    case recording
    /// A symptom.
    case symptom
    /// A temperature.
    case temperature
    /// A treatment.
    case treatment
    /// The place of a visit or contact.
    case place
    /// The person of a contact.
    case person

    /// Creates a field from its name, or returns `nil` for an unknown one.
    public init?(rawValue: String) { self.init(caseOf: rawValue) }
  }
}

extension HealthJournal.Entry {
  private static let longestText = 100_000
  private static let longestName = 500
  private static let mostItems = 100

  /// Checks the rules of an entry, and that its names are visible, which earlier versions did not check.
  ///
  /// - Throws: ``HealthJournal/Error`` for the first rule that it breaks.
  func check() throws(HealthJournal.Error) {
    try checkStored()
    let names: [(HealthJournal.Field, [String])] = [
      (.tag, tags), (.symptom, symptoms.map(\.name)), (.treatment, treatments.map(\.name)),
      (.place, visits.map(\.place)), (.person, contacts.map(\.person)),
    ]
    for (field, names) in names where !names.allSatisfy(CleanText.isVisible) {
      throw .textOutOfRange(field)
    }
  }

  /// Checks the rules of an entry that was stored.
  ///
  /// - Throws: ``HealthJournal/Error`` for the first rule that it breaks.
  func checkStored() throws(HealthJournal.Error) {
    guard text.utf8.count <= Self.longestText, Self.hasFewMarks(text) else {
      throw .textOutOfRange(.text)
    }
    let counts: [(HealthJournal.Field, Int)] = [
      (.tag, tags.count), (.recording, recordings.count), (.symptom, symptoms.count),
      (.temperature, temperatures.count), (.treatment, treatments.count), (.place, visits.count),
      (.person, contacts.count),
    ]
    for (field, count) in counts where count > Self.mostItems { throw .tooMany(field) }
    for tag in tags { try Self.check(tag, .tag) }
    for recording in recordings {
      try Self.check(recording.reference, .recording)
      try Self.check(recording.seconds, upTo: 86_400, .recording)
      guard Self.isMediaType(recording.mediaType) else { throw .mediaTypeMalformed }
    }
    for symptom in symptoms { try Self.check(symptom.name, .symptom) }
    for treatment in treatments {
      try Self.check(treatment.name, .treatment)
      try Self.check(treatment.amount, .treatment, isOptional: true)
    }
    for visit in visits {
      try Self.check(visit.place, .place)
      try Self.check(visit.minutes, upTo: HealthJournal.longestMeeting, .place)
    }
    for contact in contacts {
      try Self.check(contact.person, .person)
      try Self.check(contact.place, .place, isOptional: true)
      try Self.check(contact.minutes, upTo: HealthJournal.longestMeeting, .person)
    }
  }

  private static func check(
    _ text: String, _ field: HealthJournal.Field, isOptional: Bool = false
  ) throws(HealthJournal.Error) {
    guard text.utf8.count <= longestName, hasFewMarks(text),
      isOptional || !text.allSatisfy(\.isWhitespace)
    else { throw .textOutOfRange(field) }
  }

  /// Whether no letter has so many combining marks that comparing texts, which takes quadratic time
  /// in the marks in a row, becomes slow.
  private static func hasFewMarks(_ text: String) -> Bool {
    var marks = 0
    // No combining mark has fewer than two bytes.
    if text.utf8.allSatisfy({ $0 < 0x80 }) { return true }
    for scalar in text.unicodeScalars {
      marks = scalar.properties.canonicalCombiningClass == .notReordered ? 0 : marks + 1
      if marks > 30 { return false }
    }
    return true
  }

  private static func check(
    _ duration: Int, upTo limit: Int, _ field: HealthJournal.Field
  ) throws(HealthJournal.Error) {
    guard (0...limit).contains(duration) else { throw .durationOutOfRange(field) }
  }

  /// Whether a text is a media type: two tokens of RFC 2045 with a slash between them.
  private static func isMediaType(_ text: String) -> Bool {
    let parts = text.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
    return text.utf8.count <= 127 && parts.count == 2
      && parts.allSatisfy { part in
        !part.isEmpty
          && part.allSatisfy { byte in
            (0x21...0x7E).contains(byte) && !#"()<>@,;:\"/[]?="#.utf8.contains(byte)
          }
      }
  }
}
