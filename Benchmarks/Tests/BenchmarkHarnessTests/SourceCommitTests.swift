import Foundation
import Testing

@testable import BenchmarkHarness

@Suite struct SourceCommitTests {
  private let name = "0123456789abcdef0123456789abcdef01234567"

  /// A repository of the given files, with a folder in it.
  private func folder(_ files: [String: String]) throws -> String {
    let root = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    for (path, text) in files {
      let file = root.appending(path: ".git").appending(path: path)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
    let inner = root.appending(path: "a/b")
    try FileManager.default.createDirectory(at: inner, withIntermediateDirectories: true)
    return inner.path()
  }

  @Test func aDetachedHeadIsTheCommit() throws {
    #expect(SourceCommit.of(folder: try folder(["HEAD": name + "\n"])) == "0123456789ab")
  }

  @Test func aBranchIsLooseOrPacked() throws {
    let head = "ref: refs/heads/main\n"
    let loose = try folder(["HEAD": head, "refs/heads/main": name + "\n"])
    #expect(SourceCommit.of(folder: loose) == "0123456789ab")
    let packed = "# pack-refs with: peeled fully-peeled sorted\n\(name) refs/heads/main\n"
    #expect(
      SourceCommit.of(folder: try folder(["HEAD": head, "packed-refs": packed])) == "0123456789ab")
  }

  @Test func aLinkedWorktreeHasAHeadOfItsOwnAndSharesItsBranches() throws {
    let repository = URL(
      filePath: try folder(["refs/heads/main": name + "\n", "worktrees/w/commondir": "../..\n"])
    ).appending(path: "../../.git").standardizedFileURL
    let head = repository.appending(path: "worktrees/w/HEAD")
    let worktree = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: worktree, withIntermediateDirectories: true)
    try Data("gitdir: \(repository.appending(path: "worktrees/w").path())\n".utf8)
      .write(to: worktree.appending(path: ".git"))

    try Data("ref: refs/heads/main\n".utf8).write(to: head)
    #expect(SourceCommit.of(folder: worktree.path()) == "0123456789ab")
    let other = String(name.reversed())
    try Data("\(other)\n".utf8).write(to: head)
    #expect(SourceCommit.of(folder: worktree.path()) == String(other.prefix(12)))
  }

  @Test func noRepositoryAndNoCommitAreUnknown() throws {
    #expect(SourceCommit.of(folder: try folder([:])) == nil)
    #expect(SourceCommit.of(folder: try folder(["HEAD": "nonsense"])) == nil)
    #expect(SourceCommit.of(folder: try folder(["HEAD": "ref: refs/heads/none"])) == nil)
  }
}
