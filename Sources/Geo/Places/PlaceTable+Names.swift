import EssentialBase

extension PlaceTable {
  /// Returns the city of the table that a text names, as organizers and tables write it, or `nil` if there is
  /// none.
  ///
  ///     places.city(named: "Brooklyn, NY 11212", in: .newYork)  // Brooklyn, NY
  ///     places.city(named: "City of Batavia", in: .newYork)  // Batavia, NY
  ///     places.city(named: "W. Covina", in: .california)  // West Covina, CA
  ///     places.city(named: "Bakerfield", in: .california, near: here)  // Bakersfield, CA
  ///
  /// The name itself comes first, compared as those of a ``City``. Otherwise, these are left out: a ZIP code
  /// and the state at the end, the words *City of*, *Town of*, *Village of*, *Borough of*, and *The* at the
  /// beginning, and *borough* and *zona urbana* at the end, which the Census Bureau adds. N, S, E, and W
  /// become directions at the beginning; Hts, Twp, Spgs, Bch, and Jct are spelled out, as the Postal Service
  /// abbreviates them. NYC, New York City, and Manhattan are New York; DC is Washington. Of several names with
  /// commas, slashes, or parentheses, the first that the table contains counts.
  ///
  /// With a place, a name with a slip counts, too: one letter missing, added, wrong, or swapped, if exactly one
  /// city of the state has such a name and a ZIP code within ten miles of the place.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - state: The state of the city.
  ///   - place: A place in the city, such as that of a market, or `nil` to allow no slips.
  /// - Returns: The city, with the spelling of the table.
  /// - Complexity: O(*n* + log *m*) in the length of the text for *m* cities; with a slip O(*n* + *m*)
  public func city(
    named text: some StringProtocol, in state: USState, near place: Coordinate? = nil
  ) -> City? {
    let whole = WrittenName(Substring(text), state)
    if let city = known(whole) { return city }
    let parts = Substring(text).unicodeScalars.split { ",/()&;".unicodeScalars.contains($0) }
    for part in parts where parts.count > 1 {
      if let city = known(WrittenName(Substring(part), state)) { return city }
    }
    return place.flatMap { city(misspelledAs: whole, near: $0) }
  }

  private func known(_ name: WrittenName) -> City? {
    for words in name.forms {
      if let city = City(words.joined(separator: " "), name.state), let found = entry(of: city) {
        return found
      }
    }
    return nil
  }

  /// Returns the only city near a place whose name differs by a slip.
  private func city(misspelledAs name: WrittenName, near place: Coordinate) -> City? {
    let typed = Array(FoldedText.name(name.forms.last?.joined(separator: " ") ?? "").utf8)
    // In a shorter name, a slip makes another name too easily.
    guard typed.count >= 5 else { return nil }
    let candidates = cities(in: name.state).filter { city in
      city.foldedName.utf8.count >= 5 && abs(city.foldedName.utf8.count - typed.count) <= 1
        && Self.areOneSlipApart(typed, Array(city.foldedName.utf8))
        && zipCodes(of: city).contains {
          centroid(of: $0).map { $0.distance(to: place) <= .miles(10) } ?? false
        }
    }
    return candidates.count == 1 ? candidates[0] : nil
  }

  /// Returns whether two names are equal but for one letter that is missing, added, wrong, or swapped with the
  /// next.
  private static func areOneSlipApart(_ first: [UInt8], _ second: [UInt8]) -> Bool {
    let start = zip(first, second).prefix { $0 == $1 }.count
    let (rest, other) = (first[start...], second[start...])
    return rest.dropFirst().elementsEqual(other.dropFirst())
      || rest.dropFirst().elementsEqual(other) || rest.elementsEqual(other.dropFirst())
      || (rest.prefix(2).reversed().elementsEqual(other.prefix(2))
        && rest.dropFirst(2).elementsEqual(other.dropFirst(2)))
  }
}

/// The name of a city as somebody wrote it, and its shorter forms.
private struct WrittenName {
  let state: USState

  /// The words as they were written, and then with more and more left out; without repetitions.
  private(set) var forms: [[Substring]]

  init(_ text: Substring, _ state: USState) {
    self.state = state
    var words = text.unicodeScalars.split { $0.isBlank || $0 == "." || $0 == "," }.map(
      Substring.init)
    forms = [words]
    let beginning = words.prefix(2).map { FoldedText.name($0) }
    if beginning.count == 2, beginning[1] == "of",
      ["city", "town", "village", "borough"].contains(beginning[0])
    {
      words.removeFirst(2)
    }
    if words.count > 1, let last = words.last, ZIPCode(last) != nil { words.removeLast() }
    dropState(&words)
    add(words)
    if Self.fold(words.suffix(2)) == "zonaurbana" {
      words.removeLast(2)
    } else if words.count > 1, Self.fold(words.suffix(1)) == "borough" {
      words.removeLast()
    }
    add(words)
    if words.count > 1, Self.fold(words.prefix(1)) == "the" { words.removeFirst() }
    add(words)
    add(words.indices.map { Self.spelledOut(words[$0], isFirst: $0 == 0 && words.count > 1) })
    switch (state, Self.fold(words[...])) {
    case (.newYork, "nyc"), (.newYork, "newyorkcity"), (.newYork, "manhattan"): add(["New York"])
    case (.districtOfColumbia, "dc"), (.districtOfColumbia, "districtofcolumbia"):
      add(["Washington"])
    default: break
    }
  }

  private mutating func add(_ words: [Substring]) {
    if !words.isEmpty, words != forms.last { forms.append(words) }
  }

  /// Drops the name or the abbreviation of the state from the end, unless nothing else is there.
  private func dropState(_ words: inout [Substring]) {
    let names = [FoldedText.name(state.name), FoldedText.name(state.abbreviation)]
    // The longest name has three words, and each letter of an abbreviation can have a dot.
    for count in 1...3 where count < words.count && names.contains(Self.fold(words.suffix(count))) {
      words.removeLast(count)
      return
    }
  }

  private static func fold(_ words: ArraySlice<Substring>) -> String {
    FoldedText.name(words.joined(separator: " "))
  }

  private static func spelledOut(_ word: Substring, isFirst: Bool) -> Substring {
    switch FoldedText.name(word) {
    case "n" where isFirst: "North"
    case "s" where isFirst: "South"
    case "e" where isFirst: "East"
    case "w" where isFirst: "West"
    case "hts": "Heights"
    case "twp": "Township"
    case "spgs": "Springs"
    case "bch": "Beach"
    case "jct": "Junction"
    default: word
    }
  }
}
