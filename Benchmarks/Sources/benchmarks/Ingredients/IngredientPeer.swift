import BenchmarkHarness
import Foundation
import IngredientAnalysis

/// The workloads of other programs that read ingredient labels: their files in, our answers out.
let ingredientPeer = PeerWorkload(
  "ingredients",
  usage:
    "cases|declared|repair|verdicts <data> | allergens <cases> | coverage <data> [<number>] | speed <work> [<data>]"
) { operands, options, console in
  let folder = operands.count > 1 ? operands[1] : ""
  switch (operands.first, operands.count) {
  case ("cases", 2):
    let analyzer = IngredientAnalyzer(
      knowledge: IngredientKnowledge(try HostTaxonomies(folder: "\(folder)/off-taxonomies").all),
      languages: ["en", "fr", "es", "de", "it", "fi", "pl", "nl", "ru"].compactMap {
        LabelLanguage(code: $0)
      })
    let answers = LabelAnswers(analyzer: analyzer)
    for name in ["off-cases", "off-cases-current-en"] {
      for item in try LabelCase.all(in: "\(folder)/\(name).jsonl") {
        console.write(try answers.line(for: item) + "\n")
      }
    }
  case ("declared", 2):
    let answers = LabelAnswers(analyzer: IngredientAnalyzer(knowledge: .embedded))
    for item in try LabelCase.all(in: "\(folder)/declared-allergens.jsonl") {
      console.write(try answers.declaredLine(for: item) + "\n")
    }
  case ("allergens", 2):
    // Every language at once would find names of one language in the labels of another.
    var answers: [LabelLanguage: LabelAnswers] = [:]
    for item in try LabelCase.all(in: folder) {
      let own =
        answers[item.language]
        ?? LabelAnswers(
          analyzer: IngredientAnalyzer(
            knowledge: .embedded, languages: [item.language]))
      answers[item.language] = own
      console.write(try own.allergensLine(for: item) + "\n")
    }
  case ("coverage", 2...3):
    guard let limit = operands.count == 3 ? Int(operands[2]) : 0, limit >= 0 else {
      throw ProgramError(.usage, "\"\(operands[2])\" is no number of names")
    }
    console.write(CoverageTable(try LabelFile.all(in: folder), unknown: limit).text)
  case ("verdicts", 2):
    console.write(try VerdictTable(folder: folder).text)
  case ("repair", 2):
    let files = try LabelFile.all(in: folder)
    console.write(RepairTable(files, seed: options.seed, isQuick: options.isQuick).text)
  case ("speed", 2...3):
    let speed = IngredientSpeed(isQuick: options.isQuick, write: console.write)
    try speed.search(folder)
    if operands.count == 3 { try speed.read(operands[2]) }
  default:
    throw ProgramError(
      .usage, "peer ingredients does not take \"\(operands.joined(separator: " "))\"")
  }
}
