import PublicHealth
import TestSupport
import Testing

@Suite("Epidemic areas: states, cities, and search") struct EpidemicAreaTests {
  typealias Area = EpidemicDay.Area
  typealias Endpoint = EpidemicDay.Endpoint

  @Test(arguments: [
    "", "/", "/v1", "/v1/us", "/v1/us/info.json", "/v1/states/AZ/current.json",
    "/v1/states/xx/current.json", "/v1/states/az/current.csv", "v1/us/current.json",
    "/v2/us/current.json", "/v1/uk/current.json", "/v1/us/current.json/",
    "?state=state/current.json", "/v1/states/az/../current.json", "/v1/states//current.json",
  ])
  func otherPathsAreNone(path: String) {
    expect(Endpoint(path: path) == nil)
  }
}
