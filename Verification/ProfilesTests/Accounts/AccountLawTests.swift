import Profiles
import TestSupport
import Testing

/// Laws of single values, on random ones.
@Suite("Accounts: laws of email addresses and passwords") struct AccountLawTests {
  private func text(of letters: [String], _ counts: ClosedRange<Int>, _ seed: Int) -> [String] {
    var generator = SeededGenerator(seed: seed)
    return (0..<40).map { _ in
      (0..<Int.random(in: counts, using: &generator)).map { _ in
        letters.randomElement(using: &generator) ?? ""
      }.joined()
    }
  }

  @Test(arguments: LongTest.seeds(40))
  func keysAndSuggestionsOfAddresses(seed: Int) throws {
    let locals = text(of: ["a", "B", ".", "+", "7"], 1...8, seed)
    let domains = text(
      of: ["gmail", "gmial", "Yahoo", "x", ".com", ".net", "l"], 1...3, seed &+ 1000)
    for (local, domain) in zip(locals, domains) {
      guard let email = try? EmailAddress("\(local)@\(domain)") else { continue }
      expectEqual("\(email.localPart)@\(email.domain)", email.text)
      // The key is an address of its own, and the key of every other case.
      let key = try EmailAddress(email.accountKey)
      expectEqual(key.accountKey, email.accountKey)
      try expectEqual(EmailAddress(email.text.uppercased()).accountKey, email.accountKey)
      try expectEqual(EmailAddress(trimming: "\t\(email.text) \r\n"), email)
      try expectEqual(decoded(encoded([email])), [email])
      guard let suggestion = email.suggestion else { continue }
      // What is suggested is valid, for the same mailbox elsewhere, and needs no other suggestion.
      try expectEqual(EmailAddress(suggestion.text), suggestion)
      expect(suggestion.localPart == email.localPart && suggestion.domain != email.domain)
      expect(suggestion.suggestion == nil && key.suggestion?.domain == suggestion.domain)
    }
  }

  /// A weaker rule refuses nothing that a stronger one accepts, and a list only adds problems.
  @Test(arguments: LongTest.seeds(40))
  func strongerRulesRefuseMore(seed: Int) {
    for password in text(of: ["a", "é", "e\u{301}", " ", "\u{0}", "👩‍🌾", "correct"], 0...9, seed) {
      let rules = [PasswordPolicy.parentAid, .multiFactor, .default]
      let counts = rules.map { $0.problems(of: password).count }
      expectEqual(counts, counts.sorted())
      for rule in rules {
        var listed = rule
        listed.blocklist = [password]
        expect(Set(listed.problems(of: password)).isSuperset(of: rule.problems(of: password)))
        expect(listed.problems(of: password).contains(.listed))
        expect(
          rule.problems(of: password, words: [password]).contains(.contextual) != password.isEmpty)
        expect(!rule.problems(of: password + "!", words: [password]).contains(.contextual))
      }
    }
  }
}
