/// What was measured of one benchmark at one size.
public struct BenchmarkResult: Codable, Hashable, Sendable {
  /// The name of the benchmark.
  public var name: String
  /// The number of elements that it worked on.
  public var size: Int
  /// The operations of a run.
  public var operations: Int
  /// The wall-clock time of each sampled run, in nanoseconds; never empty.
  public var wallNanoseconds: [Double]
  /// The processor time of each sampled run, in nanoseconds; never empty.
  public var processorNanoseconds: [Double]
  /// The sum over the results of the operations that the reference repeated, in hexadecimal.
  public var checksum: String
  /// The blocks of memory that a run asks the system for, or `nil` where they are not counted.
  public var allocations: Int?
  /// The same work done the plain way, if that was timed.
  public var reference: Reference?
  /// The largest resident size of the process up to the end of this benchmark, in bytes.
  public var peakBytes: Int

  /// The time of the plain way.
  public struct Reference: Codable, Hashable, Sendable {
    /// The operations of a run, usually fewer than the subject's.
    public var operations: Int
    /// The processor time of each run, in nanoseconds; never empty.
    public var processorNanoseconds: [Double]
  }
}

extension BenchmarkResult {
  /// The wall-clock time of a run.
  var wall: Statistics? { Statistics(wallNanoseconds) }

  /// The processor time of a run.
  var processor: Statistics? { Statistics(processorNanoseconds) }

  /// How many times the processor time of an operation the plain way takes.
  var ratioToReference: Double? {
    guard let reference, let processor,
      let plain = Statistics(reference.processorNanoseconds), processor.median > 0
    else { return nil }
    let operation = processor.median / Double(operations)
    return plain.median / Double(reference.operations) / operation
  }
}
