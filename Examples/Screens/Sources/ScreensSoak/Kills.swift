import Foundation
import HealthDomain
import ScreenStores

/// A process that writes a journal until it is killed, and says after each edit that it was accepted.
@MainActor struct Writer {
  private let store: JournalStore

  init(in folder: String, isCareless: Bool) throws {
    store = try journal(in: folder, isCareless: isCareless)
  }

  func run() throws {
    var number = store.entries.count
    FileHandle.standardOutput.write(Data("ready\n".utf8))
    while true {
      var form = JournalForm()
      form.text = "\(number) " + String(repeating: "Slept badly. ", count: 40)
      store.send(.fill(form))
      store.send(.save)
      guard store.notice == nil else { throw CocoaError(.fileWriteUnknown) }
      FileHandle.standardOutput.write(Data("\(number)\n".utf8))
      number += 1
    }
  }
}

/// Starts writers, kills each at a random moment, and looks for what they said was accepted.
@MainActor struct Kills {
  let isCareless: Bool

  /// Returns the number of accepted edits, and how often a file could not be opened or had lost one.
  func run(count: Int) throws -> (edits: Int, losses: Int) {
    var (edits, losses) = (0, 0)
    var (folder, accepted) = ("", 0)
    for kill in 0..<count {
      // A new journal now and then, since a long one takes long to write.
      if kill % 25 == 0 { (folder, accepted) = (try newFolder(), 0) }
      let last = try killWriter(in: folder)
      edits += last.map { $0 + 1 - accepted } ?? 0
      accepted = max(accepted, last.map { $0 + 1 } ?? 0)
      let found = try journal(in: folder, isCareless: false)
      let numbers = Set(
        found.entries.compactMap { $0.text.split(separator: " ").first.map(String.init) })
      if !found.isReadable || !(0..<accepted).allSatisfy({ numbers.contains("\($0)") }) {
        losses += 1
        if isCareless { break }
        (folder, accepted) = (try newFolder(), 0)
      } else {
        // The edit that was under way may be there, too.
        accepted = found.entries.count
      }
    }
    return (edits, losses)
  }

  /// Returns the last number that a writer said was accepted before it was killed.
  private func killWriter(in folder: String) throws -> Int? {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: CommandLine.arguments[0])
    process.arguments = ["write", folder] + (isCareless ? ["--careless"] : [])
    let pipe = Pipe()
    process.standardOutput = pipe
    try process.run()
    var output = pipe.fileHandleForReading.availableData
    usleep(.random(in: 0...60_000))
    kill(process.processIdentifier, SIGKILL)
    output += pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    // A line counts if it ends.
    let lines = String(decoding: output, as: UTF8.self).split(
      separator: "\n", omittingEmptySubsequences: false)
    return lines.dropLast().last.flatMap { Int($0) }
  }

  private func newFolder() throws -> String {
    let url = FileManager.default.temporaryDirectory.appending(path: "screens-soak-\(UUID())")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    return url.path
  }
}

/// Opens the journal in a folder.
@MainActor
private func journal(in folder: String, isCareless: Bool) throws -> JournalStore {
  guard let clock = deviceClock() else { throw CocoaError(.featureUnsupported) }
  let disk: any Disk = isCareless ? CarelessDisk() : SystemDisk()
  return JournalStore(in: "\(folder)/journal.json", on: disk, clock: clock)
}

/// A file system as a careless store uses it: it writes into the file itself, and waits for nothing.
private struct CarelessDisk: Disk {
  private let system = SystemDisk()

  func read(_ path: String) throws -> Data? { try system.read(path) }
  func write(_ bytes: Data, to path: String) throws {
    try system.write(bytes, to: path.replacing(".new", with: ""))
  }
  func synchronize(_ path: String) {}
  func move(_ path: String, to other: String) {}
}
