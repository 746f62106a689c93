import Essentials
import Geo

extension AccountForm {
  /// The problems found so far, and the checks of single fields, each of which returns `nil` if the field
  /// is blank or has a problem.
  struct Check {
    private(set) var problems: [Problem] = []

    mutating func add(_ field: Field, _ reason: Reason) {
      problems.append(Problem(field: field, reason: reason))
    }

    /// The text without white space at its ends, or `nil` and, if it is required, a problem.
    private mutating func filled(_ text: String, _ field: Field, isRequired: Bool) -> Substring? {
      guard CleanText.isVisible(text) else {
        if isRequired { add(field, .missing) }
        return nil
      }
      return text[...].trimmingBlanks
    }

    mutating func name(_ text: String, _ field: Field, isRequired: Bool = true) -> PersonName? {
      guard let text = filled(text, field, isRequired: isRequired) else { return nil }
      do throws(PersonName.Error) {
        return try PersonName(text)
      } catch {
        switch error {
        case .empty: if isRequired { add(field, .missing) }
        case .tooLong: add(field, .tooLong(maximum: PersonName.maximumLength))
        case .characterNotAllowed: add(field, .characterNotAllowed)
        }
        return nil
      }
    }

    /// A text of one line, with the same characters as names.
    mutating func line(
      _ text: String, _ field: Field, isRequired: Bool = true, maximum: Int = 200
    ) -> String? {
      guard let text = filled(text, field, isRequired: isRequired) else { return nil }
      guard text.unicodeScalars.prefix(maximum &+ 1).count <= maximum else {
        add(field, .tooLong(maximum: maximum))
        return nil
      }
      guard text.unicodeScalars.allSatisfy(PersonName.isAllowed) else {
        add(field, .characterNotAllowed)
        return nil
      }
      return String(text)
    }

    /// An address as it was typed; white space at its ends is a problem.
    mutating func email(_ text: String, requiringDot: Bool) -> EmailAddress? {
      guard filled(text, .email, isRequired: true) != nil else { return nil }
      do throws(EmailAddress.Error) {
        return try EmailAddress(text, requiringDot: requiringDot)
      } catch {
        add(.email, .email(error))
        return nil
      }
    }

    mutating func phone(_ text: String, isRequired: Bool = true) -> USPhoneNumber? {
      guard let text = filled(text, .phone, isRequired: isRequired) else { return nil }
      do throws(USPhoneNumber.Error) {
        return try USPhoneNumber(text)
      } catch {
        add(.phone, .phone(error))
        return nil
      }
    }

    mutating func region(_ text: String) -> PostalRegion? {
      guard let text = filled(text, .state, isRequired: true) else { return nil }
      guard let region = PostalRegion(text) else {
        add(.state, .notState)
        return nil
      }
      return region
    }

    mutating func zipCode(_ text: String, isRequired: Bool = true) -> ZIPCode? {
      guard let text = filled(text, .zipCode, isRequired: isRequired) else { return nil }
      // The Postal Service has no code 00000.
      guard let zipCode = ZIPCode(text), zipCode.description != "00000" else {
        add(.zipCode, .notZIPCode)
        return nil
      }
      return zipCode
    }

    mutating func number(_ text: String, _ field: Field, in range: ClosedRange<Int>) -> Int? {
      guard let text = filled(text, field, isRequired: false) else { return nil }
      guard let number = AccountForm.number(text, in: range) else {
        add(field, .notNumber(range))
        return nil
      }
      return number
    }

    /// Numbers with blanks, commas, or semicolons between them; a range and a fraction are not numbers.
    ///
    /// In many languages, 3,5 is three and a half. So a comma without a blank is between two numbers only in a
    /// list of three or more that has no other separators, or if there are as many as `count`.
    mutating func numbers(
      _ text: String, _ field: Field, in range: ClosedRange<Int>, count: Int?
    ) -> [Int] {
      guard let text = filled(text, field, isRequired: false) else { return [] }
      let separators = ",;،、؛".unicodeScalars
      let plain = TypedText.plain(text).unicodeScalars
      let words = plain.split { $0 == " " || separators.contains($0) }
      let gaps = zip(words, words.dropFirst()).map { plain[$0.endIndex..<$1.startIndex] }
      let commas = gaps.count { $0.elementsEqual(",".unicodeScalars) }
      let isList = commas == 0 || commas > 1 && commas == gaps.count || words.count == count
      let numbers = words.map { AccountForm.number(Substring($0), in: range) }
      guard isList, !numbers.isEmpty, !numbers.contains(nil) else {
        add(field, .notNumber(range))
        return []
      }
      return numbers.compactMap(\.self)
    }

    /// A web address; one without a scheme gets `https://`.
    mutating func website(_ text: String) -> String? {
      guard let text = filled(text, .website, isRequired: false) else { return nil }
      // It has to be possible to make a button of it.
      guard let website = AccountForm.website(text), DestinationURL(website) != nil else {
        add(.website, .notWebsite)
        return nil
      }
      return website
    }
  }

  private static func number(_ text: Substring, in range: ClosedRange<Int>) -> Int? {
    let text = TypedText.plain(text)
    // `Int` itself would accept a plus sign.
    guard text.utf8.allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }),
      let number = Int(text), range.contains(number)
    else { return nil }
    return number
  }

  /// The web address of a text, to which not every button can lead.
  static func website(_ text: Substring) -> String? {
    // What a browser would strip or change is refused before anything is read.
    guard text.utf8.count <= 2000,
      text.utf8.allSatisfy({ (0x21...0x7E).contains($0) && $0 != UInt8(ascii: "\\") })
    else { return nil }
    let lowercase = text.lowercased()
    var rest = text
    var scheme = "https://"
    for known in ["https://", "http://"] where lowercase.hasPrefix(known) {
      scheme = known
      rest = text.dropFirst(known.count)
    }
    let host = rest.prefix { $0 != "/" && $0 != "?" && $0 != "#" }
    // A colon or an at sign is not part of a domain, so other schemes, ports, and users are refused.
    guard host.contains("."), host.utf8.count <= 253, EmailAddress.isDomain(Array(host.utf8)[...])
    else { return nil }
    return scheme + host.lowercased() + rest.dropFirst(host.count)
  }
}
