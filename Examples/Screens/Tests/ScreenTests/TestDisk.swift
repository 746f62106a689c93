import Foundation
import ScreenStores

/// A file system in memory that a kill or a loss of power interrupts at any step of any call.
///
/// Of a write that is interrupted, a part is done. After a loss of power, a file that was not synchronized
/// has any beginning of its bytes, and a folder that was not synchronized has lost its latest names.
final class TestDisk: Disk, @unchecked Sendable {
  /// The end of the process.
  struct Killed: Error {}

  /// An interruption of the writing.
  enum Interruption { case kill, lossOfPower }

  /// A mistake of a careless save.
  enum Mistake { case writesInPlace, synchronizesNothing }

  private final class File {
    var bytes: Data
    var isDurable = false
    init(_ bytes: Data) { self.bytes = bytes }
  }

  private var names: [String: File] = [:]
  private var durableNames: [String: File] = [:]
  private var generator: any RandomNumberGenerator
  private let mistake: Mistake?
  private(set) var steps = 0
  /// The step at which the process ends.
  var end = Int.max

  init(using generator: some RandomNumberGenerator, _ mistake: Mistake? = nil) {
    (self.generator, self.mistake) = (generator, mistake)
  }

  /// Starts the device again.
  func restart(after interruption: Interruption) {
    end = .max
    guard interruption == .lossOfPower else { return }
    if Bool.random(using: &generator) { names = durableNames }
    for file in Set(names.values.map(ObjectIdentifier.init)) {
      guard let lost = names.values.first(where: { ObjectIdentifier($0) == file && !$0.isDurable })
      else { continue }
      lost.bytes = lost.bytes.prefix(.random(in: 0...lost.bytes.count, using: &generator))
    }
  }

  private func step() throws {
    steps += 1
    if steps >= end { throw Killed() }
  }

  func read(_ path: String) throws -> Data? { names[path]?.bytes }

  func write(_ bytes: Data, to path: String) throws {
    let path = mistake == .writesInPlace ? path.replacing(".new", with: "") : path
    try step()
    let file = names[path] ?? File(Data())
    (names[path], file.bytes, file.isDurable) = (file, Data(), false)
    for part in 1...4 {
      try step()
      file.bytes = bytes.prefix(bytes.count * part / 4)
    }
  }

  func synchronize(_ path: String) throws {
    try step()
    guard mistake == nil else { return }
    if let file = names[path] { file.isDurable = true } else { durableNames = names }
    try step()
  }

  func move(_ path: String, to other: String) throws {
    try step()
    guard mistake != .writesInPlace else { return }
    (names[path], names[other]) = (nil, names[path])
    try step()
  }
}
