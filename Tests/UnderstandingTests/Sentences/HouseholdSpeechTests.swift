import Nutrition
import Testing
import ToolCalls

@testable import Understanding

/// Lines without apostrophes, about others, in the present tense, and beside a meal.
@Suite struct HouseholdSpeechTests {
  @Test(arguments: [
    "id love a croissant right now", "id kill for a curry", "id rather have the trout", "id eat waffles all day",
    "I wouldnt eat that much pie", "I shouldve had the trout", "I wouldve had the pork", "we couldve eaten 4 pies",
    "wouldnt mind a cheeky beer", "im dying for a muffin", "wish id had the pie", "shoulda had the stew",
    "coulda eaten 5 of those tarts", "need cake", "wanting crisps so bad", "sushi sounds so good rn",
    "cant eat another pancake", "havent had tea yet", "dont fancy porridge", "had planned a swim but it rained",
    "used to run marathons", "wanted waffles", "ate nothing", "fasting until 6",
  ])
  func `a wish or a denial without its apostrophe logs nothing`(sentence: String) {
    let reading = OfflineReading.read(sentence)
    #expect(reading.calls.isEmpty && reading.query != nil, "\(reading)")
  }

  @Test(arguments: [
    "the patient in bed 3 ate all her porridge", "my client swam 2 km today", "one of my clients squatted 150 kg",
    "a customer ordered 15 kebabs", "the resident upstairs had 4 pies", "my student ate 5 muffins in class",
    "the neighbours had a barbecue, 30 sausages", "woman next to me on the bus had a kebab",
    "the bloke on the bike beside me did 40 km", "my client's weight is 93 kg", "weighed my client: 93 kg",
    "my son's judo training 80 min",
    "took the kids to judo practice", "my roomate made a stew", "gave a patient 2 custards",
    "cooking for the residents, 14 burgers",
    "a passenger in row 4 drank 6 beers",
    "a 9 year old ate my crisps", "a 70 year old drank my tea",
    "shes training for a marathon", "patients kept me on my feet",
  ])
  func `what strangers had or did is not logged`(sentence: String) {
    #expect(OfflineReading.read(sentence).query == .someoneElse, "\(OfflineReading.read(sentence))")
    #expect(OfflineReading.read(sentence).calls.isEmpty)
  }

  @Test(arguments: [
    ("yesterday for lunch I eat 7 gyoza", ["gyoza"]), ("this morning I eat bread and jam", ["bread", "jam"]),
    ("I eat 3 plums and 1 pear", ["plums", "pear"]), ("yesterday I drink 2 lattes", ["lattes"]),
    ("couldnt resist a muffin", ["muffin"]), ("cant believe I ate 4 waffles", ["waffles"]),
    ("ive had 3 plums", ["plums"]), ("didnt eat much: a pear", ["pear"]),
    ("cant stop eating waffles, had 4", ["waffles"]), ("had some of my sons waffles", ["waffles"]),
    ("finished my daughters porridge", ["porridge"]), ("id a bagel for lunch", ["bagel"]),
  ])
  func `what was had is logged, in whatever tense`(sentence: String, foods: [String]) {
    #expect(OfflineReading.items(sentence).map(\.name) == foods)
  }

  @Test(arguments: [
    "I eat 3 plums a day", "I drink 2 coffees every morning", "on sundays I eat pancakes", "I have waffles on mondays",
    "I love eating plums",
    "I run 6k 4 times a week", "I eat porridge",
    "I always eat 2 eggs", "I eat 5 meals a day", "when I travel I eat 4 bananas", "I eat 130 g protein daily",
  ])
  func `a habit in the present tense is none`(sentence: String) {
    #expect(OfflineReading.read(sentence).calls.isEmpty)
  }

  @Test(arguments: [
    "after dinner I had a scone", "after lunch I ate a scone", "a scone after dinner", "before dinner I had a scone",
    "post lunch scone", "between breakfast and lunch I had a scone", "snack after dinner: a scone",
    "after breakfast, a scone",
  ])
  func `what is eaten beside a meal is a snack`(sentence: String) {
    #expect(OfflineReading.meals(OfflineReading.read(sentence)).map(\.mealType) == [.snack])
  }

  @Test func `a meal keeps its name beside a circumstance`() {
    func types(_ sentence: String) -> [MealType?] {
      OfflineReading.meals(OfflineReading.read(sentence)).map(\.mealType)
    }
    #expect(types("dinner after the gym: trout and rice") == [.dinner])
    #expect(types("trout for dinner, and after dinner a scone") == [.dinner, .snack])
    let late = OfflineReading.meals(OfflineReading.read("yesterday after dinner I had a scone"))
    #expect(late.map(\.timestamp) == [OfflineReading.date("2026-11-19T20:30:00Z")])
  }

  @Test(arguments: [
    ("gallon of water done", 3785.4), ("litre of water", 1000), ("finished my gallon", 3785.4),
    ("finished my 1.2l bottle", 1200), ("finished my second 1l flask", 1000), ("had my usual 3 litres", 3000),
    ("finished my gallon flask of water", 3785.4),
  ])
  func `a measure of one's own is water`(sentence: String, milliliters: Double) {
    let water = OfflineReading.water(OfflineReading.read(sentence))
    #expect(water.map { ($0.amountMl * 10).rounded() / 10 } == [milliliters])
  }

  @Test(arguments: ["finished my 500 ml milk", "had my coffee", "finished my plums", "weighed my portion: 180 g rice"])
  func `what else is one's own is food`(sentence: String) {
    #expect(OfflineReading.kinds(OfflineReading.read(sentence)) == [.addMeal])
  }
}
