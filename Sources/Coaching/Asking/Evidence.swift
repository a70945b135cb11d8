import Foods
import Nutrition
import ToolCalls
import Understanding

/// What in a sentence speaks for a call that a model made of it, where the offline reading has nothing of the kind.
///
/// Small models add what nobody said: a food, a run, a glass of water, a figure. Nothing goes into the journal for which
/// there is no word. A sentence in another language is not held to its words: the tables' names are English.
struct Evidence {
  let said: SentenceInventory
  /// Its words in their order, each as often as it was said.
  private let sentence: [String]
  private let text: String
  /// Whether its words are what counts: they are English, or the offline engine has read something in them.
  private let isHeld: Bool

  init(_ sentence: String, isRead: Bool) {
    said = SentenceInventory(sentence)
    self.sentence = FoodCatalog.foldedWords(sentence)
    text = sentence
    isHeld = isRead || said.isSurelyEnglish
  }

  /// Whether a word of the name stands in the sentence, or one much like it.
  func names(_ name: String) -> Bool {
    if !isHeld { return true }
    return SentenceInventory.content(of: name).contains { word in said.content.contains { Self.isAlike(word, $0) } }
  }

  /// Whether the meal of that kind is named, in whichever language.
  func names(_ type: MealType) -> Bool { said.mealTypes.contains(type) || MealNames.types(in: text).contains(type) }

  /// How often the sentence names a food: as often as that of its words which is said least.
  func timesNamed(_ name: String) -> Int {
    SentenceInventory.content(of: name).map { word in sentence.count { Self.isAlike(word, $0) } }.filter { $0 > 0 }
      .min() ?? 0
  }

  /// Whether the sentence has a word of a name that another name has not.
  func hasOwnWord(_ name: String, beside other: String) -> Bool {
    let others = SentenceInventory.content(of: other)
    return SentenceInventory.content(of: name).contains { word in
      sentence.contains { Self.isAlike(word, $0) } && !others.contains { Self.isAlike(word, $0) }
    }
  }

  /// Whether it says that something came once more: "another", "again".
  var saysOnceMore: Bool { !said.words.isDisjoint(with: Self.repeatWords) }

  /// Whether the sentence may tell of the same food at several times: it names more than one, or says so. One that may be
  /// in another language may.
  var maySaySeveralTimes: Bool {
    !said.isSurelyEnglish || saysOnceMore || said.numbers.count + said.mealTypes.count > 1
  }

  func supports(_ water: AddWater) -> Bool {
    SentenceInventory.contains(said.milliliters, water.amountMl)
      && (!isHeld || !said.words.isDisjoint(with: Self.waterWords))
  }

  /// A load on a bar is no body weight.
  func supports(_ weight: AddWeight) -> Bool {
    SentenceInventory.contains(said.kilograms, weight.weightKg)
      && (!said.words.isDisjoint(with: Self.weightWords) || said.content.isEmpty)
  }

  func supports(_ workout: AddWorkout) -> Bool {
    names(workout.name) || workout.exercises?.contains { names($0.name) } == true
      || workout.durationMin.map { SentenceInventory.contains(said.minutes, $0) } == true
      || workout.distanceKm.map { SentenceInventory.contains(said.kilometers, $0) } == true
  }

  /// The food without an amount or a measure that nobody said: the tables know better what is usual.
  func restrained(_ item: AddMeal.Item) -> AddMeal.Item {
    if !isHeld { return weighed(item) }
    var item = item
    if let quantity = item.quantity, said.says(quantity, of: item.unit) { return item }
    item.quantity = nil
    if let unit = item.unit, !said.words.isSuperset(of: FoodCatalog.foldedWords(unit)) { item.unit = nil }
    return item
  }

  /// Of a sentence in another language the words count for nothing, but figures are figures in any: the food without a
  /// weight or a volume where none is told.
  private func weighed(_ item: AddMeal.Item) -> AddMeal.Item {
    guard !said.mayMeasure else { return item }
    var item = item
    if let grams = item.grams, !isFigure(grams) { item.grams = nil }
    if SentenceInventory.isOfScale(item.unit), !isFigure(item.quantity ?? 0) { (item.quantity, item.unit) = (nil, nil) }
    return item
  }

  /// Whether it was said in digits, and is one that a scale shows: "one" may be the article.
  private func isFigure(_ amount: Double) -> Bool { amount >= 10 && SentenceInventory.contains(said.numbers, amount) }

  /// The meal without foods, amounts and a time of day that nobody said; nil where nothing is left.
  func restrained(_ meal: AddMeal) -> AddMeal? {
    var meal = meal
    meal.items = meal.items.filter { names($0.name) }.map(restrained)
    if isHeld, let type = meal.mealType, !said.mealTypes.contains(type) { meal.mealType = nil }
    return meal.items.isEmpty ? nil : meal
  }

  /// The workout without figures and exercises that nobody said; nil where nothing speaks for it.
  func restrained(_ workout: AddWorkout) -> AddWorkout? {
    guard supports(workout) else { return nil }
    var workout = workout
    workout.durationMin = workout.durationMin.flatMap {
      SentenceInventory.contains(said.minutes, $0) || SentenceInventory.contains(said.numbers, $0) ? $0 : nil
    }
    workout.distanceKm = workout.distanceKm.flatMap {
      SentenceInventory.contains(said.kilometers, $0) || SentenceInventory.contains(said.numbers, $0) ? $0 : nil
    }
    let exercises = workout.exercises?.filter { names($0.name) }.map(restrained)
    workout.exercises = exercises?.isEmpty == true ? nil : exercises
    return workout
  }

  private func restrained(_ exercise: AddWorkout.Exercise) -> AddWorkout.Exercise {
    var exercise = exercise
    for index in exercise.sets.indices {
      let load = exercise.sets[index].weightKg
      exercise.sets[index].weightKg = load.flatMap {
        SentenceInventory.contains(said.kilograms, $0) || SentenceInventory.contains(said.numbers, $0) ? $0 : nil
      }
      exercise.sets[index].reps = exercise.sets[index].reps.flatMap { said.numbers.contains(Double($0)) ? $0 : nil }
    }
    return exercise
  }

  /// The same word, one that holds the other, or one with a slip in it.
  private static func isAlike(_ a: String, _ b: String) -> Bool {
    if a == b { return true }
    guard min(a.count, b.count) >= 4 else { return false }
    return a.contains(b) || b.contains(a) || a.prefix(4) == b.prefix(4)
      || a.first == b.first && WordDistance.between(a, b) <= (max(a.count, b.count) >= 8 ? 2 : 1)
  }

  private static let repeatWords: Set<String> = [
    "again", "another", "later", "more", "other", "second", "twice", "both",
  ]
  private static let waterWords: Set<String> = ["water", "h2o", "seltzer", "aqua"]
  private static let weightWords: Set<String> = [
    "weigh", "weighed", "weighing", "weight", "bodyweight", "scale", "weighin",
  ]
}
