import Foundation
import HealthDomain
import ScreenStores
import Testing

@Suite("Files: kills, losses of power, and files that cannot be read")
struct FileStoreTests {
  @Test(arguments: [TestDisk.Interruption.kill, .lossOfPower])
  func aThousandEndsLoseNothingThatWasAccepted(_ interruption: TestDisk.Interruption) {
    #expect(Self.losses(1_000, interruption) == 0)
  }

  @Test(arguments: [
    (TestDisk.Mistake.writesInPlace, TestDisk.Interruption.kill),
    (.writesInPlace, .lossOfPower), (.synchronizesNothing, .lossOfPower),
  ])
  func aCarelessSaveIsFound(_ mistake: TestDisk.Mistake, _ interruption: TestDisk.Interruption) {
    #expect(Self.losses(1_000, interruption, mistake) > 50)
  }

  /// Ends a process many times at random steps of its saves, and returns how often the file could not be
  /// opened, or had neither the latest accepted edit nor the one under way.
  private static func losses(
    _ ends: Int, _ interruption: TestDisk.Interruption, _ mistake: TestDisk.Mistake? = nil
  ) -> Int {
    var generator = SeededGenerator(seed: 7)
    let disk = TestDisk(using: SeededGenerator(seed: 8), mistake)
    var (accepted, losses) = ([Int](), 0)
    for _ in 0..<ends {
      var file = FileStore([Int](), in: "/numbers", on: disk)
      let isWhole = file.problem == nil && file.value.starts(with: accepted)
      if !isWhole || file.value.count > accepted.count + 1 {
        losses += 1
        if file.problem != nil { try? file.startAnew() }
      }
      accepted = Array(file.value.suffix(20))
      try? file.change { $0 = accepted }
      disk.end = disk.steps + .random(in: 1...40, using: &generator)
      while (try? file.change { $0.append(accepted.count) }) != nil {
        accepted.append(accepted.count)
      }
      disk.restart(after: interruption)
    }
    return losses
  }

  @Test func aFileThatCannotBeReadIsKept() throws {
    let disk = TestDisk(using: SeededGenerator(seed: 1))
    try disk.write(Data("[1, 2, ".utf8), to: "/numbers")
    var file = FileStore([Int](), in: "/numbers", on: disk)
    #expect(file.problem == .unreadable && file.value.isEmpty)
    #expect(throws: FileProblem.unreadable) { try file.change { $0 = [9] } }
    file.note { $0 = [9] }
    #expect(throws: FileProblem.unreadable) { try file.flush() }
    #expect(try disk.read("/numbers") == Data("[1, 2, ".utf8))

    try disk.write(Data("[1, 2]".utf8), to: "/numbers")
    file.reopen()
    #expect(file.value == [1, 2] && file.problem == nil)
  }

  @Test func aNewFileBeginsBesideEveryOneThatCannotBeRead() throws {
    let disk = TestDisk(using: SeededGenerator(seed: 1))
    for number in 1...3 {
      try disk.write(Data("damage \(number)".utf8), to: "/numbers")
      var file = FileStore([Int](), in: "/numbers", on: disk)
      try file.startAnew()
      try file.change { $0 = [number] }
      #expect(FileStore([Int](), in: "/numbers", on: disk).value == [number])
      #expect(try disk.read("/numbers.kept-\(number)") == Data("damage \(number)".utf8))
    }
  }

  @Test func aValueThatWouldNotOpenAgainIsRefused() throws {
    struct Even: Codable {
      var number = 0
      init() {}
      init(from decoder: any Decoder) throws {
        number = try decoder.singleValueContainer().decode(Int.self)
        guard number.isMultiple(of: 2) else { throw CocoaError(.coderInvalidValue) }
      }
      func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(number)
      }
    }
    let disk = TestDisk(using: SeededGenerator(seed: 1))
    var file = FileStore(Even(), in: "/number", on: disk)
    try file.change { $0.number = 2 }
    #expect(throws: FileProblem.notSaved) { try file.change { $0.number = 3 } }
    #expect(file.value.number == 2 && FileStore(Even(), in: "/number", on: disk).value.number == 2)
  }

  @Test func theDiskOfTheDeviceKeepsFiles() throws {
    let folder = try TestFolder()
    var file = FileStore([Int](), in: folder.path("numbers"))
    try file.change { $0 = [1] }
    file.note { $0.append(2) }
    #expect(FileStore([Int](), in: folder.path("numbers")).value == [1])
    try file.flush()
    #expect(FileStore([Int](), in: folder.path("numbers")).value == [1, 2])
    try FileManager.default.removeItem(atPath: folder.path(""))
    #expect(throws: FileProblem.notSaved) { try file.change { $0 = [] } }
    #expect(file.value == [1, 2])
  }

  @Test func undoBringsBackOnlyThePartThatWasKept() throws {
    struct Pair: Codable, Equatable { var items = [1, 2], text = "" }
    var file = FileStore(Pair(), in: "/pair", on: TestDisk(using: SeededGenerator(seed: 1)))
    try file.change(keeping: \.items) { $0.items = [] }
    file.note { $0.text = "typed since" }
    #expect(file.canUndo)
    try file.undo()
    #expect(file.value == Pair(items: [1, 2], text: "typed since") && !file.canUndo)
    try file.change(keeping: \.items) { $0.items = [1] }
    try file.change { $0.items.append(3) }
    try file.undo()
    #expect(file.value.items == [1, 3])
  }
}

/// A folder for the files of a test.
final class TestFolder: Sendable {
  private let url: URL

  init() throws {
    url = FileManager.default.temporaryDirectory.appending(path: "screens-\(UUID())")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  func path(_ name: String) -> String { url.appending(path: name).path }
}
