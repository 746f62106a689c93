import Profiles
import TestSupport
import Testing

extension PasswordResetTests {
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
      "123456\n", "\t123456", "123\u{A0}456", "123\u{202F}456", "\u{202A}123456\u{202C}",
      "\u{FEFF}123456", "123\u{2011}456", "１２３４５６", "١٢٣٤٥٦",
      // As mails fill a line.
      "123456" + String(repeating: " ", count: 59),
      String(repeating: "\u{200C}\u{A0}", count: 90) + "123456\n",
    ] {
      expect(isVerified(text))
      expect(!isVerified(text, isKnown: false))
    }
    for text in [
      "", "12345", "1234567", "123457", "023456", "12345\u{0}", "123456 7", "¹²³⁴⁵⁶",
      "Code: 123456", "123456.",
      String(repeating: "123456", count: 10_000),
      "000000", "12345x",
    ] {
      expect(!isVerified(text))
      expect(!isVerified(text, isKnown: false))
    }
    // A short text is padded with zero bytes, and its length still counts.
    expect(!isVerified("123456".dropLast() + "\u{0}"))
    expect(isVerified("123456", at: 1899) && !isVerified("123456", at: 1900))
    expect(!isVerified("123456", at: 999))
  }

  @Test func everyWrongLengthCostsAnAttempt() {
    var (reset, script) = sent()
    let long = String(repeating: "1", count: 100_000)
    for (text, left) in [("12345", 4), ("1234567", 3), (long, 2), ("9", 1)] {
      expectEqual(reset.verify(text, at: 1001, using: &script), .invalid)
      expectEqual(reset.status(at: 1001).attemptsLeft, left)
    }
    expectEqual(reset.verify("654321", at: 1001, using: &script), .invalid)
    expectEqual(reset.status(at: 1001).phase, .ended)
    expectEqual(reset.verify("123456", at: 1001, using: &script), .invalid)
  }

  @Test("A text that is not a number uses no attempt") func whatIsNoNumberIsFree() {
    for isKnown in [true, false] {
      var (reset, script) = sent(isKnown: isKnown)
      let before = reset
      let texts = [
        "", " ", "-", "Code: 123456", "Code: 654321", "123456.", "¹²³⁴⁵⁶", "12345x", "\u{FEFF}",
        String(repeating: "x", count: 100_000), "x" + String(repeating: "1", count: 100),
      ]
      for text in texts + texts {
        expectEqual(reset.verify(text, at: 1001, using: &script), .invalid)
        expectEqual(reset, before)
      }
      expectEqual(reset.verify("123456", at: 1001, using: &script) != .invalid, isKnown)
    }
  }

  @Test("The wait for the next code applies after all attempts are used, and after the right code")
  func theWaitHolds() {
    for text in ["654321", "123456"] {
      var (reset, script) = sent()
      for _ in 0..<5 { _ = reset.verify(text, at: 1001, using: &script) }
      expectEqual(reset.status(at: 1001).resendSeconds, 59)
      expectEqual(
        reset.request(at: 1059, isKnown: true, using: &script).answer, .wait(seconds: 1))
      expectEqual(reset.request(at: 1060, isKnown: true, using: &script).answer, .codeSent)
    }
  }

  @Test func theStatusCountsDown() {
    let (reset, _) = sent()
    expectEqual(PasswordReset().status(at: 5), PasswordReset().status(at: .min))
    expectEqual(PasswordReset().status(at: 5).phase, .idle)
    let start = reset.status(at: 1000)
    expect(start.phase == .codeSent && start.validSeconds == 900 && start.resendSeconds == 60)
    expectEqual(start.attemptsLeft, 5)
    let later = reset.status(at: 1059)
    expect(later.validSeconds == 841 && later.resendSeconds == 1)
    expectEqual(reset.status(at: 1060).resendSeconds, 0)
    expectEqual(reset.status(at: 1899).validSeconds, 1)
    expect(reset.status(at: 1900).phase == .ended && reset.status(at: 1900).validSeconds == 0)
    expect(reset.status(at: .max).phase == .ended && reset.status(at: .min).phase == .ended)
  }

  @Test func aTicketBelongsToWhoEnteredTheCode() throws {
    var (reset, script) = sent()
    guard case .verified(let ticket) = reset.verify("123456", at: 1001, using: &script) else {
      Issue.record("The code is right.")
      return
    }
    expectEqual(ticket.text, "00000000000000ab00000000000000cd")
    expect(reset.status(at: 1001).phase == .verified && reset.status(at: 1001).validSeconds == 600)
    let policy = PasswordPolicy.default
    let good = "correct horse battery"
    let other = try #require(PasswordReset.Ticket("00000000000000ab00000000000000ce"))
    expectEqual(reset.setPassword(good, with: other, under: policy, at: 1002), .invalid)
    let short = reset.setPassword("short", with: ticket, under: policy, at: 1002)
    expectEqual(short, .refused([.tooShort(minimum: 15)]))
    let email = try EmailAddress("ana.de.la.cruz.y.vega@b.c")
    let context = reset.setPassword(
      "ANA.de.la.cruz.y.vega", with: ticket, under: policy, email: email, words: ["x"], at: 1002)
    expectEqual(context, .refused([.contextual]))
    var late = reset
    expectEqual(late.setPassword(good, with: ticket, under: policy, at: 1601), .invalid)
    var early = reset
    expectEqual(early.setPassword(good, with: ticket, under: policy, at: 1000), .invalid)
    expectEqual(reset.setPassword(good, with: ticket, under: policy, at: 1600), .accepted)
    expectEqual(reset.status(at: 1600).phase, .done)
    expectEqual(reset.setPassword(good, with: ticket, under: policy, at: 1600), .invalid)
    expectEqual(PasswordReset.Ticket(ticket.text), ticket)
    for text in ["", "ab", String(repeating: "g", count: 32), String(repeating: "A", count: 32)] {
      expect(PasswordReset.Ticket(text) == nil)
    }
  }

  @Test func aClockSetBackLocksNobodyOut() {
    var (reset, script) = sent()
    // Yesterday: the code ends, and another one can be sent at once.
    expectEqual(reset.request(at: -80_000, isKnown: true, using: &script).answer, .codeSent)
    expectEqual(
      reset.request(at: -79_999, isKnown: true, using: &script).answer, .wait(seconds: 59))
    // But the codes of the day still count.
    for time in [-70_000, -60_000, -50_000] as [Int64] {
      expectEqual(reset.request(at: time, isKnown: true, using: &script).answer, .codeSent)
    }
    expectEqual(reset.request(at: -40_000, isKnown: true, using: &script).answer, .tooMany)
    expectEqual(reset.request(at: .min, isKnown: true, using: &script).answer, .codeSent)
    expectEqual(reset.request(at: .max, isKnown: true, using: &script).answer, .codeSent)
  }

  @Test func textsSayTheSame() throws {
    let messages = PasswordReset.Messages()
    expectEqual(
      messages.text(for: .wait(seconds: 12)), "You can ask for another code in 12 seconds.")
    expectEqual(messages.text(for: .wait(seconds: 1)), "You can ask for another code in 1 second.")
    expectEqual(messages.text(for: .codeSent), messages.codeSent)
    expectEqual(messages.text(for: .tooMany), messages.tooMany)
    var reset = PasswordReset()
    var script = Script(numbers: [7])
    let code = try #require(reset.request(at: 0, isKnown: true, using: &script).code)
    expect(messages.body(with: code).hasPrefix("Your code is 000007. It is valid for 15 minutes."))
    expectEqual(PasswordReset.codeLifetime, 15 * 60)
  }
}
