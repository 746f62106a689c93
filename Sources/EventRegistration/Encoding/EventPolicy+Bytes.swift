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

extension EventPolicy.GuardianLimits {
  /// The parts that follow the other bytes of a policy: bit 1 for the numbers of children, and bit 2 for
  /// the wait after an unused hold.
  fileprivate var flags: UInt8 {
    (seats != nil || heldSeats != nil ? 2 : 0) | (coolDownSeconds != nil ? 4 : 0)
  }

  fileprivate func encode(into sink: inout some ByteSink) {
    if flags & 2 != 0 {
      sink.append(UInt16(truncatingIfNeeded: seats ?? 0))
      sink.append(UInt16(truncatingIfNeeded: heldSeats ?? 0))
    }
    if let coolDownSeconds { sink.append(UInt32(truncatingIfNeeded: coolDownSeconds)) }
  }

  fileprivate init(from reader: inout ByteReader, flags: UInt8) throws(InvalidBytes) {
    let start = reader.invalid
    let (hasLimits, waits) = (flags & 2 != 0, flags & 4 != 0)
    let seats = hasLimits ? Int(try reader.number(UInt16.self)) : 0
    let heldSeats = hasLimits ? Int(try reader.number(UInt16.self)) : 0
    let coolDown = waits ? Int(try reader.number(UInt32.self)) : nil
    // The bytes of an event without limits have none.
    guard !hasLimits || seats > 0 || heldSeats > 0 else { throw start }
    self = try start.unless { () throws(EventPolicy.Error) in
      try Self(
        seats: seats == 0 ? nil : seats, heldSeats: heldSeats == 0 ? nil : heldSeats,
        coolDownSeconds: coolDown)
    }
  }
}

/// Bit 0 of a byte tells whether transfers are allowed, and bits 1 and 2 which limits for a guardian
/// follow at the end. Without limits, the bytes are those of the versions that had none.
extension EventPolicy: ByteEncodable, ByteDecodable {
  func encode(into sink: inout some ByteSink) {
    ages.encode(into: &sink)
    requiredConsents.encode(into: &sink)
    maximumPartySize.encode(into: &sink)
    holdSeconds.encode(into: &sink)
    window.encode(into: &sink)
    cancellationNotice.encode(into: &sink)
    sink.append((allowsTransfer ? 1 : 0) | guardianLimits.flags)
    waitlist.encode(into: &sink)
    guardianLimits.encode(into: &sink)
  }

  init(from reader: inout ByteReader) throws(InvalidBytes) {
    let start = reader.invalid
    let ages = try reader.value(ClosedRange<Int>?.self)
    let requiredConsents = try reader.value(GuardianConsents.self)
    let maximumPartySize = try reader.value(Int.self)
    let holdSeconds = try reader.value(Int.self)
    let window = try reader.value(RegistrationWindow.self)
    let cancellationNotice = try reader.value(Int?.self)
    let flagsStart = reader.invalid
    let flags = try reader.number(UInt8.self)
    guard flags <= (reader.formVersion > 1 ? 7 : 1) else { throw flagsStart }
    let waitlist = try reader.value(WaitlistPolicy.self)
    let limits = try GuardianLimits(from: &reader, flags: flags)
    self = try start.unless { () throws(EventPolicy.Error) in
      try EventPolicy(
        ages: ages, requiredConsents: requiredConsents, maximumPartySize: maximumPartySize,
        holdSeconds: holdSeconds, window: window, cancellationNotice: cancellationNotice,
        allowsTransfer: flags & 1 == 1, waitlist: waitlist, guardianLimits: limits)
    }
  }
}
