extension CycleCohort {
  /// A checksum of 16 hexadecimal digits that identifies the data in a report: equal texts have
  /// equal digests.
  ///
  /// It is the 64-bit FNV-1a hash of ``womenCSV`` followed by ``cyclesCSV`` in UTF-8. It
  /// distinguishes versions of a file, but is not secure against deliberate collisions.
  ///
  /// - Complexity: O(*n*) in the number of cycles.
  public var digest: String {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for text in [womenCSV, cyclesCSV] {
      for byte in text.utf8 {
        hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01B3
      }
    }
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
