import BenchmarkHarness
import Geo

/// The inputs and indexes that benchmarks share, for the latest size of each set.
final class GeoFixtures {
  private var latest: [GeoSet: (size: Int, context: Benchmark.Context, fixture: Fixture)] = [:]

  /// An input with its index.
  final class Fixture {
    let input: GeoInput
    let index: MeasuredIndex
    let scan: LinearScan

    /// The index and the scan with 1 % of their places replaced.
    lazy var edited: (index: MeasuredIndex, scan: LinearScan) = {
      var (index, scan) = (index, scan)
      index.edit(input)
      scan.edit(input)
      return (index, scan)
    }()

    init(_ input: GeoInput) {
      self.input = input
      index = MeasuredIndex(input.points)
      scan = LinearScan(input.points)
    }
  }

  /// Returns the fixture of a set and size, and makes it unless it is the latest one.
  func fixture(
    _ set: GeoSet, _ size: Int, _ context: Benchmark.Context
  ) throws(ProgramError) -> Fixture {
    if let (latestSize, latestContext, fixture) = latest[set], latestSize == size,
      latestContext == context
    {
      return fixture
    }
    latest[set] = nil
    let fixture = Fixture(try set.input(size: size, context: context))
    latest[set] = (size, context, fixture)
    return fixture
  }
}
