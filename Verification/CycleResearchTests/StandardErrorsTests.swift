@testable import CycleResearch
import Testing

@Suite("Standard errors: inverse of the curvature") struct StandardErrorsTests {
  /// Minus the logarithm of a normal density with the precision matrix (4, 1; 1, 0.5).
  private func parabola(_ point: [Double]) -> Double {
    let (x, y) = (point[0] - 3, point[1] + 2)
    return 7 + 0.5 * (4 * x * x + 2 * x * y + 0.5 * y * y)
  }

  @Test(arguments: [[1.0, 1], [0.05, 40]])
  func aParabolaHasThoseOfItsInverse(firstSteps: [Double]) throws {
    // The determinant is 1, so the inverse is (0.5, -1; -1, 4).
    let errors = try #require(
      standardErrors(of: parabola, at: [3, -2], firstSteps: firstSteps))
    #expect(abs(errors[0] - 0.5.squareRoot()) < 1e-6)
    #expect(abs(errors[1] - 2) < 1e-6)
  }

  @Test func aSaddleAndAPlateauHaveNone() {
    #expect(
      standardErrors(of: { $0[0] * $0[0] - $0[1] * $0[1] }, at: [0, 0], firstSteps: [1, 1]) == nil)
    #expect(standardErrors(of: { $0[0] * $0[0] }, at: [0, 0], firstSteps: [1, 1]) == nil)
    // Both directions curve up, but not the diagonal.
    #expect(
      standardErrors(
        of: { $0[0] * $0[0] + $0[1] * $0[1] + 3 * $0[0] * $0[1] }, at: [0, 0], firstSteps: [1, 1])
        == nil)
    #expect(standardErrors(of: { _ in .nan }, at: [0], firstSteps: [1]) == nil)
  }

  @Test func anInverseHasItsDiagonal() throws {
    let diagonal = try #require(diagonalOfInverse([[2, 0, 0], [0, 4, 2], [0, 2, 5]]))
    for (found, expected) in zip(diagonal, [0.5, 5.0 / 16, 4.0 / 16]) {
      #expect(abs(found - expected) < 1e-12)
    }
    #expect(diagonalOfInverse([[0]]) == nil && diagonalOfInverse([])?.isEmpty == true)
  }
}
