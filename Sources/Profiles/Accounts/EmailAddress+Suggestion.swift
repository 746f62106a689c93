extension EmailAddress {
  /// The address with a common typo in its domain corrected, or `nil` if the domain has none.
  ///
  /// A domain that is known to exist is never corrected. Otherwise, a known typo decides, and then a domain
  /// of at least eight bytes that differs by one additional, missing, or wrong letter, or by two transposed
  /// neighbors. Offer the suggestion, and let the person decide.
  public var suggestion: EmailAddress? {
    let domain = domain.lowercased()
    guard !Self.isKnown(domain) else { return nil }
    let target =
      Self.slips[domain] ?? Self.targets.first { Self.isOneSlip(from: $0.utf8, to: domain.utf8) }
    return target.map { EmailAddress(known: "\(localPart)@\($0)") }
  }

  /// The domains that are suggested; shorter ones would be suggested for too many real domains.
  private static let targets = [
    "gmail.com", "yahoo.com", "hotmail.com", "outlook.com", "icloud.com", "comcast.net",
    "sbcglobal.net", "verizon.net", "bellsouth.net", "live.com", "proton.me",
  ]

  /// Real domains near the targets, and others that are too short to be suggested.
  ///
  /// Each of the first lines was reported as wrongly mended by the users of such lists.
  private static let known: Set<String> = [
    "mail.com", "email.com", "ymail.com", "love.com", "mac.com", "me.com", "comcast.com",
    "gmail.fr", "gmail.hu", "mailw.com", "aol.com", "att.net", "cox.net", "msn.com",
  ]

  private static func isKnown(_ domain: String) -> Bool {
    known.contains(domain) || targets.contains(domain) || domain.hasPrefix("gmx.")
      || domain.hasPrefix("live.")
  }

  /// Frequent slips and what was meant.
  private static let slips: [String: String] = {
    let names = [
      "gmail.com": "gmial gamil gmali gmai gmal gmil gnail gmaill gmaik hmail",
      "yahoo.com": "yaho yahooo yahho yaoo yaho0",
      "hotmail.com": "hotmial hotmai hotmil otmail hotmal",
      "outlook.com": "outlok outloook outloo outlo0k",
      "icloud.com": "iclould iclou",
    ]
    let endings = [
      "gmail.com": "co cm con cmo", "yahoo.com": "con cm", "hotmail.com": "con",
      "outlook.com": "con", "icloud.com": "con",
    ]
    var slips: [String: String] = [:]
    for (target, names) in names {
      for name in names.split(separator: " ") { slips["\(name).com"] = target }
    }
    for (target, endings) in endings {
      let name = target.prefix { $0 != "." }
      for ending in endings.split(separator: " ") { slips["\(name).\(ending)"] = target }
    }
    return slips
  }()

  /// Whether the distance of optimal string alignment is one: an insertion, a deletion, a substitution, or
  /// an exchange of neighbors.
  ///
  /// - Complexity: O(*n*) in the shorter text
  static func isOneSlip(from a: String.UTF8View, to b: String.UTF8View) -> Bool {
    // What remains without the common beginning and the common end tells all.
    let shared = zip(a, b).prefix { $0 == $1 }.count
    let restA = a.dropFirst(shared)
    let restB = b.dropFirst(shared)
    let sharedEnd = zip(restA.reversed(), restB.reversed()).prefix { $0 == $1 }.count
    let left = Array(restA.dropLast(sharedEnd))
    let right = Array(restB.dropLast(sharedEnd))
    switch (left.count, right.count) {
    case (1, 1), (0, 1), (1, 0): return true
    case (2, 2): return left == right.reversed()
    default: return false
    }
  }
}
