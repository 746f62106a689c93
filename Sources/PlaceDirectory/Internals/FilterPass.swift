/// The slots that pass all filters, and those that fail only one.
///
/// A record that fails one filter counts among what that filter could also let through. So the counts
/// of every filter's choices come from one pass over the filters.
struct FilterPass {
  /// The slots that pass all filters so far.
  private(set) var passed: SlotBits
  /// The slots that fail exactly one filter so far; `nil` if no choices are counted.
  private var failedOnce: SlotBits?

  /// Creates a pass in which every live slot passes.
  init(live: SlotBits, countsChoices: Bool) {
    passed = live
    failedOnce = countsChoices ? SlotBits(capacity: live.words.count * 64) : nil
  }

  /// Applies a filter that lets some slots pass.
  mutating func apply(_ passing: SlotBits) {
    if var once = failedOnce {
      failedOnce = nil
      passed.formIntersection(passing, removed: &once)
      failedOnce = once
    } else {
      passed.formIntersection(passing)
    }
  }

  /// Applies a filter to the slots for which it matters, and returns those that it lets pass; `nil` if no
  /// choices are counted.
  @inline(__always)
  @discardableResult
  mutating func apply(where passes: (_ slot: Int) -> Bool) -> SlotBits? {
    guard var once = failedOnce else {
      _ = passed.removeAll(unless: passes)
      return nil
    }
    failedOnce = nil
    _ = once.removeAll(unless: passes)
    let removed = passed.removeAll(unless: passes)
    var own = once
    own.formUnion(passed)
    once.formUnion(removed)
    failedOnce = once
    return own
  }

  /// Returns the slots that pass all filters but one, which lets `own` pass.
  func passed(exceptFor own: SlotBits?) -> SlotBits {
    guard let own, let failedOnce else { return passed }
    var others = passed
    others.formUnion(failedOnce, without: own)
    return others
  }
}
