import Foundation

/// The commit that a folder is at, read from the files of its repository.
enum SourceCommit {
  /// The commit of the working folder.
  static var current: String? {
    of(folder: FileManager.default.currentDirectoryPath)
  }

  /// The first twelve digits of the commit of the repository around `folder`.
  static func of(folder: String) -> String? {
    var folder = URL(filePath: folder).standardizedFileURL
    while true {
      if let commit = commit(ofRepository: folder.appending(path: ".git")) {
        return String(commit.prefix(12))
      }
      guard folder.pathComponents.count > 1 else { return nil }
      folder.deleteLastPathComponent()
    }
  }

  /// The commit of a `.git`: the folder itself, or, in a linked worktree, a file that names it.
  private static func commit(ofRepository git: URL) -> String? {
    let folder = link(of: git, prefix: "gitdir: ") ?? git
    guard let head = line(of: folder.appending(path: "HEAD")) else { return nil }
    guard head.hasPrefix("ref: ") else { return commit(head) }
    let name = String(head.dropFirst("ref: ".count))
    let shared = link(of: folder.appending(path: "commondir"), prefix: "") ?? folder
    if let loose = line(of: shared.appending(path: name)) { return commit(loose) }
    guard let packed = text(of: shared.appending(path: "packed-refs")) else { return nil }
    let entry = packed.split(separator: "\n").first { $0.hasSuffix(" " + name) }
    return entry.flatMap { commit(String($0.prefix { $0 != " " })) }
  }

  /// The text if it is a commit's name.
  private static func commit(_ text: String) -> String? {
    text.count >= 40 && text.allSatisfy(\.isHexDigit) ? text : nil
  }

  /// The folder that a file names after a prefix, relative to its own folder.
  private static func link(of file: URL, prefix: String) -> URL? {
    guard let line = line(of: file), line.hasPrefix(prefix) else { return nil }
    let base = file.deletingLastPathComponent()
    return URL(filePath: String(line.dropFirst(prefix.count)), relativeTo: base).absoluteURL
      .standardizedFileURL
  }

  private static func line(of file: URL) -> String? {
    text(of: file)?.split(separator: "\n").first.map(String.init)
  }

  private static func text(of file: URL) -> String? {
    try? String(contentsOf: file, encoding: .utf8)
  }
}
