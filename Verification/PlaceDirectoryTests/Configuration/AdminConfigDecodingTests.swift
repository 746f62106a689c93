import Foundation
import PlaceDirectory
import TestSupport
import Testing

/// Configurations that a person wrote by hand, with a mistake.
@Suite("App configuration: mistakes in JSON") struct AdminConfigDecodingTests {
  private static let place =
    #""defaultPlace":{"name":"Main Office","coordinate":{"latitude":33.5,"longitude":-112.25}}"#

  /// The result of decoding a text: nothing, the last key of the place, or the problems.
  private enum Finding: Equatable {
    case valid
    case missing(String)
    case mistyped(String)
    case corrupted
    case problems([String])
  }

  private func finding(_ json: String) throws -> Finding {
    do {
      let config: AdminConfig = try decoded(json)
      // What can be read is also written, and reads back.
      try expectEqual(decoded(try encoded(config)), config)
      return .valid
    } catch DecodingError.keyNotFound(let key, _) {
      return .missing(key.stringValue)
    } catch DecodingError.valueNotFound(_, let context) {
      return .mistyped(context.codingPath.last?.stringValue ?? "")
    } catch DecodingError.typeMismatch(_, let context) {
      return .mistyped(context.codingPath.last?.stringValue ?? "")
    } catch DecodingError.dataCorrupted(let context) {
      guard let error = context.underlyingError as? AdminConfig.Error else { return .corrupted }
      expectEqual(context.debugDescription, error.problems.first?.description)
      return .problems(error.problems.map { "\($0.part): \($0.reason)" })
    }
  }

  // MARK: The shape of the text

  @Test(arguments: [
    ("{}", "defaultPlace"), (#"{"defaultPlace":{}}"#, "name"),
    (#"{"defaultPlace":{"name":"Main Office"}}"#, "coordinate"),
    (#"{"defaultPlace":{"name":"Main Office","coordinate":{"latitude":1}}}"#, "longitude"),
    (#"{"defaultPlace":{"coordinate":{"latitude":1,"longitude":2}}}"#, "name"),
  ])
  func aPlaceIsNeeded(json: String, key: String) throws {
    try expectEqual(finding(json), .missing(key))
  }

  @Test(arguments: [
    (#""icons":[{"route":"search"}]"#, "title"), (#""icons":[{"title":"Search"}]"#, "route"),
    (#""sections":[{"route":"home"}]"#, "title"), (#""sections":[{"title":"x"}]"#, "route"),
    (#""features":[{"title":"Parks"}]"#, "kind"), (#""features":[{"kind":"park"}]"#, "title"),
    (#""features":[{"kind":"park","title":"x","actions":[{"title":"x"}]}]"#, "name"),
    (#""features":[{"kind":"park","title":"x","actions":[{"name":"x"}]}]"#, "title"),
    (#""features":[{"kind":"park","title":"x","recordSections":[{"title":"x"}]}]"#, "name"),
    (#""features":[{"kind":"park","title":"x","recordSections":[{"name":"x"}]}]"#, "title"),
    (#""features":[{"kind":"park","title":"x","filters":[{"title":"x"}]}]"#, "criterion"),
    (#""features":[{"kind":"park","title":"x","filters":[{"criterion":"dates"}]}]"#, "title"),
  ])
  func eachPartHasWhatItNeeds(part: String, key: String) throws {
    try expectEqual(finding("{\(Self.place),\(part)}"), .missing(key))
  }

  @Test(arguments: [
    (#""icons":{}"#, "icons"), (#""sections":"home""#, "sections"), (#""features":1"#, "features"),
    (#""features":[{"kind":1,"title":"x"}]"#, "kind"),
    (#""features":[{"kind":"park","title":null}]"#, "title"),
    (#""features":[{"kind":"park","title":"x","order":1}]"#, "order"),
    (#""features":[{"kind":"park","title":"x","isTimed":"yes"}]"#, "isTimed"),
    (#""features":[{"kind":"park","title":"x","startsWithFeatured":0}]"#, "startsWithFeatured"),
    (#""features":[{"kind":"park","title":"x","recordSections":{}}]"#, "recordSections"),
    (
      #""features":[{"kind":"park","title":"x","actions":[{"name":"x","title":"x","link":1}]}]"#,
      "link"
    ),
    (#""icons":[{"title":"x","route":"home","image":[]}]"#, "image"),
  ])
  func aValueOfAnotherTypeIsRefused(part: String, key: String) throws {
    try expectEqual(finding("{\(Self.place),\(part)}"), .mistyped(key))
  }

  @Test(arguments: [
    "", "[]", "null", "{", "\"home\"", "{\(place)", "{\(place),\"icons\":[}",
  ])
  func anotherTextIsNoConfiguration(json: String) {
    #expect(throws: DecodingError.self) { try decoded(json) as AdminConfig }
  }

  @Test(arguments: [
    (91.0, 0.0, false), (-91, 0, false), (0, 181, false), (0, -180.5, false), (90, 180, true),
    (-90, -180, true),
  ])
  func aPlaceIsOnTheEarth(latitude: Double, longitude: Double, isValid: Bool) throws {
    let json =
      #"{"defaultPlace":{"name":"x","coordinate":{"latitude":\#(latitude),"longitude":\#(longitude)}}}"#
    try expectEqual((finding(json) == .valid), isValid)
  }

  // MARK: Names

  @Test(arguments: [
    #""icons":[{"title":"x","route":""}]"#, #""features":[{"kind":"Park","title":"x"}]"#,
    #""features":[{"kind":"","title":"x"}]"#,
    #""features":[{"kind":"park","title":"x","order":""}]"#,
  ])
  func aNameThatIsNoneIsRefused(part: String) throws {
    try expectEqual(finding("{\(Self.place),\(part)}"), .corrupted)
  }

  @Test(arguments: [
    #""icons":[{"title":"x","route":"Home"}]"#, #""icons":[{"title":"x","route":"list/"}]"#,
    #""sections":[{"title":"x","route":"record/park/"}]"#,
    #""features":[{"kind":"park","title":"x","order":"Title"}]"#,
  ])
  func anUnknownNameIsKept(part: String) throws {
    try expectEqual(finding("{\(Self.place),\(part)}"), .valid)
    let config: AdminConfig = try decoded("{\(Self.place),\(part)}")
    expect(
      !config.unknownFields.isEmpty || config[.park].map { !$0.unknownFields.isEmpty } ?? false)
  }

  /// A filter of a list, as JSON.
  private func config(filter: String) -> String {
    #"{\#(Self.place),"features":[{"kind":"park","title":"Parks","filters":[{\#(filter)}]}]}"#
  }

  private static let buttons: [(criterion: String, valid: [String], other: [String])] = [
    ("open-now", ["", #","value":"x""#], []), ("featured", [""], []),
    (
      "weekdays", [#","value":"monday""#, #","value":"sunday""#],
      ["", #","value":1"#, #","value":"Monday""#, #","value":"mo""#]
    ),
    ("labels/payment", [#","value":"cash""#], ["", #","value":1"#, #","value":null"#]),
    (
      "order", [#","value":"nearest""#, #","value":"title-descending""#, #","value":"Title""#],
      ["", #","value":3"#]
    ),
    ("rating", [#","from":1"#, #","from":5"#], ["", #","from":"4""#, #","from":4.5"#]),
    (
      "time-of-day", [#","from":0,"to":1440"#, #","from":300,"to":720"#],
      ["", #","from":300"#, #","to":300"#, #","from":720,"to":300"#]
    ),
    (
      "price", [#","from":0,"to":0"#, #","from":1,"to":500"#],
      ["", #","from":0"#, #","from":5,"to":4"#, #","from":0,"to":0.5"#]
    ),
    ("ages", [#","from":0,"to":5"#], ["", #","to":5"#, #","from":6,"to":5"#]),
    (
      "distance", [#","meters":1"#, #","meters":0.5"#, #","meters":1e6"#],
      ["", #","meters":"1""#, #","value":1"#]
    ),
    ("location", [#","value":"x""#], []), ("dates", [#","within":"day""#], []),
  ]

  @Test(arguments: buttons.indices)
  func aButtonHasTheChoiceOfItsFilter(row: Int) throws {
    let (criterion, valid, other) = Self.buttons[row]
    func json(_ choice: String) -> String {
      config(
        filter: #""criterion":"\#(criterion)","title":"x","buttons":[{"title":"x"\#(choice)}]"#)
    }
    for choice in valid {
      try expectEqual(finding(json(choice)), .valid, "\(criterion) \(choice)")
    }
    for choice in other {
      let found = try finding(json(choice))
      expect(found != .valid, "\(criterion) \(choice)")
      if case .problems = found { Issue.record("\(criterion) \(choice) is read") }
    }
    // A button without a title is none, whatever it chooses.
    guard !other.isEmpty else { return }
    let untitled = #""criterion":"\#(criterion)","title":"x","buttons":[{}]"#
    try expect(finding(config(filter: untitled)) != .valid)
  }

  @Test(arguments: [
    "", "Dates", "open_now", "openNow", "label", "labels", "label/a", "weekdays/", "mood",
  ])
  func anUnknownCriterionIsNotApplied(name: String) throws {
    let json = config(filter: #""criterion":"\#(name)","title":"x""#)
    try expectEqual(finding(json), name.isEmpty ? .corrupted : .valid)
    guard !name.isEmpty else { return }
    let config: AdminConfig = try decoded(json)
    expectEqual(config[.park]?.filters.count, 0)
    expectEqual(config[.park]?.unknownFields.names, ["filters"])
  }

  @Test func aSubjectOfLabelsMayHaveSlashes() throws {
    let filter = #""criterion":"labels/a/b","title":"x","buttons":[{"title":"x","value":"c/d"}]"#
    let config: AdminConfig = try decoded(config(filter: filter))
    expectEqual(config[.park]?.filters.first?.criterion, .labels(of: "a/b"))
    expectEqual(config[.park]?.filters.first?.buttons.first?.choice, .label("c/d", of: "a/b"))
  }

  /// "/" and a mark that follows it are one character.
  @Test(arguments: ["\u{301}a", "\u{200D}b", "\u{FE0F}", "/", " a", "\u{E9}"])
  func aSubjectOfLabelsMayBeginWithAMark(subject: String) throws {
    let button = AdminConfig.FilterButton("x", .label("y", of: subject))
    let filter = AdminConfig.FilterSection(.labels(of: subject), title: "x", buttons: [button])
    try expectEqual(decoded(try encoded(filter)), filter)
  }

  // MARK: Problems

  @Test(arguments: [
    (
      #""icons":[{"title":"x","route":"list/park"},{"title":"y","route":"filters/park"}]"#,
      [
        "Icon 1: This list does not exist. Add it, or choose another one.",
        "Icon 2: This list does not exist. Add it, or choose another one.",
      ]
    ),
    (
      #""sections":[{"title":"x","route":"home"},{"title":"y","route":"home"}]"#,
      ["Home section 2: This is already there. Change or remove one of both."]
    ),
    (
      #""features":[{"kind":"park","title":" "}]"#, ["List 1: Enter a title, and keep it short."]
    ),
    (
      #""features":[{"kind":"park","title":"x","filters":[{"criterion":"rating","title":"x"}]}]"#,
      ["List 1, filter 1: Add at least one button."]
    ),
    (
      #""features":[{"kind":"park","title":"x","order":"nearest"}]"#,
      ["List 1: Choose a first order that needs no location."]
    ),
    (
      #""features":[{"kind":"park","title":"x","actions":[{"name":"a","title":"x","link":"ftp://a.b"}]}]"#,
      ["List 1, action 1: Enter a link that begins with https://, mailto:, or tel:."]
    ),
    (
      #""features":[{"kind":"park","title":"x","filters":[{"criterion":"rating","title":"x","buttons":[{"title":"","from":6},{"title":"x","from":6}]}]}]"#,
      [
        "List 1, filter 1, button 1: Enter a title, and keep it short.",
        "List 1, filter 1, button 1: This value is out of range. Enter another one.",
        "List 1, filter 1, button 2: This is already there. Change or remove one of both.",
        "List 1, filter 1, button 2: This value is out of range. Enter another one.",
      ]
    ),
  ])
  func whatIsReadIsCheckedAsAWhole(part: String, problems: [String]) throws {
    try expectEqual(finding("{\(Self.place),\(part)}"), .problems(problems))
  }

  /// A record can be the goal of an icon although the app has no list of its kind, and one screen can be both an
  /// icon and a section.
  @Test(arguments: [
    #""icons":[{"title":"x","route":"record/park/a"}]"#,
    #""icons":[{"title":"x","route":"home"}],"sections":[{"title":"x","route":"home"}]"#,
    #""features":[{"kind":"park","title":"x","filters":[]}],"icons":[{"title":"x","route":"list/park"},{"title":"x","route":"filters/park"}]"#,
    #""features":[{"kind":"park","title":"x","filters":[{"criterion":"labels/a","title":"x","buttons":[{"title":"x","value":"b"}]},{"criterion":"labels/b","title":"x","buttons":[{"title":"x","value":"b"}]}]}]"#,
    #""features":[{"kind":"park","title":"x","actions":[{"name":"a","title":"x"},{"name":"b","title":"x"}]}]"#,
    #""features":null,"icons":null,"sections":[]"#,
    #""features":[{"kind":"own-kind-2","title":"\u00e9\ud83d\ude00"}]"#,
  ])
  func whatDiffersInOnePartIsNotTheSame(part: String) throws {
    try expectEqual(finding("{\(Self.place),\(part)}"), .valid)
  }
}
