import Foundation
import TestSupport
import Testing

@testable import IngredientAnalysis

/// The folder with real input, if `HEALTHDOMAIN_DATA` names one.
private let realInput = ProcessInfo.processInfo.environment["HEALTHDOMAIN_DATA"]

/// What the annexes of Regulation (EC) No 1223/2009 restrict has evidence, by the tables of CosIng.
@Suite(
  "Cosmetics: annexes of the EU regulation",
  .enabled(if: realInput != nil, "HEALTHDOMAIN_DATA names no folder"))
struct CosmeticAnnexTests {
  /// The folded names in the columns of names of an annex, with the number of their row.
  private func restricted(by annex: String) throws -> [String: String] {
    let path = "\(realInput ?? "")/ingredients/cosing-annex-\(annex).tsv"
    let rows = try String(contentsOfFile: path, encoding: .utf8).split(separator: "\n")
    var names: [String: String] = [:]
    let columns = rows.first.map(fields) ?? []
    let named = columns.indices.filter { index in
      ["name", "ingredients", "inn"].contains { columns[index].lowercased().contains($0) }
    }
    for row in rows.dropFirst() where !row.contains("oved or deleted") {
      let cells = fields(row)
      for index in named where index < cells.count {
        for name in cells[index].split(whereSeparator: { ";|,".contains($0) }) {
          names[TextFolding.folded(String(name))] = "\(annex)/\(cells[0])"
        }
      }
    }
    return names
  }

  private func fields(_ row: Substring) -> [Substring] {
    row.split(separator: "\t", omittingEmptySubsequences: false)
  }

  @Test(arguments: ["ii", "iii", "iv", "v", "vi"])
  func noUnrestrictedIngredientIsInAnAnnex(annex: String) throws {
    let restricted = try restricted(by: annex)
    expect(restricted.count > 30)
    let base = IngredientKnowledge.embedded.base
    for line in base.names {
      let entry = base[line.entry]
      guard entry.marks.contains(.isListed), entry.evidence.isEmpty else { continue }
      for part in base.parts(of: line.names) {
        let row = restricted[TextFolding.folded(base.string(part))]
        expectEqual(row, nil, base.string(part))
      }
    }
  }
}
