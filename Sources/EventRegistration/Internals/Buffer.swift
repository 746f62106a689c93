/// A growing block of memory that one owner has: an array without sharing, copies or checks.
///
/// Seats are looked up at random in tables of many events, where an array's check for a unique
/// owner and of each index cost a fifth of the time. This, the smaller ``Slab`` and the desk's
/// ``SpotCounts`` are the only types of the module that touch memory directly. It is sound as long
/// as an index is below `count`, which a debug build asserts at every access: indices into slots
/// are masked by the table's size, indices of nodes and events are handed out by `append` alone.
@safe
struct Buffer<Element: ~Copyable>: ~Copyable {
  private var base: UnsafeMutablePointer<Element>
  private var room: UInt32
  private(set) var count: UInt32 = 0

  /// An empty buffer with room for that many elements.
  init(minimumCapacity: UInt32) {
    room = max(minimumCapacity, 1)
    unsafe base = Self.allocate(room)
  }

  deinit {
    unsafe base.deinitialize(count: Int(count))
    unsafe base.deallocate()
  }

  /// Room for elements; those that fill whole lines of memory each begin with a line.
  private static func allocate(_ room: UInt32) -> UnsafeMutablePointer<Element> {
    let alignment = MemoryLayout<Element>.stride.isMultiple(of: 64) ? 64 : 16
    let bytes = Int(room) * MemoryLayout<Element>.stride
    return unsafe UnsafeMutableRawPointer.allocate(byteCount: bytes, alignment: alignment)
      .bindMemory(to: Element.self, capacity: Int(room))
  }

  /// Adds an element at the end; amortized O(1).
  mutating func append(_ element: consuming Element) {
    if count == room { grow(to: room < 1 << 10 ? room * 2 : room + room / 4) }
    unsafe (base + Int(count)).initialize(to: element)
    count += 1
  }

  private mutating func grow(to newRoom: UInt32) {
    let grown = unsafe Self.allocate(newRoom)
    unsafe grown.moveInitialize(from: base, count: Int(count))
    unsafe base.deallocate()
    unsafe base = grown
    room = newRoom
  }

  /// The element at an index below `count`.
  subscript(index: UInt32) -> Element {
    @inline(__always)
    unsafeAddress {
      assert(index < count, "an index beyond the buffer")
      return unsafe UnsafePointer(base + Int(index))
    }
    @inline(__always)
    unsafeMutableAddress {
      assert(index < count, "an index beyond the buffer")
      return unsafe base + Int(index)
    }
  }
}

extension Buffer {
  /// A buffer of that many equal elements.
  init(repeating element: Element, count: UInt32) {
    self.init(minimumCapacity: count)
    unsafe base.initialize(repeating: element, count: Int(count))
    self.count = count
  }

  /// An equal buffer with an owner of its own.
  func copy() -> Buffer {
    var copy = Buffer(minimumCapacity: count)
    unsafe copy.base.initialize(from: base, count: Int(count))
    copy.count = count
    return copy
  }
}

// One owner at a time, as for any value.
extension Buffer: @unchecked Sendable where Element: Sendable & ~Copyable {}
