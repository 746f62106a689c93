/// The waiting list of an event, and its parties with held or offered seats.
///
/// Most events have neither. They need no queues until somebody waits or holds seats.
struct SeatQueues: Sendable {
  /// The earliest deadline of held or offered seats, or `Int64.max`.
  var nextDeadline = Int64.max
  /// The waiting list.
  var queue = SeatQueue()
  /// Parties with held or offered seats, by deadline.
  var kept = SeatQueue()
  /// The nodes of the last hold and the last offer in the queue.
  var lastHold = SeatNode.none
  var lastOffer = SeatNode.none
  /// The number of waitlisted parties.
  var waiting: UInt32 = 0
  /// How many parties were seated past the waiting list on arrival since it was last empty.
  var newcomers: UInt32 = 0
  var held: UInt32 = 0
  var offered: UInt32 = 0
  var waitlistLimit: UInt32
  /// How often a waitlisted party may be overtaken; 0 for strict order of arrival.
  var maximumOvertakings: UInt32 = 0
  private var offerDuration: UInt32 = 0
  private var smallestParty = UInt8.max

  init(waitlistLimit: UInt32) { self.waitlistLimit = waitlistLimit }

  @inline(__always)
  init(_ rules: SeatEngine.Rules) {
    waitlistLimit = rules.waitlistLimit
    maximumOvertakings = rules.maximumOvertakings
    offerDuration = rules.offerSeconds
  }

  /// Whether nobody waits or has held or offered seats.
  @inline(__always)
  var areEmpty: Bool { queue.isEmpty && kept.isEmpty }

  /// Whether nobody else can be seated or wait: the list is as long as it may be, and its order strict.
  @inline(__always)
  var isFull: Bool { waiting > 0 && waiting >= waitlistLimit && maximumOvertakings == 0 }

  /// The seats that are held or offered.
  @inline(__always)
  var committed: UInt32 { held &+ offered }

  /// How long seats are offered to a waitlisted party, in seconds; 0 to seat it at once.
  var offerSeconds: Int64 {
    get { Int64(offerDuration) }
    set { offerDuration = UInt32(clamping: newValue) }
  }

  /// A lower bound of the party sizes on the waiting list.
  var smallestWaiting: UInt32 {
    get { UInt32(smallestParty) }
    set { smallestParty = UInt8(clamping: newValue) }
  }
}
