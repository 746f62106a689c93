import Testing

@testable import BenchmarkHarness

@Suite struct ResamplingTests {
  /// How often each median occurs in a number of resamples.
  private func medians(of sample: [Double], count: Int) throws -> [Double: Int] {
    let sample = try #require(Statistics(sample))
    var resampling = Resampling(seed: 1)
    var counts: [Double: Int] = [:]
    for _ in 0..<count { counts[resampling.median(of: sample), default: 0] += 1 }
    return counts
  }

  /// Of the 27 ways to draw three values from three, 7 have the least as their median, and 7 the most.
  @Test func threeValuesAreDrawnAsOftenAsTheyShould() throws {
    let counts = try medians(of: [3, 1, 2], count: 27_000)
    #expect(Set(counts.keys) == [1, 2, 3])
    for (median, ways) in [(1.0, 7), (2, 13), (3, 7)] {
      #expect(abs(counts[median, default: 0] - ways * 1000) < 400)
    }
  }

  @Test func anEvenNumberHasTheMeanOfItsMiddle() throws {
    let counts = try medians(of: [1, 2], count: 4000)
    #expect(Set(counts.keys) == [1, 1.5, 2])
    for (median, ways) in [(1.0, 1), (1.5, 2), (2, 1)] {
      #expect(abs(counts[median, default: 0] - ways * 1000) < 150)
    }
  }

  @Test func oneValueIsItsMedian() throws {
    #expect(try medians(of: [5], count: 3) == [5: 3])
  }
}
