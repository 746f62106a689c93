/// The answer to a request: what became of it, and at which version of the event.
public struct EventAnswer<Outcome: Sendable>: Sendable {
  /// What became of the command.
  public let outcome: Outcome

  /// The version of the event after the command; of a refused one the version at which it was
  /// decided, and 0 if there is no such event.
  public let version: UInt64

  /// The request that is answered.
  public let request: RegistrationRequest.ID

  /// Whether the request was answered before, and this is that answer again.
  public let isReplay: Bool

  init(_ outcome: Outcome, version: UInt64, request: RegistrationRequest.ID, isReplay: Bool = false)
  {
    self.outcome = outcome
    self.version = version
    self.request = request
    self.isReplay = isReplay
  }

  /// The same answer with its outcome told in other words.
  func map<Other>(_ transform: (Outcome) -> Other) -> EventAnswer<Other> {
    EventAnswer<Other>(transform(outcome), version: version, request: request, isReplay: isReplay)
  }
}

extension EventAnswer: Equatable where Outcome: Equatable {}
extension EventAnswer: Hashable where Outcome: Hashable {}
