import BenchmarkHarness
import BlackHole
import Foundation
import Geo

/// The workload of the geographic peers, which reads their files and prints their result lines.
let geoPeer = PeerWorkload("geo", usage: "<folder>") { operands, options, console in
  guard operands.count == 1 else { throw ProgramError(.usage, "peer geo needs one folder") }
  let sets = try (options.sets ?? GeoSet.allCases.map(\.rawValue)).map { name in
    guard let set = GeoSet(rawValue: name) else {
      throw ProgramError(.usage, "peer geo has no set \"\(name)\"")
    }
    return set
  }
  console.write(
    "set\ttask\tpeer\tpoints\tqueries\tbuild_ms\tbytes_per_point\tns_median\tns_min\thits\t"
      + "prefix20\tchecksum\n")
  for set in sets {
    let input = try GeoInput(folder: operands[0], set: set.rawValue)
    measure(input, set, isQuick: options.isQuick) { console.write($0 + "\n") }
  }
}

private func measure(
  _ input: GeoInput, _ set: GeoSet, isQuick: Bool, write: (String) -> Void
) {
  let heap = ProcessMemory.heapBytes
  let watch = Stopwatch()
  let index = MeasuredIndex(input.points)
  let build = watch.lap().processor
  let growth = Double(ProcessMemory.heapBytes - heap) / Double(input.points.count)

  var buffer: [Int] = []
  for task in GeoTask.all {
    let queries = task.queryCount(
      available: input.queries.count, points: input.points.count,
      isClustered: set == .clustered, isQuick: isQuick)
    var (sum, prefix): (UInt64, UInt64) = (0, 0)
    for number in 0..<queries {
      sum &+= index.checksum(task.question, input, index: number)
      if number < GeoTask.prefix { prefix = sum }
    }
    var hits = 0
    let times = (0..<3).map { _ in
      let watch = Stopwatch()
      hits = index.answer(task.question, input, count: queries, buffer: &buffer)
      let time = watch.lap().processor
      blackHole(hits)
      return time / Double(queries)
    }.sorted()
    let columns = [
      set.rawValue, task.name, "swift", String(input.points.count), String(queries),
      String(format: "%.0f", build / 1e6), String(format: "%.1f", growth),
      String(format: "%.1f", times[1]), String(format: "%.1f", times[0]), String(hits),
      String(format: "%016llx", prefix), String(format: "%016llx", sum),
    ]
    write(columns.joined(separator: "\t"))
  }
  blackHole(index)
}

extension GeoInput {
  /// Reads the three files of a set.
  fileprivate init(folder: String, set: String) throws(ProgramError) {
    let path = "\(folder)/\(set)"
    let points = try Rows(file: "\(path).points.f64", width: 2)
    let queries = try Rows(file: "\(path).queries.f64", width: 2)
    let boxes = try Rows(file: "\(path).boxes.f64", width: 4)
    guard boxes.count >= queries.count else {
      throw ProgramError(.dataError, "\(boxes.path) has fewer rows than there are queries")
    }
    self.init(
      points: try points.places(), queries: try queries.places(), boxes: try boxes.boxes())
  }
}

/// The rows of a file of little-endian doubles.
private struct Rows {
  let path: String
  let width: Int
  let values: [Double]

  init(file path: String, width: Int) throws(ProgramError) {
    guard let data = FileManager.default.contents(atPath: path) else {
      throw ProgramError(.noInput, "\(path) cannot be read")
    }
    let rowBytes = 8 * width
    guard !data.isEmpty, data.count.isMultiple(of: rowBytes) else {
      throw ProgramError(.dataError, "\(path) is not one or more rows of \(rowBytes) bytes")
    }
    let bytes = [UInt8](data)
    values = Swift.stride(from: 0, to: bytes.count, by: 8).map { start in
      var pattern: UInt64 = 0
      for offset in 0..<8 { pattern |= UInt64(bytes[start + offset]) << UInt64(8 * offset) }
      return Double(bitPattern: pattern)
    }
    self.path = path
    self.width = width
  }

  var count: Int { values.count / width }

  func places() throws(ProgramError) -> [Coordinate] {
    var places: [Coordinate] = []
    places.reserveCapacity(count)
    for row in 0..<count {
      places.append(try place(row, values[row * width], values[row * width + 1]))
    }
    return places
  }

  func boxes() throws(ProgramError) -> [BoundingBox] {
    var boxes: [BoundingBox] = []
    boxes.reserveCapacity(count)
    for row in 0..<count {
      let start = row * width
      let southwest = try place(row, values[start], values[start + 1])
      let northeast = try place(row, values[start + 2], values[start + 3])
      guard let box = try? BoundingBox(southwest: southwest, northeast: northeast) else {
        throw ProgramError(.dataError, "\(path), row \(row), is no box")
      }
      boxes.append(box)
    }
    return boxes
  }

  private func place(
    _ row: Int, _ latitude: Double, _ longitude: Double
  ) throws(ProgramError) -> Coordinate {
    guard let place = try? Coordinate(latitude: latitude, longitude: longitude) else {
      throw ProgramError(.dataError, "\(path), row \(row), is no place")
    }
    return place
  }
}
