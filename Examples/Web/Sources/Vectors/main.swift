import CyclePanel
import LabelPanel
import PlacesPanel
import SeatsPanel
import WebGlue

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

// Reads questions from a file, each a panel and a text, and prints the answers that a native program
// gives to them, one a line.
let questions = try JSONDecoder().decode(
  [[String]].self, from: Data(contentsOf: URL(fileURLWithPath: CommandLine.arguments[1])))
for row in questions {
  let question = Question(row[1])
  let answer: JSON
  switch row[0] {
  case "places": answer = PlacesPanel.answer(question)
  case "label": answer = LabelPanel.answer(question)
  case "cycle": answer = CyclePanel.answer(question)
  default: answer = SeatsPanel.answer(question)
  }
  print(String(decoding: answer.bytes, as: UTF8.self))
}
