import BenchmarkHarness
import Foundation
import Geo
import Testing

@testable import benchmarks

/// The digests are those of the peers' files, made by their own generator: FNV-1a over the bit
/// patterns of the numbers, of all rows or as many as the test makes.
@Suite struct GeoSetTests {
  /// The published outputs for this seed.
  @Test func theGeneratorIsSplitMix64() {
    var generator = SplitMix64(seed: 1_234_567)
    #expect(generator.next() == 6_457_827_717_110_365_317)
    #expect(generator.next() == 3_203_168_211_198_807_973)
    #expect(generator.next() == 9_817_491_932_198_370_423)
  }

  @Test func uniformInputIsThePeers() throws {
    let context = Benchmark.Context(seed: 1, data: nil, isQuick: true)
    let input = try GeoSet.uniform.input(size: 1000, context: context)
    #expect(digest(places: input.points) == 0xabac_29c0_1db5_3f34)
    #expect(digest(places: input.queries) == 0xf7a4_e9c7_9b9c_d727)
    #expect(digest(boxes: input.boxes) == 0xf71d_b3b1_ffdf_64f1)
  }

  @Test(.enabled(if: realInput != nil))
  func clusteredInputIsThePeers() throws {
    let context = Benchmark.Context(seed: 1, data: realInput, isQuick: true)
    let clustered = try GeoSet.clustered.input(size: 1000, context: context)
    #expect(digest(places: clustered.points) == 0x58e8_0ddf_bc05_f0c2)
    #expect(digest(places: clustered.queries) == 0x0420_a75f_c718_b63e)
    #expect(digest(boxes: clustered.boxes) == 0x15e2_99ee_88fa_5118)
    let zips = try GeoSet.zips.input(size: GeoSet.centerCount, context: context)
    #expect(zips.points.count == GeoSet.centerCount)
    #expect(digest(places: zips.points) == 0xa3f3_f3ad_cb93_498f)
    #expect(digest(places: zips.queries) == 0xbeb1_2ce1_0c77_4075)
  }

  @Test(arguments: GeoSet.allCases)
  func generatedInputHasTheSizeAskedForAndNoPlaceTwice(set: GeoSet) throws {
    let context = Benchmark.Context(seed: 7, data: nil, isQuick: true)
    let input = try set.input(size: 5000, context: context)
    #expect(input.points.count == 5000)
    #expect(Set(input.points).count == 5000)
    #expect(input.boxes.count == input.queries.count)
    #expect(input.arrivals.count >= 50)
  }

  @Test(arguments: [
    ("", "us_zip_centroids.csv is empty"),
    ("zip,lat,lon,city\n", "us_zip_centroids.csv is empty"),
    ("zip,lat,lon,city\n1,2,3,x\n1,2\n", "us_zip_centroids.csv, row 3, has no place"),
    ("zip,lat,lon,city\n1,nan,3,x\n", "us_zip_centroids.csv, row 2, has no place"),
    ("zip,lat,lon,city\n1,2,3,x\n2,2,3,y\n", "there are only 1 centers"),
    ("zip,lat,lon,city\n1,91,3,x\n", "us_zip_centroids.csv, row 2, has no place"),
  ])
  func malformedCentersAreNamed(text: String, message: String) throws {
    let folder = try temporaryFolder()
    try Data(text.utf8).write(to: URL(filePath: folder + "/us_zip_centroids.csv"))
    let context = Benchmark.Context(seed: 1, data: folder, isQuick: true)
    #expect(throws: ProgramError(.dataError, message)) {
      try GeoSet.zips.input(size: 10, context: context)
    }
  }

  private func digest(places: [Coordinate]) -> UInt64 {
    digest(places.flatMap { [$0.latitude, $0.longitude] })
  }

  private func digest(boxes: [BoundingBox]) -> UInt64 {
    digest(
      boxes.flatMap {
        [
          $0.southwest.latitude, $0.southwest.longitude, $0.northeast.latitude,
          $0.northeast.longitude,
        ]
      })
  }

  private func digest(_ numbers: [Double]) -> UInt64 {
    numbers.reduce(0xcbf2_9ce4_8422_2325) { ($0 ^ $1.bitPattern) &* 0x100_0000_01b3 }
  }
}

/// The folder with real input, if the environment names one.
let realInput = ProcessInfo.processInfo.environment["HEALTHDOMAIN_DATA"]

/// The path of a new folder.
func temporaryFolder() throws -> String {
  let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
  try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  return folder.path()
}
