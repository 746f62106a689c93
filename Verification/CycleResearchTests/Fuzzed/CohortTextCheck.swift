import CycleResearch
import TestSupport

/// Any two texts are a cohort or a typed error with a line; a cohort survives the round trip.
///
/// A byte of 0 ends the text of the cycles. The texts are read once as they are, and once below
/// valid column names of each kind of table.
func checkCohortText(_ bytes: [UInt8]) throws {
  let texts = bytes.split(separator: 0, maxSplits: 1, omittingEmptySubsequences: false)
    .map { String(decoding: $0, as: UTF8.self) }
  let (cycles, women) = (texts[0], texts.count > 1 ? texts[1] : nil)
  func readCycles(_ text: String, _ women: String?) throws(CycleCohort.CSVError) -> CycleCohort {
    try CycleCohort(cyclesCSV: text, womenCSV: women)
  }
  func readStarts(_ text: String, _ women: String?) throws(CycleCohort.CSVError) -> CycleCohort {
    try CycleCohort(startsCSV: text, womenCSV: women)
  }
  let headed = women.map { "woman,age\n" + $0 }
  try checkReading(cycles, women, readCycles)
  try checkReading(
    "woman,cycle,length,ovulation_day,menses_length\n" + cycles, headed, readCycles)
  try checkReading("woman,start,end\n" + cycles, headed, readStarts)
}

private func checkReading(
  _ table: String, _ women: String?,
  _ read: (String, String?) throws(CycleCohort.CSVError) -> CycleCohort
) throws {
  let cohort: CycleCohort
  do throws(CycleCohort.CSVError) {
    cohort = try read(table, women)
  } catch {
    let text = error.table == .women ? women ?? "" : table
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
