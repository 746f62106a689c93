import CycleResearch
import TestSupport
import Testing

@Suite("Cycle context: effect of declaring it") struct DeclaredContextTests {
  /// Declaring a context improves the mean score of forecasts, or leaves it as it is.
  ///
  /// The bounds are somewhat weaker than what the documentation states. A debug build has few kinds and women, so
  /// it allows for three standard errors.
  @Test(arguments: LongTest.values(ContextWoman.Kind.allCases, small: 3))
  func aDeclaredContextIsNoWorseThanAnUndeclaredOne(kind: ContextWoman.Kind) {
    let predictor = CyclePredictor()
    var draws = Draws(seed: 1)
    let count = LongTest.size(4000, small: 4)
    let costs = (0..<count).map { _ in
      ContextWoman(kind, using: &draws).costOfDeclaring(predictor)
    }
    let mean = costs.reduce(0, +) / Double(count)
    let variance = costs.reduce(0) { $0 + ($1 - mean) * ($1 - mean) } / Double(count)
    let error = (variance / Double(count)).squareRoot()
    let allowed = kind.bound + Double(LongTest.size(0, small: 3)) * error
    #expect(mean <= allowed, "\(kind): \(mean), standard error \(error)")
  }
}
