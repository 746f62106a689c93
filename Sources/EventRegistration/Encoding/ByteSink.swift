/// A consumer of the parts of values, which stores them as bytes or computes a digest.
protocol ByteSink {
  mutating func append(_ value: UInt8)
  mutating func append(_ value: UInt16)
  mutating func append(_ value: UInt32)
  mutating func append(_ value: UInt64)
  /// Appends the number of bytes, in 32 bits, and the bytes.
  mutating func append(_ text: String.UTF8View)
  /// Notes that the value needs at least this version of the form.
  mutating func require(formVersion: UInt8)
}

/// A value that can append its parts to a ``ByteSink``.
///
/// The parts determine where the value ends, so different sequences of values of the same types never
/// append the same parts.
protocol ByteEncodable {
  func encode(into sink: inout some ByteSink)
}

extension Bool: ByteEncodable {
  func encode(into sink: inout some ByteSink) { sink.append(self ? 1 as UInt8 : 0) }
}

extension UInt64: ByteEncodable {
  func encode(into sink: inout some ByteSink) { sink.append(self) }
}

extension Int64: ByteEncodable {
  func encode(into sink: inout some ByteSink) { sink.append(UInt64(bitPattern: self)) }
}

/// Encoded in eight bytes on every platform.
extension Int: ByteEncodable {
  func encode(into sink: inout some ByteSink) { Int64(self).encode(into: &sink) }
}

extension String: ByteEncodable {
  func encode(into sink: inout some ByteSink) { sink.append(utf8) }
}

extension ClosedRange: ByteEncodable where Bound: ByteEncodable {
  func encode(into sink: inout some ByteSink) {
    lowerBound.encode(into: &sink)
    upperBound.encode(into: &sink)
  }
}

/// Encoded as a byte 1 and the value, or as a byte 0 for `nil`.
extension Optional: ByteEncodable where Wrapped: ByteEncodable {
  func encode(into sink: inout some ByteSink) {
    guard let value = self else { return sink.append(0 as UInt8) }
    sink.append(1 as UInt8)
    value.encode(into: &sink)
  }
}

/// Encoded as the number of elements, in 32 bits, and the elements.
extension Array: ByteEncodable where Element: ByteEncodable {
  func encode(into sink: inout some ByteSink) {
    sink.append(UInt32(truncatingIfNeeded: count))
    for element in self { element.encode(into: &sink) }
  }
}
