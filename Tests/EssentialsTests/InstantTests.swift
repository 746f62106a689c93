import Essentials
import Foundation
import TestSupport
import Testing

/// Conversion between local times and instants.
@Suite("Instants: conversion from local time") struct InstantTests {
  private static let offsets = [
    0, 1, -1, 59, 60, 3600, -7 * 3600, 20_700, 14 * 3600, -12 * 3600, -12_345, 86_400, -1_000_000,
    Int(Int32.max), Int(Int32.min),
  ]

  @Test(arguments: offsets)
  func aTimeLastsFromItsInstantForAMinute(offset: Int) throws {
    var generator = SeededGenerator(seed: offset)
    for _ in 0..<200 {
      let date = try #require(CalendarDate.random(using: &generator))
      let minute = Int.random(in: 0..<1440, using: &generator)
      let time = try LocalDateTime(date, minuteOfDay: minute)
      let instant = time.secondsSinceEpoch(utcOffset: offset)
      #expect(instant == 86_400 * Int64(date.daysSinceEpoch) + 60 * Int64(minute) - Int64(offset))
      for second in [0, 1, 30, 59] as [Int64] {
        #expect(LocalDateTime(secondsSinceEpoch: instant + second, utcOffset: offset) == time)
      }
      let neighbors = [
        LocalDateTime(secondsSinceEpoch: instant - 1, utcOffset: offset),
        LocalDateTime(secondsSinceEpoch: instant + 60, utcOffset: offset),
      ]
      #expect(neighbors == [time.adding(minutes: -1), time.adding(minutes: 1)])
    }
  }

  @Test(arguments: [0, 3600, -25_200, 20_700, 50_400, -43_200])
  func agreesWithFoundation(offset: Int) throws {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = try #require(TimeZone(secondsFromGMT: offset))
    var generator = SeededGenerator(seed: offset)
    for _ in 0..<500 {
      // Years 1900 to 2199.
      let instant = Int64.random(in: -2_208_900_000..<7_258_000_000, using: &generator)
      let time = try #require(LocalDateTime(secondsSinceEpoch: instant, utcOffset: offset))
      let parts = calendar.dateComponents(
        [.year, .month, .day, .hour, .minute],
        from: Date(timeIntervalSince1970: Double(instant)))
      #expect((time.date.year, time.date.month) == (parts.year, parts.month))
      #expect((time.date.day, time.hour, time.minute) == (parts.day, parts.hour, parts.minute))
    }
  }

  @Test func instantsOutsideTheCalendarHaveNoTime() throws {
    let first = try LocalDateTime(.earliest, minuteOfDay: 0)
    let last = try LocalDateTime(.latest, minuteOfDay: 1439)
    #expect(first.secondsSinceEpoch(utcOffset: 0) == -62_135_596_800)
    #expect(last.secondsSinceEpoch(utcOffset: 0) == 253_402_300_740)
    #expect(LocalDateTime(secondsSinceEpoch: -62_135_596_800, utcOffset: 0) == first)
    #expect(LocalDateTime(secondsSinceEpoch: -62_135_596_801, utcOffset: 0) == nil)
    #expect(LocalDateTime(secondsSinceEpoch: 253_402_300_799, utcOffset: 0) == last)
    #expect(LocalDateTime(secondsSinceEpoch: 253_402_300_800, utcOffset: 0) == nil)
  }

  @Test func noArgumentIsTooLarge() throws {
    let early = try LocalDateTime(.earliest, minuteOfDay: 0)
    let late = try LocalDateTime(.latest, minuteOfDay: 1439)
    #expect(early.secondsSinceEpoch(utcOffset: .max) == .min)
    #expect(late.secondsSinceEpoch(utcOffset: .min) == .max)
    #expect(early.secondsSinceEpoch(utcOffset: .min) == -62_135_596_800 - Int64(Int.min))
    #expect(late.secondsSinceEpoch(utcOffset: .max) == 253_402_300_740 - Int64(Int.max))
    for instant in [Int64.min, .min + 1, .max - 1, .max] {
      for offset in [0, 1, -1, Int(Int32.max), Int(Int32.min)] {
        #expect(LocalDateTime(secondsSinceEpoch: instant, utcOffset: offset) == nil)
      }
    }
    #expect(LocalDateTime(secondsSinceEpoch: .max, utcOffset: .max) == nil)
    #expect(LocalDateTime(secondsSinceEpoch: .min, utcOffset: .min) == nil)
    // Large arguments that cancel each other give a valid time.
    let midnight = try LocalDateTime(CalendarDate(1970, 1, 1), minuteOfDay: 0)
    #expect(LocalDateTime(secondsSinceEpoch: -Int64(Int.max), utcOffset: .max) == midnight)
    #expect(LocalDateTime(secondsSinceEpoch: Int64(Int.max), utcOffset: .min + 1) == midnight)
  }
}
