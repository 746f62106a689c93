import HealthDomain
import Testing

/// One import gives every core: this file imports nothing else and writes each public type once.
@Suite struct HealthDomainTests {
  @Test func oneImportGivesGeo() throws {
    let phoenix: Coordinate = try Coordinate(latitude: 33.4484, longitude: -112.0740)
    let radius: Distance = .miles(5)
    #expect(phoenix.distance(to: phoenix) < radius)
  }
}
