/// A direction with the bits of the ID of its point in the last component, to be sorted into cells.
typealias PointRecord = SIMD4<Float>

extension PointRecord {
  /// Creates the record of a point at a position in degrees of latitude and longitude.
  @inline(__always)
  init(id: UInt32, at position: SIMD2<Double>) {
    let vector = UnitVector(latitude: position.x, longitude: position.y)
    self.init(vector.x, vector.y, vector.z, Float(bitPattern: id))
  }

  /// The ID of the point.
  @inline(__always)
  var id: UInt32 { w.bitPattern }
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
