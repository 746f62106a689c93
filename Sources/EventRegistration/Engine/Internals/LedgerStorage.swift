/// What is large of a ledger, which its copies share until one of them changes.
///
/// A ledger changes it only after it made sure that nobody else refers to it.
final class LedgerStorage: @unchecked Sendable {
  var book: SeatBook
  var requests: RequestMemory

  init(_ book: consuming SeatBook, _ requests: consuming RequestMemory) {
    self.book = book
    self.requests = requests
  }

  func copy() -> LedgerStorage { LedgerStorage(book.copy(), requests.copy()) }
}
