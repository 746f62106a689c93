import Foundation
import HealthDomain

/// A directory of places around Boston, in files that a server would send.
///
/// The names and places of the markets are from the National Farmers Market Directory of the U.S.
/// Department of Agriculture, which is in the public domain; their hours and the parks are made up.
struct Boston {
  let places: PlaceTable
  let config: AdminConfig
  private(set) var directory = DirectoryIndex()

  init() throws {
    let folder = URL(fileURLWithPath: #filePath).appendingPathComponent("../../../Boston")
      .standardized
    func file(_ name: String) throws -> Data {
      try Data(contentsOf: folder.appendingPathComponent(name))
    }
    places = try PlaceTable(utf8: Array(file("places.txt")))
    config = try JSONDecoder().decode(AdminConfig.self, from: file("config.json"))
    let records = AdminTrail.Import(
      csv: String(decoding: try file("records.csv"), as: UTF8.self), into: directory)
    var trail = AdminTrail()
    let permit = AdminTrail.Permit(PersonID(high: 0, low: 1), [.records])
    try trail.apply(records.edits ?? [], to: &directory, by: permit, at: 0)
  }
}
