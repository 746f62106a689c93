import Essentials

extension DirectoryPage {
  /// The position at which the next page of a query begins.
  ///
  ///     let link = "/markets?after=\(page.next!)"      // letters, digits, "-", and "_"
  ///
  /// It belongs to one query. Only the times of the query may change between pages, so "from now on" and
  /// "open now" can use the current time.
  public struct Cursor: Hashable, Sendable {
    /// The digest of the query.
    let digest: UInt64
    let position: RecordPosition
  }
}

extension DirectoryPage.Cursor {
  /// The reason a page cannot be found.
  public enum Error: Swift.Error, Hashable, Sendable, CustomStringConvertible {
    /// The cursor is one of another query.
    case anotherQuery

    /// What is wrong.
    public var description: String { "The cursor belongs to another query." }
  }
}

extension DirectoryPage.Cursor: LosslessStringConvertible {
  /// A text of letters, digits, "-", and "_" for links; nothing may be read into it.
  public var description: String {
    var bytes: [UInt8] = [Self.version]
    Self.append(digest, to: &bytes)
    Self.append(position.key, to: &bytes)
    Self.append(UInt64(position.title.utf8.count), to: &bytes)
    bytes += position.title.utf8
    bytes += position.id.description.utf8
    return URLText.encoded(bytes)
  }

  /// Creates a cursor from its ``description``, or returns `nil` if the text is not one.
  public init?(_ description: String) {
    guard let bytes = URLText.decoded(description), bytes.count > 25, bytes[0] == Self.version
    else {
      return nil
    }
    let length = Self.number(bytes[17..<25])
    guard length <= RecordColumns.titleLength + 3, 25 + Int(length) < bytes.count else {
      return nil
    }
    let end = 25 + Int(length)
    guard let title = Self.text(bytes[25..<end]),
      let id = Self.text(bytes[end...]).flatMap(ItemReference.init)
    else { return nil }
    digest = Self.number(bytes[1..<9])
    position = RecordPosition(key: Self.number(bytes[9..<17]), title: title, id: id)
  }

  private static var version: UInt8 { 1 }

  private static func append(_ number: UInt64, to bytes: inout [UInt8]) {
    for shift in stride(from: UInt64(56), through: 0, by: -8) {
      bytes.append(UInt8(truncatingIfNeeded: number >> shift))
    }
  }

  /// Returns the text that has exactly these bytes, or `nil` if none has.
  private static func text(_ bytes: ArraySlice<UInt8>) -> String? {
    let text = String(decoding: bytes, as: UTF8.self)
    return text.utf8.elementsEqual(bytes) ? text : nil
  }

  private static func number(_ bytes: ArraySlice<UInt8>) -> UInt64 {
    bytes.reduce(0) { $0 << 8 | UInt64($1) }
  }
}
