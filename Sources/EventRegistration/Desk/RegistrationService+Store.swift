import Essentials

extension RegistrationService {
  /// The store of a ``RegistrationService``, such as a database; <doc:ChoosingAnAPI> shows one.
  ///
  /// The service calls ``append(_:)`` for one batch after another, and never two at once. It may call
  /// the other methods at any time, also at the same time.
  public protocol Store: Sendable {
    /// Stores all facts of a batch, or none, if the stored version of each of its streams is the one
    /// that the batch expects. Returns whether it was, also for streams without new facts.
    ///
    /// Throw if it is unknown whether the facts are stored. The service then loads the streams again.
    func append(_ batch: Batch) async throws -> Bool

    /// Returns the stored state of an event, or `nil` if it has no facts.
    ///
    /// After ``append(_:)`` returned `false` or threw, this must return what is stored then, not an
    /// older state. A snapshot and the facts after it are enough.
    func ledger(of event: EventID) async throws -> EventLedger?

    /// Returns the stored state of a provider's account, or `nil` if it has no facts.
    func account(of provider: PersonID) async throws -> ProviderAccount?
  }

  /// The facts of one or more commands, to store together.
  public struct Batch: Sendable {
    /// The expected version of a stream, and the facts to append to it.
    public struct Append<Stream: Hashable & Sendable, Fact: StoredFact>: Sendable {
      /// The event, or the provider.
      public let stream: Stream

      /// The version that the stream must have, which is the one before the first new fact.
      public let version: UInt64

      /// The new facts, in order; empty if commands were refused for this version.
      public internal(set) var facts: [Fact] = []
    }

    /// The events, each once.
    public let events: [Append<EventID, EventFact>]

    /// The accounts of providers, each once.
    public let accounts: [Append<PersonID, ProviderAccount.Fact>]
  }

  /// The reason why a service did not answer; it is then unknown to the client whether the command was
  /// performed, and a retry with the same request ID gets the answer.
  public enum Failure: Error, Hashable, Sendable, CustomStringConvertible {
    /// Other writers were faster each time.
    case contended
    /// The store returned another event or account than the requested one.
    case wrongStream

    /// The reason in one sentence.
    public var description: String {
      switch self {
      case .contended: "Other writers changed the same events each time."
      case .wrongStream: "The store returned another event or account than the requested one."
      }
    }
  }
}
