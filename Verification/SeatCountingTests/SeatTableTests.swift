import TestSupport
import Testing

@testable import SeatCounting

@Suite("Seat engine: parties and registration order", .tags(.memory)) struct SeatTableTests {
  /// A table and its plain model, which perform the same operations.
  private struct Pair: ~Copyable {
    var table: SeatTable
    var model: PlainSeats
    var generator: SeededGenerator
    var time: Int64 = 0

    init(seed: Int) {
      generator = SeededGenerator(seed: seed)
      let overtakings: UInt32 = [0, 1, 2, 5, .max].randomElement(using: &generator) ?? 0
      let offerSeconds: Int64 = [0, 0, 3, 20].randomElement(using: &generator) ?? 0
      table = SeatTable(capacity: 12, waitlistLimit: 7)
      // The rules of the engine, in which a party that is too large keeps its place and others wait.
      table.queues.passesUnseatable = false
      table.queues.maximumOvertakings = overtakings
      table.queues.offerSeconds = offerSeconds
      model = PlainSeats(
        capacity: 12, waitlistLimit: 7, maximumOvertakings: overtakings,
        offerSeconds: offerSeconds)
    }

    /// A lead, who may already have a record, with guests and companions without records.
    mutating func party() -> [PlainSeats.Member] {
      let people = (UInt32(0)..<40).shuffled(using: &generator)
      let states = model.states
      let free = people.dropFirst().filter { states[$0] == nil }
      let companions = free.prefix(.random(in: 0...3, using: &generator))
      return [PlainSeats.Member(person: people[0], seats: .random(in: 1...3, using: &generator))]
        + companions.map { PlainSeats.Member(person: $0, seats: 1) }
    }

    mutating func step() -> (SeatEvents, SeatEngine.Answer?, expected: SeatEngine.Answer?) {
      var changes = SeatEvents(reserving: 0)
      model.changes = []
      time += .random(in: 0...1, using: &generator)
      table.advance(to: time, &changes)
      model.advance(to: time)
      switch Int.random(in: 0..<20, using: &generator) {
      case 0..<7:
        let (party, joins) = (party(), Bool.random(using: &generator))
        let answer = table.register(
          party[0].person, seats: party[0].seats, companions: party.map(\.person).dropFirst(),
          joinsWaitlist: joins, &changes)
        return (changes, answer, model.register(party, joinsWaitlist: joins))
      case 7..<10:
        let party = party()
        let deadline = time + .random(in: 1...30, using: &generator)
        let answer = table.hold(
          party[0].person, seats: party[0].seats, companions: party.map(\.person).dropFirst(),
          until: deadline, &changes)
        return (changes, answer, model.hold(party, until: deadline))
      case 10..<13:
        let person = UInt32.random(in: 0..<40, using: &generator)
        let answer = table.cancel(person, at: time, &changes)
        return (changes, answer, model.cancel(person, at: time))
      case 13..<15:
        let person = UInt32.random(in: 0..<40, using: &generator)
        let answer = table.confirm(person, &changes)
        return (changes, answer, model.confirm(person))
      case 15:
        let capacity = UInt32.random(in: 0...20, using: &generator)
        let answer = table.setCapacity(capacity, at: time, &changes)
        return (changes, answer, model.setCapacity(capacity, at: time))
      case 16: confirmWholeParty()
      case 17: moveLastToWaitlist(&changes)
      case 18: transfer()
      default: replaceByCopy()
      }
      return (changes, nil, nil)
    }

    private mutating func confirmWholeParty() {
      guard let party = model.kept.randomElement(using: &generator) else { return }
      model.kept.removeAll { $0 == party }
      model.registered.append(PlainSeats.Party(members: party.members))
      table.seats.advanceOrder()
      for member in party.members {
        table.seat(table.seats.slots.position(of: member.person))
      }
    }

    private mutating func moveLastToWaitlist(_ changes: inout SeatEvents) {
      guard var party = model.registered.popLast() else { return }
      party.overtakings = model.waiting.first?.overtakings ?? 0
      model.waiting.insert(party, at: 0)
      table.moveToWaitlist(party.members.map(\.person))
      let committed = table.seats.committed(table.queues)
      _ = table.setCapacity(committed, at: time, &changes)
      _ = model.setCapacity(committed, at: time)
    }

    private mutating func transfer() {
      let free = UInt32.random(in: 0..<40, using: &generator)
      guard model.state(of: free) == nil,
        let index = model.registered.indices.randomElement(using: &generator)
      else { return }
      let old = model.registered[index].members[0].person
      model.registered[index].members[0].person = free
      table.seats.transfer(from: table.seats.slots.position(of: old), to: free)
    }

    private mutating func replaceByCopy() {
      table = table.copy()
    }

    /// The parties of a queue, as the model has them.
    func parties(_ queue: SeatQueue, areWaiting: Bool) -> [PlainSeats.Party] {
      var parties: [PlainSeats.Party] = []
      var lead = queue.head
      while lead != SeatNode.none {
        var party = PlainSeats.Party(members: [])
        var index = lead
        while index != SeatNode.none {
          let slot = table.seats.slots[table.seats.slots.position(of: table.nodes[index].person)]
          party.members.append(PlainSeats.Member(person: slot.person, seats: slot.seats))
          party.isOffer = slot.state == .offered
          index = table.nodes[index].companion
        }
        if areWaiting {
          party.overtakings = UInt32(table.overtakings(of: lead))
        } else {
          party.deadline = table.nodes[lead].deadline
        }
        expectEqual(party.seats, table.nodes[lead].seats)
        parties.append(party)
        lead = table.nodes[lead].next
      }
      return parties
    }

    /// The people of each registration, in order.
    var registrations: [Set<UInt32>] {
      var people: [UInt32: Set<UInt32>] = [:]
      for position in 0..<table.seats.slots.positions {
        let slot = table.seats.slots[position]
        if !slot.isEmpty, slot.state == .registered {
          people[slot.link, default: []].insert(slot.person)
        }
      }
      return people.sorted { $0.key < $1.key }.map(\.value)
    }
  }

  @Test(arguments: LongTest.seeds(100))
  func partiesAgreeWithListsThatAreCountedAnew(seed: Int) {
    var pair = Pair(seed: seed)
    for _ in 0..<400 {
      let (changes, answer, expected) = pair.step()
      expectEqual(answer, expected)
      expectEqual(changes.all, pair.model.changes)
      let states = pair.model.states
      for person in UInt32(0)..<40 where pair.table.state(of: person) != states[person] {
        Issue.record("\(person) has something else")
      }
      let counts = [
        pair.table.seats.slots.taken, pair.table.queues.held, pair.table.queues.offered,
        pair.table.available,
      ]
      expectEqual(
        counts, [pair.model.taken, pair.model.held, pair.model.offered, pair.model.available])
      expectEqual(pair.table.queues.nextDeadline, pair.model.keptByDeadline.first?.deadline ?? .max)
      expectEqual(pair.parties(pair.table.queues.queue, areWaiting: true), pair.model.waiting)
      expectEqual(
        pair.parties(pair.table.queues.kept, areWaiting: false), pair.model.keptByDeadline)
      expectEqual(pair.registrations, pair.model.registered.map { Set($0.members.map(\.person)) })
      let queued = (pair.model.waiting + pair.model.kept).reduce(0) { $0 + $1.members.count }
      expect(pair.table.nodes.count == queued)
    }
  }

  @Test func theFirstCompanionLeadsInThePlaceOfALeadWhoGoes() {
    var table = SeatTable(capacity: 3, waitlistLimit: 9)
    var changes = SeatEvents(reserving: 0)
    func register(_ lead: UInt32, _ companions: [UInt32] = []) -> SeatEngine.Answer {
      table.register(
        lead, seats: 1, companions: companions[...], joinsWaitlist: true, &changes)
    }
    expectEqual(register(0, [1, 2]), .registered)
    expect(register(3, [4, 5]) == .waitlisted && register(6) == .waitlisted)
    expectEqual(table.cancel(3, at: 0, &changes), .leftWaitlist)
    changes = SeatEvents(reserving: 0)
    // Two seats are enough for the two who are left; one is not.
    expectEqual(table.cancel(0, at: 0, &changes), .cancelled)
    expect(table.state(of: 4) == .waiting && table.state(of: 6) == .waiting)
    expectEqual(table.cancel(1, at: 0, &changes), .cancelled)
    expectEqual(
      changes.all.map { [$0.person, $0.isCompanion ? 1 : 0] },
      [
        [0, 0], [1, 0], [4, 0], [5, 1],
      ])
    expect(table.state(of: 5) == .registered && table.available == 0 && table.queues.waiting == 1)
  }

  @Test func registrationsAreNumberedAnewInTheirOrder() {
    var table = SeatTable(capacity: 100, waitlistLimit: 0)
    var changes = SeatEvents(reserving: 0)
    for person in UInt32(0)..<4 {
      if person == 2 { table.seats.slots.order = SeatSlot.maximumLink - 1 }
      _ = table.register(
        person, seats: 1, companions: [person + 10][...], joinsWaitlist: false, &changes)
    }
    let order = (UInt32(0)..<4).map { table.seats.slots[table.seats.slots.position(of: $0)].link }
    let companions = (UInt32(10)..<14).map {
      table.seats.slots[table.seats.slots.position(of: $0)].link
    }
    expect(order == [1, 2, 3, 4] && companions == order && table.seats.slots.order == 4)
  }

  @Test func thereIsRoomForFiftyMillionPeople() {
    let slots = SeatSlots(positions: 8)
    expect(slots.hasRoom(for: 50_331_648) && !slots.hasRoom(for: 50_331_649))
    // The numbers for registrations limit how many can register.
    expect(SeatSlots.maximumCount <= SeatSlot.maximumLink)
    let nodes = SeatNodes()
    expect(nodes.hasRoom(for: SeatNode.none) && !nodes.hasRoom(for: SeatNode.none + 1))
  }
}

extension SeatEvents {
  /// The changes, as the plain model records them.
  fileprivate var all: [PlainSeats.Change] {
    events.map {
      PlainSeats.Change(
        change: $0.change, person: $0.person, seats: UInt32($0.seats), isCompanion: $0.isCompanion,
        value: $0.value)
    }
  }
}
