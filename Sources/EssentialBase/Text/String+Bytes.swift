// Comparing characters with long runs of combining marks takes quadratic time; comparing bytes does
// not.
extension String {
  /// Whether another text has the same bytes.
  @inlinable
  package func hasSameBytes(as other: String) -> Bool { utf8.elementsEqual(other.utf8) }

  /// Whether the bytes sort before those of another text.
  @inlinable
  package func bytesPrecede(_ other: String) -> Bool { utf8.lexicographicallyPrecedes(other.utf8) }

  /// Hashes the bytes.
  @inlinable
  package func hashBytes(into hasher: inout Hasher) {
    for byte in utf8 { hasher.combine(byte) }
  }
}
