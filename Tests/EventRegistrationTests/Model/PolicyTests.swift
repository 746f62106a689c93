import EventRegistration
import TestSupport
import Testing

@Suite("Waiting list policy: ranges and JSON") struct WaitlistPolicyTests {
  @Test func numbersAreBounded() throws {
    for limit in [0, 1, 2_147_483_647] {
      try expectEqual(WaitlistPolicy(limit: limit).limit, limit)
    }
    for limit in [Int.min, -1, 2_147_483_648, .max] {
      expectThrows(WaitlistPolicy.Error.limitOutOfRange(limit)) {
        try WaitlistPolicy(limit: limit)
      }
    }
    for overtakings in [nil, 0, 1_000_000] {
      let fit = WaitlistPolicy.Fit.firstFit(maximumOvertakings: overtakings)
      try expectEqual(WaitlistPolicy(limit: 1, fit: fit).fit, fit)
    }
    for overtakings in [Int.min, -1, 1_000_001, .max] {
      expectThrows(WaitlistPolicy.Error.overtakingsOutOfRange(overtakings)) {
        try WaitlistPolicy(limit: 1, fit: .firstFit(maximumOvertakings: overtakings))
      }
    }
    for seconds in [1, 2_592_000] {
      let promotion = WaitlistPolicy.Promotion.offer(seconds: seconds)
      try expectEqual(WaitlistPolicy(limit: 1, promotion: promotion).promotion, promotion)
    }
    for seconds in [Int.min, 0, 2_592_001, .max] {
      expectThrows(WaitlistPolicy.Error.offerSecondsOutOfRange(seconds)) {
        try WaitlistPolicy(limit: 1, promotion: .offer(seconds: seconds))
      }
    }
  }

  @Test func theNoticeAndTheCutoffHaveTheirRanges() throws {
    func policy(notice: Int = 1, offerSeconds: Int = 1, cutoff: Int = 0) throws -> WaitlistPolicy {
      try WaitlistPolicy(
        limit: 1, promotion: .automaticUntil(notice: notice, offerSeconds: offerSeconds),
        cutoff: cutoff)
    }
    for number in [1, 2_592_000] {
      let promotion = WaitlistPolicy.Promotion.automaticUntil(notice: number, offerSeconds: number)
      try expectEqual(policy(notice: number, offerSeconds: number).promotion, promotion)
    }
    for cutoff in [-2_592_000, 2_592_000] { try expectEqual(policy(cutoff: cutoff).cutoff, cutoff) }
    for number in [Int.min, 0, 2_592_001, .max] {
      expectThrows(WaitlistPolicy.Error.noticeOutOfRange(number)) {
        try policy(notice: number)
      }
      expectThrows(WaitlistPolicy.Error.offerSecondsOutOfRange(number)) {
        try policy(offerSeconds: number)
      }
    }
    for cutoff in [Int.min, -2_592_001, 2_592_001, .max] {
      expectThrows(WaitlistPolicy.Error.cutoffOutOfRange(cutoff)) { try policy(cutoff: cutoff) }
    }
  }

  @Test func thePolicyNoneHasLimit0() throws {
    try expectEqual(WaitlistPolicy.none, WaitlistPolicy(limit: 0))
    expect(WaitlistPolicy.none.fit == .strictFIFO && WaitlistPolicy.none.promotion == .automatic)
  }

  @Test func itIsEncodedByItsNames() throws {
    let policies = [
      WaitlistPolicy.none,
      try WaitlistPolicy(
        limit: 20, fit: .firstFit(maximumOvertakings: 3), promotion: .offer(seconds: 3600)),
      try WaitlistPolicy(
        limit: 1, fit: .firstFit(maximumOvertakings: nil),
        promotion: .automaticUntil(notice: 7, offerSeconds: 8), cutoff: -60),
    ]
    let texts = [
      #"{"cutoff":0,"fit":{"kind":"strictFIFO"},"limit":0,"promotion":{"kind":"automatic"}}"#,
      #"{"cutoff":0,"fit":{"kind":"firstFit","maximumOvertakings":3},"limit":20,"#
        + #""promotion":{"kind":"offer","seconds":3600}}"#,
      #"{"cutoff":-60,"fit":{"kind":"firstFit"},"limit":1,"#
        + #""promotion":{"kind":"automaticUntil","notice":7,"seconds":8}}"#,
    ]
    for (policy, json) in zip(policies, texts) {
      try expectEqual(encoded(policy), json)
      try expectEqual(decoded(json), policy)
    }
    try expectEqual(decoded(#"{"later":1}"#), WaitlistPolicy.none)
  }

  @Test(
    arguments: [
      #"{"limit":-1}"#, #"{"fit":{"kind":"firstFit","maximumOvertakings":-1}}"#,
      #"{"promotion":{"kind":"offer","seconds":0}}"#, #"{"promotion":{"kind":"offer"}}"#,
      #"{"fit":{"kind":"lastFit"}}"#, #"{"promotion":{"kind":"draw"}}"#, #"{"fit":{}}"#,
    ])
  func decodingRefusesWhatTheInitializerRefuses(json: String) {
    #expect(throws: DecodingError.self) { let _: WaitlistPolicy = try decoded(json) }
  }
}

@Suite("Registration window: opening and closing") struct RegistrationWindowTests {
  @Test func theWindowIncludesItsStartAndNotItsEnd() throws {
    let window = try RegistrationWindow(opens: 10, closes: 20)
    expectEqual([9, 10, 19, 20].map { window.contains($0) }, [false, true, true, false])
    let open = try RegistrationWindow(opens: 10)
    expectEqual([.min, 9, 10, .max].map { open.contains($0) }, [false, false, true, true])
    let closing = try RegistrationWindow(closes: 20)
    expectEqual([.min, 19, 20, .max].map { closing.contains($0) }, [true, true, false, false])
    expect([Int64.min, 0, .max].allSatisfy { RegistrationWindow.always.contains($0) })
    try expectEqual(RegistrationWindow(), .always)
  }

  @Test func aWindowMustCloseAfterItOpens() throws {
    try expect(RegistrationWindow(opens: 10, closes: 11).contains(10))
    for closes: Int64 in [10, 9, -10] {
      expectThrows(RegistrationWindow.Error.closesNotAfterOpening) {
        try RegistrationWindow(opens: 10, closes: closes)
      }
    }
  }

  @Test func instantsMustBeInTheYears1To9999() throws {
    let (first, last): (Int64, Int64) = (-62_135_596_800, 253_402_300_799)
    let widest = try RegistrationWindow(opens: first, closes: last)
    expect(widest.opens == first && widest.closes == last)
    for instant in [Int64.min, first - 1, last + 1, .max] {
      expectThrows(RegistrationWindow.Error.outsideCalendar(instant)) {
        try RegistrationWindow(opens: instant)
      }
      expectThrows(RegistrationWindow.Error.outsideCalendar(instant)) {
        try RegistrationWindow(closes: instant)
      }
    }
  }

  @Test func itIsEncodedByItsNames() throws {
    let windows = [
      try RegistrationWindow(opens: -5, closes: 20), try RegistrationWindow(closes: 20), .always,
    ]
    let texts = [#"{"closes":20,"opens":-5}"#, #"{"closes":20}"#, "{}"]
    for (window, json) in zip(windows, texts) {
      try expectEqual(encoded(window), json)
      try expectEqual(decoded(json), window)
    }
    for json in [#"{"opens":20,"closes":20}"#, #"{"opens":9223372036854775807}"#] {
      #expect(throws: DecodingError.self) { let _: RegistrationWindow = try decoded(json) }
    }
  }
}

@Suite("Event policy: ranges and JSON") struct EventPolicyTests {
  @Test func missingRulesAreTheStandard() throws {
    let policy = try EventPolicy()
    expectEqual(policy, .standard)
    expect(policy.ages == nil && policy.requiredConsents == [] && policy.maximumPartySize == 6)
    expect(policy.holdSeconds == 900 && policy.window == .always)
    expect(policy.cancellationNotice == nil && !policy.allowsTransfer)
    expectEqual(policy.waitlist, .none)
  }

  @Test func theBoundsOfEveryRangeAreAllowed() throws {
    for ages in [0...0, 0...150, 150...150] { try expectEqual(EventPolicy(ages: ages).ages, ages) }
    for size in [1, 15] {
      try expectEqual(EventPolicy(maximumPartySize: size).maximumPartySize, size)
    }
    for seconds in [1, 604_800] {
      try expectEqual(EventPolicy(holdSeconds: seconds).holdSeconds, seconds)
    }
    for notice in [0, 31_536_000] {
      try expectEqual(EventPolicy(cancellationNotice: notice).cancellationNotice, notice)
    }
  }

  @Test func valuesOutsideARangeAreRefused() {
    for age in [Int.min, -1] {
      expectThrows(EventPolicy.Error.ageOutOfRange(age)) { try EventPolicy(ages: age...200) }
    }
    for age in [151, Int.max] {
      expectThrows(EventPolicy.Error.ageOutOfRange(age)) { try EventPolicy(ages: 3...age) }
    }
    for size in [Int.min, 0, 16, .max] {
      expectThrows(EventPolicy.Error.maximumPartySizeOutOfRange(size)) {
        try EventPolicy(maximumPartySize: size)
      }
    }
    for seconds in [Int.min, 0, 604_801, .max] {
      expectThrows(EventPolicy.Error.holdSecondsOutOfRange(seconds)) {
        try EventPolicy(holdSeconds: seconds)
      }
    }
    for notice in [Int.min, -1, 31_536_001, .max] {
      expectThrows(EventPolicy.Error.cancellationNoticeOutOfRange(notice)) {
        try EventPolicy(cancellationNotice: notice)
      }
    }
  }

  @Test func itIsEncodedByItsNames() throws {
    let policy = try EventPolicy(
      ages: 6...10, requiredConsents: [.participation, .emergencyCare], maximumPartySize: 3,
      holdSeconds: 600, window: RegistrationWindow(opens: 1, closes: 2),
      cancellationNotice: 86_400, allowsTransfer: true, waitlist: WaitlistPolicy(limit: 5))
    let json = """
      {"allowsTransfer":true,"cancellationNotice":86400,"holdSeconds":600,"maximumPartySize":3,\
      "oldestAge":10,"requiredConsents":["participation","emergencyCare"],\
      "waitlist":{"cutoff":0,"fit":{"kind":"strictFIFO"},"limit":5,"promotion":{"kind":"automatic"}},\
      "window":{"closes":2,"opens":1},"youngestAge":6}
      """
    try expectEqual(encoded(policy), json)
    try expectEqual(decoded(json), policy)
    try expectEqual(decoded("{}"), EventPolicy.standard)
    try expectEqual(decoded(encoded(EventPolicy.standard)), EventPolicy.standard)
    let bounds: [EventPolicy] = try decoded(#"[{"youngestAge":3},{"oldestAge":5}]"#)
    expectEqual(bounds.map(\.ages), [3...150, 0...5])
  }

  @Test(
    arguments: [
      #"{"youngestAge":11,"oldestAge":10}"#, #"{"youngestAge":-1}"#, #"{"oldestAge":151}"#,
      #"{"youngestAge":151}"#, #"{"maximumPartySize":16}"#, #"{"holdSeconds":0}"#,
      #"{"cancellationNotice":-1}"#, #"{"waitlist":{"limit":-1}}"#,
      #"{"window":{"opens":2,"closes":1}}"#, #"{"guardianLimits":{"seats":0}}"#,
      #"{"guardianLimits":{"heldSeats":1001}}"#, #"{"guardianLimits":{"coolDownSeconds":0}}"#,
      #"{"guardianLimits":{"coolDownSeconds":604801}}"#,
    ])
  func decodingRefusesWhatTheInitializerRefuses(json: String) {
    #expect(throws: DecodingError.self) { let _: EventPolicy = try decoded(json) }
  }
}
