/// A block of memory of a size that its owner knows, in a single word.
///
/// As a ``Buffer``, it is sound as long as an index is below the count, which a debug build
/// asserts.
@safe
struct Slab<Element: BitwiseCopyable>: ~Copyable {
  private let base: UnsafeMutablePointer<Element>
  #if DEBUG
  private let count: UInt32
  #endif

  init(repeating element: Element, count: UInt32) {
    unsafe base = .allocate(capacity: Int(count))
    unsafe base.initialize(repeating: element, count: Int(count))
    #if DEBUG
    self.count = count
    #endif
  }

  deinit { unsafe base.deallocate() }

  subscript(index: UInt32) -> Element {
    @inline(__always)
    unsafeAddress {
      #if DEBUG
      assert(index < count, "an index beyond the slab")
      #endif
      return unsafe UnsafePointer(base + Int(index))
    }
    @inline(__always)
    unsafeMutableAddress {
      #if DEBUG
      assert(index < count, "an index beyond the slab")
      #endif
      return unsafe base + Int(index)
    }
  }
}

// One owner at a time, as for any value.
extension Slab: @unchecked Sendable where Element: Sendable {}
