/// The 32 bytes of an event that hold either eight people or the address and counts of a table.
///
/// This type has the only direct access to memory in the records of people. It is sound because
/// ``SeatSlots`` alone uses it: it knows which of the two the words hold, frees a table once, at the
/// end of its life, and masks each index by the size of the table. The two views read the same words,
/// so that a small event needs no other cache line, and the counts of a table no vector.
@safe
struct SeatWords: Sendable {
  private typealias Words = (
    UInt32, UInt32, UInt32, UInt32, UInt32, UInt32, UInt32, UInt32
  )

  private var words: Words

  /// Creates words without people.
  init() { words = (.max, .max, .max, .max, .max, .max, .max, .max) }

  /// Allocates a table of empty slots, whose counts are zero.
  init(positions: UInt32) {
    let base = UnsafeMutablePointer<SeatSlot>.allocate(capacity: Int(positions))
    unsafe base.initialize(repeating: .empty, count: Int(positions))
    let address = UInt64(UInt(bitPattern: base))
    let (low, high) = (address & 0xFFFF_FFFF, address >> 32)
    words = (0, 0, 0, positions / 4 * 3, 0, 0, UInt32(low), UInt32(high))
  }

  func deallocateTable() { unsafe base.deallocate() }

  // MARK: People

  /// The people, and then words in which all bits are set.
  var people: SIMD8<UInt32> {
    @inline(__always) get { unsafe unsafeBitCast(words, to: SIMD8<UInt32>.self) }
    @inline(__always) set { words = unsafe unsafeBitCast(newValue, to: Words.self) }
  }

  /// Changes the person at a place below eight.
  ///
  /// It writes a single word, because replacing an element of the vector takes 50 more instructions.
  @inline(__always)
  mutating func setPerson(_ person: UInt32, at place: UInt32) {
    unsafe withUnsafeMutableBytes(of: &words) { bytes in
      unsafe bytes.storeBytes(of: person, toByteOffset: Int(place & 7) &* 4, as: UInt32.self)
    }
  }

  // MARK: Table

  /// The first slot of the table.
  ///
  /// The address is apart from the counts that most commands change: a processor that reads people
  /// ahead, as a vector of half the words, would otherwise wait until those changes are in memory.
  private var base: UnsafeMutablePointer<SeatSlot> {
    @inline(__always) get {
      let address = UInt64(words.7) &<< 32 | UInt64(words.6)
      return unsafe UnsafeMutablePointer(bitPattern: UInt(truncatingIfNeeded: address))
        .unsafelyUnwrapped
    }
  }

  /// The slot at an index of a table.
  subscript(index: UInt32) -> SeatSlot {
    @inline(__always) get { unsafe base[Int(index)] }
    @inline(__always) nonmutating set { unsafe base[Int(index)] = newValue }
  }

  /// The number of records in the table.
  var count: UInt32 {
    @inline(__always) get { words.0 }
    @inline(__always) set { words.0 = newValue }
  }

  /// The largest number of records for the size of the table: three quarters.
  var maximumCount: UInt32 {
    @inline(__always) get { words.3 }
  }

  /// The seats of registered people.
  var taken: UInt32 {
    @inline(__always) get { words.1 }
    @inline(__always) set { words.1 = newValue }
  }

  /// The number of the last registration in the order of the event.
  var order: UInt32 {
    @inline(__always) get { words.2 }
    @inline(__always) set { words.2 = newValue }
  }

  /// The upper half of the version of the event.
  var upperVersion: UInt32 {
    @inline(__always) get { words.4 }
    set { words.4 = newValue }
  }
}
