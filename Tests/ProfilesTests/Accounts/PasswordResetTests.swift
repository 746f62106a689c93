import Profiles
import TestSupport
import Testing

/// The rules of a reset, one after another.
@Suite("Password reset: codes, attempts, and tickets") struct PasswordResetTests {
  /// Numbers that are drawn in order; the last one is drawn again.
  struct Script: RandomNumberGenerator {
    var numbers: [UInt64]
    var drawn = 0

    mutating func next() -> UInt64 {
      defer { drawn += 1 }
      return numbers[min(drawn, numbers.count - 1)]
    }
  }

  func code(_ numbers: [UInt64]) throws -> (text: String, drawn: Int) {
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
      expect(code.text == text && code.drawn == drawn, "\(numbers)")
    }
  }

  @Test func everyStateIsEncoded() throws {
    var script = Script(numbers: [42, 0, 1])
    var reset = PasswordReset()
    func check(_ json: String) throws {
      try expectEqual(encoded(reset), json)
      try expectEqual(decoded(json), reset)
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
    #"{}"#, #"{"phase":""}"#, #"{"phase":"idle","requests":[1,2,3,4,5,6]}"#,
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
      expect(error is DecodingError && !dumped.contains("7319"))
    }
  }
}
