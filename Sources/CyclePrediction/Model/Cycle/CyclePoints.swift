/// The points of the grid that matter, with their weights.
///
/// A light point is too many steps for what it adds, but all of them together shift a mean by a
/// tenth of a day. So the light points of a scale are joined in the order of their modes, until they
/// are heavy enough to be a point at their mean mode.
struct CyclePoints: Sendable {
  typealias Lanes = CycleModel.Lanes

  /// A point and its weight.
  struct Element: Sendable {
    let point: Int
    var weight: Float
  }

  /// A sum of weights, and of weights times modes.
  private struct Joined: Sendable {
    var weight: Float = 0
    var moment: Float = 0
  }

  private(set) var elements: ContiguousArray<Element> = []

  /// The weights of all points.
  private var weights = ContiguousArray(repeating: Lanes(), count: CycleModel.vectorCount)

  /// The light points that are being joined, by scale: their weight, and that times their modes.
  private var joined = ContiguousArray(repeating: Joined(), count: CycleModel.scaleCount)

  /// Reads the points; `weigh` returns eight weights.
  ///
  /// A point whose weight, relative to the heaviest, is below `share`, or relative to all points below
  /// `shareOfAll`, is light.
  mutating func collect(
    least share: Float = Self.leastShare, ofAll shareOfAll: Float = 0, _ weigh: (Int) -> Lanes
  ) {
    elements.removeAll(keepingCapacity: true)
    elements.reserveCapacity(Self.usualCount)
    var (heaviest, sum) = (Lanes(), Lanes())
    // Sound: there are as many weights as vectors.
    unsafe weights.withUnsafeMutableBufferPointer { weights in
      for vector in 0..<CycleModel.vectorCount {
        let eight = weigh(vector)
        unsafe weights[vector] = eight
        heaviest.replace(with: eight, where: eight .> heaviest)
        sum += eight
      }
    }
    let least = max(heaviest.max() * share, sum.sum() * shareOfAll)
    guard least > 0 else { return }
    let negligible = least * Self.negligibleShare
    // Sound: there are eight weights in a vector, and as many joined points as scales.
    unsafe weights.withUnsafeBytes { bytes in
      let weights = unsafe bytes.bindMemory(to: Float.self)
      unsafe joined.withUnsafeMutableBufferPointer { joined in
        var point = 0
        for mode in 0..<CycleModel.modeCount {
          for scale in 0..<CycleModel.scaleCount {
            let weight = unsafe weights[point]
            // For most women, most points have almost no weight.
            if weight > negligible {
              if weight >= least {
                elements.append(Element(point: point, weight: weight))
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
        for scale in 0..<CycleModel.scaleCount where unsafe joined[scale].weight > 0 {
          unsafe Self.append(scale, &joined[scale], to: &elements)
        }
      }
    }
  }

  /// Appends a joined point, and begins another.
  private static func append(
    _ scale: Int, _ point: inout Joined,
    to elements: inout ContiguousArray<Element>
  ) {
    let mode = Int(point.moment / point.weight + 0.5)
    elements.append(
      Element(point: mode * CycleModel.scaleCount + scale, weight: point.weight))
    point = Joined()
  }

  /// Divides the weight of each point by its number in a row of vectors that begins at `first`.
  mutating func divideWeights(by numbers: ContiguousArray<Lanes>, from first: Int) {
    // Sound: a row has a number for every point.
    unsafe numbers.withUnsafeBytes { bytes in
      let numbers = unsafe bytes.bindMemory(to: Float.self)
      unsafe elements.withUnsafeMutableBufferPointer { elements in
        for index in elements.indices {
          unsafe elements[index].weight /= numbers[first &* 8 &+ elements[index].point]
        }
      }
    }
  }

  /// The number of points for which memory is reserved.
  private static let usualCount = 96

  /// The weight of a point, relative to the heaviest, below which it is joined with others.
  static let leastShare: Float = 1e-3

  /// The weight of a light point, relative to those that are not, below which it is left out.
  private static let negligibleShare: Float = 0.003
}
