import Essentials

/// A reader of labels that also reports on them.
///
///     let analyzer = IngredientAnalyzer(knowledge: .embedded)
///     let list = analyzer.list(of: IngredientLabel("Sugar, salt, palm oil"))
///     list.ingredients.map(\.name)  // ["Sugar", "salt", "palm oil"]
///
/// Creating an analyzer takes some milliseconds, because it indexes the names of its languages.
/// Create it once and share it: it is an immutable value.
public struct IngredientAnalyzer: Sendable {
  /// The knowledge in which the analyzer looks up names.
  public let knowledge: IngredientKnowledge
  private let readers: [LabelReader]
  private let fallback: LabelReader
  /// The tables of ``readers`` and of ``fallback``.
  private let tables: [ReportTables]
  private let fallbackTables: ReportTables

  /// Creates an analyzer for labels in some languages.
  ///
  /// With `correctsScanErrors`, a name that is not recognized is corrected as if a camera had
  /// misread it, such as `s0diurn` for sodium; ``Ingredient/isCorrected`` is then `true`.
  ///
  /// - Parameters:
  ///   - knowledge: The knowledge about substances.
  ///   - languages: The languages to read. A label in another language is read in the first of
  ///     them. If there is none, the analyzer reads English.
  ///   - correctsScanErrors: Whether to correct names that a camera misread.
  /// - Complexity: O(*n*) in the names of the knowledge.
  public init(
    knowledge: IngredientKnowledge = .embedded, languages: [LabelLanguage] = [.english],
    correctsScanErrors: Bool = true
  ) {
    self.knowledge = knowledge
    func reader(_ language: LabelLanguage) -> LabelReader {
      LabelReader(knowledge, in: language, correctsScanErrors: correctsScanErrors)
    }
    fallback = reader(languages.first ?? .english)
    readers = languages.dropFirst().map(reader)
    let tables = ReportTables(fallback)
    fallbackTables = tables
    self.tables = readers.map { ReportTables(tables, for: $0) }
  }

  /// The readers of all languages, the first language first.
  var allReaders: [LabelReader] { [fallback] + readers }

  /// The reader of a language, or that of the first language if the analyzer does not read it.
  func reader(for language: LabelLanguage) -> LabelReader {
    for reader in readers where reader.lexicon.language == language { return reader }
    return fallback
  }

  /// The tables for reports in a language.
  func tables(for language: LabelLanguage) -> ReportTables {
    for (reader, tables) in zip(readers, tables) where reader.lexicon.language == language {
      return tables
    }
    return fallbackTables
  }

  /// Reads a label.
  ///
  /// - Complexity: O(*n*) in the length of the label.
  public func list(of label: IngredientLabel) -> IngredientList {
    var workspace = Workspace()
    return withList(of: label, using: &workspace) { $0 }
  }

  /// Reads a label into the memory of a workspace, and passes the result to `body`.
  ///
  /// Once the workspace has read a label of that size, this allocates no memory, unless `body`
  /// keeps the list.
  ///
  /// - Complexity: O(*n*) in the length of the label.
  /// - Throws: Any error that `body` throws.
  public func withList<Result, Failure: Error>(
    of label: IngredientLabel, using workspace: inout Workspace,
    _ body: (IngredientList) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let reader = reader(for: label.language)
    workspace.read(label, with: reader)
    return try body(workspace.list(of: label, reader: reader))
  }
}

extension IngredientAnalyzer {
  /// Reads a label and reports on it for a person.
  ///
  /// To report on many labels, use ``withReport(on:for:using:_:)``.
  ///
  /// - Complexity: O(*n*) in the label, and in the entries of the knowledge for the preferences.
  public func report(
    on label: IngredientLabel, for preferences: LabelPreferences = LabelPreferences()
  )
    -> IngredientReport
  {
    var workspace = Workspace()
    return withReport(on: label, for: preferences, using: &workspace) { $0 }
  }

  /// Reads a label and passes the report on it to `body`.
  ///
  /// Once the workspace has read a label of that size and reported for these preferences, this
  /// allocates no memory. Properties that the report computes on request, such as names and
  /// causes, may allocate. A report that outlives `body` takes the memory of the workspace with it.
  ///
  /// - Complexity: O(*n*) in the length of the label; if the preferences or the language differ
  ///   from those of the last call, also in the entries of the knowledge.
  /// - Throws: Any error that `body` throws.
  public func withReport<Result, Failure: Error>(
    on label: IngredientLabel, for preferences: LabelPreferences = LabelPreferences(),
    using workspace: inout Workspace,
    _ body: (IngredientReport) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let reader = reader(for: label.language)
    workspace.read(label, with: reader)
    return try body(
      workspace.report(
        on: label, for: preferences, reader: reader, tables: tables(for: label.language)))
  }

  /// Reusable scratch memory for reading labels.
  ///
  /// Once a workspace has read a label of some size, labels up to that size are read without
  /// allocating memory.
  public struct Workspace: Sendable {
    private var text: ContiguousArray<UInt8> = []
    private var scanner = LabelScanner()
    private var parser = LabelParser()
    private var report = ReportBuilder()

    /// Creates an empty workspace.
    public init() {}

    /// Reads a label.
    ///
    /// - Complexity: O(*n*)
    mutating func read(_ label: IngredientLabel, with reader: LabelReader) {
      reader.read(label, into: &text, &scanner, &parser)
    }

    /// Reads the text of a label in which parts may be blank.
    ///
    /// Text at positions that `isDoubtful` accepts belongs to no list: an allergen in it is a
    /// possible trace. It is asked for words that are no name, and for names.
    ///
    /// - Complexity: O(*n*)
    mutating func read(
      _ text: ContiguousArray<UInt8>, with reader: LabelReader, keepingPreface keepsPreface: Bool,
      doubting isDoubtful: (_ position: Int, _ isName: Bool) -> Bool
    ) {
      self.text = text
      reader.read(text, &scanner, &parser, keepingPreface: keepsPreface)
      for index in parser.tree.nodes.indices {
        let node = parser.tree[index]
        guard node.section == .ingredients, isDoubtful(Int(node.start), node.phrase.exists),
          !parser.tree.hasOwnParts(index)
        else { continue }
        parser.tree[index].section = .unread
      }
    }

    /// The list of the label that was read last.
    func list(of label: IngredientLabel, reader: LabelReader) -> IngredientList {
      IngredientList(
        label: label, text: text, tree: parser.tree, tokens: scanner.tokens, reader: reader)
    }

    /// Builds the report on the label that was read last.
    mutating func report(
      on label: IngredientLabel, for preferences: LabelPreferences, reader: LabelReader,
      tables: ReportTables
    ) -> IngredientReport {
      report.build(
        label, tree: parser.tree, tokens: scanner.tokens, text: text, for: preferences,
        with: reader, tables)
      return IngredientReport(
        list: list(of: label, reader: reader), preferences: preferences, results: report.results,
        tables: tables)
    }
  }

  /// Reads a label in one or several languages, each part in its own language, and compares what
  /// the languages say.
  ///
  ///     let analyzer = IngredientAnalyzer(languages: [.english, .french])
  ///     let report = analyzer.multilingualReport(on: IngredientLabel(text))
  ///     show(report.verdict, report.report(in: .french) ?? report.reports[0])
  ///
  /// A part is in the language of its header, statement, or code, such as "FR:", if that language
  /// knows its words. Without them, a list is found by its words, and so are names in several
  /// languages, such as "Sugar/Sucre". The languages are those of the analyzer, and ``IngredientLabel/language`` is
  /// assumed where nothing shows another one. A label in one language has one report, which is that
  /// of ``report(on:for:)`` in this language.
  ///
  /// - Complexity: O(*n* log *n*) in the label, for each language of the analyzer, and in the
  ///   entries of the knowledge for the preferences.
  public func multilingualReport(
    on label: IngredientLabel, for preferences: LabelPreferences = LabelPreferences()
  ) -> MultilingualReport {
    let readers = allReaders
    let first = readers.firstIndex { $0.lexicon.language == label.language } ?? 0
    var bytes: ContiguousArray<UInt8> = []
    label.write(to: &bytes)
    let sections = LabelSections(bytes.span, among: readers, first: first)
    let languages = sections.languages
    return MultilingualReport(
      reports: languages.map { language in
        let reader = readers[language]
        let part = IngredientLabel(label.text, in: reader.lexicon.language, for: label.use)
        var workspace = Workspace()
        guard languages.count > 1 else {
          return withReport(on: part, for: preferences, using: &workspace) { $0 }
        }
        var text = bytes
        sections.keep(language, in: &text)
        workspace.read(
          text, with: reader, keepingPreface: sections.pieces.areRead(by: language)
        ) { sections.pieces.isDoubtful($0, for: language, isName: $1) }
        return workspace.report(
          on: part, for: preferences, reader: reader,
          tables: tables(for: reader.lexicon.language))
      })
  }

  /// Returns the substances, allergens, and categories that a person may mean by a name that is
  /// misspelled or not complete, the closest first.
  ///
  ///     analyzer.suggestions(for: "penuts").map(\.name)  // ["Peanuts", …]
  ///
  /// Misspelled words are corrected, and the last word may lack its end. A suggestion has a name
  /// with all the words; the one with the fewest other letters is the closest.
  ///
  /// - Parameters:
  ///   - name: The name, such as the one in ``LabelVerdict/Cause/uncheckable(_:)``.
  ///   - language: The language of the name.
  ///   - limit: The maximum number of suggestions.
  /// - Returns: The suggestions, each with another name.
  /// - Complexity: O(*n*) in the names of the language.
  public func suggestions(
    for name: String, in language: LabelLanguage = .english, limit: Int = 5
  ) -> [KnownSubstance] {
    let reader = reader(for: language)
    let words = TextFolding.folded(name).utf8.split(separator: 0x20).map { ContiguousArray($0) }
    guard !words.isEmpty, limit > 0 else { return [] }
    var found = entries(with: words, in: language, reader.base)
    let corrected = reader.lexicon.corrected(words)
    if corrected != words { found += entries(with: corrected, in: language, reader.base) }
    // Several corrections may be as close, such as one word in the singular and in the plural.
    var shorter = words
    for _ in 0..<3 where found.isEmpty && shorter[shorter.count - 1].count > 4 {
      shorter[shorter.count - 1].removeLast()
      found = entries(with: shorter, in: language, reader.base)
    }
    found.sort { ($0.excess, $0.entry) < ($1.excess, $1.entry) }
    var names: Set<String> = []
    var suggestions: [KnownSubstance] = []
    for candidate in found {
      let substance = KnownSubstance(knowledge: knowledge, index: candidate.entry)
      // A food and an allergen of one name are one suggestion.
      guard names.insert(TextFolding.folded(substance.name)).inserted else { continue }
      suggestions.append(substance)
      if suggestions.count == limit { break }
    }
    return suggestions
  }

  /// Returns the entries with a name that has all the words, each with the number of other letters
  /// in its closest name.
  private func entries(
    with words: [ContiguousArray<UInt8>], in language: LabelLanguage,
    _ base: borrowing KnowledgeBase
  ) -> [(entry: EntryID, excess: Int)] {
    let kinds = KnownSubstance.Kinds.ingredientsAndAllergens
    var found: [(entry: EntryID, excess: Int)] = []
    var folded: ContiguousArray<UInt8> = []
    for line in base.names
    where (line.language == language || line.language == .any)
      && kinds.includes(base[line.entry].kind)
    {
      for part in base.parts(of: line.names) {
        folded.removeAll(keepingCapacity: true)
        base.fold(part, to: &folded)
        guard let excess = Self.excess(of: folded, over: words) else { continue }
        if let last = found.last, last.entry == line.entry {
          found[found.count - 1].excess = min(last.excess, excess)
        } else {
          found.append((line.entry, excess))
        }
      }
    }
    return found
  }

  /// Returns the number of letters of a folded name beyond the wanted words, or `nil` if it lacks
  /// one of them.
  private static func excess(
    of name: ContiguousArray<UInt8>, over wanted: [ContiguousArray<UInt8>]
  ) -> Int? {
    let words = name.split(separator: 0x20)
    var excess = name.count
    for (number, word) in wanted.enumerated() {
      let isLast = number == wanted.count - 1
      guard words.contains(where: { isLast ? $0.starts(with: word) : $0.elementsEqual(word) })
      else { return nil }
      excess -= word.count
    }
    return excess
  }
}

extension Lexicon {
  /// Returns folded words, with those that are not in the dictionary replaced by the words that
  /// they seem to be.
  fileprivate func corrected(_ words: [ContiguousArray<UInt8>]) -> [ContiguousArray<UInt8>] {
    guard let spelling else { return words }
    var workspace = SpellingIndex.Workspace()
    return words.map { word in
      guard let correction = spelling.correction(of: word.span, using: &workspace) else {
        return word
      }
      return ContiguousArray(self.words.bytes(of: spelled[correction.word]))
    }
  }
}
