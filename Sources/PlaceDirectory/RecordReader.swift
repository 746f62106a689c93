import OpeningTimes
import Essentials
import Geo

/// Reads the bytes of a ``RecordWriter``, and refuses all others.
struct RecordReader {
  private let bytes: ArraySlice<UInt8>
  private(set) var offset: Int
  private var texts: [String] = []
  // What many records share is read once.
  private var hours: [UInt32: OpeningHours] = [:]
  private var cities: [UInt64: City] = [:]

  init(_ bytes: ArraySlice<UInt8>) {
    self.bytes = bytes
    offset = bytes.startIndex
  }

  /// The number of bytes that are left.
  var left: Int { bytes.endIndex - offset }

  mutating func number<Number: FixedWidthInteger>(
    _: Number.Type = Number.self
  ) throws(DirectoryIndex.Error) -> Number {
    let count = Number.bitWidth / 8
    guard left >= count else { throw .truncated }
    defer { offset += count }
    return bytes.littleEndian(at: offset)
  }

  mutating func double() throws(DirectoryIndex.Error) -> Double {
    Double(bitPattern: try number())
  }

  /// Reads a number of values that follow, each of at least a number of bytes.
  mutating func count(eachAtLeast size: Int) throws(DirectoryIndex.Error) -> Int {
    let count = Int(try number(UInt32.self))
    guard count <= left / size else { throw .truncated }
    return count
  }

  mutating func text() throws(DirectoryIndex.Error) -> String {
    try text(length: try number(UInt32.self))
  }

  private mutating func text(length: UInt32) throws(DirectoryIndex.Error) -> String {
    guard length <= left else { throw .truncated }
    let part = bytes[offset..<(offset + Int(length))]
    let text = String(decoding: part, as: UTF8.self)
    guard text.utf8.elementsEqual(part) else { throw .damaged }
    offset += Int(length)
    return text
  }

  /// Reads the short texts, to which the records refer.
  mutating func readTexts() throws(DirectoryIndex.Error) {
    for _ in 0..<(try count(eachAtLeast: 4)) {
      let text = try text()
      guard text.utf8.count <= RecordWriter.shortLength else { throw .damaged }
      texts.append(text)
    }
  }

  mutating func shortText() throws(DirectoryIndex.Error) -> String { try numberedText().text }

  /// Reads a short text with its number, or a longer one without.
  private mutating func numberedText() throws(DirectoryIndex.Error) -> (
    text: String, number: UInt32?
  ) {
    let number = try number(UInt32.self)
    guard number & RecordWriter.reference != 0 else { return (try text(length: number), nil) }
    let index = number & ~RecordWriter.reference
    guard index < texts.count else { throw .damaged }
    return (texts[Int(index)], index)
  }

  mutating func values<Value>(
    eachAtLeast size: Int = 4,
    _ read: (inout Self) throws(DirectoryIndex.Error) -> Value
  ) throws(DirectoryIndex.Error) -> [Value] {
    var values: [Value] = []
    for _ in 0..<(try count(eachAtLeast: size)) { values.append(try read(&self)) }
    return values
  }

  /// Reads texts that are in order, each once.
  private mutating func sortedTexts() throws(DirectoryIndex.Error) -> Set<String> {
    let texts = try values { reader throws(DirectoryIndex.Error) in try reader.shortText() }
    guard zip(texts, texts.dropFirst()).allSatisfy(<) else { throw .damaged }
    return Set(texts)
  }

  private mutating func integer() throws(DirectoryIndex.Error) -> Int {
    Int(truncatingIfNeeded: try number(Int64.self))
  }

  private func checked<Value>(_ value: Value?) throws(DirectoryIndex.Error) -> Value {
    guard let value else { throw .damaged }
    return value
  }
}

extension RecordReader {
  /// Reads a record.
  mutating func record() throws(DirectoryIndex.Error) -> DirectoryRecord {
    let parts = RecordParts(rawValue: try number())
    guard RecordParts.all.isSuperset(of: parts) else { throw .damaged }
    let kind = try checked(ItemKind(try shortText()))
    let name = try text()
    let id = try checked(try? ItemReference(kind, name))
    var record = DirectoryRecord(id, title: try text())
    if parts.contains(.subtitle) { record.subtitle = try shortText() }
    if parts.contains(.details) { record.details = try text() }
    if parts.contains(.coordinate) {
      let (latitude, longitude) = (try double(), try double())
      record.coordinate = try checked(try? Coordinate(latitude: latitude, longitude: longitude))
    }
    if parts.contains(.city) { record.city = try city() }
    if parts.contains(.zipCode) { record.zipCode = try checked(ZIPCode(try shortText())) }
    if parts.contains(.address) { record.address = try text() }
    if parts.contains(.labels) { record.labels = try labels() }
    if parts.contains(.produce) { record.produce = try produce() }
    if parts.contains(.ingredients) { record.ingredients = try ingredients() }
    if parts.contains(.directions) {
      record.directions = try values { reader throws(DirectoryIndex.Error) in try reader.text() }
    }
    if parts.contains(.price) { record.priceInCents = try integer() }
    if parts.contains(.ages) {
      let (least, greatest) = (try integer(), try integer())
      record.ages = try checked(least <= greatest ? least...greatest : nil)
    }
    if parts.contains(.hours) { record.hours = try openingHours() }
    record.hasStaleHours = parts.contains(.staleHours)
    if parts.contains(.time) { record.time = try time() }
    if parts.contains(.freeSeats) { record.freeSeats = try integer() }
    if parts.contains(.photos) {
      record.photos = try values(eachAtLeast: 48) { reader throws(DirectoryIndex.Error) in
        DirectoryRecord.Photo(
          try reader.text(), caption: try reader.text(), reviews: try reader.reviews())
      }
    }
    if parts.contains(.actions) {
      record.actions = try values { reader throws(DirectoryIndex.Error) in
        let name = try reader.shortText()
        return try reader.checked(DirectoryRecord.Action(stored: name, try reader.text()))
      }
    }
    if parts.contains(.reviews) { record.reviews = try reviews() }
    if parts.contains(.popularity) { record.popularity = try integer() }
    if parts.contains(.dateAdded) {
      record.dateAdded = try checked(CalendarDate(daysSinceEpoch: Int(try number(Int32.self))))
    }
    if parts.contains(.nutrition) { record.nutrition = try nutrition() }
    if parts.contains(.sessions) {
      record.sessions = try values(eachAtLeast: 16) { reader throws(DirectoryIndex.Error) in
        try reader.time()
      }
    }
    record.isFeatured = parts.contains(.featured)
    // What is there is not empty, so that equal records have equal bytes.
    guard RecordParts(of: record) == parts else { throw .damaged }
    return record
  }

  private mutating func time() throws(DirectoryIndex.Error) -> Range<Int64> {
    let (start, end) = (try number(Int64.self), try number(Int64.self))
    return try checked(start <= end ? start..<end : nil)
  }

  private mutating func city() throws(DirectoryIndex.Error) -> City {
    let (name, state) = (try numberedText(), try numberedText())
    let key = name.number.flatMap { name in state.number.map { UInt64(name) << 32 | UInt64($0) } }
    if let key, let city = cities[key] { return city }
    let city = try checked(USState(state.text).flatMap { City(name.text, $0) })
    if let key { cities[key] = city }
    return city
  }

  private mutating func openingHours() throws(DirectoryIndex.Error) -> OpeningHours {
    let (text, number) = try numberedText()
    if let number, let known = hours[number] { return known }
    let read = try checked(try? OpeningHours(text))
    if let number { hours[number] = read }
    return read
  }

  private mutating func labels() throws(DirectoryIndex.Error) -> [DirectoryRecord.Subject:
    Set<String>]
  {
    let labels = try values(eachAtLeast: 8) { reader throws(DirectoryIndex.Error) in
      (DirectoryRecord.Subject(try reader.shortText()), try reader.sortedTexts())
    }
    guard zip(labels, labels.dropFirst()).allSatisfy({ $0.0.name < $1.0.name }) else {
      throw .damaged
    }
    return Dictionary(labels) { first, _ in first }
  }

  private mutating func produce() throws(DirectoryIndex.Error) -> [DirectoryRecord.Season: [String]]
  {
    let seasons = try values(eachAtLeast: 8) { reader throws(DirectoryIndex.Error) in
      let season = try reader.checked(DirectoryRecord.Season(rawValue: try reader.shortText()))
      return (
        season, try reader.values { reader throws(DirectoryIndex.Error) in try reader.shortText() }
      )
    }
    let produce = Dictionary(seasons) { first, _ in first }
    guard produce.count == seasons.count else { throw .damaged }
    return produce
  }

  private mutating func ingredients() throws(DirectoryIndex.Error) -> DirectoryRecord.Ingredients {
    let lines = try values { reader throws(DirectoryIndex.Error) in try reader.text() }
    let names = try sortedTexts()
    return DirectoryRecord.Ingredients(
      known: lines, names: names, freeFrom: Set(try sortedTexts().map(Allergen.init)))
  }

  private mutating func nutrition() throws(DirectoryIndex.Error) -> NutritionFacts {
    let flags = try number(UInt8.self)
    guard flags < 4 else { throw .damaged }
    let (energy, fat, saturates, sugars) = (
      try double(), try double(), try double(), try double()
    )
    let (salt, fiber, protein, fruit) = (try double(), try double(), try double(), try double())
    guard flags & 2 != 0 || fat.bitPattern == 0 else { throw .damaged }
    let facts = try checked(
      try? NutritionFacts(
        energyKilojoules: energy, fat: flags & 2 != 0 ? fat : nil, saturates: saturates,
        sugars: sugars, salt: salt, fiber: fiber, protein: protein,
        fruitVegetableLegumePercent: fruit, hasNonNutritiveSweetener: flags & 1 != 0))
    // Only what was written reads back: three decimals.
    var again = RecordWriter()
    again.append(facts)
    guard bytes[..<offset].suffix(again.bytes.count).elementsEqual(again.bytes) else {
      throw .damaged
    }
    return facts
  }

  private mutating func reviews() throws(DirectoryIndex.Error) -> ReviewSummary {
    var counts: [Int64] = []
    for _ in 0..<5 { counts.append(try number()) }
    return try checked(try? ReviewSummary(counts: counts))
  }
}
