/// The stream of facts of an event or of a provider's account.
package struct FactStream: Hashable, Comparable, Sendable {
  /// The kind of the stream's owner; the two kinds of IDs may coincide.
  package enum Kind: UInt8, Sendable {
    case event = 101
    case account = 97
  }

  package let kind: Kind
  package let high: UInt64
  package let low: UInt64

  package init(_ kind: Kind, high: UInt64, low: UInt64) {
    self.kind = kind
    self.high = high
    self.low = low
  }

  /// The 17 bytes by which the stores know the stream: the kind, and the ID with its highest byte first.
  package var key: [UInt8] { [kind.rawValue] + high.bigEndianBytes + low.bigEndianBytes }

  package static func < (lhs: Self, rhs: Self) -> Bool {
    (lhs.kind.rawValue, lhs.high, lhs.low) < (rhs.kind.rawValue, rhs.high, rhs.low)
  }
}

/// Facts to append to a stream, if it has the version before them.
package struct FactAppend: Sendable {
  package let stream: FactStream
  /// The version that the stream must have.
  package let version: UInt64
  /// The byte forms of the facts with the versions after that; empty to only compare the version.
  package let facts: [[UInt8]]

  package init(_ stream: FactStream, after version: UInt64, _ facts: [[UInt8]]) {
    self.stream = stream
    self.version = version
    self.facts = facts
  }
}

/// A store of facts, shared by any number of processes.
///
/// These four functions are all that a host has to write for an engine. All of them may be called at
/// the same time.
package protocol FactStore: Sendable {
  /// Appends all facts, or none, if each stream has the expected version, and returns whether it had.
  ///
  /// It returns `true` only after the facts will survive what the engine promises to survive. It throws if
  /// nobody knows whether they are stored.
  func append(_ appends: [FactAppend]) async throws -> Bool

  /// Returns the stored facts of a stream after a version, in order.
  ///
  /// After ``append(_:)`` returned `false` or threw, this returns what is stored then.
  func facts(of stream: FactStream, after version: UInt64) async throws -> [[UInt8]]

  /// Returns the newest stored snapshot of a stream, or `nil` if there is none.
  func snapshot(of stream: FactStream) async throws -> [UInt8]?

  /// Stores a snapshot of a stream in place of the earlier one. It may be lost: it saves time, not facts.
  func keep(snapshot: [UInt8], of stream: FactStream, version: UInt64) async throws
}

/// The reason why a store failed.
package struct FactStoreError: Error, CustomStringConvertible {
  package let description: String

  package init(_ description: String) { self.description = description }
}

extension FixedWidthInteger {
  var bigEndianBytes: [UInt8] {
    stride(from: Self.bitWidth - 8, through: 0, by: -8).map {
      UInt8(truncatingIfNeeded: self >> $0)
    }
  }

  init(bigEndianBytes bytes: some Sequence<UInt8>) {
    self = bytes.reduce(0) { $0 << 8 | Self(truncatingIfNeeded: $1) }
  }
}
