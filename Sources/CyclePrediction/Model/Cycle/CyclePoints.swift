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
    repeating: (0, 0), count: CycleModel.scales.count)

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
    let (negligible, scales) = (least * Self.negligibleShare, joined.count)
    // Sound: the vectors hold `pointCount` numbers, and there are as many joined points as scales.
    unsafe weights.withUnsafeBytes { bytes in
      let weights = unsafe bytes.bindMemory(to: Float.self)
      unsafe joined.withUnsafeMutableBufferPointer { joined in
        var point = 0
        for mode in 0..<(CycleModel.pointCount / scales) {
          for scale in 0..<scales {
            let weight = unsafe weights[point]
            if weight > negligible {
              if weight >= least {
                elements.append((point, weight))
              } else {
                unsafe joined[scale].weight += weight
                unsafe joined[scale].moment += weight * Float(mode)
                if unsafe joined[scale].weight >= least {
                  unsafe Self.append(scale, &joined[scale], to: &elements)
                }
              }
            }
            point &+= 1
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
    elements.append((mode * CycleModel.scales.count + scale, point.weight))
    point = (0, 0)
  }

  /// Divides the weight of each point by its number in a row of vectors that begins at `first`.
  mutating func divideWeights(by numbers: ContiguousArray<Lanes>, from first: Int) {
    for index in elements.indices {
      let point = elements[index].point
      elements[index].weight /= numbers[first + point / 8][point % 8]
    }
  }

  /// The weight of a point, relative to the heaviest, below which it is joined with others.
  static let leastShare: Float = 1e-3

  /// The weight of a light point, relative to those that are not, below which it is left out.
  private static let negligibleShare: Float = 0.003
}
