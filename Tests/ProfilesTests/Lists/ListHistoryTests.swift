import Profiles
import TestSupport
import Testing

/// Random histories of three devices, one of whose clocks is at times 400 days ahead, against a model that
/// keeps the last write of each field and nothing else.
@Suite("Lists: histories of three devices") struct ListHistoryTests {
  /// When a value was written, as the documentation of the lists defines it.
  struct Time: Comparable, Hashable {
    var seconds: Int64
    var count: Int64 = 0

    static func < (lhs: Self, rhs: Self) -> Bool {
      (lhs.seconds, lhs.count) < (rhs.seconds, rhs.count)
    }
  }

  struct Field: Hashable {
    let row: String
    let name: String
  }

  struct Write {
    var time: Time
    let value: String
    let author: ListReplica
    /// How often the author's clock had been corrected.
    var era: Int
  }

  /// The last write of each field.
  struct Model {
    var writes: [Field: Write] = [:]
    var latest = Time(seconds: .min)
    /// The corrections of the one clock that is ahead at times.
    var corrections: [(limit: Int64, base: Time)] = []

    private mutating func next(_ now: Int64) -> Time {
      latest =
        now > latest.seconds
        ? Time(seconds: now) : Time(seconds: latest.seconds, count: latest.count + 1)
      return latest
    }

    mutating func write(_ values: [(name: String, value: String)], row: String, by device: Device) {
      let time = next(device.time)
      let era = device.isFirst ? corrections.count : 0
      for (name, value) in values {
        writes[Field(row: row, name: name)] = Write(
          time: time, value: value, author: device.replica, era: era)
      }
    }

    /// Merges another model, and returns whether none of its times is ahead, old ones apart.
    mutating func merge(_ other: Self, at now: Int64) -> Bool {
      var (own, other) = (self, other)
      let corrections =
        own.corrections.count < other.corrections.count ? other.corrections : own.corrections
      own.apply(corrections)
      other.apply(corrections)
      guard other.latest.seconds <= now + 86_400 else { return false }
      own.writes.merge(other.writes) { $0.time < $1.time ? $1 : $0 }
      own.latest = max(own.latest, other.latest)
      self = own
      return true
    }

    private mutating func apply(_ corrections: [(limit: Int64, base: Time)]) {
      for (field, write) in writes where write.era < corrections.count && write.author.id == "a" {
        let correction = corrections[write.era]
        if write.time.seconds > correction.limit { writes[field]?.time = correction.base }
      }
      if self.corrections.count < corrections.count {
        latest = writes.values.map(\.time).max() ?? latest
      }
      self.corrections = corrections
    }

    mutating func correct(_ device: Device, at now: Int64) {
      let limit = now + 86_400
      guard latest.seconds > limit else { return }
      let ahead = writes.filter { $0.value.time.seconds > limit }
        .sorted { $0.value.time < $1.value.time }
      latest = writes.values.map(\.time).filter { $0.seconds <= limit }.max() ?? Time(seconds: .min)
      corrections.append((limit, next(now)))
      var times: [Time: Time] = [:]
      for (field, write) in ahead {
        let time = times[write.time] ?? next(now)
        times[write.time] = time
        writes[field]?.time = time
        writes[field]?.era = corrections.count
      }
    }
  }

  struct Device {
    let replica: ListReplica
    var list = ShoppingList()
    var favorites = FavoriteItems()
    var model = Model()
    /// The time of the clock.
    var time: Int64 = 0

    /// Whether this is the device whose clock is ahead at times.
    var isFirst: Bool { replica.id == "a" }
  }

  struct World {
    var devices: [Device]
    var copies: [Device] = []
    var generator: SeededGenerator
    var now: Int64 = 1_000
    var isAhead = false

    init(seed: Int) throws {
      generator = SeededGenerator(seed: seed)
      devices = try ["a", "b", "c"].map { Device(replica: try ListSamples.replica($0)) }
    }

    mutating func random(_ range: Range<Int>) -> Int { .random(in: range, using: &generator) }

    mutating func step() throws {
      now += 1
      let who = random(0..<3)
      var device = devices[who]
      device.time = now + (isAhead && device.isFirst ? 400 * 86_400 : 0)
      let name = ["milk", "eggs", "rice", "salt"][random(0..<4)]
      switch random(0..<16) {
      case 0..<6: try add(name, to: &device)
      case 6, 7:
        let quantity = Double(random(1..<9))
        try set(.quantity(quantity), ("quantity", "\(quantity)"), of: name, on: &device)
      case 8: try set(.isDone(true), ("isDone", "true"), of: name, on: &device)
      case 9: try move(&device)
      case 10: copies.append(device)
      case 11 where device.isFirst: isAhead = true
      case 12 where device.isFirst:
        isAhead = false
        let before = device.list.rows
        device.list.correctClock(of: device.replica, at: now)
        device.favorites.correctClock(of: device.replica, at: now)
        device.model.correct(device, at: now)
        expectEqual(device.list.rows, before)
      default:
        let isLate = !copies.isEmpty && random(0..<3) == 0
        merge(isLate ? copies[random(0..<copies.count)] : devices[random(0..<3)], into: &device)
      }
      devices[who] = device
      check(device)
    }

    private mutating func add(_ name: String, to device: inout Device) throws {
      let quantity: Double? = random(0..<3) == 0 ? Double(random(1..<9)) : nil
      let isThere = device.list.row(.init(name: name)) != nil
      let draft = try ShoppingList.Draft(name, quantity: quantity)
      try device.list.add(draft, by: device.replica, at: device.time)
      var values = [(name: "isDone", value: "false")]
      if quantity != nil || !isThere { values.append(("quantity", "\(quantity ?? 1)")) }
      if !isThere { values.append(("place", "")) }
      device.model.write(values, row: name, by: device)
    }

    private func set(
      _ change: ShoppingList.Change, _ value: (name: String, value: String), of name: String,
      on device: inout Device
    ) throws {
      let id = ShoppingList.Row.ID(name: name)
      guard device.list.row(id) != nil else { return }
      try device.list.set(change, of: id, by: device.replica, at: device.time)
      device.model.write([value], row: name, by: device)
    }

    private mutating func move(_ device: inout Device) throws {
      let park = try ListSamples.park(random(0..<3))
      try device.favorites.set(park, isFavorite: true, by: device.replica, at: device.time)
      device.favorites.move(
        park, before: device.favorites.items.randomElement(using: &generator), by: device.replica,
        at: device.time)
      let rows = device.list.rows
      guard rows.count > 1 else { return }
      let (moved, next) = (rows[random(0..<rows.count)], rows[random(0..<rows.count)])
      guard moved.id != next.id else { return }
      try device.list.move(moved.id, before: next.id, by: device.replica, at: device.time)
      device.model.write([("place", "")], row: moved.title, by: device)
      let after = device.list.rows
      // A row that was not moved is equal to itself, also in what copies merge of its place.
      expectEqual(after.filter { $0.id != moved.id }, rows.filter { $0.id != moved.id })
      let index = after.firstIndex { $0.id == moved.id }
      expectEqual(index.map { after[$0 + 1].id }, next.id)
    }

    private func merge(_ other: Device, into device: inout Device) {
      let before = device.list
      do throws(ShoppingList.Error) {
        try device.list.merge(other.list, at: device.time)
        expect(device.model.merge(other.model, at: device.time))
      } catch {
        expect(error == .clockAhead && !device.model.merge(other.model, at: device.time))
        expectEqual(device.list, before)
      }
      try? device.favorites.merge(other.favorites, at: device.time)
    }

    private func check(_ device: Device) {
      for row in device.list.rows {
        let quantity = device.model.writes[Field(row: row.title, name: "quantity")]?.value
        let isDone = device.model.writes[Field(row: row.title, name: "isDone")]?.value
        expect(quantity == "\(row.quantity)" && isDone == "\(row.isDone)", "at \(now)")
      }
      expectEqual(device.list.count, Set(device.model.writes.keys.map(\.row)).count)
    }
  }

  @Test(
    "No change is lost, and merges are commutative, associative, and idempotent",
    arguments: LongTest.seeds(40))
  func noChangeIsLost(seed: Int) throws {
    for history in 0..<LongTest.size(50, small: 2) {
      var world = try World(seed: 1_000 * seed + history)
      for _ in 0..<120 { try world.step() }
      for index in 0..<3 {
        world.devices[index].list.correctClock(of: world.devices[index].replica, at: world.now)
        world.devices[index].favorites.correctClock(
          of: world.devices[index].replica, at: world.now)
      }
      try checkLaws(world)
    }
  }

  private func checkLaws(_ world: World) throws {
    func both(_ one: ShoppingList, _ other: ShoppingList) throws -> ShoppingList {
      var one = one
      try one.merge(other, at: world.now)
      return one
    }
    let (x, y, z) = (world.devices[0].list, world.devices[1].list, world.devices[2].list)
    let xy = try both(x, y)
    try expectEqual(xy, both(y, x))
    try expectEqual(both(xy, z), both(x, both(y, z)))
    try expect(both(xy, xy) == xy && both(xy, y) == xy && both(xy, x) == xy)
    let read: ShoppingList = try decoded(encoded(xy))
    expectEqual(read, xy)
    try expectEqual(both(read, z), both(xy, z))
    var (one, other) = (world.devices[0].favorites, world.devices[1].favorites)
    let first = one
    try one.merge(other, at: world.now)
    try other.merge(first, at: world.now)
    expectEqual(one, other)
  }
}
