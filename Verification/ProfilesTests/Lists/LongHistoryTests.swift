import Profiles
import TestSupport
import Testing

/// A hundred thousand histories of three devices: corrections of clocks, a row that was added two hundred times,
/// copies that arrive late, and withdrawals of consent.
@Suite("Lists: a hundred thousand histories") struct LongHistoryTests {
  @Test("No change of a list is lost", arguments: 0..<20)
  func noChangeIsLost(part: Int) throws {
    for history in 0..<LongTest.size(5_000, small: 1) {
      var world = try ListHistoryTests.World(seed: 1_000_000 + 20 * history + part)
      // In one history in ten, the devices know a row that was added two hundred times.
      if (history + part).isMultiple(of: 10) { try world.addOften("milk", 200) }
      for _ in 0..<40 { try world.step() }
    }
  }

  /// A withdrawal holds until a later consent, in whatever order and however often copies arrive.
  @Test("No withdrawal is revived", arguments: 0..<20)
  func noWithdrawalIsRevived(part: Int) throws {
    let news = try SubscriptionConsents.Purpose("newsletter")
    for history in 0..<LongTest.size(5_000, small: 10) {
      var generator = SeededGenerator(seed: 20 * history + part)
      var server = SubscriptionConsents()
      var (copies, underway): ([SubscriptionConsents.Consent], [SubscriptionConsents.Consent]) = (
        [], []
      )
      var (now, isActive): (Int64, Bool) = (1_000, false)
      for _ in 0..<30 {
        now += Int64.random(in: 1...50, using: &generator)
        switch Int.random(in: 0..<6, using: &generator) {
        case 0:
          let consent = try SubscriptionConsents.Consent(
            news, textVersion: "1", contact: "kim@example.com", at: now)
          // It arrives at once, or later as a copy.
          if Bool.random(using: &generator) {
            copies.append(consent)
            server.give(consent)
            isActive = true
          } else {
            underway.append(consent)
          }
        case 1:
          // By a clock that is right, which is later than all consents, or behind: then it is later than those
          // that have arrived.
          let behind =
            Int.random(in: 0..<2, using: &generator) == 0
            ? 0 : Int64.random(in: 1...500, using: &generator)
          server.withdraw(news, at: now - behind)
          if behind == 0 { copies += underway }
          (isActive, underway) = (false, [])
          for copy in copies { server.give(copy) }
        case 2: server = try decoded(encoded(server))
        default:
          guard isActive, let copy = copies.randomElement(using: &generator) else { continue }
          server.give(copy)
        }
        if !isActive { expect(!server.isActive(news), "\(part) \(history) at \(now)") }
        expect(isActive || server.active.allSatisfy { $0.contact == nil })
      }
      now += 501
      let last = try SubscriptionConsents.Consent(news, textVersion: "2", at: now)
      expect(server.give(last) && server.isActive(news))
    }
  }
}

extension ListHistoryTests.World {
  /// Adds a row many times on each device, and lets the devices know of each other's additions.
  fileprivate mutating func addOften(_ name: String, _ count: Int) throws {
    for number in 0..<count {
      now += 1
      var device = devices[number % 3]
      device.time = now
      let isThere = device.list.row(.init(name: name)) != nil
      try device.list.add(ShoppingList.Draft(name), by: device.replica, at: now)
      var values = [(name: "isDone", value: "false")]
      if !isThere { values += [("quantity", "1.0"), ("place", "")] }
      device.model.write(values, row: name, by: device)
      devices[number % 3] = device
      if number.isMultiple(of: 50) { copies.append(device) }
    }
  }
}
