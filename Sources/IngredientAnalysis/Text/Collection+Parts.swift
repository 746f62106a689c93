/// Lists in the lines of taxonomies.
extension RandomAccessCollection<UInt8> where Index == Int {
  /// Returns the parts of a range of a text between commas, without surrounding spaces.
  ///
  /// A backslash before a comma makes it part of the text.
  func parts(of value: Range<Int32>) -> ContiguousArray<Range<Int32>> {
    var parts: ContiguousArray<Range<Int32>> = []
    var start = Int(value.lowerBound)
    let end = Int(value.upperBound)
    var position = start
    while position <= end {
      if position == end
        || (self[position] == 0x2C && (position == start || self[position - 1] != 0x5C))
      {
        var first = start
        var last = position
        while first < last, self[first] <= 0x20 { first += 1 }
        while last > first, self[last - 1] <= 0x20 { last -= 1 }
        if first < last { parts.append(Int32(first)..<Int32(last)) }
        start = position + 1
      }
      position += 1
    }
    return parts
  }
}
