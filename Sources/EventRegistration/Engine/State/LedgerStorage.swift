/// The large parts of a ledger, which copies of the ledger share until one of them changes.
///
/// A ledger changes its storage only if it has the only reference to it, and only within an access to
/// itself. The compiler checks that accesses to a ledger do not overlap. So those to its storage do not
/// either, and checking them again when the program runs would be 5 % of the instructions of a request.
final class LedgerStorage: @unchecked Sendable {
  @exclusivity(unchecked) private var uncheckedBook: SeatBook
  @exclusivity(unchecked) private var uncheckedRequests: RequestMemory

  var book: SeatBook {
    @inline(__always) _read { yield unsafe uncheckedBook }
    @inline(__always) _modify { yield unsafe &uncheckedBook }
  }

  var requests: RequestMemory {
    @inline(__always) _read { yield unsafe uncheckedRequests }
    @inline(__always) _modify { yield unsafe &uncheckedRequests }
  }

  init(_ book: consuming SeatBook, _ requests: consuming RequestMemory) {
    unsafe uncheckedBook = book
    unsafe uncheckedRequests = requests
  }

  func copy() -> LedgerStorage { LedgerStorage(book.copy(), requests.copy()) }
}
