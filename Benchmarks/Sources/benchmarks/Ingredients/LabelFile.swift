import BenchmarkHarness
import Foundation
import IngredientAnalysis

/// A file of labels, one a line.
struct LabelFile {
  let name: String
  let labels: [IngredientLabel]

  /// The food and the cosmetic labels of a folder.
  static func all(in folder: String) throws(ProgramError) -> [LabelFile] {
    [
      try LabelFile("food", at: "\(folder)/labels-food.txt", for: .food),
      try LabelFile("cosmetic", at: "\(folder)/labels-cosmetic.txt", for: .leaveOnCosmetic),
    ]
  }

  private init(_ name: String, at path: String, for use: ProductUse) throws(ProgramError) {
    self.name = name
    labels = try Self.lines(at: path).map { IngredientLabel($0, for: use) }
  }

  /// The lines of a file.
  static func lines(at path: String) throws(ProgramError) -> [String] {
    guard let data = FileManager.default.contents(atPath: path) else {
      throw ProgramError(.noInput, "\(path) cannot be read")
    }
    return data.split(separator: UInt8(ascii: "\n")).map { String(decoding: $0, as: UTF8.self) }
  }
}
