/// The points of the grid that matter, with their weights.
///
/// A light point is too many steps for what it adds, but all of them together shift a mean by a
/// tenth of a day. So the light points of a scale are joined in the order of their modes, until they
/// are heavy enough to be a point at their mean mode.
struct CyclePoints: Sendable {
  typealias Lanes = CycleModel.Lanes

  /// A point and its weight.
  typealias Element = (point: Int, weight: Float)

  private(set) var elements: ContiguousArray<Element> = []

  /// The weights of all points.
  private var weights = ContiguousArray(repeating: Lanes(), count: CycleModel.vectorCount)

  /// The light points that are being joined, by scale: their weight, and that times their modes.
  private var joined = ContiguousArray<(weight: Float, moment: Float)>(
    repeating: (0, 0), count: CycleModel.scaleCount)

  /// Reads the points; `weigh` returns eight weights.
  ///
  /// A point whose weight, relative to the heaviest, is below `share`, or relative to all points below
  /// `shareOfAll`, is light.
  mutating func collect(
    least share: Float = Self.leastShare, ofAll shareOfAll: Float = 0, _ weigh: (Int) -> Lanes
  ) {
    elements.removeAll(keepingCapacity: true)
    var (heaviest, sum) = (Lanes(), Lanes())
    for vector in 0..<CycleModel.vectorCount {
      let eight = weigh(vector)
      weights[vector] = eight
      heaviest.replace(with: eight, where: eight .> heaviest)
      sum += eight
    }
    let least = max(heaviest.max() * share, sum.sum() * shareOfAll)
    guard least > 0 else { return }
    let (negligible, scales) = (least * Self.negligibleShare, CycleModel.scaleCount)
    elements.reserveCapacity(Self.usualCount)
    // Sound: there are as many weights as vectors, and as many joined points as scales.
    unsafe weights.withUnsafeBufferPointer { weights in
      unsafe joined.withUnsafeMutableBufferPointer { joined in
        for vector in 0..<CycleModel.vectorCount {
          let eight = unsafe weights[vector]
          // Most points of most women weigh next to nothing.
          guard any(eight .> negligible) else { continue }
          for lane in 0..<8 where eight[lane] > negligible {
            let (point, weight) = (vector &* 8 &+ lane, eight[lane])
            if weight >= least {
              elements.append((point, weight))
            } else {
              let (mode, scale) = point.quotientAndRemainder(dividingBy: scales)
              unsafe joined[scale].weight += weight
              unsafe joined[scale].moment += weight * Float(mode)
              if unsafe joined[scale].weight >= least {
                unsafe Self.append(scale, &joined[scale], to: &elements)
              }
            }
          }
        }
        for scale in 0..<scales where unsafe joined[scale].weight > 0 {
          unsafe Self.append(scale, &joined[scale], to: &elements)
        }
      }
    }
  }

  /// Appends a joined point, and begins another.
  private static func append(
    _ scale: Int, _ point: inout (weight: Float, moment: Float),
    to elements: inout ContiguousArray<Element>
  ) {
    let mode = Int((point.moment / point.weight).rounded())
    elements.append((mode * CycleModel.scaleCount + scale, point.weight))
    point = (0, 0)
  }

  /// Divides the weight of each point by its number in a row of vectors that begins at `first`.
  mutating func divideWeights(by numbers: ContiguousArray<Lanes>, from first: Int) {
    for index in elements.indices {
      let point = elements[index].point
      elements[index].weight /= numbers[first + point / 8][point % 8]
    }
  }

  /// The number of points for which memory is reserved.
  private static let usualCount = 96

  /// The weight of a point, relative to the heaviest, below which it is joined with others.
  static let leastShare: Float = 1e-3

  /// The weight of a light point, relative to those that are not, below which it is left out.
  private static let negligibleShare: Float = 0.003
}
