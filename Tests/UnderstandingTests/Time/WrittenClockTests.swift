import Foundation
import Testing
import ToolCalls

@testable import Understanding

/// Times of day as logs write them without a colon.
@Suite struct WrittenClockTests {
  /// Hours from the start of today at which meals are logged.
  private static func hours(_ sentence: String) -> [Double] {
    OfflineReading.meals(OfflineReading.read(sentence)).compactMap(\.timestamp).map {
      ($0.timeIntervalSince(OfflineReading.date("2026-11-20T00:00:00Z")) / 3600 * 100).rounded() / 100
    }
  }

  private static let openings: [(String, [Double])] = [
    ("0730 - bowl of cornflakes and a coffee", [7.5]), ("1245: ham salad", [-11.25]),
    ("1930 – chicken korma", [-4.5]),
    ("0645 muesli with milk", [6.75]), ("0830hrs - pear", [8.5]), ("1300h - broth", [-11.0]),
    ("0005 - popcorn", [0.08]),
    ("0800 oats, 1230 tuna wrap, 1900 pasta", [8, 12.5, -5]), ("0700 - kippers\n1015 - plum", [7, 10.25]),
    ("yday 0640 - crumpets", [-17.33]), ("1940 yday: minestrone", [-4.33]), ("1940 monday - minestrone", [-76.33]),
  ]

  @Test(arguments: openings)
  func `four digits that open a line are a time`(sentence: String, hours: [Double]) {
    #expect(Self.hours(sentence) == hours)
  }

  @Test(arguments: ["1500 - 2000 kcal", "2000 kcal", "1800: calories", "1500 ml water", "0150 g flour", "2460 - pizza"])
  func `four digits that count are no time`(sentence: String) {
    let water = OfflineReading.water(OfflineReading.read(sentence))
    #expect(Self.hours(sentence).isEmpty && water.allSatisfy { $0.timestamp == nil })
  }

  @Test(arguments: ["0900-1000 swim", "1630 - 1730 spin class"])
  func `two of them are how long a session took`(sentence: String) {
    #expect(OfflineReading.workouts(sentence).map(\.durationMin) == [60])
  }

  @Test(arguments: [
    ("19:40 yday: barley soup", -4.33), ("12:15 ystd: two samosas", -11.75), ("last night 22:10 nachos", -1.83),
  ])
  func `a time stands before and behind the day`(sentence: String, hour: Double) {
    #expect(Self.hours(sentence) == [hour])
  }

  @Test(
    arguments: [
      ("bagel with cream cheese 8.30", [8.5]), ("fish and chips 18.05", [-5.92]), ("tea and two rusks 10.20.", [10.33]),
      ("muesli 7.15 and cappuccino 10.40", [7.25, 10.67]), ("broth 12.45, yoghurt 15.10", [-11.25, -8.83]),
    ])
  func `a figure with a point at the end is when it was eaten`(sentence: String, hours: [Double]) {
    #expect(Self.hours(sentence) == hours)
    #expect(OfflineReading.items(sentence).allSatisfy { $0.quantity.map { $0 == 2 } ?? true })
  }

  @Test(arguments: [
    "pear 0.45", "pie 1.50", "cheese roll for 4.25", "lasagne £8.15", "gin 7.13", "brie 0.25 kg",
    "milk 3.40, eggs 2.10, bread 1.15",
  ])
  func `amounts, measures and prices are no times`(sentence: String) { #expect(Self.hours(sentence).isEmpty) }

  @Test func `a distance with a point is no time`() {
    #expect(OfflineReading.workouts("ran 7.45").map(\.distanceKm) == [7.45])
    #expect(OfflineReading.workouts("ran 7.45").allSatisfy { $0.timestamp == nil })
  }

  @Test(arguments: [
    ("6.15 crumpets", 6.25), ("12.10 ham wrap", 12.17), ("dinner at 8 lasagne", -4), ("sat 9am pancakes", -135),
  ])
  func `a time that opens the line is no count`(sentence: String, hour: Double) {
    #expect(Self.hours(sentence) == [hour] && OfflineReading.items(sentence).allSatisfy { $0.quantity == nil })
  }

  @Test(arguments: ["3.50 pies", "2.25 cups of rice", "dinner at 200 calories"])
  func `an amount that opens the line is no time`(sentence: String) { #expect(Self.hours(sentence).isEmpty) }

  /// Hours from the start of 20 November at which they are, told at eight in the evening.
  private static let noughted: [(String, Double)] = [
    ("had muesli at 07:15", 7.25), ("at 07:00 1 plum", 7), ("07:15 muesli", 7.25),
    ("1 fig at 02:00", 2), ("rowed from 06:00 to 07:00", 6), ("yesterday at 05:30 a pear", -18.5),
    ("had muesli at 7:15", 19.25), ("for dinner at 07:15 soup", 19.25), ("soup at 06:30 this evening", 18.5),
    ("yesterday evening at 09:30 a pear", -2.5), ("muesli at 07:15 pm", 19.25),
  ]

  @Test(arguments: noughted)
  func `an hour with its nought is of the morning, unless other words say the evening`(sentence: String, hour: Double) {
    let midnight = OfflineReading.date("2026-11-20T00:00:00Z")
    let reading = TimeReader.read(sentence, now: midnight.addingTimeInterval(20 * 3600), timeZone: .gmt)
    #expect(reading?.date.map { $0.timeIntervalSince(midnight) / 3600 } == hour)
  }
}
