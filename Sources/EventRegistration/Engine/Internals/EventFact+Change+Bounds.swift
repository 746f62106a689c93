extension EventFact.Change {
  /// The most bytes of a reason for calling an event off.
  static let maximumReasonBytes = 1000

  /// The instants until which seats can be kept: the calendar's, and the longest offer more.
  static let deadlines =
    Instant.validRange.lowerBound...Instant.validRange.upperBound
    + Int64(WaitlistPolicy.offerSeconds.upperBound)
}

extension Collection where Element == ChildID {
  /// Whether these are the children of a party: at least one, and none twice.
  var areParty: Bool { !isEmpty && Set(self).count == count }
}
