/// A binary heap whose first element is the smallest.
struct MinimumHeap<Element: Comparable & Sendable>: Sendable {
  private var elements: [Element] = []

  /// The smallest element.
  var first: Element? { elements.first }

  /// Whether there is no element.
  var isEmpty: Bool { elements.isEmpty }

  mutating func insert(_ element: Element) {
    elements.append(element)
    var index = elements.count - 1
    while index > 0, elements[index] < elements[(index - 1) / 2] {
      elements.swapAt(index, (index - 1) / 2)
      index = (index - 1) / 2
    }
  }

  /// Removes and returns the smallest element.
  mutating func popFirst() -> Element? {
    guard let last = elements.popLast() else { return nil }
    guard let first = elements.first else { return last }
    elements[0] = last
    var index = 0
    while 2 * index + 1 < elements.count {
      var child = 2 * index + 1
      if child + 1 < elements.count, elements[child + 1] < elements[child] { child += 1 }
      guard elements[child] < elements[index] else { break }
      elements.swapAt(index, child)
      index = child
    }
    return first
  }
}
