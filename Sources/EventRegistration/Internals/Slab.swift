/// A block of memory of a size that its owner knows.
@safe
struct Slab<Element: BitwiseCopyable>: ~Copyable {
  private let base: UnsafeMutablePointer<Element>

  init(repeating element: Element, count: UInt32) {
    unsafe base = .allocate(capacity: Int(count))
    unsafe base.initialize(repeating: element, count: Int(count))
  }

  deinit { unsafe base.deallocate() }

  subscript(index: UInt32) -> Element {
    @inline(__always)
    unsafeAddress { unsafe UnsafePointer(base + Int(index)) }
    @inline(__always)
    unsafeMutableAddress { unsafe base + Int(index) }
  }
}
extension Slab: @unchecked Sendable where Element: Sendable {}
