extension ChildRegistration: ByteEncodable, ByteDecodable {
  func encode(into sink: inout some ByteSink) {
    attendee.encode(into: &sink)
    registeredBy.encode(into: &sink)
    status.encode(into: &sink)
    attended.encode(into: &sink)
  }

  init(from reader: inout ByteReader) throws(InvalidBytes) {
    self.init(
      attendee: try reader.value(), registeredBy: try reader.value(), status: try reader.value(),
      attended: try reader.value())
  }
}

extension ChildRegistration.Status: ByteEncodable, ByteDecodable {
  func encode(into sink: inout some ByteSink) {
    switch self {
    case .registered:
      sink.append(0 as UInt8)
    case .waiting(let position):
      sink.append(1 as UInt8)
      position.encode(into: &sink)
    case .held(let deadline):
      sink.append(2 as UInt8)
      deadline.encode(into: &sink)
    case .offered(let deadline):
      sink.append(3 as UInt8)
      deadline.encode(into: &sink)
    }
  }

  init(from reader: inout ByteReader) throws(InvalidBytes) {
    let start = reader.invalid
    switch try reader.number(UInt8.self) {
    case 0: self = .registered
    case 1: self = .waiting(position: try reader.value { $0 >= 1 })
    case 2: self = .held(until: try reader.deadline())
    case 3: self = .offered(until: try reader.deadline())
    default: throw start
    }
  }
}
