/// A block of memory in a single word, whose owner knows the size.
///
/// Like ``Buffer``, it is sound as long as each index is below the count, which debug builds assert.
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
      assert(index < count, "The index is out of range.")
      #endif
      return unsafe UnsafePointer(base + Int(index))
    }
    @inline(__always)
    unsafeMutableAddress {
      #if DEBUG
      assert(index < count, "The index is out of range.")
      #endif
      return unsafe base + Int(index)
    }
  }
}

// The type is noncopyable, so a slab has one owner at a time.
extension Slab: @unchecked Sendable where Element: Sendable {}
