import Profiles
import TestSupport
import Testing

extension PasswordPolicyTests {
  @Test func wordsOfTheContextAreRefused() throws {
    let email = try EmailAddress("Ana.Mendoza.Ruiz@example.com")
    for password in [
      "Ana.Mendoza.Ruiz@example.com", "ana.mendoza.ruiz@EXAMPLE.com", "ANA.MENDOZA.RUIZ",
      "maricopa HEALTHY", "\u{C9}quipe de Phoenix", "e\u{301}quipe de phoenix",
    ] {
      for policy in policies() {
        let words = ["Maricopa Healthy", "\u{E9}quipe de phoenix"]
        expectEqual(policy.problems(of: password, email: email, words: words), [.contextual])
      }
    }
    let part = "my ana.mendoza.ruiz is fine"
    expectEqual(PasswordPolicy.default.problems(of: part, email: email), [])
    expectEqual(PasswordPolicy.parentAid.problems(of: "", words: [""]), [short(6)])
  }

  @Test func problemsComeAllAtOnce() throws {
    var policy = PasswordPolicy.default
    policy.blocklist = ["ana\n"]
    let problems = policy.problems(of: "ana\n", words: ["ANA\n"])
    expectEqual(problems, [short(15), .controlCharacter, .listed, .contextual])
  }

  /// A word is found where the standard library's own search finds it.
  @Test(arguments: LongTest.seeds(40))
  func contextIsFoundWhereItStands(seed: Int) {
    var generator = SeededGenerator(seed: seed)
    func text(_ count: ClosedRange<Int>) -> String {
      String(
        (0..<Int.random(in: count, using: &generator)).map { _ in
          Bool.random(using: &generator) ? "a" : "b"
        })
    }
    for _ in 0..<20 {
      let (password, word) = (text(0...14), text(3...5))
      let weaknesses = PasswordPolicy.default.weaknesses(of: password, words: [word])
      expectEqual(weaknesses.contains(.containsContext), password.contains(word))
    }
  }

  @Test func megabytesAreAnswered() {
    let password = String(repeating: "ab", count: LongTest.size(500_000, small: 100_000))
    expectEqual(
      PasswordPolicy.default.problems(of: password, words: [password]),
      [.tooLong(maximum: 4096), .contextual])
    expectEqual(PasswordPolicy.default.weaknesses(of: password, words: [password]), [.repetitive])
  }
}
