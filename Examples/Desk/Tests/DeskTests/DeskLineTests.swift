import DeskStores
import Testing

@Suite struct DeskLineTests {
  @Test(arguments: DeskLine.Operation.allCases)
  func aCommandIsReadAsItWasWritten(operation: DeskLine.Operation) {
    let line = DeskLine(
      request: 17, operation, event: 2, person: 3, number: 4, time: 1_800_000_000)
    #expect(DeskLine(line.text) == line)
    #expect(line.submission != nil)
  }

  @Test(arguments: [
    "", "1 draft 1 1 3", "1 draft 1 1 3 4 5", "1 draft 1 1 x 4", "-1 draft 1 1 3 4",
    "1 dance 1 1 3 4",
  ])
  func otherLinesAreNoCommands(text: String) {
    #expect(DeskLine(text) == nil)
  }

  @Test(arguments: [DeskLine.Operation.draft, .course, .register])
  func aNumberThatIsNotPossibleIsNoCommand(operation: DeskLine.Operation) {
    let line = DeskLine(
      request: 1, operation, event: 1, person: 1, number: -1, time: 1_800_000_000)
    #expect(line.submission == nil)
  }

  /// A client that reads lines would take the rest of the message for another answer.
  @Test(arguments: ["ERROR: none\n", "ERROR: none\r\nLINE 1: select", "\nERROR: none\n\nHINT"])
  func anAnswerIsOneLine(message: String) {
    let reply = DeskReply(unknown: 17, message)
    #expect(reply.text.split(whereSeparator: { $0.isNewline }).count == 1)
    #expect(reply.text.last?.isNewline == false)
    #expect(reply.outcome.hasPrefix("ERROR: none"))
    #expect(DeskReply(reply.text) == reply)
  }
}
