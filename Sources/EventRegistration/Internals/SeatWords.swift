/// The 32 bytes of an event that hold either eight people or the address and counts of a table.
///
/// This type has the only direct access to memory in the records of people. It is sound because
/// ``SeatSlots`` alone uses it: it knows which of the two the words hold, frees a table once, at the
/// end of its life, and masks each index by the size of the table. The two views read the same words,
/// so that a small event needs no other cache line, and the counts of a table no vector.
@safe
struct SeatWords: Sendable {
  private var words: (UInt64, UInt64, UInt64, UInt64)

  /// Creates words without people.
  init() { words = (.max, .max, .max, .max) }

  /// Allocates a table of empty slots, whose counts are zero.
  init(positions: UInt32) {
    let base = UnsafeMutablePointer<SeatSlot>.allocate(capacity: Int(positions))
    unsafe base.initialize(repeating: .empty, count: Int(positions))
    words = (UInt64(UInt(bitPattern: base)), 0, 0, 0)
    shift = UInt32(positions.leadingZeroBitCount) + 1
  }

  func deallocateTable() { unsafe base.deallocate() }

  // MARK: People

  /// The people, and then words in which all bits are set.
  var people: SIMD8<UInt32> {
    @inline(__always) get { unsafe unsafeBitCast(words, to: SIMD8<UInt32>.self) }
    @inline(__always) set {
      words = unsafe unsafeBitCast(newValue, to: (UInt64, UInt64, UInt64, UInt64).self)
    }
  }

  // MARK: Table

  private var base: UnsafeMutablePointer<SeatSlot> {
    @inline(__always) get {
      unsafe UnsafeMutablePointer(bitPattern: UInt(words.0)).unsafelyUnwrapped
    }
  }

  /// The slot at an index of a table.
  subscript(index: UInt32) -> SeatSlot {
    @inline(__always) get { unsafe base[Int(index)] }
    @inline(__always) nonmutating set { unsafe base[Int(index)] = newValue }
  }

  /// 32 minus the binary logarithm of the size of the table.
  var shift: UInt32 {
    @inline(__always) get { Self.low(words.1) }
    set { words.1 = Self.replacingLow(words.1, newValue) }
  }

  /// The number of records in the table.
  var count: UInt32 {
    @inline(__always) get { Self.high(words.1) }
    @inline(__always) set { words.1 = Self.replacingHigh(words.1, newValue) }
  }

  /// The number of the last registration in the order of the event.
  var order: UInt32 {
    @inline(__always) get { Self.low(words.2) }
    @inline(__always) set { words.2 = Self.replacingLow(words.2, newValue) }
  }

  /// The seats of registered people.
  var taken: UInt32 {
    @inline(__always) get { Self.high(words.2) }
    @inline(__always) set { words.2 = Self.replacingHigh(words.2, newValue) }
  }

  /// The upper half of the version of the event.
  var upperVersion: UInt32 {
    @inline(__always) get { Self.low(words.3) }
    set { words.3 = Self.replacingLow(words.3, newValue) }
  }

  @inline(__always)
  private static func low(_ word: UInt64) -> UInt32 { UInt32(truncatingIfNeeded: word) }

  @inline(__always)
  private static func high(_ word: UInt64) -> UInt32 { UInt32(truncatingIfNeeded: word &>> 32) }

  @inline(__always)
  private static func replacingLow(_ word: UInt64, _ half: UInt32) -> UInt64 {
    word & 0xFFFF_FFFF_0000_0000 | UInt64(half)
  }

  @inline(__always)
  private static func replacingHigh(_ word: UInt64, _ half: UInt32) -> UInt64 {
    word & 0xFFFF_FFFF | UInt64(half) &<< 32
  }
}
