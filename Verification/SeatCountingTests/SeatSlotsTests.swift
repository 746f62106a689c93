import TestSupport
import Testing

@testable import SeatCounting

@Suite("Seat engine: memory of records and queues", .tags(.memory)) struct SeatSlotsTests {
  /// The records in place or in a table, and a list of them in the order of registration.
  @Test(arguments: LongTest.seeds(60))
  func recordsInPlaceAndInATableAgreeWithAList(seed: Int) {
    var generator = SeededGenerator(seed: seed)
    var slots = SeatSlots()
    var model: [(person: UInt32, state: SeatState, seats: UInt32)] = []
    // The largest number of a person is next to the word of a free place.
    var people: [UInt32] = (0..<12).map { UInt32($0) * 0x1111_1111 }
    people += [UInt32.max - 1, UInt32.max - 2]
    let limit = Int.random(in: 4...14, using: &generator)
    for _ in 0..<200 {
      guard let person = people.randomElement(using: &generator) else { return }
      let position = slots.position(of: person)
      let index = model.firstIndex { $0.person == person }
      let states: [SeatState] = [.registered, .waiting, .held, .offered]
      guard let state = states.randomElement(using: &generator) else { return }
      if let index {
        let (found, slot) = slots.find(person)
        expect(found == position && slot.person == person)
        if Bool.random(using: &generator) {
          slots.remove(at: position)
          model.remove(at: index)
        } else {
          slots.order += 1
          let link = state == .registered ? slots.order : 5
          slots.update(at: position, state, link: link)
          model[index].state = state
          // Only a registration changes the order.
          if state == .registered { model.append(model.remove(at: index)) }
        }
      } else if model.count < limit {
        let seats = UInt32.random(in: 1...15, using: &generator)
        let (free, slot) = slots.find(person)
        expect(free == position && slot.isEmpty)
        let available = slots.taken + UInt32.random(in: 0...15, using: &generator)
        if state == .registered, !slots.isFull, slots.taken + seats <= available,
          slots.register(person, seats: seats, at: free, available: available)
        {
          model.append((person, state, seats))
          continue
        }
        if slots.taken + seats > available {
          let (count, taken) = (slots.count, slots.taken)
          let isRegistered = slots.register(person, seats: seats, at: free, available: available)
          expect(!isRegistered)
          expect(slots.count == count && slots.taken == taken)
        }
        if slots.isFull { slots.moveToTable { _ in 5 } }
        slots.order += 1
        let link = state == .registered ? slots.order : 5
        slots.insert(
          SeatSlot(person: person, state: state, seats: seats, link: link),
          at: slots.position(of: person))
        model.append((person, state, seats))
      }
      expect(slots.count == model.count)
      expect(slots.isInPlace || limit > 8)
      let registered = model.filter { $0.state == .registered }
      expect(slots.taken == registered.reduce(0) { $0 + $1.seats })
      var found: [SeatSlot] = []
      for position in 0..<slots.positions where !slots[position].isEmpty {
        found.append(slots[position])
      }
      expectEqual(found.count, model.count)
      for record in model {
        let slot = slots[slots.position(of: record.person)]
        expect(slot.person == record.person && slot.state == record.state)
        expectEqual(slot.seats, record.seats)
      }
      let order = found.filter { $0.state == .registered }.sorted { $0.link < $1.link }
      expectEqual(order.map(\.person), registered.map(\.person))
      for person in people + [UInt32.max] where !model.contains(where: { $0.person == person }) {
        expect(slots[slots.position(of: person)].isEmpty)
      }
    }
  }

  @Test func aTableThatMustGrowOrBeRenumberedRegistersNobodyAtOnce() {
    var slots = SeatSlots(positions: 8)
    for person in UInt32(0)..<6 {
      let (free, _) = slots.find(person)
      let isRegistered = slots.register(person, seats: 1, at: free, available: 9)
      expect(isRegistered)
    }
    let (next, _) = slots.find(6)
    let mustGrow = !slots.register(6, seats: 1, at: next, available: 9)
    expect(mustGrow && slots.count == 6 && slots.order == 6 && slots.taken == 6)
    slots.remove(at: slots.position(of: 5))
    slots.order = SeatSlot.maximumLink
    let (last, _) = slots.find(6)
    let mustBeRenumbered = !slots.register(6, seats: 1, at: last, available: 9)
    slots.order -= 1
    let isRegistered = slots.register(6, seats: 1, at: last, available: 9)
    expect(mustBeRenumbered && isRegistered)
    expectEqual(slots[slots.position(of: 6)].link, SeatSlot.maximumLink)
  }

  @Test func anEventTakesOneCacheLineAndItsQueuesAnother() {
    expectEqual(MemoryLayout<SeatEvent>.stride, 64)
    expectEqual(MemoryLayout<SeatQueues>.stride, 64)
  }

  @Test func theUpperHalfOfTheVersionIsKeptInATable() {
    var slots = SeatSlots()
    slots.insert(SeatSlot(person: 7, state: .registered, seats: 2, link: 0), at: 8)
    expectEqual(slots.upperVersion, 0)
    slots.moveToTable { _ in SeatNode.none }
    slots.upperVersion += 1
    expect(slots.upperVersion == 1 && slots.taken == 2 && slots.count == 1)
    for person in UInt32(10)..<40 {
      slots.insert(
        SeatSlot(person: person, state: .registered, seats: 1, link: person),
        at: slots.position(of: person))
    }
    expect(slots.upperVersion == 1 && slots.taken == 32 && slots.copy().upperVersion == 1)
  }

  @Test func theVersionOfASmallEventPassesFourBillion() {
    var store = SeatStore()
    let rules = SeatEngine.Rules(capacity: 3, waitlistLimit: 2)
    var event = SeatEvent(capacity: 3, rules: store.index(of: rules))
    var facts = SeatFactCount()
    event.lowerVersion = .max - 1
    let versions = (UInt32(0)..<4).map { person in
      let command = SeatEngine.Command(.register, event: 0, subject: person, at: 1)
      expect(event.apply(command, as: 0, &store, &facts).isAccepted)
      return event.version
    }
    expectEqual(versions, [0xFFFF_FFFF, 0x1_0000_0000, 0x1_0000_0001, 0x1_0000_0002])
    let cancel = SeatEngine.Command(.cancel, event: 0, subject: 1, at: 1)
    expectEqual(event.apply(cancel, as: 0, &store, &facts), .cancelled)
    expect(event.version == 0x1_0000_0004 && event.seats.slots.taken == 3)
    expect(event.seats.state(of: 3) == .registered && event.queues(in: store).areEmpty)
  }

  @Test func equalRulesAreStoredOnce() {
    var store = SeatStore()
    let rules = SeatEngine.Rules(capacity: 3, waitlistLimit: 2)
    var others = rules
    others.window = 5..<9
    expect(store.index(of: rules) == 0 && store.index(of: others) == 1)
    let larger = SeatEngine.Rules(capacity: 30, waitlistLimit: 2)
    expect(store.index(of: larger) == 0 && store.rules.count == 2)
  }

  @Test func removedQueuesAreUsedAgain() {
    var store = SeatStore()
    let indices = (0..<3).map { _ in store.insert(SeatQueues(waitlistLimit: 1)) }
    store.remove(indices[0])
    store.remove(indices[2])
    expectEqual(store.insert(SeatQueues(waitlistLimit: 4)), indices[2])
    expectEqual(store.insert(SeatQueues(waitlistLimit: 5)), indices[0])
    expectEqual(store.insert(SeatQueues(waitlistLimit: 6)), 4)
    expect(!indices.contains(SeatStore.none) && store.queues[SeatStore.none].areEmpty)
    expectEqual(store.queues[indices[2]].waitlistLimit, 4)
  }
}
