/// Bytes with a single owner, which take eight bytes in a table of many such blocks.
///
/// It is sound because the block has its own count in front of the bytes, nothing changes after the
/// initializer, and debug builds assert at every access that an index is below the count.
@safe
struct ByteBlock: ~Copyable {
  private let base: UnsafeMutableRawPointer

  private static var headSize: Int { MemoryLayout<UInt32>.size }

  /// Copies bytes, of which there are less than 2³².
  init(_ bytes: [UInt8]) {
    let count = UInt32(clamping: bytes.count)
    unsafe base = UnsafeMutableRawPointer.allocate(
      byteCount: Self.headSize + Int(count), alignment: MemoryLayout<UInt32>.alignment)
    unsafe base.storeBytes(of: count, as: UInt32.self)
    unsafe bytes.withUnsafeBytes { source in
      unsafe (base + Self.headSize).copyMemory(
        from: source.baseAddress ?? UnsafeRawPointer(base), byteCount: Int(count))
    }
  }

  deinit { unsafe base.deallocate() }

  var count: UInt32 { unsafe base.load(as: UInt32.self) }

  /// The byte at an index below `count`.
  subscript(index: UInt32) -> UInt8 {
    assert(index < count, "The index is out of range.")
    return unsafe base.load(fromByteOffset: Self.headSize + Int(index), as: UInt8.self)
  }

  /// Appends the bytes of a range to an array, which is several times as fast as one by one.
  func append(_ range: Range<UInt32>, to bytes: inout [UInt8]) {
    assert(range.upperBound <= count, "The range is out of range.")
    unsafe bytes.append(
      contentsOf: UnsafeRawBufferPointer(
        start: base + Self.headSize + Int(range.lowerBound), count: range.count))
  }
}

// The type is noncopyable, so a block has one owner at a time.
extension ByteBlock: @unchecked Sendable {}
