/// The slots that pass all filters, and those that fail only one.
///
/// A record that fails one filter counts among what that filter could also let through. So the counts
/// of every filter's choices come from one pass over the filters.
struct FilterPass {
  private let live: SlotBits
  private var failed: SlotBits
  private var failedTwice: SlotBits

  init(live: SlotBits) {
    self.live = live
    failed = SlotBits(capacity: live.words.count * 64)
    failedTwice = failed
  }

  /// Applies a filter that lets some slots pass.
  mutating func apply(_ passing: SlotBits) {
    let words = passing.words
    let before = failed.words
    failedTwice.change { word, old in old | before[word] & ~words[word] }
    failed.change { word, old in old | ~words[word] }
  }

  /// Applies a filter to the slots that have not failed twice, and returns the slots that pass it.
  mutating func apply(where passes: (_ slot: Int) -> Bool) -> SlotBits {
    var passing = SlotBits(capacity: live.words.count * 64)
    var open = live
    let twice = failedTwice.words
    open.change { word, old in old & ~twice[word] }
    open.forEach { slot in if passes(slot) { passing.insert(slot) } }
    apply(passing)
    return passing
  }

  /// The slots that pass all filters.
  var passed: SlotBits {
    var passed = live
    let words = failed.words
    passed.change { word, old in old & ~words[word] }
    return passed
  }

  /// Returns the slots that pass all filters but one, which lets `own` pass.
  func passed(exceptFor own: SlotBits?) -> SlotBits {
    guard let words = own?.words else { return passed }
    var passed = live
    let (once, twice) = (failed.words, failedTwice.words)
    passed.change { word, old in old & (~once[word] | ~twice[word] & ~words[word]) }
    return passed
  }
}
