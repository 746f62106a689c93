/// The numbers in a string literal, which are read one after another.
///
/// A number consists of characters from `0` to `o`, five bits in each, the lowest first; the sixth
/// bit says that another character follows. The compiler stores such a literal as it is, whereas it
/// fills an array of numbers while the program runs.
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
    // Sound: every byte is compared with the end. The literal lives as long as the program.
    let start = unsafe literal.utf8Start
    let end = literal.utf8CodeUnitCount
    var value = 0
    var shift = 0
    while true {
      precondition(position < end && shift < 64, "The table is too short.")
      let digit = Int(truncatingIfNeeded: unsafe start[position]) &- 0x30
      position &+= 1
      value |= (digit & 31) &<< shift
      if digit < 32 { return value }
      shift &+= 5
    }
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
