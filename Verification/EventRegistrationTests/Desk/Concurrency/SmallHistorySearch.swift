import EventRegistration

/// Checks whether a small history is linearizable, by trying all orders that agree with the real
/// order of the calls (the search of Wing and Gong).
///
/// It ignores versions, so it shares nothing with ``HistoryCheck``.
struct SmallHistorySearch {
  /// A set of performed calls, with the resulting state.
  private struct State: Hashable {
    let done: UInt32
    let ledger: [UInt8]
  }

  private let operations: [History.Operation]
  private var deadEnds: Set<State> = []

  /// Whether an order exists for at most 31 calls on one event, starting from a ledger.
  static func canBeOrdered(_ operations: [History.Operation], from ledger: EventLedger) -> Bool {
    var search = SmallHistorySearch(operations: operations)
    return search.goesOn(from: ledger, done: 0)
  }

  private init(operations: [History.Operation]) { self.operations = operations }

  private mutating func goesOn(from ledger: EventLedger, done: UInt32) -> Bool {
    let left = operations.indices.filter { done & 1 << $0 == 0 }
    guard let firstEnd = left.map({ operations[$0].ended }).min() else { return true }
    let state = State(done: done, ledger: ledger.snapshot)
    if deadEnds.contains(state) { return false }
    for index in left where operations[index].began < firstEnd {
      let operation = operations[index]
      var next = ledger
      var facts: [EventFact] = []
      let answer = next.perform(
        operation.submission.command, operation.submission.request, facts: &facts)
      if answer.outcome == operation.answer.outcome, answer.isReplay == operation.answer.isReplay,
        goesOn(from: next, done: done | 1 << index)
      {
        return true
      }
    }
    deadEnds.insert(state)
    return false
  }
}
