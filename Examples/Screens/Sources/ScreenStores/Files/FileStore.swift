import Foundation

/// A value in a file: what ``change(_:)`` has accepted is there after the process ends at any moment, and
/// after a loss of power.
///
///     var file = FileStore(HealthJournal(replica: 1), in: "/…/journal.json")
///     try file.change { try $0.save(entry, now: now) }   // on the disk now; if it throws, nothing changed
///     file.note { $0.text = "Slept b" }                  // in memory, until the next change or flush()
///
/// A file that cannot be read is never overwritten: ``problem`` says so, every change is refused, and the
/// person decides whether to ``reopen()`` it or to ``startAnew()`` beside it.
public struct FileStore<Value: Codable> {
  /// The value, with what was noted.
  public private(set) var value: Value

  /// The reason the value is not the one of the file, or `nil`.
  public private(set) var problem: FileProblem?

  /// Whether ``undo()`` has something to undo: the last change kept what it removed.
  public var canUndo: Bool { restore != nil }

  private let path: String
  private let disk: any Disk
  private let empty: Value
  private var hasNotes = false
  private var restore: ((inout Value) -> Void)?

  /// Opens a file, which need not exist.
  ///
  /// - Parameters:
  ///   - empty: The value while there is no file.
  ///   - path: The path of the file, in a folder that exists.
  ///   - disk: The file system.
  public init(_ empty: Value, in path: String, on disk: any Disk = SystemDisk()) {
    (value, self.empty, self.path, self.disk) = (empty, empty, path, disk)
    reopen()
  }

  /// Reads the file again, such as after the device was unlocked.
  public mutating func reopen() {
    do {
      value = try disk.read(path).map { try JSONDecoder().decode(Value.self, from: $0) } ?? empty
      // The process may have ended before it had waited for the name, but what a screen shows must stay.
      try? disk.synchronize(folder)
      (problem, hasNotes, restore) = (nil, false, nil)
    } catch {
      problem = .unreadable
    }
  }

  /// Begins with the empty value and what was noted, and keeps the file that cannot be read under another name.
  ///
  /// - Throws: ``FileProblem``; nothing has changed.
  public mutating func startAnew() throws(FileProblem) {
    guard problem != nil else { return }
    do {
      var number = 1
      while try disk.read(keptPath(number)) != nil { number += 1 }
      try disk.move(path, to: keptPath(number))
    } catch {
      throw .unreadable
    }
    problem = nil
  }

  private var folder: String { (path as NSString).deletingLastPathComponent }

  private func keptPath(_ number: Int) -> String { "\(path).kept-\(number)" }

  /// Changes the value in memory only.
  public mutating func note(_ body: (inout Value) -> Void) {
    body(&value)
    hasNotes = true
  }

  /// Writes what was noted since the last change.
  ///
  /// - Throws: ``FileProblem``; the value keeps its notes.
  public mutating func flush() throws(FileProblem) {
    guard hasNotes else { return }
    try save(value)
    hasNotes = false
  }

  /// Changes the value and writes it, or throws and changes nothing.
  ///
  /// - Throws: ``FileProblem``, or an error of `body`.
  public mutating func change<Result>(_ body: (inout Value) throws -> Result) throws -> Result {
    if let problem { throw problem }
    var new = value
    let result = try body(&new)
    try save(new)
    (value, hasNotes, restore) = (new, false, nil)
    return result
  }

  /// Changes the value and writes it, and keeps what a part of it was, for ``undo()``.
  public mutating func change<Part, Result>(
    keeping part: WritableKeyPath<Value, Part>, _ body: (inout Value) throws -> Result
  ) throws -> Result {
    let old = value[keyPath: part]
    let result = try change(body)
    restore = { $0[keyPath: part] = old }
    return result
  }

  /// Makes the part what it was before the last change that kept it, and writes it.
  public mutating func undo() throws {
    guard let restore else { return }
    try change(restore)
  }

  /// Writes beside the file, waits for the disk, and only then gives the new file its name.
  private func save(_ new: Value) throws(FileProblem) {
    if let problem { throw problem }
    do {
      let beside = "\(path).new"
      let bytes = try JSONEncoder().encode(new)
      // What could not be opened again must not replace what can.
      _ = try JSONDecoder().decode(Value.self, from: bytes)
      try disk.write(bytes, to: beside)
      try disk.synchronize(beside)
      try disk.move(beside, to: path)
      try disk.synchronize(folder)
    } catch {
      throw .notSaved
    }
  }
}

/// The reason a value and its file differ.
public enum FileProblem: Error, Hashable, Sendable {
  /// The file cannot be read, so nothing is written into it.
  case unreadable
  /// The file system did not take the value.
  case notSaved
}
