/// Returns a minimum of `function` near `start`, found by the simplex method without derivatives.
///
/// Nelder & Mead 1965, Comput J 7:308, with the coefficients by dimension of Gao & Han 2012, Comput
/// Optim Appl 51:259. The first simplex extends one step from the start in each direction. When its
/// values differ by at most `tolerance`, the search starts again with a new simplex around the best
/// point, until the result no longer improves; so the result hardly depends on the start.
/// Deterministic.
package func minimum<Failure>(
  of function: ([Double]) throws(Failure) -> Double, near start: [Double], steps: [Double],
  tolerance: Double
) throws(Failure) -> [Double] {
  var best = (point: start, value: try function(start))
  for _ in 0..<20 {
    let next = try simplexMinimum(of: function, near: best, steps: steps, tolerance: tolerance)
    let gain = best.value - next.value
    best = next
    if gain <= 2 * tolerance { break }
  }
  return best.point
}

/// Returns the best point of a simplex once its values differ by at most `tolerance`, or after a
/// thousand evaluations.
private func simplexMinimum<Failure>(
  of function: ([Double]) throws(Failure) -> Double, near start: (point: [Double], value: Double),
  steps: [Double], tolerance: Double
) throws(Failure) -> (point: [Double], value: Double) {
  let dimension = Double(steps.count)
  let expansion = 1 + 2 / dimension
  let contraction = 0.75 - 1 / (2 * dimension)
  let shrinkage = 1 - 1 / dimension
  var simplex = [start]
  for index in steps.indices {
    var point = start.point
    point[index] += steps[index]
    simplex.append((point, try function(point)))
  }
  var count = simplex.count

  while count < 1000 {
    simplex.sort { $0.value < $1.value }
    let (best, worst) = (simplex[0], simplex[steps.count])
    guard worst.value - best.value > tolerance else { break }
    let center = steps.indices.map { index in
      simplex.dropLast().reduce(0) { $0 + $1.point[index] } / dimension
    }
    func tried(_ factor: Double) throws(Failure) -> (point: [Double], value: Double) {
      let point = zip(center, worst.point).map { $0 + factor * ($0 - $1) }
      count += 1
      return (point, try function(point))
    }

    let reflected = try tried(1)
    var accepted: (point: [Double], value: Double)?
    if reflected.value < best.value {
      let expanded = try tried(expansion)
      accepted = expanded.value < reflected.value ? expanded : reflected
    } else if reflected.value < simplex[steps.count - 1].value {
      accepted = reflected
    } else {
      let outside = reflected.value < worst.value
      let contracted = try tried(outside ? contraction : -contraction)
      if contracted.value < min(reflected.value, worst.value) { accepted = contracted }
    }
    if let accepted {
      simplex[steps.count] = accepted
    } else {
      for index in simplex.indices.dropFirst() {
        let point = zip(best.point, simplex[index].point).map { $0 + shrinkage * ($1 - $0) }
        simplex[index] = (point, try function(point))
      }
      count += steps.count
    }
  }
  return simplex.min { $0.value < $1.value } ?? start
}
