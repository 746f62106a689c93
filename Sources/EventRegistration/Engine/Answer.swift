/// The answer to a request: what became of it, and at which version of the event.
public struct Answer<Outcome: Sendable>: Sendable {
  /// What became of the command.
  public let outcome: Outcome

  /// The version of the event after the command; of a refused one the version at which it was
  /// decided, and 0 if there is no such event.
  public let version: UInt64

  /// The request that is answered.
  public let request: RequestID

  /// Whether the request was answered before, and this is that answer again.
  public let isReplay: Bool

  init(_ outcome: Outcome, version: UInt64, request: RequestID, isReplay: Bool = false) {
    self.outcome = outcome
    self.version = version
    self.request = request
    self.isReplay = isReplay
  }

  /// The same answer with its outcome told in other words.
  func map<Other>(_ transform: (Outcome) -> Other) -> Answer<Other> {
    Answer<Other>(transform(outcome), version: version, request: request, isReplay: isReplay)
  }
}

extension Answer: Equatable where Outcome: Equatable {}
extension Answer: Hashable where Outcome: Hashable {}
