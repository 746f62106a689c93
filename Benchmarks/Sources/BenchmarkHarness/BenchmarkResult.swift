/// What was measured of one benchmark at one size.
public struct BenchmarkResult: Hashable, Sendable {
  /// The name of the benchmark.
  public var name: String
  /// The number of elements that it worked on.
  public var size: Int
  /// The operations of a run.
  public var operations: Int
  /// The sum over the results of the operations that the reference repeated, in hexadecimal.
  public var checksum: String
  /// The same work done the plain way, if that was timed.
  public var reference: Reference?
  /// What each process measured; never empty.
  public var rounds: [Round]

  /// The time of the plain way.
  public struct Reference: Codable, Hashable, Sendable {
    /// The operations of a run, usually fewer than the subject's.
    public var operations: Int
    /// The processor time of each run, in nanoseconds; never empty.
    public var processorNanoseconds: [Double]
  }

  /// What one process measured.
  public struct Round: Codable, Hashable, Sendable {
    /// The wall-clock time of each sampled run, in nanoseconds; never empty.
    public var wallNanoseconds: [Double]
    /// The processor time of each sampled run, in nanoseconds; never empty.
    public var processorNanoseconds: [Double]
    /// The instructions of a run in user space, or `nil` where they are not counted.
    public var instructions: Double?
    /// The blocks of memory that a run asks the system for, or `nil` where they are not counted.
    public var allocations: Int?
    /// The most bytes that a run has in use at once beyond those before it, or `nil` where they are
    /// not counted.
    public var peakHeapBytes: Int?
  }
}

extension BenchmarkResult {
  /// The wall-clock time of a run.
  var wall: Statistics? { Statistics(rounds.flatMap(\.wallNanoseconds)) }

  /// The processor time of a run.
  var processor: Statistics? { Statistics(rounds.flatMap(\.processorNanoseconds)) }

  /// The median over the rounds of what a run needs of something, or `nil` where a round did not
  /// measure it.
  func need(of metric: Metric) -> Double? { needs(of: metric)?.median }

  /// The least and the most that a run needs of something in a round, or `nil` where a round did not
  /// measure it.
  func range(of metric: Metric) -> ClosedRange<Double>? {
    needs(of: metric).map { $0.minimum...$0.quantile(1) }
  }

  private func needs(of metric: Metric) -> Statistics? {
    let values = rounds.compactMap { $0.need(of: metric) }
    return values.count == rounds.count ? Statistics(values) : nil
  }

  /// How many times the processor time of an operation the plain way takes.
  var ratioToReference: Double? {
    guard let reference, let processor,
      let plain = Statistics(reference.processorNanoseconds), processor.median > 0
    else { return nil }
    let operation = processor.median / Double(operations)
    return plain.median / Double(reference.operations) / operation
  }
}

extension BenchmarkResult.Round {
  /// What a run needs of something, or `nil` where it was not measured.
  func need(of metric: Metric) -> Double? {
    switch metric {
    case .time: Statistics(processorNanoseconds)?.median
    case .instructions: instructions
    case .allocations: allocations.map(Double.init)
    case .memory: peakHeapBytes.map(Double.init)
    }
  }
}
