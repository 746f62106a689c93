import TestSupport

/// Returns the numbers below `count`; with small sizes only that many, as far apart as possible.
func places(below count: Int, small part: Int) -> [Int] {
  let size = min(count, LongTest.size(count, small: part))
  return (0..<size).map { $0 * count / size }
}
