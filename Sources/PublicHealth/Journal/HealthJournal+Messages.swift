public import Essentials

extension HealthJournal {
  /// The texts of exports: templates with named slots, in English unless the host replaces them.
  ///
  /// A slot is a name in braces.
  public struct Messages: Sendable {
    /// Creates the English texts.
    public init() {}

    /// The language of the words, as a BCP 47 tag.
    package var language = "en"
    /// The title of an export.
    package var title = "Health journal"
    /// Writes a time: `2020-08-18 09:30`.
    public var time: @Sendable (LocalDateTime) -> String = {
      let text = $0.iso8601
      return text.prefix(10) + " " + text.suffix(5)
    }
    /// Writes a day: `2020-08-18`.
    public var date: @Sendable (CalendarDate) -> String = { $0.iso8601 }
    /// Writes degrees with one decimal.
    public var degrees: @Sendable (Double) -> String = { "\($0)" }

    /// The template for a mood: `{mood}`.
    package var mood = "Mood: {mood}"
    /// The words for moods.
    public package(set) var moods: [Entry.Mood: String] = [
      .veryBad: "very bad", .bad: "bad", .neutral: "neutral", .good: "good",
      .veryGood: "very good",
    ]
    /// The template for tags: `{tags}`.
    package var tags = "Tags: {tags}"
    /// The separator between tags.
    package var separator = ", "
    /// The template for a symptom: `{name}`, `{severity}`.
    package var symptom = "Symptom: {name} ({severity})"
    /// The words for severities.
    public package(set) var severities: [Entry.Severity: String] = [
      .mild: "mild", .moderate: "moderate", .severe: "severe",
    ]
    /// The template for a temperature: `{celsius}`, `{fahrenheit}`.
    package var temperature = "Temperature: {celsius} °C ({fahrenheit} °F)"
    /// The template for a temperature with a fever: `{celsius}`, `{fahrenheit}`.
    package var fever = "Temperature: {celsius} °C ({fahrenheit} °F), a fever"
    /// The template for a treatment: `{name}`, `{amount}`, `{time}`.
    package var treatment = "Treatment: {name}, {amount}, at {time}"
    /// The template for a treatment without an amount: `{name}`, `{time}`.
    package var treatmentWithoutAmount = "Treatment: {name}, at {time}"
    /// The template for a visit: `{place}`, `{time}`, `{minutes}`.
    package var visit = "Visited: {place}, from {time}, {minutes} min"
    /// The template for a contact: `{person}`, `{time}`, `{minutes}`.
    package var contact = "Met: {person}, from {time}, {minutes} min"
    /// The template for a contact at a place: `{person}`, `{place}`, `{time}`, `{minutes}`.
    package var contactAtPlace = "Met: {person} at {place}, from {time}, {minutes} min"
    /// The template for a recording: `{reference}`, `{seconds}`, `{type}`.
    package var recording = "Recording: {reference}, {seconds} s ({type})"

    /// Returns the content of an entry except its text, as lines.
    ///
    /// The person's words are between U+2068 and U+2069 if their direction or that of the language
    /// could affect the line.
    public func lines(for entry: Entry) -> [String] {
      lines(for: entry) { TextDirection.isolatedIfNeeded($0, in: language) }
    }

    /// Returns the lines, with the person's words as a function writes them.
    func lines(for entry: Entry, words: (String) -> String) -> [String] {
      var lines: [String] = []
      if let mood = entry.mood { lines.append(self.mood.filled([("mood", moods[mood] ?? "")])) }
      lines += entry.symptoms.map {
        symptom.filled([("name", words($0.name)), ("severity", severities[$0.severity] ?? "")])
      }
      lines += entry.temperatures.map { text(for: $0) }
      lines += entry.treatments.map {
        ($0.amount.isEmpty ? treatmentWithoutAmount : treatment).filled([
          ("name", words($0.name)), ("amount", words($0.amount)), ("time", time($0.time)),
        ])
      }
      lines += entry.visits.map {
        visit.filled([
          ("place", words($0.place)), ("time", time($0.start)), ("minutes", String($0.minutes)),
        ])
      }
      lines += entry.contacts.map {
        ($0.place.isEmpty ? contact : contactAtPlace).filled([
          ("person", words($0.person)), ("place", words($0.place)), ("time", time($0.start)),
          ("minutes", String($0.minutes)),
        ])
      }
      lines += entry.recordings.map {
        recording.filled([
          ("reference", words($0.reference)), ("seconds", String($0.seconds)),
          ("type", $0.mediaType),
        ])
      }
      if !entry.tags.isEmpty {
        let tags = entry.tags.map(words).joined(separator: separator)
        lines.append(self.tags.filled([("tags", tags)]))
      }
      return lines
    }

    /// Returns a temperature in both units.
    public func text(for temperature: Temperature) -> String {
      (temperature.isFever ? fever : self.temperature).filled([
        ("celsius", degrees(temperature.celsius)), ("fahrenheit", degrees(temperature.fahrenheit)),
      ])
    }
  }
}

#if !hasFeature(Embedded)
extension HealthJournal.Messages: MessageTable, Codable {
  package mutating func pass(through entries: inout MessageEntries) {
    entries.text("language", &language)
    entries.text("title", &title)
    entries.text("mood", &mood)
    entries.texts(
      "moods", &moods,
      [
        .veryBad: "veryBad", .bad: "bad", .neutral: "neutral", .good: "good",
        .veryGood: "veryGood",
      ])
    entries.text("tags", &tags)
    entries.text("separator", &separator)
    entries.text("symptom", &symptom)
    entries.texts(
      "severities", &severities,
      [
        .mild: "mild", .moderate: "moderate", .severe: "severe",
      ])
    entries.text("temperature", &temperature)
    entries.text("fever", &fever)
    entries.text("treatment", &treatment)
    entries.text("treatmentWithoutAmount", &treatmentWithoutAmount)
    entries.text("visit", &visit)
    entries.text("contact", &contact)
    entries.text("contactAtPlace", &contactAtPlace)
    entries.text("recording", &recording)
  }
}
#endif
