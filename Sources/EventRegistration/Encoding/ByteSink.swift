/// Takes the parts of values, in order: to keep them as bytes, or to mix them into one number.
protocol ByteSink {
  mutating func append(_ value: UInt8)
  mutating func append(_ value: UInt16)
  mutating func append(_ value: UInt32)
  mutating func append(_ value: UInt64)
  /// Appends the number of bytes, in 32 bits, and the bytes.
  mutating func append(_ text: String.UTF8View)
}

/// A value that can be taken apart into what a ``ByteSink`` takes.
///
/// What is appended says where it ends, so that no two rows of values of the same types append the
/// same.
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

/// Eight bytes, whatever the platform's `Int` has.
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

/// A byte that is 1 for a value, and the value.
extension Optional: ByteEncodable where Wrapped: ByteEncodable {
  func encode(into sink: inout some ByteSink) {
    guard let value = self else { return sink.append(0 as UInt8) }
    sink.append(1 as UInt8)
    value.encode(into: &sink)
  }
}

/// The number of elements, in 32 bits, and the elements.
extension Array: ByteEncodable where Element: ByteEncodable {
  func encode(into sink: inout some ByteSink) {
    sink.append(UInt32(truncatingIfNeeded: count))
    for element in self { element.encode(into: &sink) }
  }
}
