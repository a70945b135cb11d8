import Nutrition
import Testing
import ToolCalls

@testable import Understanding

/// Weights, goals and water as they are noted down or dictated.
@Suite struct BodyNoteTests {
  private static func weights(_ sentence: String) -> [String] {
    OfflineReading.weights(OfflineReading.read(sentence)).map { weight in
      let fat = weight.bodyFatPercentage.map { " " + NumberPhrase.plain($0) } ?? ""
      return NumberPhrase.plain(weight.weightKg) + fat
    }
  }

  @Test(arguments: [
    ("lost 0.8 kg: 81.3 -> 80.5", ["80.5"]), ("i was 88 now 81", ["81"]), ("waga 80,4", ["80.4"]),
    ("poids 80,4 kg", ["80.4"]), ("79 kilos and a half", ["79.5"]), ("12 stone and a half", ["79.38"]),
    ("weighed one seventy four", ["78.93"]),
    ("one seventy point two pounds", ["77.2"]), ("muscle 40% fat 18% weight 79", ["79 18"]),
    ("79.4 kg, fat 21%, water 54%", ["79.4 21"]),
    ("tuesday 81.2 wednesday 80.9 thursday 80.7", ["81.2", "80.9", "80.7"]),
    ("81.2 tue 80.9 wed", ["81.2", "80.9"]), ("yesterday 79.6 today 79.1", ["79.6", "79.1"]),
  ])
  func `a weight is read with all that belongs to it`(sentence: String, weights: [String]) {
    #expect(Self.weights(sentence) == weights)
  }

  @Test(arguments: ["sw 91 cw 81.3 gw 74", "SW: 91 kg, CW: 81.3 kg, GW: 74 kg", "started at 91, current 81.3, goal 74"])
  func `where one began is neither weighed nor aimed at`(sentence: String) {
    #expect(Self.weights(sentence) == ["81.3"])
    #expect(OfflineReading.goals(OfflineReading.read(sentence)).map(\.targetWeightKg) == [74])
  }

  @Test(arguments: [
    "half a pound off every week so far", "i've been losing 300 g a week", "gaining about 1 lb a month lately",
    "been dropping half a kilo a week since spring",
  ])
  func `how it has been going is no goal and no food`(sentence: String) {
    #expect(OfflineReading.read(sentence).calls.isEmpty)
  }

  @Test(arguments: [
    ("not more than 2100 calories", SetGoal(calorieTarget: 2100)),
    ("keep me under 2050 calories", SetGoal(calorieTarget: 2050)), ("max 1750 kcal", SetGoal(calorieTarget: 1750)),
    ("my daily target is 2300", SetGoal(calorieTarget: 2300)),
    ("losing 0.4 kg a week is my goal", SetGoal(goalType: .cut, goalRate: 0.4)),
  ])
  func `a goal is set`(sentence: String, goal: SetGoal) {
    #expect(OfflineReading.goals(OfflineReading.read(sentence)) == [goal])
  }

  @Test(arguments: [
    "could you set my carb goal to 180 g", "could you change my protein target to 130 g?", "fibre target 30g",
    "at least 110 g of protein a day", "i want 90g carbs per day", "my step goal is 9000", "water goal 2.5 l",
    "set fat to 55g", "bump my fibre up to 28 g", "raise protein to 120g", "please reduce my carbs to 180 g",
  ])
  func `an aim that no goal holds is answered and logs nothing`(sentence: String) {
    let reading = OfflineReading.read(sentence)
    #expect(reading.calls.isEmpty)
    #expect(reading.clarification?.question.hasPrefix("I can set the calories of a day") == true)
  }

  @Test(arguments: [
    "what is my protein goal?", "how much protein a day?", "had 40 g protein bar", "5 glasses of water",
  ])
  func `other words are not answered so`(sentence: String) {
    let reading = OfflineReading.read(sentence)
    #expect(reading.clarification?.question.hasPrefix("I can set the calories of a day") != true)
  }

  @Test(arguments: [
    ("water 200 300 250", [750.0]), ("water 3", [750]), ("water 400ml, 350ml", [750]),
    ("water 9am 400ml, noon 350ml", [400, 350]), ("900ml nalgene", [900]),
    ("refilled my stanley 3 times, 40oz each", [3548.8]), ("filled my yeti twice (1 l)", [2000]),
    ("drank my bottle 4 times, 600ml each", [2400]),
  ])
  func `water told in several figures is all counted`(sentence: String, milliliters: [Double]) {
    #expect(
      OfflineReading.water(OfflineReading.read(sentence)).map { ($0.amountMl * 10).rounded() / 10 } == milliliters)
  }
}
