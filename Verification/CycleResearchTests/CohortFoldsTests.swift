import CycleResearch
import Testing

@Suite("Cohort folds: dividing women by a seed") struct CohortFoldsTests {
  @Test(arguments: [2, 3, 5, 7, 11])
  func eachWomanIsInExactlyOneFold(count: Int) throws {
    let cohort = try CycleCohort(
      simulating: .standard, womanCount: 11, cyclesPerWoman: 1...3, seed: UInt64(count))
    let folds = cohort.folds(count, seed: 1)
    #expect(folds.count == count)
    #expect(folds.flatMap(\.part.women).map(\.id).sorted() == cohort.women.map(\.id).sorted())
    let sizes = folds.map(\.part.women.count)
    #expect((sizes.max() ?? 0) - (sizes.min() ?? 0) <= 1)
    for (others, part) in folds {
      let inPart = Set(part.women.map(\.id))
      #expect(others.women == cohort.women.filter { !inPart.contains($0.id) })
    }
  }

  @Test func theSeedDecidesAndNothingElse() throws {
    let cohort = try CycleCohort(
      simulating: .standard, womanCount: 20, cyclesPerWoman: 1...1, seed: 1)
    let parts = cohort.folds(4, seed: 1).map(\.part)
    #expect(parts == cohort.folds(4, seed: 1).map(\.part))
    #expect(parts != cohort.folds(4, seed: 2).map(\.part))
  }

  @Test func countsOutOfRangeAreTakenAsTheNearest() throws {
    let cohort = try CycleCohort(
      simulating: .standard, womanCount: 3, cyclesPerWoman: 1...1, seed: 1)
    #expect(cohort.folds(.min, seed: 1).count == 2 && cohort.folds(.max, seed: 1).count == 3)
    #expect(CycleCohort(women: Array(cohort.women.prefix(1))).folds(5, seed: 1).isEmpty)
  }

  /// All elements together would hold 400 million women.
  @Test func anElementIsMadeWhenItIsAskedFor() throws {
    let cohort = CycleCohort(women: (0..<20_000).map { .init(id: "\($0)") })
    let folds = cohort.folds(.max, seed: 1)
    #expect(folds.count == 20_000)
    let last = try #require(folds.last)
    #expect(last.part.women.count == 1 && last.others.women.count == 19_999)
  }
}
