public import HealthDomain
public import Observation

/// The common part of the stores of all screens: a file, notices, and undo.
///
/// A subclass has the properties that its views read, and `send(_:)` for what a person does.
@MainActor @Observable
public class ScreenStore<Saved: Codable> {
  /// The notice in the bar at the bottom, or `nil`.
  public internal(set) var notice: Notice?
  /// Whether the file could be read; if not, nothing is written.
  public private(set) var isReadable = true
  /// The words for people.
  public let texts: MessageTables

  let clock: Clock
  @ObservationIgnored var file: FileStore<Saved>

  init(
    _ empty: Saved, in path: String, on disk: any Disk, texts: MessageTables, clock: @escaping Clock
  ) {
    (self.texts, self.clock) = (texts, clock)
    file = FileStore(empty, in: path, on: disk)
    isReadable = file.problem == nil
  }

  /// Does what every screen can do.
  public func send(_ action: FileAction) {
    attempt {
      switch action {
      case .undo: try file.undo()
      case .dismissNotice: break
      case .pause: try file.flush()
      case .resume:
        if !isReadable { file.reopen() }
        didResume()
      case .startAnew: try file.startAnew()
      }
    }
  }

  /// Does what a person wants, or tells why not in the ``notice``; then shows what is true now.
  func attempt(_ action: () throws -> Void) {
    notice = nil
    do {
      try action()
    } catch {
      notice = (error as? FileProblem).map(Notice.notSaved) ?? .message("\(error)")
    }
    isReadable = file.problem == nil
    show()
  }

  /// Sets the properties that views read; one that stays the same tells no view.
  func show() {}

  /// The app is in front again; ``isReadable`` is still what it was before.
  func didResume() {}
}

/// An action of the person or the system that every screen allows.
public enum FileAction: Sendable {
  /// Brings back what was removed last.
  case undo
  /// Closes the bar at the bottom.
  case dismissNotice
  /// The app goes to the background, or a moment has passed without a keystroke.
  case pause
  /// The app is in front again: it may be another day, and the file may be readable now.
  case resume
  /// Begins anew beside a file that cannot be read.
  case startAnew
}

/// A notice in the bar at the bottom of a screen.
public enum Notice: Hashable, Sendable {
  /// Something was removed, which undo brings back.
  case removed
  /// A message about what happened, or why it did not.
  case message(String)
  /// The person's action is not on the disk, and so it was not done.
  case notSaved(FileProblem)
}
