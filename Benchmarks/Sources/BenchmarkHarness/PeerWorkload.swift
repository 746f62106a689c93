/// A workload of other programs: reads their files and prints result lines in their format.
public struct PeerWorkload: Sendable {
  /// The word after `peer`.
  public let name: String

  /// The operands after the name.
  public let usage: String

  /// Runs the workload on the operands after the name.
  public let run: @Sendable ([String], Options, Console) throws -> Void

  /// Creates a workload.
  public init(
    _ name: String, usage: String,
    run: @escaping @Sendable ([String], Options, Console) throws -> Void
  ) {
    self.name = name
    self.usage = usage
    self.run = run
  }
}
