/// The large parts of a ledger, which copies of the ledger share until one of them changes.
///
/// A ledger changes its storage only if it has the only reference to it.
final class LedgerStorage: @unchecked Sendable {
  var book: SeatBook
  var requests: RequestMemory

  init(_ book: consuming SeatBook, _ requests: consuming RequestMemory) {
    self.book = book
    self.requests = requests
  }

  func copy() -> LedgerStorage { LedgerStorage(book.copy(), requests.copy()) }
}
