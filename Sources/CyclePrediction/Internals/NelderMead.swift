/// Finds a minimum of `function` near `start` by the simplex method, without derivatives.
///
/// Nelder & Mead 1965, Comput J 7:308, with the coefficients by dimension of Gao & Han 2012, Comput
/// Optim Appl 51:259. Ends when the values of the simplex differ by at most `tolerance`, or after
/// `evaluations` of the function. Deterministic.
func minimum(
  of function: ([Double]) -> Double, near start: [Double], tolerance: Double, evaluations: Int
) -> [Double] {
  let dimension = Double(start.count)
  let expansion = 1 + 2 / dimension
  let contraction = 0.75 - 1 / (2 * dimension)
  let shrinkage = 1 - 1 / dimension
  var simplex = [(point: start, value: function(start))]
  for index in start.indices {
    var point = start
    point[index] = point[index] == 0 ? 0.00025 : point[index] * 1.05
    simplex.append((point, function(point)))
  }
  var count = simplex.count

  while count < evaluations {
    simplex.sort { $0.value < $1.value }
    let (best, worst) = (simplex[0], simplex[start.count])
    guard worst.value - best.value > tolerance else { break }
    let center = start.indices.map { index in
      simplex.dropLast().reduce(0) { $0 + $1.point[index] } / dimension
    }
    func tried(_ factor: Double) -> (point: [Double], value: Double) {
      let point = zip(center, worst.point).map { $0 + factor * ($0 - $1) }
      count += 1
      return (point, function(point))
    }

    let reflected = tried(1)
    var accepted: (point: [Double], value: Double)?
    if reflected.value < best.value {
      let expanded = tried(expansion)
      accepted = expanded.value < reflected.value ? expanded : reflected
    } else if reflected.value < simplex[start.count - 1].value {
      accepted = reflected
    } else {
      let outside = reflected.value < worst.value
      let contracted = tried(outside ? contraction : -contraction)
      if contracted.value < min(reflected.value, worst.value) { accepted = contracted }
    }
    if let accepted {
      simplex[start.count] = accepted
    } else {
      for index in simplex.indices.dropFirst() {
        let point = zip(best.point, simplex[index].point).map { $0 + shrinkage * ($1 - $0) }
        simplex[index] = (point, function(point))
      }
      count += start.count
    }
  }
  return simplex.min { $0.value < $1.value }?.point ?? start
}
