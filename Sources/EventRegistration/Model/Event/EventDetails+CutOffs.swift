extension EventDetails {
  /// The instant at which registration closes, in seconds since 1970-01-01 00:00 UTC.
  ///
  /// That is the end of the registration window, or the start of the event if the window has no end.
  public var registrationCloses: Int64 { policy.window.closes ?? startTime }

  /// The instant from which on nobody moves up from the waiting list, in seconds since 1970-01-01
  /// 00:00 UTC.
  ///
  /// That is ``WaitlistPolicy/cutoff`` before the start, but not after the end.
  public var promotionEnds: Int64 { min(startTime - Int64(policy.waitlist.cutoff), endTime) }

  /// Returns the duration of an offer that is made at an instant before promotion ends, or 0 if
  /// families are registered without an offer.
  func offerSeconds(at time: Int64) -> Int64 {
    let (promotion, room) = (policy.waitlist.promotion, promotionEnds - time)
    if let notice = promotion.notice, time < startTime - Int64(notice) { return 0 }
    return promotion.offerSeconds.map { min(Int64($0), room) } ?? 0
  }
}
