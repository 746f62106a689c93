import HealthDomain
import TestSupport
import Testing

@Suite struct PasswordPolicyTests {
  private let listed: Set<String> = ["abc123", "password1", "ma\u{F1}ana ma\u{F1}ana 12 listed"]

  private func policies() -> [PasswordPolicy] {
    [PasswordPolicy.default, .multiFactor, .parentAid].map {
      var policy = $0
      policy.blocklist = listed
      return policy
    }
  }

  private func short(_ minimum: Int) -> PasswordPolicy.Problem { .tooShort(minimum: minimum) }

  /// The problems under the three rules of 15, 8, and 6 characters.
  @Test func goldenTable() {
    let family = String(repeating: "👨‍👩‍👧", count: 3)
    let rows: [(String, [[PasswordPolicy.Problem]])] = [
      ("", [[short(15)], [short(8)], [short(6)]]),
      ("abc123", [[short(15), .listed], [short(8), .listed], [.listed]]),
      ("password1", [[short(15), .listed], [.listed], [.listed]]),
      ("correct horse battery", [[], [], []]),
      (String(repeating: "x", count: 14), [[short(15)], [], []]),
      (String(repeating: "x", count: 15), [[], [], []]),
      ("mypassword1isfine", [[], [], []]),
      (String(repeating: " ", count: 15), [[], [], []]),
      (family, [[], [], []]),
      ("ma\u{F1}ana ma\u{F1}ana 12", [[], [], []]),
      ("man\u{303}ana man\u{303}ana 12", [[], [], []]),
      // A list in one form finds the other.
      ("man\u{303}ana man\u{303}ana 12 listed", [[.listed], [.listed], [.listed]]),
      (String(repeating: "y", count: 4096), [[], [], []]),
      (
        String(repeating: "y", count: 4097),
        Array(repeating: [.tooLong(maximum: 4096)], count: 3)
      ),
      ("a password \u{0} of many", Array(repeating: [.controlCharacter], count: 3)),
      ("a password \n of many", Array(repeating: [.controlCharacter], count: 3)),
      ("a password \u{85} of many", Array(repeating: [.controlCharacter], count: 3)),
    ]
    for (password, expected) in rows {
      #expect(
        policies().map { $0.problems(of: password) } == expected, "\(password.debugDescription)")
    }
    #expect(family.count == 3 && family.unicodeScalars.count == 15)
  }

  @Test func wordsOfTheContextAreRefused() throws {
    let email = try EmailAddress("Ana.Mendoza.Ruiz@example.com")
    for password in [
      "Ana.Mendoza.Ruiz@example.com", "ana.mendoza.ruiz@EXAMPLE.com", "ANA.MENDOZA.RUIZ",
      "maricopa HEALTHY", "\u{C9}quipe de Phoenix", "e\u{301}quipe de phoenix",
    ] {
      for policy in policies() {
        let words = ["Maricopa Healthy", "\u{E9}quipe de phoenix"]
        #expect(policy.problems(of: password, email: email, words: words) == [.contextual])
      }
    }
    let part = "my ana.mendoza.ruiz is fine"
    #expect(PasswordPolicy.default.problems(of: part, email: email) == [])
    #expect(PasswordPolicy.parentAid.problems(of: "", words: [""]) == [short(6)])
  }

  @Test func problemsComeAllAtOnce() throws {
    var policy = PasswordPolicy.default
    policy.blocklist = ["ana\n"]
    let problems = policy.problems(of: "ana\n", words: ["ANA\n"])
    #expect(problems == [short(15), .controlCharacter, .listed, .contextual])
  }

  @Test func aLengthIsInRange() {
    for length in [0, -1, 4097, .min, .max] {
      #expect(PasswordPolicy(minimumLength: length) == nil)
    }
    for length in [1, 4096] {
      #expect(PasswordPolicy(minimumLength: length)?.minimumLength == length)
    }
    #expect(PasswordPolicy.default == PasswordPolicy(minimumLength: 15))
  }

  @Test(arguments: [
    (String(repeating: "x", count: 15), [PasswordPolicy.Weakness.repetitive]),
    ("abcabcabcabcabcab", [.repetitive]), ("abcdeabcdeabcde", []), ("abcdabcd", [.repetitive]),
    ("abcdabc", []), ("abcdefghijklmnop", [.sequential]), ("ponmlkjihgfedcb", [.sequential]),
    ("1234567890123456", [.sequential, .onlyDigits]),
    ("9876543210987654", [.sequential, .onlyDigits]),
    ("4085551234996", [.onlyDigits]), ("8901", [.sequential, .onlyDigits]), ("ab", []), ("", []),
    ("correct horse battery", []), ("we love MARICOPA food", [.containsContext]),
    ("maricop amaricop", []), ("mmaricopa", [.containsContext]), ("it is AN apple", []),
  ])
  func strengthIsAReason(password: String, weaknesses: [PasswordPolicy.Weakness]) {
    let words = ["Maricopa", "an"]
    #expect(PasswordPolicy.default.weaknesses(of: password, words: words) == weaknesses)
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
      #expect(weaknesses.contains(.containsContext) == password.contains(word))
    }
  }

  @Test func megabytesAreAnswered() {
    let password = String(repeating: "ab", count: 500_000)
    #expect(
      PasswordPolicy.default.problems(of: password, words: [password])
        == [.tooLong(maximum: 4096), .contextual])
    #expect(PasswordPolicy.default.weaknesses(of: password, words: [password]) == [.repetitive])
  }
}
