/// A vector with the id of its point in the last lane: what is sorted into cells.
typealias PointRecord = SIMD4<Float>

extension SIMD4<Float> {
  /// The record of the point `id` at a position in degrees.
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
  /// Reorders the records so that the one at `rank` is where sorting along `axis` would put it, none
  /// before it is greater, and none after it is smaller.
  ///
  /// - Complexity: O(*n*) on average, O(*n* log *n*) for any input.
  func select(_ rank: Int, along axis: Int) {
    var (low, high) = (0, count)
    // Quickselect with a pivot near the wanted rank. A run of bad luck ends in a sort.
    var attempts = 2 * (Int.bitWidth - count.leadingZeroBitCount)
    while high - low > 1 {
      guard attempts > 0 else {
        let rest = unsafe UnsafeMutableBufferPointer(rebasing: self[low..<high])
        unsafe rest.sortRecords(along: axis)
        return
      }
      attempts -= 1
      let pivot = unsafe pivot(for: rank, in: low..<high, along: axis)
      let middle = unsafe partition(low..<high) { $0[axis] < pivot }
      if rank < middle {
        high = middle
      } else {
        // None is smaller now; those equal to the pivot are in place.
        let end = unsafe partition(middle..<high) { $0[axis] <= pivot }
        if rank < end { return }
        low = end
      }
    }
  }

  /// Moves the records that satisfy `belongsInFront` before the others; returns their end.
  @inline(__always)
  private func partition(_ range: Range<Int>, by belongsInFront: (PointRecord) -> Bool) -> Int {
    // Without a branch on the comparison, which no processor can predict: three times as fast.
    var end = range.lowerBound
    for index in range {
      let record = unsafe self[index]
      unsafe self[index] = self[end]
      unsafe self[end] = record
      end &+= belongsInFront(record) ? 1 : 0
    }
    return end
  }

  private func sortRecords(along axis: Int) {
    var slice = unsafe self
    unsafe slice.sort { $0[axis] < $1[axis] }
  }

  /// A component close to the one of the given rank.
  private func pivot(for rank: Int, in range: Range<Int>, along axis: Int) -> Float {
    // The order statistic of a small sample at evenly spread positions.
    let sampleSize = range.count < 64 ? 3 : range.count < 1024 ? 9 : 31
    let step = range.count / sampleSize
    var sample = SIMD32<Float>(repeating: .infinity)
    for slot in 0..<sampleSize {
      let value = unsafe self[
        range.lowerBound + (step == 0 ? Swift.min(slot, range.count - 1) : slot * step + step / 2)][
          axis]
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
