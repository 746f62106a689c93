import Glibc

/// The result of a function of the C surface: columns, an object, or a problem.
///
/// `CONVENTIONS.md` describes it for callers.
final class Answer {
  private(set) var columns: [Column] = []
  private(set) var object: AnyObject?
  private(set) var problem: Problem?

  init() {}

  /// Creates an answer with one object.
  init(_ object: AnyObject) { self.object = object }

  /// Creates an answer with a problem.
  init(_ problem: Problem) { self.problem = problem }

  /// Adds a column of numbers.
  func add<Number: ColumnNumber>(_ name: StaticString, _ numbers: some Collection<Number>) throws {
    let column = try Column(name, Number.kind, capacity: numbers.count)
    for number in numbers { try column.append(number) }
    columns.append(column)
  }

  /// Adds a column.
  func add(_ column: Column) { columns.append(column) }

  /// Adds a column of texts.
  func add(_ name: StaticString, texts: some Sequence<String>) throws {
    let column = try Column(name, .text, capacity: 0)
    for text in texts { try column.append(text) }
    columns.append(column)
  }
}

/// The reason why an answer has no columns.
struct Problem: Error {
  /// The number that the Python package turns into a class of exceptions.
  enum Kind: Int32 {
    case invalidValue = 1
    case outOfMemory = 2
  }

  let kind: Kind
  /// A sentence in UTF-8, with a zero byte after it.
  let sentence: ContiguousArray<CChar>

  init(_ sentence: String, kind: Kind = .invalidValue) {
    self.kind = kind
    self.sentence = ContiguousArray(sentence.utf8CString)
  }

  /// The problem of an element of an input array.
  init(_ error: some Error & CustomStringConvertible, at index: Int, of name: String) {
    self.init("\(name) \(index): \(error.description)")
  }

  static var outOfMemory: Self { Self("There is not enough memory.", kind: .outOfMemory) }
}

/// A number that a column can hold.
protocol ColumnNumber {
  static var kind: Column.Kind { get }
}

extension Int64: ColumnNumber { static var kind: Column.Kind { .int64 } }
extension Double: ColumnNumber { static var kind: Column.Kind { .double } }
extension UInt8: ColumnNumber { static var kind: Column.Kind { .byte } }

/// An array of numbers or texts at an address that does not change after the last call of `append`.
final class Column {
  enum Kind: Int32 {
    case int64 = 0
    case double = 1
    case byte = 2
    /// Bytes of UTF-8, in which text `i` is from offset `i` to offset `i + 1`.
    case text = 3

    var size: Int { self == .int64 || self == .double ? 8 : 1 }
  }

  let name: StaticString
  let kind: Kind
  /// The number of numbers, or the number of bytes of all texts.
  private(set) var count = 0
  private(set) var memory: UnsafeMutableRawPointer
  private var capacity: Int
  /// The offsets of texts; `nil` for numbers.
  private(set) var offsets: Column?

  /// - Throws: `Problem.outOfMemory`.
  init(_ name: StaticString, _ kind: Kind, capacity: Int) throws {
    self.name = name
    self.kind = kind
    self.capacity = max(capacity, 1)
    let size = self.capacity.multipliedReportingOverflow(by: kind.size)
    guard !size.overflow, let memory = malloc(size.partialValue) else { throw Problem.outOfMemory }
    self.memory = memory
    if kind == .text {
      offsets = try Column(name, .int64, capacity: 1)
      try offsets?.append(Int64(0))
    }
  }

  /// Creates a column of numbers that are all equal, to be replaced by others.
  convenience init<Number: ColumnNumber>(
    _ name: StaticString, repeating number: Number, count: Int
  ) throws {
    try self.init(name, Number.kind, capacity: count)
    memory.bindMemory(to: Number.self, capacity: count).initialize(repeating: number, count: count)
    self.count = count
  }

  deinit { free(memory) }

  /// The numbers of the column, whose kind is that of `Number`.
  func numbers<Number: ColumnNumber>(_: Number.Type) -> UnsafeMutableBufferPointer<Number> {
    UnsafeMutableBufferPointer(start: memory.assumingMemoryBound(to: Number.self), count: count)
  }

  /// Appends a number of the column's kind.
  func append<Number: ColumnNumber>(_ number: Number) throws {
    if count == capacity { try grow(to: count + 1) }
    memory.storeBytes(of: number, toByteOffset: count &* MemoryLayout<Number>.size, as: Number.self)
    count &+= 1
  }

  /// Appends a text.
  func append(_ text: String) throws {
    var text = text
    try text.withUTF8 { bytes in
      if count + bytes.count > capacity { try grow(to: count + bytes.count) }
      if let start = bytes.baseAddress {
        (memory + count).copyMemory(from: start, byteCount: bytes.count)
      }
      count += bytes.count
    }
    try offsets?.append(Int64(count))
  }

  private func grow(to needed: Int) throws {
    let capacity = max(needed, capacity + capacity / 2 + 16)
    let size = capacity.multipliedReportingOverflow(by: kind.size)
    guard !size.overflow, let memory = realloc(memory, size.partialValue) else {
      throw Problem.outOfMemory
    }
    self.memory = memory
    self.capacity = capacity
  }
}

/// Returns an answer that the caller releases, with what `body` adds to it or with its problem.
func answer(_ body: (Answer) throws -> Void) -> OpaquePointer {
  let answer = Answer()
  do {
    try body(answer)
    return owned(answer)
  } catch let problem as Problem {
    return owned(Answer(problem))
  } catch {
    return owned(Answer(Problem("\(error)")))
  }
}

/// Returns an answer that the caller releases, with an object or a problem.
func answer(object body: () throws -> AnyObject) -> OpaquePointer {
  do {
    return owned(Answer(try body()))
  } catch let problem as Problem {
    return owned(Answer(problem))
  } catch {
    return owned(Answer(Problem("\(error)")))
  }
}

/// Returns a reference that the caller releases.
private func owned(_ object: AnyObject) -> OpaquePointer {
  OpaquePointer(Unmanaged.passRetained(object).toOpaque())
}

/// Returns the object of a reference that the caller keeps during the call.
func borrowed<Object: AnyObject>(_ pointer: OpaquePointer, as type: Object.Type) -> Object {
  Unmanaged<Object>.fromOpaque(UnsafeRawPointer(pointer)).takeUnretainedValue()
}

/// Releases an answer or an object.
@c(hd_release)
public func release(_ object: OpaquePointer) {
  Unmanaged<AnyObject>.fromOpaque(UnsafeRawPointer(object)).release()
}

/// Returns the kind of an answer's problem, or 0 if it has none.
@c(hd_problem_kind)
public func problemKind(_ pointer: OpaquePointer) -> Int32 {
  borrowed(pointer, as: Answer.self).problem?.kind.rawValue ?? 0
}

/// Copies the sentence of an answer's problem with its zero byte to `buffer`, as far as it fits, and
/// returns its size; 0 without a problem.
@c(hd_problem_sentence)
public func problemSentence(
  _ pointer: OpaquePointer, _ buffer: UnsafeMutablePointer<CChar>?, _ capacity: Int
) -> Int {
  guard let sentence = borrowed(pointer, as: Answer.self).problem?.sentence else { return 0 }
  if let buffer {
    for (index, byte) in sentence.prefix(max(capacity, 0)).enumerated() { buffer[index] = byte }
  }
  return sentence.count
}

/// Returns a reference to the object of an answer, which the caller releases, or null.
@c(hd_object)
public func object(_ pointer: OpaquePointer) -> OpaquePointer? {
  borrowed(pointer, as: Answer.self).object.map(owned)
}

/// Returns the number of columns of an answer.
@c(hd_column_count)
public func columnCount(_ pointer: OpaquePointer) -> Int {
  borrowed(pointer, as: Answer.self).columns.count
}

/// Writes what a column is: its name, kind, memory, number of elements, and the offsets of texts.
///
/// Returns 0 for an index that is not one of a column, else 1. The addresses are valid until the answer
/// is released.
@c(hd_column)
public func column(
  _ pointer: OpaquePointer, _ index: Int,
  _ name: UnsafeMutablePointer<UnsafePointer<UInt8>?>, _ kind: UnsafeMutablePointer<Int32>,
  _ memory: UnsafeMutablePointer<UnsafeMutableRawPointer?>, _ count: UnsafeMutablePointer<Int>,
  _ offsets: UnsafeMutablePointer<UnsafeMutableRawPointer?>
) -> Int32 {
  let columns = borrowed(pointer, as: Answer.self).columns
  guard columns.indices.contains(index) else { return 0 }
  let column = columns[index]
  name.pointee = column.name.utf8Start
  kind.pointee = column.kind.rawValue
  memory.pointee = column.memory
  count.pointee = column.offsets.map { $0.count - 1 } ?? column.count
  offsets.pointee = column.offsets?.memory
  return 1
}

/// Texts of the caller in one array: text `i` is from offset `i` to offset `i + 1`.
struct Texts {
  let bytes: UnsafePointer<UInt8>
  let offsets: UnsafePointer<Int64>

  subscript(position: Int) -> String {
    let (start, end) = (Int(offsets[position]), Int(offsets[position + 1]))
    return String(
      decoding: UnsafeBufferPointer(start: bytes + start, count: end - start), as: UTF8.self)
  }
}
