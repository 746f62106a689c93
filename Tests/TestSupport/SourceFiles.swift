public import Foundation
public import Testing

/// The files of this repository that tests read, such as pages and tables of texts.
public enum SourceFiles {
  /// The folder of the package, where it was built.
  public static let root = (0..<3).reduce(URL(filePath: #filePath)) { url, _ in
    url.deletingLastPathComponent()
  }

  /// Returns the text of a file, by its path from the folder of the package.
  public static func text(_ path: String) throws -> String {
    try String(contentsOf: root.appending(path: path), encoding: .utf8)
  }
}

extension Trait where Self == ConditionTrait {
  /// The test runs only where the files of the repository are, and not on a phone.
  public static var readsSources: Self {
    .enabled(
      if: FileManager.default.fileExists(
        atPath: SourceFiles.root.appending(path: "Package.swift").path()),
      "the files of the repository are not on this device")
  }
}
