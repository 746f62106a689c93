import BlackHole
import Testing

@testable import BenchmarkHarness

@Suite(.serialized) struct ProcessMemoryTests {
  #if canImport(Darwin) || canImport(Glibc)
  @Test func theHeapGrowsByWhatIsAllocated() {
    let before = ProcessMemory.heapBytes
    let numbers = [Int](repeating: 1, count: identity(4_000_000))
    let growth = ProcessMemory.heapBytes - before
    blackHole(numbers)
    // Other tests run at the same time, and allocate little.
    #expect((24_000_000...40_000_000).contains(growth))
  }
  #endif

  #if canImport(Glibc)
  @Test func everyBlockIsCounted() throws {
    let before = try #require(ProcessMemory.allocations)
    for number in 1...100 { blackHole([Int](repeating: number, count: identity(number))) }
    let after = try #require(ProcessMemory.allocations)
    #expect((100...110).contains(after - before))
  }
  #endif

  @Test func thePeakIsAtLeastWhatIsInUse() {
    let numbers = [Int](repeating: 1, count: identity(4_000_000))
    #expect(ProcessMemory.peakBytes >= numbers.count * 8)
  }

  @Test func bothClocksAdvanceWhileTheThreadComputes() {
    let watch = Stopwatch()
    var sum = 0
    repeat { for number in 0..<1000 { sum &+= identity(number) } } while watch.lap().wall < 5e6
    blackHole(sum)
    let lap = watch.lap()
    #expect(lap.wall >= 5e6)
    #expect(lap.processor > 0)
    #expect(lap.processor <= lap.wall * 1.5 + 1e6)
  }
}
