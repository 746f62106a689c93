/// Returns the standard errors of the parameters at a minimum of minus the logarithm of a likelihood, or
/// `nil` if it is not a minimum in all directions.
///
/// They are the roots of the diagonal of the inverse of the matrix of second derivatives, the observed
/// information (Efron & Hinkley 1978, Biometrika 65:457). The derivatives are differences over about half
/// a standard error in each direction, where the likelihood changes by far more than it rounds.
///
/// - Complexity: O(*n*²) evaluations and O(*n*³) steps in the number of parameters.
package func standardErrors(
  of function: ([Double]) -> Double, at point: [Double], firstSteps: [Double]
) -> [Double]? {
  let center = function(point)
  func value(_ moves: [(index: Int, step: Double)]) -> Double {
    var moved = point
    for move in moves { moved[move.index] += move.step }
    return function(moved)
  }
  func curvature(_ index: Int, _ step: Double) -> Double {
    (value([(index, step)]) - 2 * center + value([(index, -step)])) / (step * step)
  }
  var steps = firstSteps.map { 0.1 * $0 }
  var matrix = point.map { _ in point.map { _ in 0.0 } }
  for index in steps.indices {
    // Twice, because the first step says only roughly how long the second must be.
    for _ in 0..<2 {
      let rough = curvature(index, steps[index])
      guard rough > 0, rough.isFinite else { return nil }
      steps[index] = min(max(0.5 / rough.squareRoot(), 0.01 * firstSteps[index]), firstSteps[index])
    }
    matrix[index][index] = curvature(index, steps[index])
  }
  for row in steps.indices {
    for column in 0..<row {
      var sum = 0.0
      for (a, b) in [(1.0, 1.0), (1, -1), (-1, 1), (-1, -1)] {
        sum += a * b * value([(row, a * steps[row]), (column, b * steps[column])])
      }
      matrix[row][column] = sum / (4 * steps[row] * steps[column])
      matrix[column][row] = matrix[row][column]
    }
  }
  return diagonalOfInverse(matrix).map { $0.map { $0.squareRoot() } }
}

/// Returns the diagonal of the inverse of a symmetric matrix by Cholesky's factors, or `nil` unless it is
/// positive definite.
func diagonalOfInverse(_ matrix: [[Double]]) -> [Double]? {
  let count = matrix.count
  var lower = matrix.map { row in row.map { _ in 0.0 } }
  for row in 0..<count {
    for column in 0...row {
      var sum = matrix[row][column]
      for index in 0..<column { sum -= lower[row][index] * lower[column][index] }
      if row == column {
        guard sum > 0, sum.isFinite else { return nil }
        lower[row][row] = sum.squareRoot()
      } else {
        lower[row][column] = sum / lower[column][column]
      }
    }
  }
  // The inverse is the product of the inverse factor's transpose with itself.
  var diagonal = [Double](repeating: 0, count: count)
  for column in 0..<count {
    var inverse = [Double](repeating: 0, count: count)
    for row in column..<count {
      var sum = row == column ? 1.0 : 0.0
      for index in column..<row { sum -= lower[row][index] * inverse[index] }
      inverse[row] = sum / lower[row][row]
    }
    diagonal[column] = inverse.reduce(0) { $0 + $1 * $1 }
  }
  return diagonal
}
