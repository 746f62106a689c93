internal import Synchronization

/// One word for each event, which any thread can read at any time.
///
/// One thread at a time writes or adds.
///
/// The words are in blocks that never move. Each block is 64 words larger than all before it.
/// Blocks live as long as the value, and a thread learns of an event only after its block exists,
/// so every access is sound.
@safe
@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
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

  /// Adds the word of the next event.
  func add(_ index: UInt32) {
    let (number, offset) = Self.place(of: index)
    guard offset == 0 else { return }
    let count = 64 << Int(number)
    let block = Block.allocate(capacity: count)
    for word in 0..<count { unsafe (block + word).initialize(to: Atomic(0)) }
    unsafe blocks[number].store(block, ordering: .releasing)
  }

  /// Sets a word; only one thread at a time calls this.
  @inline(__always)
  func set(_ word: UInt64, at index: UInt32) {
    let (number, offset) = Self.place(of: index)
    guard let block = unsafe blocks[number].load(ordering: .relaxed) else { return }
    unsafe block[offset].store(word, ordering: .releasing)
  }

  /// Returns the word of an event that was added before.
  func word(at index: UInt32) -> UInt64 {
    let (number, offset) = Self.place(of: index)
    guard let block = unsafe blocks[number].load(ordering: .acquiring) else { return 0 }
    return unsafe block[offset].load(ordering: .acquiring)
  }

  /// Returns the block of a word and its offset in the block.
  @inline(__always)
  private static func place(of index: UInt32) -> (block: UInt32, offset: Int) {
    let shifted = UInt64(index) + 64
    let magnitude = UInt64(63 - shifted.leadingZeroBitCount)
    return (UInt32(magnitude - 6), Int(shifted - 1 << magnitude))
  }
}
