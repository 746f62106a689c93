import Foundation
import Testing

/// What the fuzzer checks, on the inputs of `Fuzz/Corpus`.
@Suite struct CorpusTests {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../Fuzz/Corpus/EventRegistration").standardizedFileURL

  private static func inputs(of name: String) throws -> [URL] {
    try FileManager.default.contentsOfDirectory(
      at: folder.appending(path: name), includingPropertiesForKeys: nil)
  }

  @Test(
    arguments: [
      ("FactBytes", checkFactBytes), ("SnapshotBytes", checkSnapshotBytes),
    ] as [(String, @Sendable ([UInt8]) throws -> Void)])
  func everyInputKeepsItsPromises(name: String, check: @Sendable ([UInt8]) throws -> Void) throws {
    let inputs = try Self.inputs(of: name)
    #expect(!inputs.isEmpty)
    for input in inputs {
      let bytes = Array(try Data(contentsOf: input))
      #expect(throws: Never.self, "\(input.lastPathComponent)") { try check(bytes) }
    }
  }

  @Test func everyFolderOfTheCorpusIsChecked() throws {
    let folders = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path())
    #expect(Set(folders) == ["FactBytes", "SnapshotBytes"])
  }
}
