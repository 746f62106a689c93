import Essentials

extension CalendarDate: ByteEncodable, ByteDecodable {
  func encode(into sink: inout some ByteSink) {
    sink.append(UInt32(bitPattern: daysSinceEpoch))
  }

  init(from reader: inout ByteReader) throws(InvalidBytes) {
    let start = reader.invalid
    let days = Int32(bitPattern: try reader.number())
    guard let date = CalendarDate(daysSinceEpoch: Int(days)) else { throw start }
    self = date
  }
}

extension LocalDateTime: ByteEncodable, ByteDecodable {
  func encode(into sink: inout some ByteSink) {
    date.encode(into: &sink)
    sink.append(UInt16(truncatingIfNeeded: minuteOfDay))
  }

  init(from reader: inout ByteReader) throws(InvalidBytes) {
    let date = try reader.value(CalendarDate.self)
    let start = reader.invalid
    let minute = Int(try reader.number(UInt16.self))
    self = try start.unless { () throws(LocalDateTime.Error) in
      try LocalDateTime(date, minuteOfDay: minute)
    }
  }
}

extension RegistrationWindow: ByteEncodable, ByteDecodable {
  func encode(into sink: inout some ByteSink) {
    opens.encode(into: &sink)
    closes.encode(into: &sink)
  }

  init(from reader: inout ByteReader) throws(InvalidBytes) {
    let start = reader.invalid
    let (opens, closes) = (try reader.value(Int64?.self), try reader.value(Int64?.self))
    self = try start.unless { () throws(RegistrationWindow.Error) in
      try RegistrationWindow(opens: opens, closes: closes)
    }
  }
}
