/// The direction and the ID of a point, to be sorted into cells.
struct PointRecord {
  /// The direction, with the bits of the ID in the last component.
  private let lanes: SIMD4<Float>

  /// A record for free slots: infinitely far away, so it is in no region.
  static var free: Self { Self(x: .infinity, y: .infinity, z: .infinity, id: 0) }

  @inline(__always)
  init(x: Float, y: Float, z: Float, id: UInt32) {
    lanes = [x, y, z, Float(bitPattern: id)]
  }

  /// Creates the record of a point at a position in degrees of latitude and longitude.
  @inline(__always)
  init(id: UInt32, at position: SIMD2<Double>) {
    let vector = UnitVector(latitude: position.x, longitude: position.y)
    self.init(x: vector.x, y: vector.y, z: vector.z, id: id)
  }

  /// The ID of the point.
  @inline(__always)
  var id: UInt32 { lanes.w.bitPattern }

  /// The direction; its last component has no meaning.
  @inline(__always)
  var vector: SIMD4<Float> { lanes }

  /// A component of the direction, by axis (0 to 2).
  @inline(__always)
  subscript(axis: Int) -> Float { lanes[axis] }
}

extension UnsafeMutableBufferPointer<PointRecord> {
  /// Reorders the records so that the record at `rank` is where sorting along `axis` would put it, no
  /// record before it is greater, and no record after it is smaller.
  ///
  /// This is quickselect with a pivot that is likely to be near the rank.
  ///
  /// - Complexity: O(*n*) on average, O(*n* log *n*) for any input.
  func select(_ rank: Int, along axis: Int) {
    var rest = 0..<count
    var attempts = 2 * (Int.bitWidth - count.leadingZeroBitCount)
    while rest.count > 1 {
      guard attempts > 0 else {
        // The input is unlucky or malicious.
        var records = unsafe UnsafeMutableBufferPointer(rebasing: self[rest])
        unsafe records.sort { $0[axis] < $1[axis] }
        return
      }
      attempts -= 1
      let pivot = unsafe pivot(for: rank, in: rest, along: axis)
      let middle = unsafe partition(rest) { $0[axis] < pivot }
      if rank < middle {
        rest = rest.lowerBound..<middle
        continue
      }
      // No record from `middle` on is smaller than the pivot; those equal to it are in place.
      let end = unsafe partition(middle..<rest.upperBound) { $0[axis] <= pivot }
      if rank < end { return }
      rest = end..<rest.upperBound
    }
  }

  /// Moves the records that belong in front before the others, and returns their end.
  @inline(__always)
  private func partition(_ range: Range<Int>, by belongsInFront: (PointRecord) -> Bool) -> Int {
    // A branch would be mispredicted half of the time, so every record is moved.
    var end = range.lowerBound
    for index in range {
      let record = unsafe self[index]
      unsafe self[index] = self[end]
      unsafe self[end] = record
      end &+= belongsInFront(record) ? 1 : 0
    }
    return end
  }

  /// Returns a component that is probably close to that of the record at the given rank: the order
  /// statistic of a sample.
  private func pivot(for rank: Int, in range: Range<Int>, along axis: Int) -> Float {
    let sampleSize = range.count < 64 ? 3 : range.count < 1024 ? 9 : 31
    var sample = SIMD32<Float>(repeating: .infinity)
    for slot in 0..<sampleSize {
      let index = range.lowerBound + (2 * slot + 1) * range.count / (2 * sampleSize)
      let value = unsafe self[index][axis]
      var position = slot
      while position > 0, sample[position - 1] > value {
        sample[position] = sample[position - 1]
        position -= 1
      }
      sample[position] = value
    }
    return sample[(rank - range.lowerBound) * sampleSize / range.count]
  }
}
