/// The numbers in a string literal, which are read one after another.
///
/// A number consists of characters of seven bits, of which the space is the lowest. The first one is a number below
/// 64, or says how many others follow. The compiler stores such a literal as it is, whereas it fills an array of numbers
/// while the program runs.
struct NumberText: Sendable {
  private let literal: StaticString
  /// The position of the next number, in bytes.
  private var position: Int

  init(_ literal: StaticString) {
    self.literal = literal
    position = 0
  }

  /// Reads a number.
  ///
  /// - Precondition: The literal has another number.
  mutating func next() -> Int {
    let first = nextCharacter()
    guard first >= 64 else { return first }
    guard first >= 124 else { return 64 &+ ((first &- 64) &<< 7 | nextCharacter()) }
    var value = 0
    for _ in 0..<first &- 122 { value = value &<< 7 | nextCharacter() }
    return value
  }

  @inline(__always)
  private mutating func nextCharacter() -> Int {
    // Sound: every position is compared with the end. The literal lives as long as the program.
    let start = unsafe literal.utf8Start
    precondition(position < literal.utf8CodeUnitCount, "The table is too short.")
    let byte = Int(truncatingIfNeeded: unsafe start[position])
    position &+= 1
    return (byte &- 0x20) & 0x7F
  }

  /// Reads a number that may be negative.
  mutating func nextSigned() -> Int32 {
    Self.signed(next())
  }

  /// Returns the number that another one stands for: 0, -1, 1, -2, and so on.
  static func signed(_ value: Int) -> Int32 {
    let half = Int32(truncatingIfNeeded: value &>> 1)
    return value & 1 == 0 ? half : -1 &- half
  }

  /// Reads an array: its count, and its elements by `element`.
  ///
  /// Without optimization it takes a fraction of the time of appending.
  mutating func array<Element>(
    count: Int, _ element: (inout NumberText, Int) -> Element
  ) -> ContiguousArray<Element> {
    var reader = self
    // Sound: every element below `initialized` was initialized once.
    let array = unsafe ContiguousArray<Element>(unsafeUninitializedCapacity: count) {
      buffer, initialized in
      var index = 0
      while index < count {
        unsafe buffer.initializeElement(at: index, to: element(&reader, index))
        index &+= 1
      }
      initialized = count
    }
    self = reader
    return array
  }
}
