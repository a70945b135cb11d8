import Foods
import Foundation
import Nutrition
import Testing
import ToolCalls

@testable import Understanding

/// Questions that name no food, or that ask for the best and the most of the journal.
@Suite struct GeneralQuestionTests {
  @Test(
    arguments: [
      ("which foods are high in fibre", FoodRanking([.init(.fiber)])),
      ("what has the most protein", FoodRanking([.init(.protein)])),
      ("low carb lunch options", FoodRanking([.init(.carbs, isLow: true)])),
      ("low sugar fruits", FoodRanking([.init(.sugar, isLow: true)], kinds: [.fruit])),
      ("best vegan protein sources", FoodRanking([.init(.protein)], kinds: [.vegan])),
      ("high protein low fat snacks", FoodRanking([.init(.protein), .init(.fat, isLow: true)], kinds: [.snack])),
      ("drinks without caffeine", FoodRanking([.init(.caffeine, isLow: true)], kinds: [.drink])),
      ("how can I get more fibre", FoodRanking([.init(.fiber)])),
      ("what foods are rich in zinc", FoodRanking([.init(.unknown("zinc"))])),
    ])
  func `foods are asked for by what they hold`(sentence: String, ranking: FoodRanking) {
    let reading = OfflineReading.read(sentence)
    #expect(reading.query == .foods(ranking))
    #expect(reading.calls.isEmpty)
  }

  @Test(arguments: ["is tuna high in protein", "should I eat more protein", "how much protein have I had today"])
  func `a food that is named and the own day are no ranking`(sentence: String) {
    if case .foods = OfflineReading.read(sentence).query { Issue.record("taken for a ranking") }
  }

  @Test(
    arguments: [
      ("how many calories in a kilo of fat", FactQuestion.bodyFat(kilograms: 1)),
      ("how many kcal are in 2 kg of body fat", .bodyFat(kilograms: 2)),
      ("how many calories in a gram of carbs", .nutrientEnergy(.carbs, grams: 1)),
      ("how many calories in 30 g of protein", .nutrientEnergy(.protein, grams: 30)),
      ("how many steps is 3 km", .steps(kilometres: 3)), ("how far is 8000 steps", .distance(steps: 8000)),
      ("what is a calorie deficit", .meaning(.deficit)), ("what does tdee mean", .meaning(.maintenance)),
      ("glycemic index of brown rice", .meaning(.glycemicIndex)), ("how much salt is too much", .limit(.sodium)),
      ("does tea count as water", .countsAsWater),
      ("how many glasses of water is 3 litres", .glasses(millilitres: 3000)),
    ])
  func `general knowledge is asked for`(sentence: String, fact: FactQuestion) {
    let reading = OfflineReading.read(sentence)
    #expect(reading.query == .fact(fact))
    #expect(reading.calls.isEmpty)
  }

  @Test(
    arguments: [
      ("how tall am I", BodyQuestion.height), ("how old am I", .age), ("what's my bmr", .restingEnergy),
      ("what are my maintenance calories", .maintenance), ("what should I weigh", .healthyWeight(heightCm: nil)),
      ("how much should I weigh at 172 cm", .healthyWeight(heightCm: 172)),
      ("how far am I from my goal weight", .goalWeight),
    ])
  func `the body is asked about`(sentence: String, question: BodyQuestion) {
    #expect(OfflineReading.read(sentence).query == .body(question))
  }

  @Test(
    arguments: [
      ("what was my best run", JournalQuestion.Topic.record(.best, "Running", kilometres: nil)),
      ("what's my fastest 10k", .record(.fastest, "Running", kilometres: 10)),
      ("what's my heaviest deadlift", .record(.heaviest, "Deadlift", kilometres: nil)),
      ("did my squat go up", .record(.heaviest, "Squat", kilometres: nil)),
      ("when did I last deadlift", .lastWorkout("Deadlift")), ("what's my streak", .streak),
      ("how many days have I logged", .daysLogged), ("which day did I eat the least", .day(.calories, .least)),
      ("what did I eat the most this month", .oftenest),
    ])
  func `the best and the most of the journal are asked for`(sentence: String, topic: JournalQuestion.Topic) {
    let reading = OfflineReading.read(sentence)
    guard case .progress(let question) = reading.query else {
      Issue.record("\(String(describing: reading.query))")
      return
    }
    #expect(question.topic == topic)
    #expect(reading.calls.isEmpty)
  }

  @Test func `a month is named by its name`() {
    let first = CalendarDay(year: 2026, month: 10, day: 1)
    let last = CalendarDay(year: 2026, month: 10, day: 31)
    guard case .progress(let question) = OfflineReading.read("how many km did I run in October").query, let first,
      let last
    else {
      Issue.record("no question of the journal")
      return
    }
    #expect(question == JournalQuestion(.workouts("Running"), .days(first, through: last)))
  }

  @Test(
    arguments: [
      "if I have a doughnut now, what's left", "how many calories will I have left after a doughnut",
      "would a doughnut put me over", "how would a doughnut change my day",
    ])
  func `what the day leaves behind a food is asked for`(sentence: String) {
    let reading = OfflineReading.read(sentence)
    guard case .fit(let items) = reading.query else {
      Issue.record("\(String(describing: reading.query))")
      return
    }
    #expect(items.count == 1)
    #expect(reading.calls.isEmpty)
  }

  @Test(arguments: ["last workout", "my longest ride", "streak", "bmr", "weight?"])
  func `a figure is asked for by its name alone`(sentence: String) {
    let reading = OfflineReading.read(sentence)
    #expect(reading.calls.isEmpty)
    #expect(reading.query != nil && reading.query != .other)
  }

  @Test(arguments: ["rum and cola calories", "jam or honey", "crackers and cheese macros"])
  func `names with a figure behind them or with "or" between them are asked about`(sentence: String) {
    let reading = OfflineReading.read(sentence)
    #expect(reading.calls.isEmpty)
    #expect(reading.query != nil && reading.query != .other)
  }

  @Test(arguments: ["one or two crackers", "yoghurt or skyr for breakfast", "a wrap or something"])
  func `what may have been either was had`(sentence: String) {
    #expect(!OfflineReading.meals(OfflineReading.read(sentence)).isEmpty)
  }

  @Test func `a measure behind per is the amount`() {
    guard case .nutrition(let items) = OfflineReading.read("sugar in orange juice per 100 ml").query else {
      Issue.record("no question of a food")
      return
    }
    #expect(items.map(\.quantity) == [100])
    #expect(items.map(\.unit) == ["ml"])
  }

  @Test func `a kind without its noun is of the food before it`() {
    guard case .comparison(let items) = OfflineReading.read("is rye bread better than white").query else {
      Issue.record("no comparison")
      return
    }
    #expect(items.map(\.name) == ["rye bread", "white bread"])
  }

  @Test(
    arguments: [
      ("how many calories in a cup of tea", "and with milk?", "cup"),
      ("calories in a cup of rice", "what about couscous", "cup"),
      ("how much protein is in 200 g of tofu", "same for tempeh", "g"),
    ])
  func `a question that goes on keeps the amount`(first: String, next: String, unit: String) {
    var context = OfflineReading.context()
    context.questions = [first]
    let reading = OfflineReading.engine.read(next, in: context)
    guard case .nutrition(let items) = reading.query else {
      Issue.record("\(String(describing: reading.query))")
      return
    }
    #expect(items.first?.unit == unit)
    #expect(reading.question == first)
  }

  @Test(arguments: ["and a banana", "and I had tea with milk", "a coffee and a cookie"])
  func `what is told behind a question is logged`(sentence: String) {
    var context = OfflineReading.context()
    context.questions = ["how many calories in an apple"]
    #expect(!OfflineReading.engine.read(sentence, in: context).calls.isEmpty)
  }
}
