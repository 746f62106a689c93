extension EntityID: ByteEncodable, ByteDecodable {
  func encode(into sink: inout some ByteSink) {
    sink.append(high)
    sink.append(low)
  }

  init(from reader: inout ByteReader) throws(InvalidBytes) {
    self.init(high: try reader.number(), low: try reader.number())
  }
}
