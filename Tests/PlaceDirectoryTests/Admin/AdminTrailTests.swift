import TestSupport
import Testing

@testable import PlaceDirectory

@Suite("Audit trail: edits and undo") struct AdminTrailTests {
  typealias Edit = AdminTrail.RecordEdit

  let editor = PersonID(high: 0x0102_0304_0506_0708, low: 0x090A_0B0C_0D0E_0F10)
  var permit: AdminTrail.Permit { .init(editor, [.records, .configuration]) }

  func record(_ id: Int, _ title: String) throws -> DirectoryRecord {
    DirectoryRecord(try ItemReference(.market, "\(id)"), title: title)
  }

  @Test(arguments: 0..<20)
  func nothingOfANewerVersionIsLost(seed: Int) throws {
    var generator = SeededGenerator(seed: seed)
    let json = newerVersion(
      """
      {~"entries":[{~"editor":"01020304-0506-0708-090A-0B0C0D0E0F10","id":0,\
      "records":[{~"after":{"id":"market/1","title":"A"},"fields":["title"],"item":"market/1"}],\
      "time":5}]}
      """, using: &generator)
    var trail: AdminTrail = try decoded(json)
    try expectEqual(sortedJSON(encoded(trail)), sortedJSON(json))
    var directory = DirectoryIndex([try record(1, "A")])
    try trail.undo(0, in: &directory, by: permit, at: 6)
    let stored: AdminTrail = try decoded(encoded(trail))
    expect(directory.isEmpty && stored == trail && stored.entries.count == 2)
  }

  @Test func aTrailIsStored() throws {
    var (trail, directory) = (AdminTrail(), DirectoryIndex())
    var config = try Self.config()
    try trail.apply([Edit(adding: record(1, "A"))], to: &directory, by: permit, at: 5)
    try trail.apply(
      [Edit(changing: record(1, "A"), to: record(1, "B"))], to: &directory, by: permit, at: 6)
    try trail.undo(1, in: &directory, by: permit, at: 7)
    try expectEqual(
      encoded(trail),
      """
      {"entries":[{"editor":"01020304-0506-0708-090A-0B0C0D0E0F10","id":0,"records":[{"after":\
      {"id":"market/1","title":"A"},"fields":["title"],"item":"market/1"}],"time":5},\
      {"editor":"01020304-0506-0708-090A-0B0C0D0E0F10","id":1,"records":[{"after":\
      {"id":"market/1","title":"B"},"before":{"id":"market/1","title":"A"},"fields":["title"],\
      "item":"market/1"}],"time":6},{"editor":"01020304-0506-0708-090A-0B0C0D0E0F10","id":2,\
      "records":[{"after":{"id":"market/1","title":"A"},"before":{"id":"market/1","title":"B"},\
      "fields":["title"],"item":"market/1"}],"time":7,"undone":1}]}
      """)
    let edit = try #require(AdminTrail.ConfigEdit(changing: config, to: Self.config(titled: "B")))
    try trail.apply(edit, to: &config, by: permit, at: 8)
    try expect(decoded(encoded(trail)) as AdminTrail == trail)
    try expect(decoded("{}") as AdminTrail == AdminTrail())
  }

  @Test(arguments: [
    #""id":1,"records":[]"#, #""id":0,"undone":0,"records":[]"#,
    #""id":0,"undone":-1,"records":[]"#, #""id":0"#,
    #""id":0,"records":[{"item":"market/1"}]"#,
    #""id":0,"records":[{"item":"market/1","after":{"id":"market/2","title":"A"}}]"#,
    ##""id":0,"records":[{"item":"market/1","fields":["x"],"after":{"id":"market/1","title":"A"}}]"##,
  ])
  func aDamagedTrailIsRefused(entry: String) {
    let text =
      #"{"entries":[{"editor":"01020304-0506-0708-090A-0B0C0D0E0F10","time":5,\#(entry)}]}"#
    #expect(throws: DecodingError.self) { try decoded(text) as AdminTrail }
  }
}

/// The configuration.
extension AdminTrailTests {
  static func config(
    titled title: String = "Markets", payment: [String] = ["SNAP", "WIC"]
  ) throws -> AdminConfig {
    try AdminConfig(
      defaultPlace: .init("Office", at: Coordinate(latitude: 33.5, longitude: -112.25)),
      icons: [.init(title: "Search", route: .search)],
      sections: [.init(title: "Markets", route: .list(.market))],
      features: [
        .init(
          .market, title: title,
          filters: [
            .init(
              .labels(of: "payment"), title: "Payment",
              buttons: payment.map { .init($0, .label($0, of: "payment")) })
          ], actions: [.init("more", title: "More", link: "https://a.example")],
          recordSections: [.init("hours", title: "Hours")])
      ])
  }
}
