// Writes the tables of the embedded knowledge; Scripts/embedded-tables compiles it together with the
// module, so that it reads the texts exactly as the module does.

#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// Numbers in the form that `NumberText` reads.
struct NumberWriter {
  var text: [UInt8] = []

  mutating func append(_ value: Int) {
    var rest = UInt(bitPattern: value)
    while true {
      let digit = UInt8(rest & 31)
      rest >>= 5
      text.append(0x30 + digit + (rest == 0 ? 0 : 32))
      if rest == 0 { return }
    }
  }

  mutating func appendSigned(_ value: Int) { append(Self.unsigned(value)) }

  /// The number that stands for one that may be negative: 0 for 0, 1 for -1, 2 for 1, and so on.
  static func unsigned(_ value: Int) -> Int { value >= 0 ? value << 1 : ~value << 1 | 1 }
}

/// The texts and the numbers of a `KnowledgeBase`.
func written(_ base: KnowledgeBase) -> (text: [UInt8], numbers: [UInt8]) {
  var (text, numbers) = ([UInt8](), NumberWriter())
  numbers.append(base.identifiers.count)
  for word in base.identifiers.ids {
    numbers.append(base.identifiers.range(of: word).count)
    text += base.identifiers.bytes(of: word)
  }
  numbers.append(text.count)
  var strings: [String] = []
  var places: [String: Int] = [:]
  func place(_ string: String) -> Int {
    if let place = places[string] { return place }
    places[string] = strings.count
    strings.append(string)
    return strings.count - 1
  }
  let texts = base.evidence.map { fact in
    [fact.body, fact.document, fact.section, fact.note].map(place)
  }
  numbers.append(strings.count)
  for string in strings {
    numbers.append(string.utf8.count)
    text += string.utf8
  }
  numbers.append(base.evidence.count)
  for terms in base.evidence.terms {
    numbers.append(Int(terms.level.rawValue))
    numbers.append(SafetyEvidence.Kind.allCases.firstIndex(of: terms.kind) ?? 0)
    numbers.append(SafetyEvidence.Basis.allCases.firstIndex(of: terms.basis) ?? 0)
    numbers.append(Int(terms.routes.rawValue))
    numbers.append(LabelAudience.allCases.firstIndex(of: terms.audience) ?? 0)
    numbers.append(Jurisdiction.allCases.firstIndex(of: terms.market) ?? 0)
    numbers.append(Int(terms.year))
    for (day, none) in [(terms.from, Int32.min), (terms.until, Int32.max)] {
      numbers.append(day == none ? 0 : 1 + NumberWriter.unsigned(Int(day)))
    }
  }
  for fact in texts { for place in fact { numbers.append(place) } }
  numbers.append(base.links.count)
  for link in base.links { numbers.append(link.index) }
  numbers.append(base.allergens.count)
  for entry in base.allergens { numbers.append(entry.index) }

  // The rest of the text, whose places the entries need.
  var rest = NumberWriter()
  let languages = Array(Set(base.names.map(\.language) + base.stopwords.map(\.language)))
    .sorted { $0.packed < $1.packed }
  func language(_ language: LabelLanguage) -> Int { languages.firstIndex(of: language) ?? 0 }
  rest.append(languages.count)
  for language in languages { rest.append(Int(language.packed)) }
  rest.append(text.count)
  func appendPart(_ part: Range<Int32>) {
    rest.append(part.count)
    text += base.text[Int(part.lowerBound)..<Int(part.upperBound)]
  }
  rest.append(base.groupNames.count)
  for group in base.groupNames {
    rest.append(group.category.index)
    rest.append(group.name.count)
    text += group.name
  }
  rest.append(base.stopwords.count)
  for line in base.stopwords {
    rest.append(Int(line.kind.rawValue))
    rest.append(language(line.language))
    rest.append(line.isSynonyms ? 1 : 0)
    appendPart(line.words)
  }
  let lines = base.names
  var moved: [(old: Range<Int32>, new: Int)] = []
  rest.append(lines.count)
  var lastEntry = 0
  for line in lines {
    rest.appendSigned(line.entry.index - lastEntry)
    lastEntry = line.entry.index
    rest.append(language(line.language))
    moved.append((line.names, text.count))
    appendPart(line.names)
  }
  moved.sort { $0.old.lowerBound < $1.old.lowerBound }

  var ends = (name: 0, links: 0, ancestors: 0, evidence: 0)
  var words = [Int](repeating: -1, count: base.entries.count)
  for (word, first) in base.firstEntry.enumerated() {
    var entry = first
    while entry.exists {
      words[entry.index] = word
      entry = base.nextEntry[entry]
    }
  }
  numbers.append(base.entries.count)
  for (index, entry) in base.entries.enumerated() {
    numbers.append(words[index])
    numbers.append(Int(entry.kind.rawValue))
    var name = entry.name
    if !name.isEmpty {
      var (low, high) = (0, moved.count)
      while low < high {
        let middle = (low + high) / 2
        if moved[middle].old.upperBound < name.upperBound {
          low = middle + 1
        } else {
          high = middle
        }
      }
      let start = Int32(moved[low].new) + name.lowerBound - moved[low].old.lowerBound
      name = start..<start + Int32(name.count)
    }
    var fields: [EntryField: [Int]] = [:]
    func add(_ field: EntryField, _ range: Range<Int32>, after end: inout Int) {
      guard !range.isEmpty else { return }
      let distance = Int(range.lowerBound) - end
      fields[field] = [range.count, NumberWriter.unsigned(distance)]
      end = Int(range.upperBound)
    }
    func add(_ field: EntryField, _ value: Int) { if value != 0 { fields[field] = [value] } }
    add(.name, name, after: &ends.name)
    add(.parents, entry.parents, after: &ends.links)
    add(.functions, entry.functions, after: &ends.links)
    add(.requiredFunctions, entry.requiredFunctions, after: &ends.links)
    add(.ancestors, entry.ancestors, after: &ends.ancestors)
    add(.evidence, entry.evidence, after: &ends.evidence)
    add(.allergens, Int(bitPattern: UInt(entry.allergens)))
    add(.likelyAllergens, Int(bitPattern: UInt(entry.likelyAllergens)))
    add(.denied, Int(bitPattern: UInt(entry.denied)))
    let diets = [
      entry.vegan, entry.vegetarian, entry.palmOil, entry.halal, entry.kosher, entry.keto,
    ]
    add(.diets, diets.enumerated().reduce(0) { $0 | Int($1.element.rawValue) << (2 * $1.offset) })
    add(.marks, Int(entry.marks.rawValue))
    add(.nova, Int(entry.nova))
    add(.fodmaps, Int(entry.fodmaps.rawValue))
    numbers.append(fields.keys.reduce(0) { $0 | 1 << $1.rawValue })
    for number in EntryField.allCases.flatMap({ fields[$0] ?? [] }) { numbers.append(number) }
  }
  return (text, numbers.text + rest.text)
}

/// The words and the numbers of a `Lexicon`.
func written(_ lexicon: Lexicon) -> (words: [UInt8], numbers: [UInt8]) {
  var (text, numbers) = ([UInt8](), NumberWriter())
  let words = lexicon.words
  numbers.append(words.count)
  for word in words.ids {
    numbers.append(words.range(of: word).count)
    text += words.bytes(of: word)
  }
  for uses in lexicon.usage { numbers.append(Int(uses)) }
  for (word, stem) in lexicon.stems.enumerated() { numbers.appendSigned(word - stem.index) }
  for traits in lexicon.traits { numbers.append(Int(traits.rawValue)) }
  for word in [lexicon.andWord, lexicon.percentWord, lexicon.vitaminWord, lexicon.numberWord] {
    numbers.appendSigned(word.index)
  }
  numbers.append(lexicon.heads.count)
  var last = 0
  for index in lexicon.heads.indices {
    let phrase = lexicon.phrases[index]
    let isSingle = phrase.meanings.count == 1
    numbers.append(isSingle ? 0 : phrase.meanings.count << 1 | (phrase.hasPlural ? 1 : 0))
    numbers.appendSigned(phrase.primary.index - last)
    last = phrase.primary.index
    guard !isSingle else { continue }
    for range in phrase.hasPlural ? [phrase.meanings, phrase.plurals] : [phrase.meanings] {
      for meaning in lexicon.meanings[range] { numbers.appendSigned(meaning.index - last) }
    }
  }
  append(lexicon.trie, to: &numbers)
  append(lexicon.grammar, to: &numbers)
  return (text, numbers.text)
}

func append(_ trie: PhraseTrie, to numbers: inout NumberWriter) {
  let origins = trie.origins
  let roots = origins.indices.filter { !origins[$0].parent.exists }
  var children = [[Int]](repeating: [], count: origins.count)
  for (index, origin) in origins.enumerated() where origin.parent.exists {
    children[origin.parent.index].append(index)
  }
  var capacity = 64
  while (trie.nodes.count - roots.count) * 3 > capacity * 2 { capacity *= 2 }
  numbers.append(trie.nodes.count)
  numbers.append((roots.map { origins[$0].word }.max()?.index ?? -1) + 1)
  numbers.append(capacity)
  var expected = 0
  var places = [Int](repeating: 0, count: origins.count)
  var next = 0
  // The nodes of each first word, in the order of the words, each behind its parent.
  var waiting = Array(roots.sorted { origins[$0].word < origins[$1].word }.reversed())
  while let node = waiting.popLast() {
    places[node] = next
    let origin = origins[node]
    numbers.append(origin.parent.exists ? next - places[origin.parent.index] : 0)
    numbers.append(origin.word.index)
    next += 1
    waiting += children[node].reversed()
    let phrase = trie.nodes[node].phrase.index
    guard phrase >= 0 else {
      numbers.append(0)
      continue
    }
    let distance = phrase - expected
    numbers.append(1 + NumberWriter.unsigned(distance))
    expected = phrase + 1
  }
}

/// A literal of bytes of UTF-8, with lines that the compiler joins.
func literal(_ bytes: [UInt8]) -> String {
  var lines = "##\"\"\"\n    "
  var width = 0
  for scalar in String(decoding: bytes, as: UTF8.self).unicodeScalars {
    if width >= 4000 {
      lines += "\\##\n    "
      width = 0
    }
    if scalar.value < 0x20 {
      lines += "\\##u{\(String(scalar.value, radix: 16))}"
    } else {
      lines.unicodeScalars.append(scalar)
    }
    width += 1
  }
  return lines + "\n    \"\"\"##"
}

// The literals are computed properties that are not inlined, so that each stays in the object of its
// file, and the linker leaves out the objects of which a program uses nothing.
let folder = CommandLine.arguments[1]
for (domain, name, title) in [
  (EmbeddedDomain.all, "all", "All embedded knowledge."),
  (.foods, "foods", "The embedded knowledge about foods."),
  (.cosmetics, "cosmetics", "The embedded knowledge about cosmetics."),
] {
  let base = IngredientKnowledge(domain, []).base
  for problem in base.problems { print(problem) }
  if !base.problems.isEmpty { exit(1) }
  let lexicon = Lexicon(base, in: .english, correctsScanErrors: false)
  let tables = written(base)
  let names = written(lexicon)
  let file = """
    // Written by Scripts/embedded-tables from the texts in Knowledge/Embedded. Do not edit.
    // swift-format-ignore-file

    extension EmbeddedTables {
      /// \(title)
      @inline(never)
      static var \(name): KnowledgeTables {
        KnowledgeTables(
          text: \(name)Text, numbers: \(name)Numbers, words: \(name)Words, names: \(name)Names,
          spelling: { \(name)Spelling })
      }

      private static let \(name)Spelling = SpellingDictionary(
        words: \(name)Words, names: \(name)Names)

      private static var \(name)Text: StaticString {
        \(literal(tables.text))
      }

      private static var \(name)Numbers: StaticString {
        \(literal(tables.numbers))
      }

      private static var \(name)Words: StaticString {
        \(literal(names.words))
      }

      private static var \(name)Names: StaticString {
        \(literal(names.numbers))
      }
    }

    """
  guard let output = fopen("\(folder)/Tables+\(name).swift", "w") else { exit(1) }
  fputs(file, output)
  fclose(output)
  print(
    name, base.entries.count, tables.text.count, tables.numbers.count, names.words.count,
    names.numbers.count)
}
