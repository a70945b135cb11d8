import Foundation
import Testing
import ToolCalls

@testable import Understanding

/// Times of day that stand at the edge of a line.
@Suite struct EdgeClockTests {
  /// Hours from the start of today at which meals are logged.
  private static func hours(_ sentence: String) -> [Double] {
    OfflineReading.meals(OfflineReading.read(sentence)).compactMap(\.timestamp).map {
      ($0.timeIntervalSince(OfflineReading.date("2026-11-20T00:00:00Z")) / 3600 * 100).rounded() / 100
    }
  }

  @Test(arguments: [
    ("6:45, muesli and a pear", 6.75), ("06:45, 2 crumpets", 6.75), ("muesli, 6:45", 6.75), ("7h20 brioche", 7.33),
    ("brioche, 7h20", 7.33), ("7h20: brioche", 7.33), ("lasagne à 19h", -5.0), ("lasagne at 19h40", -4.33),
    ("1130 gazpacho", 11.5), ("2115 3 olives", -2.75), ("2215 last night cold lasagne", -1.75),
    ("cold lasagne 2215 last night", -1.75), ("muesli 0640 this morning", 6.67), ("muesli 0645", 6.75),
    ("crumpets 0910 yesterday", -14.83), ("half eight muesli", 8.5), ("half 9 crumpets and jam", 9.5),
    ("9ish espresso", 9.0), ("espresso 9ish", 9.0),
  ])
  func `a time at the edge of a line is when it was eaten`(sentence: String, hour: Double) {
    #expect(Self.hours(sentence) == [hour])
    #expect(OfflineReading.items(sentence).allSatisfy { $0.quantity.map { $0 <= 3 } ?? true })
  }

  @Test(arguments: [
    ("half 8 inch pizza", 0.5), ("9ish walnuts", 9.0), ("walnuts 9ish", 9.0), ("1500 ml milk", 1500),
    ("half 7 up", 0.5),
  ])
  func `a figure that counts is no time`(sentence: String, quantity: Double) {
    #expect(Self.hours(sentence).isEmpty)
    #expect(OfflineReading.items(sentence).first?.quantity == quantity)
  }

  @Test(arguments: ["16h fast then kefir", "9h sleep then kefir", "10h shift, kefir"])
  func `hours that something took are no time`(sentence: String) {
    #expect(Self.hours(sentence).isEmpty && OfflineReading.names(sentence) == ["kefir"])
  }

  @Test(arguments: ["7:30, 5k run", "6:50, 1 km", "1h20 cycling"])
  func `a training's figures stay its own`(sentence: String) {
    #expect(Self.hours(sentence).isEmpty && OfflineReading.items(sentence).isEmpty)
  }

  @Test(arguments: [
    ("lasagne 720 last night", 720.0), ("lasagne 1150 yesterday", 1150), ("pasties 1900 kcal last night", 1900),
  ])
  func `a figure behind a food that no clock shows then is its energy`(sentence: String, calories: Double) {
    #expect(OfflineReading.items(sentence).first?.calories == calories)
  }

  @Test(arguments: [
    ("stew and dumplings 1945", -4.25), ("cheese roll 1115", 11.25), ("quiche 1130", 11.5), ("pear 1000", 10.0),
    ("pasty 11", 11.0), ("cheeseburger 21", -3.0),
  ])
  func `a figure that ends a line is a time where it is neither energy nor a count`(sentence: String, hour: Double) {
    #expect(Self.hours(sentence) == [hour])
    #expect(OfflineReading.items(sentence).allSatisfy { $0.quantity.map { $0 <= 1 } ?? true && $0.calories == nil })
  }

  @Test(arguments: ["pizza 950", "mixed grill 1200", "pizza total 1345", "crumpets 9", "olives 12", "apple 2"])
  func `energy and a count behind a food are no time`(sentence: String) {
    #expect(Self.hours(sentence).isEmpty)
  }

  @Test(arguments: [("cola 0330", 3.5), ("rest of the quiche 0230", 2.5), ("stew at the harbour 1915", -4.75)])
  func `hours of the night and hours behind a place are times`(sentence: String, hour: Double) {
    #expect(Self.hours(sentence) == [hour])
  }
}
