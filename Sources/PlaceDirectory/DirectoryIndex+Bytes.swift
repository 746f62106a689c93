import Essentials
import Geo
import OpeningTimes

/// The byte form of a directory.
extension DirectoryIndex {
  /// The directory as bytes, for a file or a server's store.
  ///
  ///     let again = try DirectoryIndex(bytes: directory.bytes)
  ///
  /// Equal records and an equal prior give equal bytes, regardless of earlier updates, except that
  /// texts with another Unicode form, such as "é" in two scalars, have other bytes. The format is
  /// little endian: the letters `HDIR`; the version 1 in four bytes; the number of all bytes in
  /// eight bytes; the prior; the short texts, each once; the records in the order of their titles;
  /// their places in the other orders; and the FNV-1a hash of all bytes before it in eight bytes.
  /// ``openingCalendar`` is not part of it.
  ///
  /// - Complexity: O(*n* log *n*) in the length of the labels of a record, and O(*n*) in all else
  public var bytes: [UInt8] {
    var body = RecordWriter()
    var newSlots = ContiguousArray(repeating: UInt32(0), count: columns.count)
    var next: UInt32 = 0
    forEachSlot(in: .title) { slot in
      newSlots[slot] = next
      next &+= 1
      if let record = columns.records[slot] { body.append(record) }
    }
    for order in StoredOrder.allCases where order != .title {
      forEachSlot(in: order) { body.append(newSlots[$0]) }
    }
    var head = RecordWriter()
    head.append(UInt8(ratingPrior == nil ? 0 : 1))
    if let ratingPrior {
      head.append(ratingPrior.mean)
      head.append(ratingPrior.votes)
    }
    head.append(body.texts) { $0.append($1) }
    head.append(count: count)
    return ByteForm.whole(head.bytes + body.bytes)
  }

  private func forEachSlot(in order: StoredOrder, _ body: (_ slot: Int) -> Void) {
    orders[order.rawValue].forEach(from: { _ in true }) { slot in
      body(slot)
      return true
    }
  }

  /// Creates a directory from its bytes; only the map is sorted again.
  ///
  /// - Complexity: O(*n*), and O(*m* log *m*) for *m* coordinates
  /// - Throws: ``DirectoryIndex/Error``
  public init(bytes: [UInt8]) throws(DirectoryIndex.Error) {
    guard bytes.starts(with: ByteForm.letters) else { throw .notADirectory }
    var start = RecordReader(bytes[4...])
    let version = try start.number(UInt32.self)
    guard version <= ByteForm.version else { throw .newerVersion(version) }
    guard version == ByteForm.version else { throw .notADirectory }
    let length = try start.number(UInt64.self)
    guard length >= 24 else { throw .damaged }
    guard bytes.count >= length else { throw .truncated }
    guard bytes.count == length else { throw .trailingBytes }
    // The length is at least 24.
    let end = bytes.count &- 8
    var hash = RecordReader(bytes[end...])
    guard try hash.number(UInt64.self) == bytes[..<end].checksum else { throw .damaged }
    var reader = RecordReader(bytes[16..<end])
    let prior = try Self.prior(from: &reader)
    try reader.readTexts()
    // A record has at least its parts, three texts, and a place in seven orders.
    let count = try reader.count(eachAtLeast: 44)
    self.init(ratingPrior: prior)
    var records: ContiguousArray<DirectoryRecord> = []
    records.reserveCapacity(count)
    for _ in 0..<count { records.append(try reader.record()) }
    columns.reserve(count)
    var newSlots = ContiguousArray(repeating: UInt32(0), count: count)
    for (slot, place) in Self.sortedByID(records).enumerated() {
      guard self.slot(of: records[place].id) == nil else { throw .damaged }
      columns.set(records[place], at: slot, prior: prior)
      note(slot, records[place].id)
      newSlots[place] = UInt32(truncatingIfNeeded: slot)
    }
    columns.noteSortedSlots()
    for order in StoredOrder.allCases {
      var slots: ContiguousArray<UInt32> = []
      slots.reserveCapacity(count)
      for number in 0..<count {
        let place = order == .title ? number : Int(try reader.number(UInt32.self))
        guard place < count else { throw .damaged }
        slots.append(newSlots[place])
      }
      guard columns.areSorted(slots, in: order) else { throw .damaged }
      orders[order.rawValue] = SlotOrder(sorted: slots) { columns.key(of: $0, in: order) }
    }
    guard reader.left == 0 else { throw .damaged }
    buildSets()
  }

  private static func prior(
    from reader: inout RecordReader
  ) throws(DirectoryIndex.Error) -> ReviewPrior? {
    switch try reader.number(UInt8.self) {
    case 0: return nil
    case 1:
      let (mean, votes) = (try reader.double(), try reader.double())
      guard let prior = try? ReviewPrior(mean: mean, votes: votes) else { throw .damaged }
      return prior
    default: throw .damaged
    }
  }
}

/// The frame of the byte form, around its content.
private enum ByteForm {
  static var letters: String.UTF8View { "HDIR".utf8 }
  static var version: UInt32 { 1 }

  /// Returns the whole byte form with some content.
  static func whole(_ content: [UInt8]) -> [UInt8] {
    var whole = RecordWriter()
    for byte in letters { whole.append(byte) }
    whole.append(version)
    whole.append(UInt64(content.count + 24))
    var bytes = whole.bytes
    bytes.reserveCapacity(content.count + 24)
    bytes += content
    bytes.append(littleEndian: bytes.checksum)
    return bytes
  }
}

/// Writes records as bytes, little endian; short texts that return are written once.
struct RecordWriter {
  /// The records so far.
  private(set) var bytes: [UInt8] = []
  /// The short texts in the order in which they came first.
  private(set) var texts: [String] = []
  private var numbers: [String: UInt32] = [:]

  /// The greatest length of a text that is written once, in bytes.
  ///
  /// The bound keeps what a few bytes can refer to small.
  static let shortLength = 255

  /// The bit of a number that refers to a short text; others are the length of a text that follows.
  static let reference: UInt32 = 1 << 31

  mutating func append(_ number: some FixedWidthInteger) {
    bytes.append(littleEndian: number)
  }

  mutating func append(_ number: Double) { bytes.append(littleEndian: number) }

  /// Appends a number of values that follow.
  mutating func append(count: Int) { append(UInt32(truncatingIfNeeded: count)) }

  mutating func append(_ text: String) {
    append(count: text.utf8.count)
    bytes += text.utf8
  }

  mutating func append(short text: String) {
    guard text.utf8.count <= Self.shortLength else { return append(text) }
    let number = numbers[text] ?? UInt32(truncatingIfNeeded: texts.count)
    if number == texts.count {
      numbers[text] = number
      texts.append(text)
    }
    append(number | Self.reference)
  }

  mutating func append<Value>(
    _ values: some Collection<Value>, _ write: (inout Self, Value) -> Void
  ) {
    append(count: values.count)
    for value in values { write(&self, value) }
  }

  mutating func append(sorted texts: Set<String>) {
    append(texts.sorted()) { $0.append(short: $1) }
  }
}

/// The parts of a record that can be absent, by their bits in its byte form; a bit is never reused.
struct RecordParts: OptionSet {
  let rawValue: UInt32

  static let subtitle = Self(rawValue: 1 << 0)
  static let details = Self(rawValue: 1 << 1)
  static let coordinate = Self(rawValue: 1 << 2)
  static let city = Self(rawValue: 1 << 3)
  static let zipCode = Self(rawValue: 1 << 4)
  static let address = Self(rawValue: 1 << 5)
  static let labels = Self(rawValue: 1 << 6)
  static let produce = Self(rawValue: 1 << 7)
  static let ingredients = Self(rawValue: 1 << 8)
  static let directions = Self(rawValue: 1 << 9)
  static let price = Self(rawValue: 1 << 10)
  static let ages = Self(rawValue: 1 << 11)
  static let hours = Self(rawValue: 1 << 12)
  static let staleHours = Self(rawValue: 1 << 13)
  static let time = Self(rawValue: 1 << 14)
  static let freeSeats = Self(rawValue: 1 << 15)
  static let photos = Self(rawValue: 1 << 16)
  static let actions = Self(rawValue: 1 << 17)
  static let reviews = Self(rawValue: 1 << 18)
  static let popularity = Self(rawValue: 1 << 19)
  static let dateAdded = Self(rawValue: 1 << 20)
  static let featured = Self(rawValue: 1 << 21)
  static let nutrition = Self(rawValue: 1 << 22)
  static let sessions = Self(rawValue: 1 << 23)

  static let all = Self(rawValue: 1 << 24 - 1)

  /// The parts that a record has.
  init(of record: DirectoryRecord) {
    let parts: [(has: Bool, part: Self)] = [
      (!record.subtitle.isEmpty, .subtitle), (!record.details.isEmpty, .details),
      (record.coordinate != nil, .coordinate), (record.city != nil, .city),
      (record.zipCode != nil, .zipCode), (!record.address.isEmpty, .address),
      (!record.labels.isEmpty, .labels), (!record.produce.isEmpty, .produce),
      (record.ingredients != nil, .ingredients), (!record.directions.isEmpty, .directions),
      (record.priceInCents != nil, .price), (record.ages != nil, .ages),
      (record.hours != nil, .hours), (record.hasStaleHours, .staleHours),
      (record.time != nil, .time), (record.freeSeats != nil, .freeSeats),
      (!record.photos.isEmpty, .photos), (!record.actions.isEmpty, .actions),
      (record.reviews != ReviewSummary(), .reviews), (record.popularity != 0, .popularity),
      (record.dateAdded != nil, .dateAdded), (record.isFeatured, .featured),
      (record.nutrition != nil, .nutrition), (!record.sessions.isEmpty, .sessions),
    ]
    self.init(parts.filter(\.has).map(\.part))
  }

  init(rawValue: UInt32) { self.rawValue = rawValue }
}

extension RecordWriter {
  /// Appends a record.
  mutating func append(_ record: DirectoryRecord) {
    append(RecordParts(of: record).rawValue)
    append(short: record.id.kind.name)
    append(record.id.id)
    append(record.title)
    if !record.subtitle.isEmpty { append(short: record.subtitle) }
    if !record.details.isEmpty { append(record.details) }
    if let place = record.coordinate {
      append(place.latitude)
      append(place.longitude)
    }
    if let city = record.city {
      append(short: city.name)
      append(short: city.state.abbreviation)
    }
    if let zipCode = record.zipCode { append(short: zipCode.description) }
    if !record.address.isEmpty { append(record.address) }
    if !record.labels.isEmpty {
      append(record.labels.sorted { $0.key.name < $1.key.name }) {
        $0.append(short: $1.key.name)
        $0.append(sorted: $1.value)
      }
    }
    appendRecipe(of: record)
    if let price = record.priceInCents { append(Int64(price)) }
    if let ages = record.ages {
      append(Int64(ages.lowerBound))
      append(Int64(ages.upperBound))
    }
    if let hours = record.hours { append(short: hours.description) }
    if let time = record.time { append(time) }
    if let seats = record.freeSeats { append(Int64(seats)) }
    if !record.photos.isEmpty {
      append(record.photos) {
        $0.append($1.reference)
        $0.append($1.caption)
        $0.append($1.reviews)
      }
    }
    if !record.actions.isEmpty {
      append(record.actions) {
        $0.append(short: $1.name)
        $0.append($1.destination)
      }
    }
    if record.reviews != ReviewSummary() { append(record.reviews) }
    if record.popularity != 0 { append(Int64(record.popularity)) }
    if let date = record.dateAdded { append(date.daysSinceEpoch) }
    if let facts = record.nutrition { append(facts) }
    if !record.sessions.isEmpty { append(record.sessions) { $0.append($1) } }
  }

  private mutating func append(_ time: Range<Int64>) {
    append(time.lowerBound)
    append(time.upperBound)
  }

  /// Appends the produce, the ingredients, and the directions.
  private mutating func appendRecipe(of record: DirectoryRecord) {
    if !record.produce.isEmpty {
      append(DirectoryRecord.Season.allCases.filter { record.produce[$0] != nil }) {
        $0.append(short: $1.rawValue)
        $0.append(record.produce[$1] ?? []) { $0.append(short: $1) }
      }
    }
    if let ingredients = record.ingredients {
      append(ingredients.lines) { $0.append($1) }
      append(sorted: ingredients.names)
      append(sorted: Set(ingredients.freeFrom.map(\.id)))
    }
    if !record.directions.isEmpty { append(record.directions) { $0.append($1) } }
  }

  /// Appends whether there is a sweetener and whether the fat is known, and the amounts.
  mutating func append(_ facts: NutritionFacts) {
    append(UInt8((facts.hasNonNutritiveSweetener ? 1 : 0) + (facts.fat != nil ? 2 : 0)))
    for amount in [
      facts.energyKilojoules, facts.fat ?? 0, facts.saturates, facts.sugars, facts.salt,
      facts.fiber,
      facts.protein, facts.fruitVegetableLegumePercent,
    ] {
      append(amount)
    }
  }

  private mutating func append(_ reviews: ReviewSummary) {
    for count in reviews.counts { append(count) }
  }
}
