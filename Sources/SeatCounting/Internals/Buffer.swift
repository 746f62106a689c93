/// A growable block of memory with a single owner: an array without sharing, copies, or checks.
///
/// Seats are looked up at random in tables of many events. There, an array's uniqueness check and
/// bounds checks took a fifth of the time. This type, ``ByteBlock``, ``SeatWords``, and the desk's
/// ``Locked`` are the only types of the module that access memory directly. They are sound as
/// long as each index is below `count`, which debug builds assert at every access: indices into
/// slots are masked by the size of the table, and only `append` creates indices of nodes and events.
@safe
package struct Buffer<Element: ~Copyable>: ~Copyable {
  @usableFromInline var base: UnsafeMutablePointer<Element>
  @usableFromInline var room: UInt32
  package internal(set) var count: UInt32 = 0

  /// Creates an empty buffer with room for at least `minimumCapacity` elements.
  @inlinable
  package init(minimumCapacity: UInt32) {
    room = max(minimumCapacity, 1)
    unsafe base = Self.allocate(room)
  }

  @inlinable
  deinit {
    unsafe base.deinitialize(count: Int(count))
    unsafe base.deallocate()
  }

  /// Allocates room for elements.
  ///
  /// Elements that fill whole cache lines are aligned to cache lines.
  @inlinable
  static func allocate(_ room: UInt32) -> UnsafeMutablePointer<Element> {
    let alignment = MemoryLayout<Element>.stride.isMultiple(of: 64) ? 64 : 16
    let bytes = Int(room) * MemoryLayout<Element>.stride
    return unsafe UnsafeMutableRawPointer.allocate(byteCount: bytes, alignment: alignment)
      .bindMemory(to: Element.self, capacity: Int(room))
  }

  /// Appends an element, in amortized O(1).
  ///
  /// A large buffer grows by a sixth, so that at most a seventh of it is unused.
  @inlinable
  package mutating func append(_ element: consuming Element) {
    if count == room { grow(to: room < 1 << 10 ? room * 2 : room + room / 6) }
    unsafe (base + Int(count)).initialize(to: element)
    count += 1
  }

  @inlinable
  mutating func grow(to newRoom: UInt32) {
    let grown = unsafe Self.allocate(newRoom)
    unsafe grown.moveInitialize(from: base, count: Int(count))
    unsafe base.deallocate()
    unsafe base = grown
    room = newRoom
  }

  /// The element at an index below `count`.
  @inlinable
  package subscript(index: UInt32) -> Element {
    @inline(__always)
    unsafeAddress {
      assert(index < count, "The index is out of range.")
      return unsafe UnsafePointer(base + Int(index))
    }
    @inline(__always)
    unsafeMutableAddress {
      assert(index < count, "The index is out of range.")
      return unsafe base + Int(index)
    }
  }
}

extension Buffer {
  /// Creates a buffer of `count` equal elements.
  @inlinable
  package init(repeating element: Element, count: UInt32) {
    self.init(minimumCapacity: count)
    unsafe base.initialize(repeating: element, count: Int(count))
    self.count = count
  }

  /// Returns an independent copy.
  @inlinable
  package func copy() -> Buffer {
    var copy = Buffer(minimumCapacity: count)
    unsafe copy.base.initialize(from: base, count: Int(count))
    copy.count = count
    return copy
  }
}

// The type is noncopyable, so a buffer has one owner at a time.
extension Buffer: @unchecked Sendable where Element: Sendable & ~Copyable {}
