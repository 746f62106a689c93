import Essentials

extension EventFact.Change {
  /// The maximum length of the reason for canceling an event, in bytes of UTF-8.
  static let maximumReasonBytes = 1000

  /// The valid deadlines of holds and offers: the calendar, extended by the longest offer.
  static let deadlines =
    Instant.validRange.lowerBound...Instant.validRange.upperBound
    + Int64(WaitlistPolicy.offerSeconds.upperBound)
}

extension Collection where Element == ChildID {
  /// Whether these can be the children of one party: 1 to 15, and no duplicates.
  var isParty: Bool { EventPolicy.partySizes.contains(count) && !hasDuplicates }

  /// Whether an ID occurs twice.
  var hasDuplicates: Bool {
    // For the size of a party, comparing pairs is faster than a set. Only a list that is refused for
    // its length is longer.
    if count <= 15 {
      var index = startIndex
      while index != endIndex {
        let child = self[index]
        formIndex(after: &index)
        var other = index
        while other != endIndex {
          if self[other] == child { return true }
          formIndex(after: &other)
        }
      }
      return false
    }
    return Set(self).count < count
  }
}
