import CycleResearch
import TestSupport

/// Any two texts are a cohort or a typed error with a line; a cohort survives the round trip.
///
/// A byte of 0 ends the text of the cycles. The texts are read once as they are, and once below
/// valid column names.
func checkCohortText(_ bytes: [UInt8]) throws {
  let texts = bytes.split(separator: 0, maxSplits: 1, omittingEmptySubsequences: false)
    .map { String(decoding: $0, as: UTF8.self) }
  let (cycles, women) = (texts[0], texts.count > 1 ? texts[1] : nil)
  try checkReading(cycles, women)
  try checkReading(
    "woman,cycle,length,ovulation_day,menses_length\n" + cycles, women.map { "woman,age\n" + $0 })
}

private func checkReading(_ cycles: String, _ women: String?) throws {
  let cohort: CycleCohort
  do throws(CycleCohort.CSVError) {
    cohort = try CycleCohort(cyclesCSV: cycles, womenCSV: women)
  } catch {
    let text = error.table == .cycles ? cycles : women ?? ""
    let lines = text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    return try require(1...lines.count ~= error.line, "A problem has a line")
  }
  let (lengths, days) = (1...10_000, cohort.women.flatMap(\.cycles))
  try require(
    days.allSatisfy {
      lengths.contains($0.length) && 1...$0.length ~= $0.ovulationDay ?? 1
        && 0...$0.length ~= $0.mensesLength ?? 0
    }, "Lengths are in range")
  try require(
    cohort.women.allSatisfy { !$0.id.isEmpty && 0...150 ~= $0.age ?? 0 }, "Women are in range")
  let again = try CycleCohort(cyclesCSV: cohort.cyclesCSV, womenCSV: cohort.womenCSV)
  try require(again == cohort, "A cohort reads back as itself")
  try require(
    again.cyclesCSV == cohort.cyclesCSV && again.womenCSV == cohort.womenCSV
      && again.digest == cohort.digest, "A cohort is written as it was")
}
