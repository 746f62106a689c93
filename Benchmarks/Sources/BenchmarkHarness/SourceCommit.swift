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

  private static func commit(ofRepository repository: URL) -> String? {
    guard let head = line(of: repository.appending(path: "HEAD")) else { return nil }
    guard head.hasPrefix("ref: ") else { return commit(head) }
    let name = String(head.dropFirst("ref: ".count))
    if let loose = line(of: repository.appending(path: name)) { return commit(loose) }
    guard let packed = text(of: repository.appending(path: "packed-refs")) else { return nil }
    let entry = packed.split(separator: "\n").first { $0.hasSuffix(" " + name) }
    return entry.flatMap { commit(String($0.prefix { $0 != " " })) }
  }

  /// The text if it is a commit's name.
  private static func commit(_ text: String) -> String? {
    text.count >= 40 && text.allSatisfy(\.isHexDigit) ? text : nil
  }

  private static func line(of file: URL) -> String? {
    text(of: file)?.split(separator: "\n").first.map(String.init)
  }

  private static func text(of file: URL) -> String? {
    try? String(contentsOf: file, encoding: .utf8)
  }
}
