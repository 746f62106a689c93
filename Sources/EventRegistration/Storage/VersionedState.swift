/// A state that knows its version: the number of facts that led to it.
///
/// The host can also use its own type, such as one that contains a ledger and returns the version of
/// that ledger.
public protocol VersionedState: ~Copyable {
  /// The number of facts so far.
  var version: UInt64 { get }
}

extension EventLedger: VersionedState {}
extension ProviderAccount: VersionedState {}
