/// A named task, to be timed at several sizes.
public struct Benchmark {
  /// Its name, `module/topic/variant`.
  public let name: String

  /// The sizes at which it is timed unless the command line names others.
  public let sizes: Sizes

  /// Makes the work for a size.
  public let prepare: (Context, Int) throws -> Case

  /// Creates a benchmark.
  public init(
    _ name: String, sizes: Sizes = .decades, prepare: @escaping (Context, Int) throws -> Case
  ) {
    self.name = name
    self.sizes = sizes
    self.prepare = prepare
  }

  /// Where the sizes of a benchmark come from.
  public enum Sizes: Hashable, Sendable {
    /// The powers of ten from 1,000 to 1,000,000, or those that the command line names.
    case decades
    /// The powers of ten from 100 to 100,000, or those that the command line names.
    case smallDecades
    /// This one size only, that of a real data set.
    case fixed(Int)
  }

  /// What a benchmark times at one size.
  public struct Case {
    /// The work to time.
    public let subject: any Workload

    /// The plain way to the same results, which the subject's first operations must agree with.
    public let reference: any Workload

    /// Whether the time of the subject is also compared with the time of the reference.
    public let isReferenceTimed: Bool

    /// Whether a run must not ask the system for memory, which release builds check.
    public let isAllocationFree: Bool

    /// Creates a case.
    public init(
      _ subject: any Workload, reference: any Workload, isReferenceTimed: Bool = true,
      isAllocationFree: Bool = false
    ) {
      self.subject = subject
      self.reference = reference
      self.isReferenceTimed = isReferenceTimed
      self.isAllocationFree = isAllocationFree
    }
  }

  /// What the command line says about the input.
  public struct Context: Hashable, Sendable {
    /// The number that generated input depends on.
    public let seed: UInt64

    /// The folder with real input, if there is one.
    public let data: String?

    /// Whether to do little.
    public let isQuick: Bool

    /// Creates a context.
    public init(seed: UInt64, data: String?, isQuick: Bool) {
      self.seed = seed
      self.data = data
      self.isQuick = isQuick
    }
  }
}
