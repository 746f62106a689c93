/// A direction, with the bits of its point's id in the last component: what is sorted into cells.
typealias PointRecord = SIMD4<Float>

extension PointRecord {
  /// The record of a point at a position in degrees of latitude and longitude.
  @inline(__always)
  init(id: UInt32, at position: SIMD2<Double>) {
    let vector = UnitVector(latitude: position.x, longitude: position.y)
    self.init(vector.x, vector.y, vector.z, Float(bitPattern: id))
  }

  /// The id of the point.
  @inline(__always)
  var id: UInt32 { w.bitPattern }
}

extension UnsafeMutableBufferPointer<PointRecord> {
  /// Reorders the records so that the one at `rank` is where sorting along `axis` would put it,
  /// none before it is greater, and none after it is smaller.
  ///
  /// Quickselect, with a pivot that is likely to be near the rank.
  ///
  /// - Complexity: O(*n*) on average, O(*n* log *n*) for any input.
  func select(_ rank: Int, along axis: Int) {
    var rest = 0..<count
    var attempts = 2 * (Int.bitWidth - count.leadingZeroBitCount)
    while rest.count > 1 {
      guard attempts > 0 else {
        // A run of bad luck, or of malice.
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
      // None is smaller than the pivot now, and those equal to it are in place.
      let end = unsafe partition(middle..<rest.upperBound) { $0[axis] <= pivot }
      if rank < end { return }
      rest = end..<rest.upperBound
    }
  }

  /// Moves the records that belong in front before the others; returns their end.
  @inline(__always)
  private func partition(_ range: Range<Int>, by belongsInFront: (PointRecord) -> Bool) -> Int {
    // A branch here would be mispredicted half of the time, so every record is moved.
    var end = range.lowerBound
    for index in range {
      let record = unsafe self[index]
      unsafe self[index] = self[end]
      unsafe self[end] = record
      end &+= belongsInFront(record) ? 1 : 0
    }
    return end
  }

  /// The component of a record that is probably close to the one of the given rank: the order
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
