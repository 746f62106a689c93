import Essentials

/// The number of a fact in ``KnowledgeBase/evidence``.
struct EvidenceID: TableID {
  let number: Int32
}

/// The evidence of a ``KnowledgeBase``, of which values are made on request.
///
/// The texts of the embedded evidence stay in the program.
struct EvidenceTable: Sendable {
  /// The terms of a fact besides its texts.
  struct Terms: Sendable {
    var level: ConcernLevel
    var kind: SafetyEvidence.Kind
    var status: SafetyEvidence.Status
    var basis: SafetyEvidence.Basis
    var routes: SafetyEvidence.Routes
    var audience: LabelAudience
    var market: Jurisdiction
    var year: Int16
    /// The first and the last day on which it applies, in days since 1970-01-01; `.min` and `.max`
    /// if there is none.
    var from: Int32
    var until: Int32
  }

  /// The number of each text of a fact.
  private struct Texts: Sendable {
    var body: Int32
    var document: Int32
    var section: Int32
    var note: Int32
  }

  private(set) var terms: ContiguousArray<Terms> = []
  private var texts: ContiguousArray<Texts> = []
  private var text = ByteText()
  /// The start of each text, and the end of the last one.
  private var starts: ContiguousArray<Int32> = [0]

  init() {}

  /// Reads the table of `numbers`, with whose texts `text` begins.
  init(_ text: ByteText, _ numbers: inout NumberText) {
    self.text = text
    var end: Int32 = 0
    starts = numbers.array(count: numbers.next() + 1) { numbers, index in
      if index > 0 { end += Int32(numbers.next()) }
      return end
    }
    let levels = ConcernLevel.allCases
    let kinds = SafetyEvidence.Kind.allCases
    let statuses = SafetyEvidence.Status.allCases
    let bases = SafetyEvidence.Basis.allCases
    let audiences = LabelAudience.allCases
    let markets = Jurisdiction.allCases
    let count = numbers.next()
    terms = numbers.array(count: count) { numbers, _ in
      let level = levels[numbers.next()]
      let kind = numbers.next()
      let basis = bases[numbers.next()]
      let routes = SafetyEvidence.Routes(rawValue: UInt8(truncatingIfNeeded: numbers.next()))
      let audience = audiences[numbers.next()]
      let market = markets[numbers.next()]
      let year = Int16(truncatingIfNeeded: numbers.next())
      let from = numbers.next()
      let until = numbers.next()
      return Terms(
        level: level, kind: kinds[kind % kinds.count], status: statuses[kind / kinds.count],
        basis: basis, routes: routes, audience: audience, market: market, year: year,
        from: from == 0 ? .min : NumberText.signed(from - 1),
        until: until == 0 ? .max : NumberText.signed(until - 1))
    }
    texts = numbers.array(count: count) { numbers, _ in
      let body = Int32(numbers.next())
      let document = Int32(numbers.next())
      let section = Int32(numbers.next())
      return Texts(
        body: body, document: document, section: section, note: Int32(numbers.next()))
    }
  }

  /// Adds a fact.
  mutating func append(_ evidence: SafetyEvidence) {
    terms.append(
      Terms(
        level: evidence.level, kind: evidence.kind, status: evidence.status,
        basis: evidence.basis, routes: evidence.routes, audience: evidence.audience,
        market: evidence.market,
        year: Int16(truncatingIfNeeded: evidence.year),
        from: evidence.validFrom?.daysSinceEpoch ?? .min,
        until: evidence.validUntil?.daysSinceEpoch ?? .max))
    texts.append(
      Texts(
        body: add(evidence.body.utf8), document: add(evidence.document.utf8),
        section: add(evidence.section.utf8), note: add(evidence.note.utf8)))
  }

  private mutating func add(_ string: some Sequence<UInt8>) -> Int32 {
    // Other bytes may follow the texts in a literal.
    if Int(starts[starts.count - 1]) != text.count { starts.append(Int32(text.count)) }
    text.append(contentsOf: string)
    starts.append(Int32(text.count))
    return Int32(starts.count - 2)
  }

  /// Returns a table with the same texts and no facts.
  func withoutFacts() -> EvidenceTable {
    var table = self
    table.terms.removeAll(keepingCapacity: true)
    table.texts.removeAll(keepingCapacity: true)
    return table
  }

  /// Adds facts of the table from which this one was made ``withoutFacts()``.
  mutating func append(_ facts: Range<Int32>, of table: EvidenceTable) {
    for fact in facts {
      terms.append(table.terms[Int(fact)])
      texts.append(table.texts[Int(fact)])
    }
  }

  /// Adds the facts of another table and their texts.
  mutating func append(contentsOf table: EvidenceTable) {
    var numbers = ContiguousArray<Int32>(repeating: -1, count: table.starts.count)
    func number(_ number: Int32) -> Int32 {
      if numbers[Int(number)] < 0 { numbers[Int(number)] = add(table.bytes(number)) }
      return numbers[Int(number)]
    }
    terms += table.terms
    for texts in table.texts {
      self.texts.append(
        Texts(
          body: number(texts.body), document: number(texts.document),
          section: number(texts.section), note: number(texts.note)))
    }
  }

  private func bytes(_ number: Int32) -> Slice<ByteText> {
    text[Int(starts[Int(number)])..<Int(starts[Int(number) + 1])]
  }

  private func string(_ number: Int32) -> String {
    String(decoding: bytes(number), as: UTF8.self)
  }
}

extension EvidenceTable: RandomAccessCollection {
  var startIndex: Int { 0 }
  var endIndex: Int { terms.count }

  subscript(id: EvidenceID) -> SafetyEvidence { self[id.index] }

  /// The evidence at a position.
  subscript(position: Int) -> SafetyEvidence {
    let (terms, texts) = (terms[position], texts[position])
    return SafetyEvidence(
      level: terms.level, kind: terms.kind, status: terms.status, basis: terms.basis,
      routes: terms.routes,
      audience: terms.audience, market: terms.market, body: string(texts.body),
      document: string(texts.document), year: Int(terms.year), section: string(texts.section),
      validFrom: terms.from == .min ? nil : CalendarDate(daysSinceEpoch: Int(terms.from)),
      validUntil: terms.until == .max ? nil : CalendarDate(daysSinceEpoch: Int(terms.until)),
      note: string(texts.note))
  }
}
