import HealthDomain
import TestSupport
import Testing

/// The rules of a reset, one after another.
@Suite struct PasswordResetTests {
  /// Numbers that are drawn in order; the last one is drawn again.
  struct Script: RandomNumberGenerator {
    var numbers: [UInt64]
    var drawn = 0

    mutating func next() -> UInt64 {
      defer { drawn += 1 }
      return numbers[min(drawn, numbers.count - 1)]
    }
  }

  private func code(_ numbers: [UInt64]) throws -> (text: String, drawn: Int) {
    var reset = PasswordReset()
    var script = Script(numbers: numbers)
    let request = reset.request(at: 0, isKnown: true, using: &script)
    return (try #require(request.code).text, script.drawn)
  }

  @Test func codesAreDrawnByRejection() throws {
    let rows: [([UInt64], String, Int)] = [
      ([0], "000000", 1), ([7], "000007", 1), ([999_999], "999999", 1), ([1_000_000], "000000", 1),
      ([4_293_999_999], "999999", 1), ([4_294_000_000, 5], "000005", 2),
      ([4_294_967_295, 4_294_000_000, 123_456], "123456", 3),
      // Only the lower 32 bits count.
      ([0xFFFF_FFFF_0000_0001], "000001", 1),
      // A broken source of bits does not stop the program.
      ([.max], "967295", 100),
    ]
    for (numbers, text, drawn) in rows {
      let code = try code(numbers)
      #expect(code.text == text && code.drawn == drawn, "\(numbers)")
    }
  }

  /// A reset with the code 123456, which was sent at time 1,000.
  private func sent(isKnown: Bool = true) -> (reset: PasswordReset, script: Script) {
    var reset = PasswordReset()
    var script = Script(numbers: [123_456, 0xAB, 0xCD])
    _ = reset.request(at: 1000, isKnown: isKnown, using: &script)
    return (reset, script)
  }

  private func isVerified(_ text: String, at time: Int64 = 1001, isKnown: Bool = true) -> Bool {
    var (reset, script) = sent(isKnown: isKnown)
    return reset.verify(text, at: time, using: &script) != .invalid
  }

  @Test func theCodeIsCompared() {
    for text in [
      "123456", "123 456", " 1-2-3 4 5 6 ", "123456" + String(repeating: " ", count: 26),
    ] {
      #expect(isVerified(text))
      #expect(!isVerified(text, isKnown: false))
    }
    for text in [
      "", "12345", "1234567", "123457", "023456", "１２３４５６", "123456\n", "12345\u{0}", "123456 7",
      "١٢٣٤٥٦", "123456" + String(repeating: " ", count: 27),
      String(repeating: "123456", count: 10_000),
      "000000", "12345x",
    ] {
      #expect(!isVerified(text))
      #expect(!isVerified(text, isKnown: false))
    }
    // A short text is padded with zero bytes, and its length still counts.
    #expect(!isVerified("123456".dropLast() + "\u{0}"))
    #expect(isVerified("123456", at: 1899) && !isVerified("123456", at: 1900))
    #expect(!isVerified("123456", at: 999))
  }

  @Test func everyWrongLengthCostsAnAttempt() {
    var (reset, script) = sent()
    for (text, left) in [("", 4), ("1", 3), (String(repeating: "1", count: 100_000), 2), ("9", 1)] {
      #expect(reset.verify(text, at: 1001, using: &script) == .invalid)
      #expect(reset.status(at: 1001).attemptsLeft == left)
    }
    #expect(reset.verify("654321", at: 1001, using: &script) == .invalid)
    #expect(reset.status(at: 1001).phase == .ended)
    #expect(reset.verify("123456", at: 1001, using: &script) == .invalid)
  }

  @Test func theStatusCountsDown() {
    let (reset, _) = sent()
    #expect(PasswordReset().status(at: 5) == PasswordReset().status(at: .min))
    #expect(PasswordReset().status(at: 5).phase == .idle)
    let start = reset.status(at: 1000)
    #expect(start.phase == .codeSent && start.validSeconds == 900 && start.resendSeconds == 60)
    #expect(start.attemptsLeft == 5)
    let later = reset.status(at: 1059)
    #expect(later.validSeconds == 841 && later.resendSeconds == 1)
    #expect(reset.status(at: 1060).resendSeconds == 0)
    #expect(reset.status(at: 1899).validSeconds == 1)
    #expect(reset.status(at: 1900).phase == .ended && reset.status(at: 1900).validSeconds == 0)
    #expect(reset.status(at: .max).phase == .ended && reset.status(at: .min).phase == .ended)
  }

  @Test func aTicketBelongsToWhoEnteredTheCode() throws {
    var (reset, script) = sent()
    guard case .verified(let ticket) = reset.verify("123456", at: 1001, using: &script) else {
      Issue.record("The code is right.")
      return
    }
    #expect(ticket.text == "00000000000000ab00000000000000cd")
    #expect(reset.status(at: 1001).phase == .verified && reset.status(at: 1001).validSeconds == 600)
    let policy = PasswordPolicy.default
    let good = "correct horse battery"
    let other = try #require(PasswordReset.Ticket("00000000000000ab00000000000000ce"))
    #expect(reset.setPassword(good, with: other, under: policy, at: 1002) == .invalid)
    let short = reset.setPassword("short", with: ticket, under: policy, at: 1002)
    #expect(short == .refused([.tooShort(minimum: 15)]))
    let email = try EmailAddress("ana.de.la.cruz.y.vega@b.c")
    let context = reset.setPassword(
      "ANA.de.la.cruz.y.vega", with: ticket, under: policy, email: email, words: ["x"], at: 1002)
    #expect(context == .refused([.contextual]))
    var late = reset
    #expect(late.setPassword(good, with: ticket, under: policy, at: 1601) == .invalid)
    var early = reset
    #expect(early.setPassword(good, with: ticket, under: policy, at: 1000) == .invalid)
    #expect(reset.setPassword(good, with: ticket, under: policy, at: 1600) == .accepted)
    #expect(reset.status(at: 1600).phase == .done)
    #expect(reset.setPassword(good, with: ticket, under: policy, at: 1600) == .invalid)
    #expect(PasswordReset.Ticket(ticket.text) == ticket)
    for text in ["", "ab", String(repeating: "g", count: 32), String(repeating: "A", count: 32)] {
      #expect(PasswordReset.Ticket(text) == nil)
    }
  }

  @Test func aClockSetBackLocksNobodyOut() {
    var (reset, script) = sent()
    // Yesterday: the code ends, and another one can be sent at once.
    #expect(reset.request(at: -80_000, isKnown: true, using: &script).answer == .codeSent)
    #expect(reset.request(at: -79_999, isKnown: true, using: &script).answer == .wait(seconds: 59))
    // But the codes of the day still count.
    for time in [-70_000, -60_000, -50_000] as [Int64] {
      #expect(reset.request(at: time, isKnown: true, using: &script).answer == .codeSent)
    }
    #expect(reset.request(at: -40_000, isKnown: true, using: &script).answer == .tooMany)
    #expect(reset.request(at: .min, isKnown: true, using: &script).answer == .codeSent)
    #expect(reset.request(at: .max, isKnown: true, using: &script).answer == .codeSent)
  }

  @Test func textsSayTheSame() throws {
    let messages = PasswordReset.Messages()
    #expect(messages.text(for: .wait(seconds: 12)) == "You can ask for another code in 12 seconds.")
    #expect(messages.text(for: .wait(seconds: 1)) == "You can ask for another code in 1 second.")
    #expect(messages.text(for: .codeSent) == messages.codeSent)
    #expect(messages.text(for: .tooMany) == messages.tooMany)
    var reset = PasswordReset()
    var script = Script(numbers: [7])
    let code = try #require(reset.request(at: 0, isKnown: true, using: &script).code)
    #expect(messages.body(with: code).hasPrefix("Your code is 000007. It is valid for 15 minutes."))
    #expect(PasswordReset.codeLifetime == 15 * 60)
  }

  @Test func everyStateIsEncoded() throws {
    var script = Script(numbers: [42, 0, 1])
    var reset = PasswordReset()
    func check(_ json: String) throws {
      #expect(try encoded(reset) == json)
      #expect(try decoded(json) == reset)
    }
    try check(#"{"phase":"idle"}"#)
    _ = reset.request(at: 5, isKnown: true, using: &script)
    _ = reset.verify("1", at: 6, using: &script)
    try check(
      #"{"attemptsLeft":4,"code":"000042","isKnown":true,"phase":"codeSent","requests":[5],"time":5}"#
    )
    _ = reset.verify("000042", at: 7, using: &script)
    let ticket = "00000000000000000000000000000001"
    try check(#"{"phase":"verified","requests":[5],"ticket":"\#(ticket)","time":7}"#)
    _ = reset.setPassword(
      "correct horse battery", with: try #require(PasswordReset.Ticket(ticket)), under: .default,
      at: 8)
    try check(#"{"phase":"done","requests":[5]}"#)
    reset = try decoded(#"{"phase":"ended","requests":[1,2]}"#)
    try check(#"{"phase":"ended","requests":[1,2]}"#)
  }

  @Test(arguments: [
    #"{}"#, #"{"phase":"new"}"#, #"{"phase":"idle","requests":[1,2,3,4,5,6]}"#,
    #"{"phase":"codeSent","code":"73190","isKnown":true,"time":0,"attemptsLeft":5}"#,
    #"{"phase":"codeSent","code":"73190x","isKnown":true,"time":0,"attemptsLeft":5}"#,
    #"{"phase":"codeSent","code":"731900","isKnown":true,"time":0,"attemptsLeft":6}"#,
    #"{"phase":"codeSent","code":"731900","isKnown":true,"time":0,"attemptsLeft":0}"#,
    #"{"phase":"codeSent","code":"731900","time":0,"attemptsLeft":1}"#,
    #"{"phase":"verified","ticket":"7319","time":0}"#,
  ])
  func decodingRefusesInSilence(json: String) {
    do {
      let _: PasswordReset = try decoded(json)
      Issue.record("\(json) was decoded")
    } catch {
      var dumped = ""
      dump(error, to: &dumped)
      #expect(error is DecodingError && !dumped.contains("7319"))
    }
  }
}
