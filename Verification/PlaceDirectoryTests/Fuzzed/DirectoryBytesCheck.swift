import PlaceDirectory
import TestSupport

/// Checks that any bytes are a directory or an error, alone and as the content of a byte form whose frame is
/// right, and that a directory reads back from its bytes.
func checkDirectoryBytes(_ bytes: [UInt8]) throws {
  for bytes in [bytes, framed(bytes)] {
    let index: DirectoryIndex
    do throws(DirectoryIndex.Error) {
      index = try DirectoryIndex(bytes: bytes)
    } catch {
      try require(error.description.utf8.count < 100, "A description is short")
      continue
    }
    let written = index.bytes
    let again = try DirectoryIndex(bytes: written)
    try require(again.bytes == written, "A directory has one byte form")
    try require(again.count == index.count, "A directory reads back from its bytes")
    var query = DirectoryQuery()
    for order in [.title, .mostPopular, .lowestPrice] as [DirectoryQuery.Order] {
      query.order = order
      let page = try index.page(of: query, limit: 1000, countsChoices: true)
      try require(page.total == index.count, "Every record is listed")
      let expected = try again.page(of: query, limit: 1000, countsChoices: true)
      try require(page.hits == expected.hits, "Records are in the same order")
      try require(page.choices == expected.choices, "Records have the same labels")
    }
  }
}

/// Returns the byte form of a directory with some content, by its description: letters, version, length,
/// content, and hash.
func framed(_ content: [UInt8]) -> [UInt8] {
  func bytes(_ number: UInt64) -> [UInt8] {
    stride(from: 0, to: 64, by: 8).map { UInt8(truncatingIfNeeded: number >> UInt64($0)) }
  }
  let start = Array("HDIR".utf8) + [1, 0, 0, 0] + bytes(UInt64(content.count + 24)) + content
  return start + bytes(start.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 })
}
