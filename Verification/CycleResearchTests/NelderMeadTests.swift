import CycleResearch
import TestSupport
import Testing

@Suite("Fitting a population: the simplex method") struct NelderMeadTests {
  @Test func theBottomOfABowlIsFound() {
    let best = minimum(
      of: { 3 + ($0[0] - 1) * ($0[0] - 1) + 10 * ($0[1] + 2) * ($0[1] + 2) }, near: [5, 5],
      steps: [1, 0.1], tolerance: 1e-10)
    expect(abs(best[0] - 1) < 1e-4 && abs(best[1] + 2) < 1e-4, "\(best)")
  }

  /// The valley of Rosenbrock 1960, Comput J 3:175.
  @Test func theEndOfACurvedValleyIsFound() {
    let best = minimum(
      of: { 100 * ($0[1] - $0[0] * $0[0]) * ($0[1] - $0[0] * $0[0]) + (1 - $0[0]) * (1 - $0[0]) },
      near: [-1.2, 1], steps: [0.5, 0.5], tolerance: 1e-10)
    expect(abs(best[0] - 1) < 1e-3 && abs(best[1] - 1) < 1e-3, "\(best)")
  }

  @Test func whatTheFunctionThrowsEndsTheSearch() {
    struct Ended: Error, Equatable {}
    var calls = 0
    expectThrows(Ended()) {
      _ = try minimum(
        of: { (_: [Double]) throws(Ended) -> Double in
          calls += 1
          if calls == 3 { throw Ended() }
          return Double(calls)
        }, near: [0], steps: [1], tolerance: 0.1)
    }
    expectEqual(calls, 3)
  }
}
