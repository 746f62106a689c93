import Essentials

/// Words that more than one language has to read.
///
/// The languages of a label's parts are guessed from the words that are known, so a guess may leave an
/// allergen's word to a language that does not know it, or that skips the text before its list.
extension LabelSections {
  /// Gives the pieces in which another language finds an allergen to this language, too, so that to
  /// divide a label never loses one.
  ///
  /// A language of the label looks for allergens in all pieces with unknown words, and any other
  /// language in those words that no language of the label has read.
  ///
  /// - Complexity: O(*n*) in the text, for each reader.
  mutating func shareWords(
    of text: Span<UInt8>, end: Int, _ evidence: [LanguageEvidence], _ readers: [LabelReader]
  ) {
    guard readers.count <= UInt64.bitWidth else { return }
    var scanner = LabelScanner()
    var parser = LabelParser()
    let own = languages
    for language in own where own.count > 1 {
      scanner.scan(text, with: readers[language].lexicon)
      parser.parse(&scanner.tokens, text, with: readers[language].lexicon)
      Self.findAllergens(in: parser.tree, readers[language].lexicon) { position, _ in
        pieces.share(position, with: language)
      }
    }
    let all = ContiguousArray((0..<text.count).map { text[$0] })
    for language in own {
      var kept = all
      if own.count > 1 { keep(language, in: &kept) }
      scanner.scan(kept.span, with: readers[language].lexicon)
      parser.parse(&scanner.tokens, kept.span, with: readers[language].lexicon)
      for node in parser.tree.nodes where !node.phrase.exists && node.section != .freeFrom {
        pieces.lose(Int(node.start)..<Int(node.end), in: language)
      }
      // What is a place or process in one language, such as "malta", may be a food in another.
      for token in scanner.tokens where token.kind == .word && token.account != .unread {
        pieces.lose(Int(token.start)..<Int(token.end), in: language, isRead: true)
      }
      losePrefaces(to: language, evidence[language])
    }
    let order = own + readers.indices.filter { !own.contains($0) }
    var lost = all
    if pieces.keepUnread(in: &lost, end: end) {
      for language in order {
        scanner.scan(lost.span, with: readers[language].lexicon)
        parser.parse(&scanner.tokens, lost.span, with: readers[language].lexicon)
        Self.findAllergens(in: parser.tree, readers[language].lexicon) { position, allergens in
          pieces.share(position, with: language, lost: allergens)
        }
      }
    }
    // Names among unknown words, and words that were read as no name.
    for language in order {
      for name in evidence[language].names {
        let allergens = readers[language].lexicon.allergens(of: name.phrase)
        if allergens != 0 { pieces.share(Int(name.start), with: language, lost: allergens) }
      }
    }
  }

  /// Records that what stands before a header of a language may be skipped.
  private mutating func losePrefaces(to language: Int, _ evidence: LanguageEvidence) {
    let headers = evidence.cues.filter(\.isHeader).map { Int($0.position) }
    for section in sections where section.language == language {
      let place = headers.partitioningIndex { $0 >= section.range.lowerBound }
      if place < headers.count, headers[place] < section.range.upperBound {
        pieces.lose(section.range.lowerBound..<headers[place], in: language)
      }
    }
  }

  /// Passes the position of each name with allergens to `body`, and the allergens.
  ///
  /// A compound or misspelled word is not among the words that decide on the language.
  private static func findAllergens(
    in tree: LabelTree, _ lexicon: borrowing Lexicon,
    _ body: (_ position: Int, _ allergens: UInt64) -> Void
  ) {
    for node in tree.nodes where node.phrase.exists && node.section != .freeFrom {
      let allergens = lexicon.allergens(of: node.phrase)
      if allergens != 0 { body(Int(node.start), allergens) }
    }
    for part in tree.compoundParts {
      let allergens = lexicon.allergens(of: part.phrase)
      if allergens != 0 { body(Int(part.start), allergens) }
    }
  }
}
