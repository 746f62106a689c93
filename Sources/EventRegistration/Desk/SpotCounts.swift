internal import Synchronization

/// A word an event, which anyone may read at any time while one at a time writes or adds.
///
/// The words lie in blocks, each as large as all before it and 64 more, so that none ever moves.
/// Blocks are never freed before the end, and a word is found only by who learned of its event
/// after its block was there: so every access is sound.
@safe
struct SpotCounts: ~Copyable, @unchecked Sendable {
  private typealias Block = UnsafeMutablePointer<Atomic<UInt64>>

  private let blocks: Buffer<Atomic<Block?>>

  init() {
    // Enough for 2³² words.
    var blocks = unsafe Buffer<Atomic<Block?>>(minimumCapacity: 27)
    for _ in 0..<27 { unsafe blocks.append(Atomic(nil)) }
    unsafe self.blocks = blocks
  }

  deinit {
    for number in unsafe 0..<blocks.count {
      guard let block = unsafe blocks[number].load(ordering: .relaxed) else { continue }
      unsafe block.deinitialize(count: 64 << Int(number))
      unsafe block.deallocate()
    }
  }

  /// Makes room for the word of the next event.
  func add(_ index: UInt32) {
    let (number, offset) = Self.place(of: index)
    guard offset == 0 else { return }
    let count = 64 << Int(number)
    let block = Block.allocate(capacity: count)
    for word in 0..<count { unsafe (block + word).initialize(to: Atomic(0)) }
    unsafe blocks[number].store(block, ordering: .releasing)
  }

  /// Only one at a time may write.
  @inline(__always)
  func set(_ word: UInt64, at index: UInt32) {
    let (number, offset) = Self.place(of: index)
    guard let block = unsafe blocks[number].load(ordering: .relaxed) else { return }
    unsafe block[offset].store(word, ordering: .releasing)
  }

  /// The word at the index of an event that was added before.
  func word(at index: UInt32) -> UInt64 {
    let (number, offset) = Self.place(of: index)
    guard let block = unsafe blocks[number].load(ordering: .acquiring) else { return 0 }
    return unsafe block[offset].load(ordering: .acquiring)
  }

  /// The number of a word's block, and where it lies there.
  @inline(__always)
  private static func place(of index: UInt32) -> (block: UInt32, offset: Int) {
    let shifted = UInt64(index) + 64
    let magnitude = UInt64(63 - shifted.leadingZeroBitCount)
    return (UInt32(magnitude - 6), Int(shifted - 1 << magnitude))
  }
}
