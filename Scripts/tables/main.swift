// Writes the tables of the embedded knowledge from the texts in Knowledge; Scripts/embedded-tables compiles it
// together with the module, so that it reads the texts exactly as the module does.

#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// Numbers in the form that `NumberText` reads.
struct NumberWriter {
  var text: [UInt8] = []

  mutating func append(_ value: Int) {
    func add(_ character: Int) { text.append(UInt8((character + 0x20) & 0x7F)) }
    if value < 64 { return add(value) }
    if value < 64 + 60 << 7 {
      add(64 + (value - 64) >> 7)
      return add((value - 64) & 127)
    }
    var count = 2
    while value >> (7 * count) > 0 { count += 1 }
    guard count <= 5 else { fail("The number \(value) is too large.") }
    add(122 + count)
    for place in (0..<count).reversed() { add(value >> (7 * place) & 127) }
  }

  mutating func appendSigned(_ value: Int) { append(Self.unsigned(value)) }

  /// The number that stands for one that may be negative: 0 for 0, 1 for -1, 2 for 1, and so on.
  static func unsigned(_ value: Int) -> Int { value >= 0 ? value << 1 : ~value << 1 | 1 }
}

/// The fields of an entry that may be empty, by their bits in the number that says which are not;
/// the others follow in this order, and behind them the lists of names.
enum EntryField: Int, CaseIterable {
  case name, evidence, own, diets, marks, nova, fodmaps
}

/// Ends the program.
func fail(_ reason: String) -> Never {
  print(reason)
  exit(1)
}

/// The bytes of a file in Knowledge.
func contents(_ name: String) -> [UInt8] {
  guard let file = fopen("Knowledge/\(name)", "r") else { fail("There is no Knowledge/\(name).") }
  defer { fclose(file) }
  var bytes: [UInt8] = []
  while case let byte = fgetc(file), byte != EOF { bytes.append(UInt8(truncatingIfNeeded: byte)) }
  return bytes
}

/// The taxonomies that belong to a part, in the order of Knowledge/contents.txt.
func taxonomies(of part: String) -> [IngredientTaxonomy] {
  var taxonomies: [IngredientTaxonomy] = []
  for line in String(decoding: contents("contents.txt"), as: UTF8.self).split(separator: "\n") {
    let words = line.split(separator: " ")
    guard !line.hasPrefix("#"), words.dropFirst(2).contains(where: { $0 == part }) else { continue }
    guard let kind = KnownSubstance.Kind.allCases.first(where: { "\($0)" == words[1] }) else {
      fail("There is no kind \(words[1]).")
    }
    let taxonomy = IngredientTaxonomy(
      utf8: contents(String(words[0])), of: kind, isInventory: kind == .cosmetic)
    for problem in taxonomy.problems { fail("\(words[0]): \(problem)") }
    taxonomies.append(taxonomy)
  }
  return taxonomies
}

/// The names by which an entry refers to others, in each list.
func references(of entry: Int, _ builder: KnowledgeBuilder) -> [[WordID]] {
  var lists = [[WordID]](repeating: [], count: StatedReferences.List.allCases.count)
  func add(
    _ name: some Collection<UInt8>, _ language: LabelLanguage, to list: StatedReferences.List,
    of kind: KnownSubstance.Kind? = nil
  ) {
    var id: ContiguousArray<UInt8> = []
    KnowledgeBuilder.identifier(of: name, language, &id)
    let word = builder.base.identifier(id)
    let own = builder.base.entries[entry]
    // Only what every text states by an identifier means the same in all parts.
    guard
      kind == nil || own.kind == .certification || builder.base.entry(word, of: kind) != nil
    else {
      fail("\(builder.base.string(own.id)): no \(String(decoding: id, as: UTF8.self)).")
    }
    lists[list.rawValue].append(word)
  }
  for source in builder.sources[entry] {
    let taxonomy = builder.taxonomies[source.taxonomy]
    for line in source.lines.map({ taxonomy.lines[Int($0)] }) {
      if line.kind == .parent {
        add(
          taxonomy.text[Int(line.value.lowerBound)..<Int(line.value.upperBound)], line.language,
          to: .parents)
      }
      let names: [(StaticString, StatedReferences.List, KnownSubstance.Kind?)] = [
        ("functions", .functions, .function), ("additives_classes", .functions, .function),
        ("mandatory_additive_class", .requiredFunctions, .function),
        ("allergens", .allergens, .allergen), ("likely-allergens", .likelyAllergens, .allergen),
        ("free_of", .denied, .allergen), ("members", .members, nil),
      ]
      for (name, list, kind) in names
      where line.kind == .property && taxonomy.equals(line.name, name) {
        for part in taxonomy.parts(of: line.value) {
          let (name, language) = KnowledgeBuilder.reference(part, line, taxonomy)
          add(name, language, to: list, of: kind)
        }
      }
    }
  }
  return lists
}

/// The places in a list of names of the spaces behind commas, which say nothing.
func spaces(in names: Range<Int32>, of base: KnowledgeBase) -> [Int] {
  names.dropFirst(2).map(Int.init).filter {
    base.text[$0] == 0x20 && base.text[$0 - 1] == 0x2C && base.text[$0 - 2] != 0x5C
  }
}

/// The lines of names, without the spaces behind commas.
///
/// A line that is a part of the lines before it is stored once.
struct SharedLines {
  var text: [UInt8] = []
  var starts: [Int] = []
  var counts: [Int] = []
  /// The places of each four bytes in the text.
  private var places: [[UInt8]: [Int]] = [:]

  init(_ lines: ArraySlice<KnowledgeBase.NameLine>, of base: KnowledgeBase) {
    for line in lines {
      let dropped = Set(spaces(in: line.names, of: base))
      let names = line.names.lazy.map(Int.init).filter { !dropped.contains($0) }
        .map { base.text[$0] }
      counts.append(names.count)
      guard let start = start(of: Array(names)) else {
        starts.append(text.count)
        for byte in names {
          text.append(byte)
          guard text.count >= 4 else { continue }
          places[Array(text.suffix(4)), default: []].append(text.count - 4)
        }
        continue
      }
      starts.append(start)
    }
  }

  /// Returns the last place of names in the text, if its distance takes fewer bytes than the names.
  private func start(of names: [UInt8]) -> Int? {
    guard names.count >= 4 else { return nil }
    let found = (places[Array(names.prefix(4))] ?? []).suffix(200).last { place in
      place + names.count <= text.count && text[place..<place + names.count].elementsEqual(names)
    }
    guard let found else { return nil }
    var distance = NumberWriter()
    distance.append(text.count - found)
    return distance.text.count < names.count ? found : nil
  }
}

/// The part of the knowledge about cosmetics in a table; their ingredients come last.
enum Extent { case everything, withoutIngredients, ingredients }

/// The texts and the numbers of what texts state.
func written(
  _ builder: KnowledgeBuilder, _ extent: Extent = .everything
) -> (text: [UInt8], numbers: [UInt8]) {
  let base = builder.base
  let counts = (entries: base.entries.count, lines: base.names.count, facts: base.evidence.count)
  // Where the ingredients begin.
  let split = base.entries.firstIndex { $0.kind == .cosmetic } ?? counts.entries
  let splitLine = base.names.firstIndex { $0.entry.index >= split } ?? counts.lines
  let splitFact =
    base.entries[split...].first { !$0.evidence.isEmpty }.map { Int($0.evidence.lowerBound) }
    ?? counts.facts
  func range(_ split: Int, _ count: Int) -> Range<Int> {
    switch extent {
    case .everything: 0..<count
    case .withoutIngredients: 0..<split
    case .ingredients: split..<count
    }
  }
  let included = range(split, counts.entries)
  let entries = base.entries[included]
  let lines = base.names[range(splitLine, counts.lines)]
  let factRange = range(splitFact, counts.facts)
  let facts = base.evidence[factRange]
  guard base.entries[split...].allSatisfy({ $0.kind == .cosmetic }),
    lines.allSatisfy({ included.contains($0.entry.index) }),
    entries.allSatisfy({ fact in
      fact.evidence.isEmpty || factRange.contains(Int(fact.evidence.lowerBound))
    })
  else { fail("Cosmetic ingredients must come last.") }
  var (text, numbers) = ([UInt8](), NumberWriter())
  var strings: [String] = []
  var places: [String: Int] = [:]
  func place(_ string: String) -> Int {
    if let place = places[string] { return place }
    places[string] = strings.count
    strings.append(string)
    return strings.count - 1
  }
  let texts = facts.map { fact in
    [fact.body, fact.document, fact.section, fact.note].map(place)
  }
  numbers.append(strings.count)
  for string in strings {
    numbers.append(string.utf8.count)
    text += string.utf8
  }
  numbers.append(facts.count)
  for terms in base.evidence.terms[factRange] {
    numbers.append(Int(terms.level.rawValue))
    let (kinds, statuses) = (SafetyEvidence.Kind.allCases, SafetyEvidence.Status.allCases)
    numbers.append(
      (kinds.firstIndex(of: terms.kind) ?? 0)
        + kinds.count * (statuses.firstIndex(of: terms.status) ?? 0))
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

  let stopwords = extent == .ingredients ? [] : base.stopwords
  let languages = Array(Set(lines.map(\.language) + stopwords.map(\.language)))
    .sorted { $0.packed < $1.packed }
  func language(_ language: LabelLanguage) -> Int { languages.firstIndex(of: language) ?? 0 }
  numbers.append(languages.count)
  for language in languages { numbers.append(Int(language.packed)) }
  numbers.append(text.count)
  let groupNames = extent == .ingredients ? [] : base.groupNames
  numbers.append(groupNames.count)
  for group in groupNames {
    numbers.append(group.category.index)
    numbers.append(group.name.count)
    text += group.name
  }
  numbers.append(stopwords.count)
  for line in stopwords {
    numbers.append(KnownSubstance.Kind.allCases.firstIndex(of: line.kind) ?? 0)
    numbers.append(language(line.language))
    numbers.append(line.isSynonyms ? 1 : 0)
    numbers.append(line.words.count)
    text += base.text[Int(line.words.lowerBound)..<Int(line.words.upperBound)]
  }

  // The identifiers of the entries, of those that they refer to, and of other names for them.
  var words = [Int](repeating: -1, count: counts.entries)
  for (word, first) in base.firstEntry.enumerated() {
    var entry = first
    while entry.exists {
      words[entry.index] = word
      entry = base.nextEntry[entry]
    }
  }
  let aliases = builder.aliases.indices.filter { included.contains(builder.aliases[$0].index) }
  let referred = entries.indices.map { references(of: $0, builder) }
  var identifiers = Set(words[included] + aliases)
  for lists in referred { identifiers.formUnion(lists.joined().map(\.index)) }
  let kept = base.identifiers.ids.filter {
    extent == .everything || identifiers.contains($0.index)
  }
  var numberOf = [Int](repeating: -1, count: base.identifiers.count)
  for (number, word) in kept.enumerated() { numberOf[word.index] = number }
  numbers.append(aliases.count)
  for word in aliases {
    numbers.append(numberOf[word])
    numbers.append(builder.aliases[word].index - included.lowerBound)
  }

  let shared = SharedLines(lines, of: base)
  var moved = zip(lines, shared.starts).map { (old: $0.names, new: text.count + $1) }
  moved.sort { $0.old.lowerBound < $1.old.lowerBound }
  var ends = (name: 0, evidence: factRange.lowerBound)
  numbers.append(entries.count)
  var lastWord = -1
  for (index, entry) in zip(entries.indices, entries) {
    let word = numberOf[words[index]]
    numbers.appendSigned(word - lastWord - 1)
    lastWord = word
    numbers.append(KnownSubstance.Kind.allCases.firstIndex(of: entry.kind) ?? 0)
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
      let place = moved[low]
      let dropped = spaces(in: place.old.lowerBound..<name.lowerBound, of: base).count
      let start = Int32(place.new - dropped) + name.lowerBound - place.old.lowerBound
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
    add(.evidence, entry.evidence, after: &ends.evidence)
    add(.own, Int(builder.own[index].rawValue))
    let diets = [
      entry.vegan, entry.vegetarian, entry.palmOil, entry.halal, entry.kosher, entry.keto,
    ]
    add(.diets, diets.enumerated().reduce(0) { $0 | Int($1.element.rawValue) << (2 * $1.offset) })
    add(.marks, Int(entry.marks.rawValue))
    add(.nova, Int(entry.nova))
    add(.fodmaps, Int(entry.fodmaps.rawValue))
    let lists = referred[index - included.lowerBound]
    var bits = fields.keys.reduce(0) { $0 | 1 << $1.rawValue }
    for (list, words) in lists.enumerated() where !words.isEmpty {
      bits |= 1 << (EntryField.allCases.count + list)
    }
    numbers.append(bits)
    for number in EntryField.allCases.flatMap({ fields[$0] ?? [] }) { numbers.append(number) }
    for list in lists where !list.isEmpty {
      numbers.append(list.count)
      for word in list { numbers.append(numberOf[word.index]) }
    }
  }

  numbers.append(lines.count)
  var lastEntry = included.lowerBound
  var end = 0
  for (line, (start, count)) in zip(lines, zip(shared.starts, shared.counts)) {
    let isShared = start < end
    let distance = NumberWriter.unsigned(line.entry.index - lastEntry)
    lastEntry = line.entry.index
    numbers.append((distance << 1 | (isShared ? 1 : 0)) * languages.count + language(line.language))
    numbers.append(count)
    if isShared { numbers.append(end - start) } else { end += count }
  }
  text += shared.text

  var head = NumberWriter()
  head.append(text.count)
  head.append(kept.count)
  for word in kept {
    head.append(base.identifiers.range(of: word).count)
    text += base.identifiers.bytes(of: word)
  }
  return (text, head.text + numbers.text)
}

/// The English names of a part, as they are collected.
struct Names {
  let lexicon: Lexicon
  let collector: Lexicon.Collector

  init(_ base: KnowledgeBase) {
    var collector = Lexicon.Collector()
    lexicon = Lexicon(base, in: .english, correctsScanErrors: false, &collector)
    self.collector = collector
  }

  /// The number of names with a word, or nothing if there is no such word.
  func usage(_ word: Slice<ByteText>) -> UInt32? {
    var key = WordTable.Key()
    for byte in word { key.append(byte) }
    let bytes = ContiguousArray(word)
    let word = lexicon.words.find(key, in: bytes.span, 0..<bytes.count)
    return word.exists ? lexicon.usage[word] : nil
  }
}

/// The words and the numbers of English names, of which `all` has more if they are the last ones.
func written(
  _ names: Names, _ base: KnowledgeBase, behind foods: Names? = nil, of all: Names? = nil
) -> (words: [UInt8], numbers: [UInt8]) {
  let lexicon = names.lexicon
  var (text, numbers) = ([UInt8](), NumberWriter())
  let words = lexicon.words
  numbers.append(words.count)
  for word in words.ids {
    numbers.append(words.range(of: word).count)
    text += words.bytes(of: word)
  }
  // For each word 0, or the number of cosmetic ingredients' names with it plus 1.
  let cosmetics = words.ids.map { word in
    let bytes = words.bytes(of: word)
    return all?.usage(bytes).map { 1 + $0 - (foods?.usage(bytes) ?? 0) } ?? 0
  }
  for word in words.ids {
    numbers.append(Int(lexicon.usage[word] + 1 - max(cosmetics[word.index], 1)))
  }
  numbers.append(all == nil ? 0 : cosmetics.count)
  if all != nil { for number in cosmetics { numbers.append(Int(number)) } }
  numbers.append(base.entries.count)
  numbers.append(base.entries.firstIndex { $0.kind == .cosmetic } ?? base.entries.count)
  for (word, stem) in lexicon.stems.enumerated() { numbers.appendSigned(word - stem.index) }
  for traits in lexicon.traits { numbers.append(Int(traits.rawValue)) }
  for word in [
    lexicon.andWord, lexicon.percentWord, lexicon.vitaminWord, lexicon.numberWord,
    lexicon.withWords.first ?? .none,
  ] {
    numbers.appendSigned(word.index)
  }
  // In the order of the tree, a new phrase does not change the numbers of others.
  let phrases = order(of: lexicon.trie).map { lexicon.trie.nodes[$0].phrase }.filter(\.exists)
  numbers.append(phrases.count)
  var last = 0
  for phrase in phrases {
    var isInflected: [EntryID: Bool] = [:]
    names.collector.forEach(of: phrase.index) { isInflected[$0] = (isInflected[$0] ?? true) && $1 }
    let meanings = lexicon.meanings(of: phrase)
    let first = last
    for (place, meaning) in meanings.enumerated() {
      let distance = meaning.index - (place == 0 ? first : last)
      let isLast = place == meanings.count - 1
      if place == 0 { last = meaning.index }
      numbers.append(
        NumberWriter.unsigned(distance) << 2 | (isLast ? 0 : 2)
          | (isInflected[meaning] ?? false ? 1 : 0))
    }
  }
  append(lexicon.grammar, to: &numbers) { $0 }
  var count = 0
  append(lexicon.trie, to: &numbers) { _ in
    defer { count += 1 }
    return count
  }
  return (text, numbers.text)
}

/// The nodes of each first word, in the order of the words, each behind its parent.
func order(of trie: PhraseTrie) -> [Int] {
  let origins = trie.origins
  let roots = origins.indices.filter { !origins[$0].parent.exists }
  var children = [[Int]](repeating: [], count: origins.count)
  for (index, origin) in origins.enumerated() where origin.parent.exists {
    children[origin.parent.index].append(index)
  }
  var order: [Int] = []
  var waiting = Array(roots.sorted { origins[$0].word < origins[$1].word }.reversed())
  while let node = waiting.popLast() {
    order.append(node)
    waiting += children[node].reversed()
  }
  return order
}

func append(
  _ trie: PhraseTrie, to numbers: inout NumberWriter, phrase number: (_ phrase: Int) -> Int
) {
  let origins = trie.origins
  let roots = origins.indices.filter { !origins[$0].parent.exists }
  var capacity = 64
  while (trie.nodes.count - roots.count) * 3 > capacity * 2 { capacity *= 2 }
  numbers.append(trie.nodes.count)
  numbers.append((roots.map { origins[$0].word }.max()?.index ?? -1) + 1)
  numbers.append(capacity)
  var expected = 0
  var lastRoot = 0
  var places = [Int](repeating: 0, count: origins.count)
  for (place, node) in order(of: trie).enumerated() {
    places[node] = place
    let origin = origins[node]
    let distance = origin.parent.exists ? place - places[origin.parent.index] : 0
    // Whether a phrase ends there: 0 for none, 1 for the next one, and 2 for another one.
    var ending = 0
    var phrase = expected
    if trie.nodes[node].phrase.exists {
      phrase = number(trie.nodes[node].phrase.index)
      ending = phrase == expected ? 1 : 2
    }
    numbers.append(distance << 2 | ending)
    numbers.append(origin.parent.exists ? origin.word.index : origin.word.index - lastRoot)
    if !origin.parent.exists { lastRoot = origin.word.index }
    if ending == 2 { numbers.appendSigned(phrase - expected) }
    if ending != 0 { expected = phrase + 1 }
  }
}

/// A literal of bytes of UTF-8, with lines that the compiler joins.
///
/// Lines end where the bytes before have a certain sum, so that a change in the bytes changes few lines.
func literal(_ bytes: [UInt8]) -> String {
  var lines = "##\"\"\"\n    "
  var width = 0
  var sum: UInt32 = 0
  for scalar in String(decoding: bytes, as: UTF8.self).unicodeScalars {
    if width >= 4000 || width >= 200 && sum &>> 23 == 0 {
      lines += "\\##\n    "
      width = 0
    }
    sum = sum &<< 3 &+ scalar.value &* 0x9E37_79B1
    if scalar.value < 0x20 || [0x22, 0x5C, 0x7F].contains(scalar.value) {
      lines += "\\##u{\(String(scalar.value, radix: 16))}"
    } else {
      lines.unicodeScalars.append(scalar)
    }
    width += 1
  }
  return lines + "\n    \"\"\"##"
}

/// Writes a file with a property that is a pair of literals.
func write(
  _ name: String, _ title: String, _ type: String, _ literals: [(label: String, bytes: [UInt8])]
) {
  // The literals are computed properties that are not inlined, so that each stays in the object of its
  // file, and the linker leaves out the objects of which a program uses nothing.
  let values = literals.map { "\($0.label): \(literal($0.bytes))" }.joined(separator: ",\n        ")
  let file = """
    // Written by Scripts/embedded-tables from the texts in Knowledge. Do not edit.
    // swift-format-ignore-file

    extension EmbeddedTables {
      /// \(title)
      @inline(never)
      static var \(name): \(type) {
        \(type)(
        \(values))
      }
    }

    """
  guard let output = fopen("\(CommandLine.arguments[1])/Tables+\(name).swift", "w") else {
    fail("The file cannot be written.")
  }
  fputs(file, output)
  fclose(output)
  print(name, literals.map { "\($0.label) \($0.bytes.count)" }.joined(separator: ", "))
}

func builder(_ part: String) -> KnowledgeBuilder {
  let builder = KnowledgeBuilder(taxonomies(of: part))
  // A category may name members that a part does not have.
  for problem in builder.base.problems where part == "all" || problem.reason != .unknownName {
    fail("\(problem)")
  }
  return builder
}

func inherited(_ builder: KnowledgeBuilder) -> KnowledgeBase {
  var builder = builder
  builder.inherit()
  return builder.base
}

func write(
  _ name: String, _ title: String, _ builder: KnowledgeBuilder, _ extent: Extent = .everything
) {
  let tables = written(builder, extent)
  write(
    name, title, "KnowledgeTables", [("text", tables.text), ("numbers", tables.numbers)])
}

func write(_ name: String, _ title: String, _ names: (words: [UInt8], numbers: [UInt8])) {
  write(
    name, title, "EnglishNames.Table", [("words", names.words), ("numbers", names.numbers)])
}

let (foods, cosmetics) = (builder("foods"), builder("cosmetics"))
write("labels", "The knowledge that every language needs.", builder("labels"))
write("foods", "The knowledge about foods.", foods)
write(
  "cosmeticWords", "The knowledge about cosmetics without their ingredients.", cosmetics,
  .withoutIngredients)
write("cosmetics", "The cosmetic ingredients.", cosmetics, .ingredients)
let (foodBase, cosmeticBase) = (inherited(foods), inherited(cosmetics))
let (foodNames, cosmeticNames) = (Names(foodBase), Names(cosmeticBase))
write("foodNames", "The English names of foods.", written(foodNames, foodBase))
write(
  "cosmeticNames", "The English names of cosmetics.",
  written(
    cosmeticNames, cosmeticBase, behind: foodNames, of: Names(inherited(builder("all")))))
