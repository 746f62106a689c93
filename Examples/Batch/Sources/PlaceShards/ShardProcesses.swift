import Foundation
import Geo
import LineStreams

/// Shards in processes of their own.
package final class ShardProcesses: ShardAnswering {
  private var shards: [Shard]

  /// The reason why a shard does not answer.
  package struct Failure: Error, CustomStringConvertible {
    package let shard: Int
    package var description: String { "shard \(shard) does not answer" }
  }

  /// Starts a program once for each shard.
  package init(_ count: Int, program: String, arguments: [String]) throws {
    shards = try (0..<count).map { _ in try Shard(program, arguments) }
  }

  /// Adds a place to a shard.
  package func add(_ id: Int, at place: Coordinate, to shard: Int) throws {
    try shards[shard].send(.place(id, place))
  }

  /// Builds all indexes at the same time, and waits for them.
  package func build() throws {
    for shard in shards.indices {
      try shards[shard].send(.build)
      try shards[shard].flush()
    }
    _ = try usage()
  }

  /// Returns the memory of each shard in megabytes, and its processor time in seconds.
  package func usage() throws -> [String] {
    for shard in shards.indices {
      try shards[shard].send(.usage)
      try shards[shard].flush()
    }
    return try shards.indices.map { String(decoding: try line(of: $0), as: UTF8.self) }
  }

  /// Sends all questions, and then reads the answers.
  ///
  /// All questions together fit into a pipe, so
  /// no process waits for another that waits for it.
  package func answers(
    _ questions: [(shard: Int, query: PlaceQuery)]
  ) throws -> [[PlaceHit]] {
    for question in questions { try shards[question.shard].send(.query(question.query)) }
    for shard in shards.indices { try shards[shard].flush() }
    return try questions.map { question in
      var hits: [PlaceHit] = []
      while true {
        guard let continues = ShardLine.append(try line(of: question.shard), to: &hits) else {
          throw Failure(shard: question.shard)
        }
        if !continues { return hits }
      }
    }
  }

  /// The greatest number of queries whose lines fit into a pipe of 16 kilobytes.
  package static let queriesAtOnce = 150

  /// Ends the processes, and waits for them.
  package func end() {
    for shard in shards { shard.end() }
  }

  private func line(of shard: Int) throws -> ArraySlice<UInt8> {
    guard case .text(let line)? = try shards[shard].reader.next() else {
      throw Failure(shard: shard)
    }
    return line
  }

  private struct Shard {
    private let process = Process()
    private let input = Pipe()
    private let output = Pipe()
    private var writer: LineWriter
    var reader: LineReader

    init(_ program: String, _ arguments: [String]) throws {
      process.executableURL = URL(fileURLWithPath: program)
      process.arguments = arguments
      process.standardInput = input
      process.standardOutput = output
      writer = LineWriter(input.fileHandleForWriting.fileDescriptor)
      reader = LineReader(output.fileHandleForReading.fileDescriptor)
      try process.run()
    }

    mutating func send(_ line: ShardLine) throws {
      writer.bytes += line.text.utf8
      try writer.flushIfLarge()
    }

    mutating func flush() throws { try writer.flush() }

    func end() {
      try? input.fileHandleForWriting.close()
      process.waitUntilExit()
    }
  }
}
