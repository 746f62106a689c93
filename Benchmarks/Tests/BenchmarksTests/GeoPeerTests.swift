import BenchmarkHarness
import Foundation
import Geo
import Testing

@testable import benchmarks

@Suite struct GeoPeerTests {
  /// What the peer program prints on a folder, or why it does not.
  private func output(_ folder: String, _ flags: [String] = []) throws -> [[String]] {
    final class Lines { var text = "" }
    let lines = Lines()
    let console = Console(write: { lines.text += $0 }, writeError: { _ in }, isTerminal: false)
    let options = try Options(parsing: ["peer", "geo", folder] + flags)
    try geoPeer.run([folder], options, console)
    return lines.text.split(separator: "\n").map {
      $0.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
    }
  }

  private func write(_ numbers: [Double], _ name: String, _ folder: String) throws {
    var data = Data()
    for number in numbers {
      for shift in stride(from: UInt64(0), to: 64, by: 8) {
        data.append(UInt8(truncatingIfNeeded: number.bitPattern >> shift))
      }
    }
    try data.write(to: URL(filePath: "\(folder)/\(name)"))
  }

  /// Writes a generated set as the peers' generator does.
  private func folder(_ set: GeoSet, size: Int) throws -> (path: String, input: GeoInput) {
    let folder = try temporaryFolder()
    let context = Benchmark.Context(seed: 1, data: nil, isQuick: true)
    let input = try set.input(size: size, context: context)
    let name = set.rawValue
    try write(
      input.points.flatMap { [$0.latitude, $0.longitude] }, "\(name).points.f64", folder)
    try write(
      input.queries.flatMap { [$0.latitude, $0.longitude] }, "\(name).queries.f64", folder)
    try write(
      input.boxes.flatMap {
        [
          $0.southwest.latitude, $0.southwest.longitude, $0.northeast.latitude,
          $0.northeast.longitude,
        ]
      }, "\(name).boxes.f64", folder)
    return (folder, input)
  }

  @Test(arguments: GeoSet.allCases)
  func theLinesHoldTheSumsOfALinearScan(set: GeoSet) throws {
    let (path, input) = try folder(set, size: 300)
    let lines = try output(path, ["--quick", "--set", set.rawValue])
    #expect(lines.count == 1 + GeoTask.all.count)
    #expect(lines[0].count == 12)
    let scan = LinearScan(input.points)
    for (line, task) in zip(lines.dropFirst(), GeoTask.all) {
      let sums = (0..<1000).reduce(into: [UInt64(0)]) { sums, index in
        sums.append(sums[index] &+ scan.checksum(task.question, input, index: index))
      }
      var buffer: [Int] = []
      let hits = scan.answer(task.question, input, count: 1000, buffer: &buffer)
      #expect(line[0..<5] == [set.rawValue, task.name, "swift", "300", "1000"])
      #expect(line[9] == String(hits))
      #expect(line[10] == String(format: "%016llx", sums[20]))
      #expect(line[11] == String(format: "%016llx", sums[1000]))
    }
  }

  @Test func clusteredQueriesAreFewerWhereTheyFindMany() {
    let counts = GeoTask.all.map { task in
      [(1_000_000, false), (1_000_000, true), (100_000, false)].map { points, isQuick in
        task.queryCount(available: 10_000, points: points, isClustered: true, isQuick: isQuick)
      }
    }
    let radius = [[10_000, 1000, 10_000], [2500, 250, 10_000], [250, 25, 10_000]]
    let nearest = Array(repeating: [10_000, 1000, 10_000], count: 4)
    #expect(
      counts == radius.flatMap { [$0, $0, $0] } + nearest + [[1000, 100, 10_000]])
    #expect(
      GeoTask.all.allSatisfy {
        $0.queryCount(available: 7, points: 9, isClustered: false, isQuick: true) == 7
      })
  }

  @Test func malformedFilesAreNamed() throws {
    let (path, _) = try folder(.zips, size: 10)
    func expect(_ error: ProgramError) {
      #expect(throws: error) { try output(path, ["--set", "zips"]) }
    }
    try write([0, 0, .nan, 1], "zips.points.f64", path)
    expect(ProgramError(.dataError, "\(path)/zips.points.f64, row 1, is no place"))
    try write([0, 0, 1], "zips.points.f64", path)
    expect(
      ProgramError(.dataError, "\(path)/zips.points.f64 is not one or more rows of 16 bytes"))
    try write([], "zips.points.f64", path)
    expect(
      ProgramError(.dataError, "\(path)/zips.points.f64 is not one or more rows of 16 bytes"))
    try write([0, 0], "zips.points.f64", path)
    try write([0, 0], "zips.queries.f64", path)
    try write([1, 0, 0, 1], "zips.boxes.f64", path)
    expect(ProgramError(.dataError, "\(path)/zips.boxes.f64, row 0, is no box"))
    try write([0, 0, 1, 1], "zips.queries.f64", path)
    expect(
      ProgramError(
        .dataError, "\(path)/zips.boxes.f64 has fewer rows than there are queries"))
    #expect(throws: ProgramError(.noInput, "\(path)/uniform.points.f64 cannot be read")) {
      try output(path, ["--set", "uniform"])
    }
    #expect(throws: ProgramError(.usage, "peer geo has no set \"moon\"")) {
      try output(path, ["--set", "moon"])
    }
  }

  @Test func fewerQueriesThanThePrefixAreEnough() throws {
    let path = try temporaryFolder()
    try write([33.4, -112, 33.5, -112], "zips.points.f64", path)
    try write([33.4, -112], "zips.queries.f64", path)
    try write([33, -113, 34, -111], "zips.boxes.f64", path)
    let lines = try output(path, ["--set", "zips"])
    let hits = lines.dropFirst().map { $0[9] }.joined()
    // Five miles, 50 and 500 km, the nearest, and a box.
    #expect(hits == "111 222 222 1222 2".filter { $0 != " " })
  }

  @Test func anEditedIndexIsComparedWithANewOne() throws {
    final class Lines { var text = "" }
    let lines = Lines()
    let console = Console(write: { lines.text += $0 }, writeError: { _ in }, isTerminal: false)
    let options = try Options(parsing: ["peer", "edits", "1000", "--quick"])
    try editPeer.run(["1000"], options, console)
    let tables = lines.text.split(separator: "\n\n").map { $0.split(separator: "\n").dropFirst() }
    #expect(tables.map(\.count) == [5 * 5 * 2 * 2, 5, 2 * 2])
    let ratios = tables[0].compactMap { $0.split(separator: "\t").last.flatMap { Double($0) } }
    #expect(ratios.count == 100 && ratios == ratios.sorted(by: >))
    #expect(throws: ProgramError.self) { try editPeer.run(["999"], options, console) }
  }
}
