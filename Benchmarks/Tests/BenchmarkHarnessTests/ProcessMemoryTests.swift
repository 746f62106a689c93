import BlackHole
import Foundation
import Testing

@testable import BenchmarkHarness

@Suite(.serialized) struct ProcessMemoryTests {
  #if canImport(Darwin) || canImport(Glibc)
  @Test func theHeapGrowsByWhatIsAllocated() {
    // Other tests run at the same time, so one undisturbed measurement of several is enough.
    let isCounted = (0..<10).contains { _ in
      let before = ProcessMemory.heapBytes
      let numbers = [Int](repeating: 1, count: identity(4_000_000))
      let growth = ProcessMemory.heapBytes - before
      blackHole(numbers)
      return (28_000_000...36_000_000).contains(growth)
    }
    #expect(isCounted)
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

  #if canImport(Glibc)
  @Test func thePeakIsTheMostInUseAtOnce() throws {
    func peak(_ work: () -> Void) throws -> Int {
      let peak = ProcessMemory.peakHeapBytes(during: work)
      return try #require(peak)
    }
    func use(_ bytes: Int) { blackHole([UInt8](repeating: 1, count: identity(bytes))) }

    #expect(try peak {} == 0)
    #expect((100_000...101_000).contains(try peak { use(100_000) }))
    // One after the other is not more at once.
    #expect((100_000...101_000).contains(try peak { for _ in 0..<9 { use(100_000) } }))
    let both = try peak {
      let first = [UInt8](repeating: 1, count: identity(100_000))
      use(50_000)
      blackHole(first)
    }
    #expect((150_000...151_000).contains(both))
  }

  @Test func whatGrowsCountsWithItsLastSize() throws {
    let peak = ProcessMemory.peakHeapBytes {
      // What nobody looks at, the optimizer does not allocate.
      var block = unsafe malloc(identity(100_000))
      blackHole(Int(bitPattern: block))
      unsafe block = realloc(block, identity(300_000))
      blackHole(Int(bitPattern: block))
      unsafe free(block)
      unsafe block = calloc(identity(10), identity(1000))
      blackHole(Int(bitPattern: block))
      unsafe free(block)
    }
    #expect((300_000...301_000).contains(try #require(peak)))
  }

  @Test func whatWasInUseBeforeDoesNotCount() throws {
    let earlier = unsafe malloc(identity(100_000))
    let peak = ProcessMemory.peakHeapBytes {
      unsafe free(earlier)
      let later = unsafe malloc(identity(90_000))
      blackHole(Int(bitPattern: later))
      unsafe free(later)
    }
    #expect(try #require(peak) == 0)
  }
  #endif

  @Test func instructionsAdvanceWhereTheyAreCounted() {
    let before = RetiredInstructions.count
    var sum = 0
    for number in 0..<100_000 { sum &+= identity(number) }
    blackHole(sum)
    let after = RetiredInstructions.count
    #expect((before == nil) == (after == nil))
    if let before, let after { #expect(after - before > 100_000) }
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
