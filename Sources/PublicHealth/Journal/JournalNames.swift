import Essentials

/// The names that a redaction removes, and how to find them in texts.
struct JournalNames {
  private let redaction: HealthJournal.Redaction
  /// The numbers of people and places, by their folded names.
  private var people: [String: Int] = [:]
  private var places: [String: Int] = [:]
  /// The folded words to remove.
  private var words: Set<String> = []
  /// The number of characters of the longest of them.
  private var longest = 0
  /// The lengths in characters of words without spaces between them, such as Chinese ones, which
  /// are removed from inside of longer runs.
  private var innerLengths: Set<Int> = []
  /// The beginnings of names that end with a vowel, which is what other cases replace, each with
  /// the length of the name.
  private var stems: [String: Int] = [:]
  /// The names without letters and digits, such as a picture of a cat.
  private var signs: Set<String> = []

  /// A word with at least so many characters also hides the words that it begins, such as a
  /// genitive.
  private static let shortestBeginning = 4
  /// The longest word that is looked for inside of a longer run.
  private static let longestInner = 12
  private static let vowels = Set("aeiouyаеёиоуыэюяйьъіїєαεηιουω")

  init(_ redaction: HealthJournal.Redaction) {
    self.redaction = redaction
    for word in redaction.words { add(word) }
  }

  /// Collects the names of an entry.
  mutating func read(_ entry: HealthJournal.Entry) {
    for contact in entry.contacts {
      read(person: contact.person)
      read(place: contact.place)
    }
    for visit in entry.visits { read(place: visit.place) }
  }

  private mutating func read(person: String) {
    guard redaction.hidesPeople else { return }
    let key = JournalWords.person(person)
    if people[key] == nil { people[key] = people.count + 1 }
    add(person)
  }

  private mutating func read(place: String) {
    guard redaction.hidesPlaces, !place.isEmpty else { return }
    if places[JournalWords.key(place)] == nil { places[JournalWords.key(place)] = places.count + 1 }
    add(place)
  }

  private mutating func add(_ name: String) {
    let sign = name.filter { !$0.isWhitespace }
    if JournalWords.ranges(in: name).isEmpty, !sign.isEmpty { signs.insert(sign) }
    let ranges = JournalWords.ranges(in: name, withInvisible: true)
    for (places, word) in Self.runs(of: ranges, in: name, isName: true) {
      words.insert(word)
      longest = max(longest, word.count)
      // Only a whole word has cases, and is looked for in longer runs.
      guard places.count == 1 else { continue }
      if !word.utf8.allSatisfy({ $0 < 0x80 }), word.count <= Self.longestInner {
        innerLengths.insert(word.count)
      }
      if word.count >= Self.shortestBeginning, let last = word.last, Self.vowels.contains(last) {
        stems[String(word.dropLast())] = max(stems[String(word.dropLast())] ?? 0, word.count)
      }
    }
  }

  /// Returns the words of a text, and what up to four of them are without the signs between them: people write
  /// O'Brien and OBrien, and Mary-Ann and MaryAnn.
  ///
  /// In a text, two short words with a blank between them are no name, such as "is a" for Isa.
  private static func runs(
    of ranges: [Range<String.Index>], in text: String, isName: Bool = false
  ) -> [(places: Range<Int>, word: String)] {
    var runs: [(places: Range<Int>, word: String)] = []
    let words = ranges.map { JournalWords.word(text[$0]) }
    for (place, first) in ranges.enumerated() {
      var (end, joined) = (first.lowerBound, "")
      for index in ranges.indices[place...].prefix(4) {
        let (next, word) = (ranges[index], words[index])
        let gap = text[end..<next.lowerBound].unicodeScalars
        let isLong = min(joined.count, word.count) >= shortestBeginning - 1
        guard isName || isLong || !gap.contains(where: \.isBlank), gap.prefix(3).count <= 2
        else { break }
        (end, joined) = (next.upperBound, joined + word)
        runs.append((place..<index + 1, joined))
      }
    }
    return runs
  }

  /// Returns an entry without the names, and without texts if they are hidden.
  func redacted(_ entry: HealthJournal.Entry) -> HealthJournal.Entry {
    var entry = entry
    entry.unknownFields = UnknownFields()
    entry.text = redaction.hidesTexts ? "" : text(entry.text)
    entry.tags = redaction.hidesTexts ? [] : entry.tags.map { text($0) }
    for index in entry.recordings.indices {
      let reference = entry.recordings[index].reference
      entry.recordings[index].reference =
        redaction.hidesTexts ? redaction.mark : text(reference)
    }
    for index in entry.symptoms.indices {
      entry.symptoms[index].name = text(entry.symptoms[index].name)
    }
    for index in entry.treatments.indices {
      entry.treatments[index].name = text(entry.treatments[index].name)
      entry.treatments[index].amount = text(entry.treatments[index].amount)
    }
    for index in entry.visits.indices {
      entry.visits[index].place = place(entry.visits[index].place)
    }
    for index in entry.contacts.indices {
      entry.contacts[index].person = person(entry.contacts[index].person)
      entry.contacts[index].place = place(entry.contacts[index].place)
    }
    return entry
  }

  private func person(_ name: String) -> String {
    guard let number = people[JournalWords.person(name)] else { return text(name) }
    return redaction.person.filled([("number", String(number))])
  }

  private func place(_ name: String) -> String {
    guard let number = places[JournalWords.key(name)] else { return text(name) }
    return redaction.place.filled([("number", String(number))])
  }

  private static func text(
    _ text: String, with mark: String, for ranges: [Range<String.Index>]
  ) -> String {
    var result = ""
    var end = text.startIndex
    for range in ranges {
      result += text[end..<range.lowerBound]
      result += mark
      end = range.upperBound
    }
    return end == text.startIndex ? text : result + text[end...]
  }

  /// Returns a text without the words.
  private func text(_ text: String) -> String {
    guard !words.isEmpty || !signs.isEmpty else { return text }
    var text = text
    for sign in signs {
      text = Self.text(text, with: redaction.mark, for: text.occurrences(of: sign))
    }
    // A space without a width is within a word, or between two.
    let hasInvisible = text.unicodeScalars.contains(where: \.isInvisible)
    for withInvisible in hasInvisible ? [true, false] : [false] {
      let ranges = JournalWords.ranges(in: text, withInvisible: withInvisible)
      let runs = Self.runs(of: ranges, in: text)
      let alone = Set(
        runs.lazy.filter { $0.places.count == 1 && isHidden($0.word) }.map(\.places.lowerBound))
      var hidden: [Range<String.Index>] = []
      for (places, word) in runs
      where alone.contains(places.lowerBound) && places.count == 1
        || places.count > 1 && words.contains(word) && !alone.isSuperset(of: places)
      {
        let (start, end) = (
          ranges[places.lowerBound].lowerBound, ranges[places.upperBound - 1].upperBound
        )
        guard let last = hidden.last, start < last.upperBound else {
          hidden.append(start..<end)
          continue
        }
        hidden[hidden.count - 1] = last.lowerBound..<max(last.upperBound, end)
      }
      text = Self.text(text, with: redaction.mark, for: hidden)
    }
    return text
  }

  /// Whether a word of a text is, begins with, or, in scripts without spaces, contains a word to
  /// remove.
  private func isHidden(_ folded: String) -> Bool {
    if words.contains(folded) { return true }
    // The plural or genitive of a short name.
    if folded.hasSuffix("s"), words.contains(String(folded.dropLast())) { return true }
    var beginning = ""
    for (position, character) in folded.prefix(longest).enumerated() {
      beginning.append(character)
      if position + 1 >= Self.shortestBeginning, words.contains(beginning) { return true }
      // Another case of a name, such as Anny of Anna, has at most two more letters.
      if let length = stems[beginning], folded.count <= length + 2 { return true }
    }
    let isASCII = folded.utf8.allSatisfy { $0 < 0x80 }
    guard !isASCII, !innerLengths.isEmpty else { return false }
    let characters = Array(folded)
    return innerLengths.contains { length in
      length <= characters.count
        && (0...(characters.count - length)).contains { start in
          words.contains(String(characters[start..<(start + length)]))
        }
    }
  }
}
