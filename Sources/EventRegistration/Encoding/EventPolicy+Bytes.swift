extension WaitlistPolicy.Fit: ByteEncodable, ByteDecodable {
  func encode(into sink: inout some ByteSink) {
    switch self {
    case .strictFIFO:
      sink.append(0 as UInt8)
    case .firstFit(let maximumOvertakings):
      sink.append(1 as UInt8)
      maximumOvertakings.encode(into: &sink)
    }
  }

  init(from reader: inout ByteReader) throws(InvalidBytes) {
    let start = reader.invalid
    switch try reader.number(UInt8.self) {
    case 0: self = .strictFIFO
    case 1: self = .firstFit(maximumOvertakings: try reader.value())
    default: throw start
    }
  }
}

extension WaitlistPolicy.Promotion: ByteEncodable, ByteDecodable {
  func encode(into sink: inout some ByteSink) {
    switch self {
    case .automatic:
      sink.append(0 as UInt8)
    case .offer(let seconds):
      sink.append(1 as UInt8)
      seconds.encode(into: &sink)
    case .automaticUntil(let notice, let seconds):
      sink.append(2 as UInt8)
      notice.encode(into: &sink)
      seconds.encode(into: &sink)
    }
  }

  init(from reader: inout ByteReader) throws(InvalidBytes) {
    let start = reader.invalid
    switch try reader.number(UInt8.self) {
    case 0: self = .automatic
    case 1: self = .offer(seconds: try reader.value())
    case 2 where reader.formVersion > 1:
      self = .automaticUntil(notice: try reader.value(), offerSeconds: try reader.value())
    default: throw start
    }
  }
}

extension WaitlistPolicy: ByteEncodable, ByteDecodable {
  func encode(into sink: inout some ByteSink) {
    limit.encode(into: &sink)
    fit.encode(into: &sink)
    promotion.encode(into: &sink)
    cutoff.encode(into: &sink)
  }

  init(from reader: inout ByteReader) throws(InvalidBytes) {
    let start = reader.invalid
    let limit = try reader.value(Int.self)
    let fit = try reader.value(Fit.self)
    let promotion = try reader.value(Promotion.self)
    let cutoff = reader.formVersion > 1 ? try reader.value(Int.self) : 0
    self = try start.unless { () throws(WaitlistPolicy.Error) in
      try WaitlistPolicy(limit: limit, fit: fit, promotion: promotion, cutoff: cutoff)
    }
  }
}

extension EventPolicy: ByteEncodable, ByteDecodable {
  func encode(into sink: inout some ByteSink) {
    ages.encode(into: &sink)
    requiredConsents.encode(into: &sink)
    maximumPartySize.encode(into: &sink)
    holdSeconds.encode(into: &sink)
    window.encode(into: &sink)
    cancellationNotice.encode(into: &sink)
    allowsTransfer.encode(into: &sink)
    waitlist.encode(into: &sink)
  }

  init(from reader: inout ByteReader) throws(InvalidBytes) {
    let start = reader.invalid
    let ages = try reader.value(ClosedRange<Int>?.self)
    let requiredConsents = try reader.value(GuardianConsents.self)
    let maximumPartySize = try reader.value(Int.self)
    let holdSeconds = try reader.value(Int.self)
    let window = try reader.value(RegistrationWindow.self)
    let cancellationNotice = try reader.value(Int?.self)
    let allowsTransfer = try reader.value(Bool.self)
    let waitlist = try reader.value(WaitlistPolicy.self)
    self = try start.unless { () throws(EventPolicy.Error) in
      try EventPolicy(
        ages: ages, requiredConsents: requiredConsents, maximumPartySize: maximumPartySize,
        holdSeconds: holdSeconds, window: window, cancellationNotice: cancellationNotice,
        allowsTransfer: allowsTransfer, waitlist: waitlist)
    }
  }
}
