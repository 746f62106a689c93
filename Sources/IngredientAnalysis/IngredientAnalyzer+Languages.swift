extension IngredientAnalyzer {
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
}
