import Foundation
import Testing

/// The inputs of `Fuzz/Corpus` for the functions that fuzz one module.
public struct Corpus {
  private let folder: URL

  /// Creates the corpus of a module.
  public init(of module: String) {
    folder = SourceFiles.root.appending(path: "Fuzz/Corpus/\(module)")
  }

  /// Returns the names of the functions that have inputs.
  public func functions() throws -> Set<String> {
    Set(try FileManager.default.contentsOfDirectory(atPath: folder.path()))
  }

  /// Expects that `check` throws for no input of a function, and that there are inputs.
  public func expectNoFailure(
    of function: String, _ check: ([UInt8]) throws -> Void
  ) throws {
    let inputs = try FileManager.default.contentsOfDirectory(
      at: folder.appending(path: function), includingPropertiesForKeys: nil)
    #expect(!inputs.isEmpty)
    for input in inputs {
      let bytes = Array(try Data(contentsOf: input))
      #expect(throws: Never.self, "\(input.lastPathComponent)") { try check(bytes) }
    }
  }
}
