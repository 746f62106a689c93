/// A state that knows how many facts have made it.
///
/// A host's own state, as one with a ledger in it, says the version of that.
public protocol VersionedState: ~Copyable {
  /// The number of facts so far.
  var version: UInt64 { get }
}

extension EventLedger: VersionedState {}
extension ProviderAccount: VersionedState {}
