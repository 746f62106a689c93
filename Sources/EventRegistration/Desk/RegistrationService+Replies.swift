extension RegistrationService {
  /// The results of several pieces of work, told together.
  final class Replies<Reply: Sendable> {
    private var received: InOrder<Reply>
    private let continuation: CheckedContinuation<[Reply], any Error>

    init(count: Int, _ continuation: CheckedContinuation<[Reply], any Error>) {
      received = InOrder(count: count)
      self.continuation = continuation
    }

    func take(_ reply: Reply, at place: Int) {
      if let result = received.add(reply, at: place) { continuation.resume(with: result) }
    }

    func fail(_ error: any Error) {
      if let result = received.fail(error) { continuation.resume(with: result) }
    }
  }

  /// Replies that arrive in any order, and then have that of their places.
  private struct InOrder<Reply> {
    private var replies: [Reply] = []
    /// The replies after one that is missing, by their places.
    private var early: [Int: Reply] = [:]
    private var failure: (any Error)?
    private var missing: Int

    init(count: Int) {
      missing = count
      replies.reserveCapacity(count)
    }

    /// Adds a reply, and returns the result if it was the last.
    mutating func add(_ reply: Reply, at place: Int) -> Result<[Reply], any Error>? {
      if place == replies.count {
        replies.append(reply)
        while !early.isEmpty, let next = early.removeValue(forKey: replies.count) {
          replies.append(next)
        }
      } else {
        early[place] = reply
      }
      return result()
    }

    /// Notes that a reply is missing, and returns the result if it was the last.
    mutating func fail(_ error: any Error) -> Result<[Reply], any Error>? {
      failure = failure ?? error
      return result()
    }

    private mutating func result() -> Result<[Reply], any Error>? {
      missing -= 1
      guard missing == 0 else { return nil }
      return failure.map(Result.failure) ?? .success(replies)
    }
  }
}
