import Essentials

extension EntityID: ByteEncodable, ByteDecodable {
  func encode(into sink: inout some ByteSink) {
    sink.append(high)
    sink.append(low)
  }

  init(from reader: inout ByteReader) throws(InvalidBytes) {
    self.init(high: try reader.number(), low: try reader.number())
  }
}

extension GuardianConsents: ByteEncodable, ByteDecodable {
  func encode(into sink: inout some ByteSink) { sink.append(rawValue) }

  init(from reader: inout ByteReader) throws(InvalidBytes) {
    self.init(rawValue: try reader.number())
  }
}

extension Requester.Role: ByteEncodable {
  func encode(into sink: inout some ByteSink) {
    switch self {
    case .parent: sink.append(0 as UInt8)
    case .provider: sink.append(1 as UInt8)
    case .admin: sink.append(2 as UInt8)
    }
  }
}

/// Encoded without the date of birth and the answers, since digests of children are stored, and without
/// the sealed answers, since a host may seal them anew for a retry.
extension Child: ByteEncodable {
  func encode(into sink: inout some ByteSink) {
    id.encode(into: &sink)
    guardian.encode(into: &sink)
    consents.encode(into: &sink)
  }
}
