import Foundation
import Nutrition
import Testing
import ToolCalls

@testable import Understanding

/// Messages that tell of several hours, read at half past nine in the evening.
@Suite struct SeveralHoursTests {
  private static func told(_ sentence: String) -> [String] {
    var context = OfflineReading.context()
    context.now = OfflineReading.date("2026-11-20T21:30:00Z")
    let reading = OfflineReading.engine.read(sentence, in: context)
    let meals = OfflineReading.meals(reading).map { meal in
      let foods = meal.items.map { item in
        (item.quantity.map { $0 == 1 ? "" : "\(Int($0)) " } ?? "") + (item.unit == "g" ? "g " : "") + item.name
      }
      return (meal.timestamp, foods.joined(separator: "+"))
    }
    let water = OfflineReading.water(reading).map { ($0.timestamp, "water") }
    let workouts = OfflineReading.workouts(reading).map { ($0.timestamp, $0.name) }
    return (meals + water + workouts).map { time, name in
      let hours = time.map { $0.timeIntervalSince(OfflineReading.date("2026-11-20T00:00:00Z")) / 3600 }
      return "\(hours.map { NumberPhrase.plain(($0 * 100).rounded() / 100) } ?? "now") \(name)"
    }
  }

  @Test(arguments: [
    ("espresso at 9, 11 and 2", ["9 espresso", "11 espresso", "14 espresso"]),
    ("had a kiwi at 8am, 12pm and 4pm", ["8 kiwi", "12 kiwi", "16 kiwi"]),
    ("a glass of water at 8, 10 and at 3", ["8 water", "10 water", "15 water"]),
    ("espresso and a scone at 10 and 3", ["10 espresso+scone", "15 espresso+scone"]),
    ("two kiwis at 10 and 4", ["10 kiwi", "16 kiwi"]), ("2 espressos at 8, 1 at 10", ["8 2 espressos", "10 espresso"]),
    ("120 g of rice at 1 and 7", ["13 120 g rice", "19 120 g rice"]),
    ("cocoa at 8, kefir at 11 and 4", ["8 cocoa", "11 kefir", "16 kefir"]),
  ])
  func `one thing is had at each hour of a list`(sentence: String, expected: [String]) {
    #expect(Self.told(sentence) == expected)
  }

  @Test(arguments: [
    ("toast at 8 and 2 kiwis", ["20 toast+2 kiwis"]), ("toast at 8 and 5 almonds", ["20 toast+5 almonds"]),
  ])
  func `a figure that counts is no hour`(sentence: String, expected: [String]) {
    #expect(Self.told(sentence) == expected)
  }

  @Test(arguments: [
    ("a kiwi at 10 and another at 4", ["10 kiwi", "16 kiwi"]),
    ("a cocoa this morning and another one this afternoon", ["8 cocoa", "15 cocoa"]),
    ("two cocoas, one at 9 and one at 3", ["9 cocoa", "15 cocoa"]),
    ("3 kefirs: one at 7, one at 1 and the other at 6", ["7 kefir", "13 kefir", "18 kefir"]),
    ("a cider at 5 and another two at 7", ["17 cider", "19 2 cider"]),
    ("2 slices of pizza at 1 and another at 7", ["13 2 pizza", "19 pizza"]),
    ("a cocoa this morning and another after lunch", ["8 cocoa", "14 cocoa"]),
    ("a kiwi this morning and two after lunch", ["8 kiwi", "14 2 kiwi"]),
    ("120 g of rice at 1 and another at 7", ["13 120 g rice", "19 120 g rice"]),
  ])
  func `another of a thing is one more at its own time`(sentence: String, expected: [String]) {
    #expect(Self.told(sentence) == expected)
  }

  @Test(arguments: [
    ("7:20 muesli 12:10 gnocchi 18:40 cod", ["7.33 muesli", "12.17 gnocchi", "18.67 cod"]),
    ("07:20 muesli 12:10 gnocchi and peas", ["7.33 muesli", "12.17 gnocchi+peas"]),
    ("8am: muesli 1pm: gnocchi 7pm: cod", ["8 muesli", "13 gnocchi", "19 cod"]),
    ("muesli 7:20 gnocchi 12:10 cod 18:40", ["7.33 muesli", "12.17 gnocchi", "18.67 cod"]),
    ("yesterday 7:20 muesli 12:10 gnocchi", ["-16.67 muesli", "-11.83 gnocchi"]),
    ("lunch 12:10 gnocchi dinner 18:40 cod", ["12.17 gnocchi", "18.67 cod"]),
    ("7am ran 30 min 9am muesli", ["9 muesli", "7 Running"]),
    ("8am - 9am spin class 10am muesli", ["10 muesli", "8 Spinning"]),
  ])
  func `times alone part what was had`(sentence: String, expected: [String]) {
    #expect(Self.told(sentence) == expected)
  }

  @Test(arguments: [
    ("at 7 I had toast, at 12 gnocchi, at 6 cod", ["7 toast", "12 gnocchi", "18 cod"]),
    ("toast at 7. gnocchi at 12. cod at 6.", ["7 toast", "12 gnocchi", "18 cod"]),
    ("7:30 toast, 13:00 gnocchi, 18:30 cod", ["7.5 toast", "13 gnocchi", "18.5 cod"]),
    ("yesterday toast at 7, gnocchi at 12 and cod at 6", ["-17 toast", "-12 gnocchi", "-6 cod"]),
    ("ciders at 5 and 7", ["17 ciders", "19 ciders"]), ("gnocchi at 6, toast at 8", ["18 gnocchi", "20 toast"]),
    ("cod at 7pm, toast at 8", ["19 cod", "20 toast"]),
  ])
  func `hours keep the order they are told in`(sentence: String, expected: [String]) {
    #expect(Self.told(sentence) == expected)
  }

  @Test(arguments: [
    ("this morning I swam 1 km and had muesli after", ["8 muesli", "8 Swimming"]),
    ("woke up, rowed 20 min and had muesli", ["8 muesli", "8 Rowing"]),
    ("woke up at 6 and had muesli", ["6 muesli"]), ("just woke up, had muesli", ["now muesli"]),
    ("rowed 20 min before breakfast", ["7 Rowing"]), ("before work I swam 1 km", ["7 Swimming"]),
    ("yoga for 20 min after lunch", ["13.5 Yoga"]), ("yoga for 20 min after dinner yesterday", ["-4 Yoga"]),
    ("got home at 6 yesterday and had a cider", ["-6 cider"]),
  ])
  func `what opens the day or stands beside a meal says when`(sentence: String, expected: [String]) {
    #expect(Self.told(sentence) == expected)
  }

  @Test(arguments: [
    ("evening snack yesterday: popcorn", ["-4 popcorn"]), ("afternoon snack kiwi", ["15 kiwi"]),
    ("morning snack yesterday kiwi", ["-14 kiwi"]), ("had a kiwi as an afternoon snack yesterday", ["-9 kiwi"]),
    ("mid-morning snack: kiwi", ["10 kiwi"]),
  ])
  func `a snack is of the part of the day that it is called after`(sentence: String, expected: [String]) {
    #expect(Self.told(sentence) == expected)
  }

  @Test(arguments: [
    ("at 7am rowed 30 min and then yoga for 20 min", ["7 Rowing", "7 Yoga"]),
    ("yoga and pilates at 7am", ["7 Yoga", "7 Pilates"]), ("pilates, 45 min, 07:00", ["7 Pilates"]),
    ("run 5k, 07:00", ["7 Running"]), ("run 5k, 26:00", ["now Running"]), ("swim 400 m, 08:30", ["now Swimming"]),
  ])
  func `a workout takes the hour it shares or that stands apart`(sentence: String, expected: [String]) {
    #expect(Self.told(sentence) == expected)
  }

  @Test(arguments: [
    ("walked for 15 minutes three times today", 45.0), ("did 10 minutes of yoga three times", 30),
    ("swam for 20 min 2x", 40), ("back and biceps 1h", 60),
  ])
  func `minutes told once are of each time`(sentence: String, minutes: Double) {
    let workouts = OfflineReading.workouts(sentence)
    #expect(workouts.map(\.durationMin) == [minutes])
    #expect(workouts.allSatisfy { $0.exercises == nil })
  }

  @Test(arguments: [
    "waist 85 cm", "my waist is 34 inches", "waist 85, hips 100", "sauna 20 min", "20 minutes in the sauna",
  ])
  func `what the journal has no entry for is said so`(sentence: String) {
    let reading = OfflineReading.read(sentence)
    #expect(reading.calls.isEmpty && reading.clarification?.question.contains("nothing was logged") == true)
  }

  @Test func `body fat alone asks for the weight where none is known`() {
    #expect(OfflineReading.read("body fat 18%", weightKg: nil).clarification?.question.hasPrefix("Body fat") == true)
    #expect(OfflineReading.weights(OfflineReading.read("body fat 18%")).map(\.bodyFatPercentage) == [18])
  }

  @Test(arguments: [
    "weight: 81.2 breakfast: 2 eggs", "weight: 81.2, breakfast: 2 eggs", "breakfast: 2 eggs weight: 81.2",
    "weight 81.2 kg, had cake yesterday",
  ])
  func `a weighing beside a meal keeps its figure and its day`(sentence: String) {
    let reading = OfflineReading.read(sentence)
    #expect(OfflineReading.weights(reading).map(\.weightKg) == [81.2])
    #expect(OfflineReading.weights(reading).allSatisfy { $0.timestamp == nil })
    #expect(OfflineReading.meals(reading).count == 1)
  }

  @Test(arguments: [
    ("wed: lentils", "2026-11-18"), ("sat ran 4k", "2026-11-14"), ("sun lunch: pork pie", "2026-11-15"),
    ("wed 18 nov: lentils", "2026-11-18"), ("sat in the sun and ate a mango", nil), ("sun was out, had a mango", nil),
  ])
  func `a day cut short heads a note`(sentence: String, day: String?) {
    let reading = OfflineReading.read(sentence)
    let dates = OfflineReading.meals(reading).map(\.timestamp) + OfflineReading.workouts(reading).map(\.timestamp)
    #expect(dates.map { $0?.ISO8601Format().prefix(10).description } == [day])
  }

  @Test func `what answers the question what a meal was is of that meal`() throws {
    let question = try #require(OfflineReading.read("had breakfast").clarification)
    let reading = OfflineReading.engine.read("2 crumpets", in: OfflineReading.context(pending: question))
    #expect(OfflineReading.meals(reading).map(\.mealType) == [.breakfast])
  }
}
