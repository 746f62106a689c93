import Foundation
import Profiles
import TestSupport

/// Checks that bytes are a list or none, and that copies of a list that were edited as the bytes say merge
/// to the same list in every order.
func checkListMerges(_ bytes: [UInt8]) throws {
  guard let phone = ListReplica("phone"), let tablet = ListReplica("tablet") else { return }
  var copies = [ShoppingList(), ShoppingList(), ShoppingList()]
  if let stored = try? JSONDecoder().decode(ShoppingList.self, from: Data(bytes)) {
    copies[0] = stored
    try edit(&copies[0], MadeBytes(bytes), by: phone)
  }
  try edit(&copies[1], MadeBytes(bytes), by: phone)
  copies[2] = copies[1]
  try edit(&copies[2], MadeBytes(Array(bytes.reversed())), by: tablet)
  func merged(_ one: ShoppingList, _ other: ShoppingList) throws -> ShoppingList? {
    var result = one
    do throws(ShoppingList.Error) {
      try result.merge(other, at: 1_000)
    } catch {
      try require(
        error == .clockAhead && result == one, "Only a clock that is ahead keeps copies apart")
      return nil
    }
    return result
  }
  for copy in copies {
    let decoded = try JSONDecoder().decode(ShoppingList.self, from: JSONEncoder().encode(copy))
    try require(decoded == copy, "A copy reads back")
    if let same = try merged(copy, copy) { try require(same == copy, "A copy merges with itself") }
    try require(Set(copy.rows.map(\.id)).count == copy.count, "A row stands there once")
  }
  guard let one = try merged(copies[0], copies[1]), let other = try merged(copies[1], copies[0]),
    let all = try merged(one, copies[2]), let late = try merged(copies[1], copies[2]),
    let turned = try merged(copies[0], late)
  else { return }
  // A stored copy may claim additions of a device with other fields, which no honest copy has.
  try require(Set(one.rows.map(\.id)) == Set(other.rows.map(\.id)), "Both sides have the same rows")
  try require(Set(all.rows.map(\.id)) == Set(turned.rows.map(\.id)), "In any order")
  try require(late == (try merged(copies[2], copies[1])), "Honest copies are equal")
}

private func edit(_ list: inout ShoppingList, _ bytes: MadeBytes, by replica: ListReplica) throws {
  var made = bytes
  for _ in 0..<60 where !made.isEmpty {
    let name = "row \(made.next() % 5)"
    let id = ShoppingList.Row.ID(name: name)
    let now = Int64(made.next())
    switch made.next() % 6 {
    case 0, 1: try list.add(ShoppingList.Draft(name), by: replica, at: now)
    case 2: list.remove(id)
    case 3: try? list.set(.isDone(made.next() > 99), of: id, by: replica, at: now)
    case 4: try? list.move(id, before: list.rows.first?.id, by: replica, at: now)
    default: list.removeDone()
    }
  }
}
