import Profiles
import TestSupport
import Testing

/// Addresses of bases abroad and of ships.
@Suite("Postal addresses: military bases and ships") struct AccountPostalRegionTests {
  private typealias Region = AccountForm.PostalRegion

  private func provider(_ state: String, _ zipCode: String) -> AccountForm.Provider {
    var form = AccountWorld.provider()
    (form.streetAddress, form.city) = ("Unit 3050 Box 1", "APO")
    (form.state, form.zipCode) = (state, zipCode)
    return form
  }

  @Test func namesAndAbbreviations() {
    for (region, texts) in [
      (.armedForcesAmericas, ["AA", "aa", " Aa ", "Armed Forces Americas"]),
      (.armedForcesEurope, ["AE", "ARMED FORCES EUROPE"]),
      (.armedForcesPacific, ["AP", "armed forces pacific", "\tap\n"]),
      (.state(.arizona), ["AZ", "arizona"]), (.state(.guam), ["GU"]),
    ] as [(Region, [String])] {
      for text in texts { expectEqual(Region(text), region) }
      expectEqual(Region(region.abbreviation), region)
    }
    for text in ["", "A", "AB", "A A", "ＡＡ", "Armed Forces", "Armed Forces Pacificc", "AA."] {
      expect(Region(text) == nil)
    }
    expect(Region(String(repeating: "AA", count: LongTest.size(500_000, small: 50_000))) == nil)
    expect(Region.armedForcesPacific.state == nil && Region.state(.utah).state == .utah)
  }

  /// A parent on a base gives the post office as the city, or the ZIP code, or both.
  @Test func aParentOnABaseSignsUp() throws {
    for (city, zipCode) in [("APO", "09012"), ("", "09012"), ("FPO, AP", ""), ("DPO", "34002")] {
      var form = AccountWorld.parent()
      (form.city, form.zipCode) = (city, zipCode)
      expect(form.problems.isEmpty && form.warnings.isEmpty)
      let profile = try form.profile()
      expect(profile.city == (city.isEmpty ? nil : city) && profile.zipCode == ZIPCode(zipCode))
      try expectEqual(decoded(encoded(profile)), profile)
    }
  }

  @Test func aProviderOnABase() throws {
    let form = provider("ae", "09012-3050")
    expect(form.problems.isEmpty && form.warnings.isEmpty)
    let profile = try form.profile()
    expect(profile.region == .armedForcesEurope && profile.cityName == "APO")
    expect(profile.city == nil)
    let json = try encoded(profile)
    expect(json.contains(#""city":"APO""#) && json.contains(#""state":"AE""#))
    try expectEqual(decoded(json), profile)
    expectEqual(AccountForm.Provider(profile).state, "AE")
    try expectEqual(AccountWorld.provider().profile().city, City("Phoenix", .arizona))
    let problem = try #require(provider("AB", "09012").problems.first)
    expectEqual(problem.reason, .notState)
    expect(AccountForm.Messages().text(for: problem).contains("AA, AE, or AP"))
  }

  /// Every beginning of a ZIP code in each region, by the published lists.
  @Test func whichCodesARegionMayHave() {
    for number in 1...999 {
      let digits = String(String(1000 + number).dropFirst())
      let owner =
        switch number {
        case 340: "AA"
        case 90...98: "AE"
        case 962...966: "AP"
        case 850...865: "AZ"
        default: "CA"
        }
      for state in ["AA", "AE", "AP", "AZ", "CA"] {
        let isOutside = provider(state, digits + "12").warnings == [.zipCodeOutsideState]
        if isOutside != (state != owner) { Issue.record("\(digits) in \(state)") }
      }
    }
  }
}
