import Profiles
import TestSupport
import Testing

@Suite("Passwords: policy and strength") struct PasswordPolicyTests {
  let listed: Set<String> = ["abc123", "password1", "ma\u{F1}ana ma\u{F1}ana 12 listed"]

  func policies() -> [PasswordPolicy] {
    [PasswordPolicy.default, .multiFactor, .parentAid].map {
      var policy = $0
      policy.blocklist = listed
      return policy
    }
  }

  func short(_ minimum: Int) -> PasswordPolicy.Problem { .tooShort(minimum: minimum) }

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
      expectEqual(
        policies().map { $0.problems(of: password) }, expected, "\(password.debugDescription)")
    }
    expect(family.count == 3 && family.unicodeScalars.count == 15)
  }

  @Test func aLengthIsInRange() {
    for length in [0, -1, 4097, .min, .max] {
      expect(PasswordPolicy(minimumLength: length) == nil)
    }
    for length in [1, 4096] {
      expectEqual(PasswordPolicy(minimumLength: length)?.minimumLength, length)
    }
    expectEqual(PasswordPolicy.default, PasswordPolicy(minimumLength: 15))
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
    expectEqual(PasswordPolicy.default.weaknesses(of: password, words: words), weaknesses)
  }
}
