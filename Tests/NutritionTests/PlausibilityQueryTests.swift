import Foundation
import Nutrition
import Testing

struct PlausibilityQueryTests {
  static let time = Date(timeIntervalSince1970: 0)

  static func meal(_ kcal: Double) -> Entry {
    .meal(
      Meal(
        id: "m", name: "Feast", mealType: .dinner, timestamp: time,
        items: [FoodItem(id: "i", name: "Feast", foodType: .food, grams: 900, nutrients: Nutrients(calories: kcal))]))
  }

  static func lift(_ kilograms: Double) -> Entry {
    let sets = [WorkoutSet(reps: 8, weightKg: kilograms), WorkoutSet(reps: 8, weightKg: 60)]
    return .workout(
      WorkoutLog(
        id: "w", type: .strength, name: "Squat", startTime: time, durationMin: 5,
        exercises: [ExerciseLog(name: "Squat", sets: sets)]))
  }

  static func workout(_ minutes: Double, _ kcal: Double?) -> Entry {
    .workout(
      WorkoutLog(id: "w", type: .cardio, name: "Ride", startTime: time, durationMin: minutes, caloriesBurned: kcal))
  }

  @Test(arguments: [
    (meal(3000), nil), (meal(3001), PlausibilityQuery.largeMeal(kilocalories: 3001)), (workout(360, 2500), nil),
    (workout(400, 2600), .longWorkout(minutes: 400)), (workout(300, 2600), .hardWorkout(kilocalories: 2600)),
    (workout(300, nil), nil), (lift(500), nil), (lift(1000), .heavyLoad(kilograms: 1000)),
    (.water(WaterEntry(id: "d", amountMl: 3000, timestamp: time)), nil),
    (.water(WaterEntry(id: "d", amountMl: 3100, timestamp: time)), .muchWater(millilitres: 3100)),
    (.weight(BodyWeightEntry(id: "b", weightKg: 95, timestamp: time)), nil),
    (.weight(BodyWeightEntry(id: "b", weightKg: 182, timestamp: time)), .weightJump(fromKg: 90, toKg: 182)),
  ])
  func `what may be a slip is asked about`(entry: Entry, query: PlausibilityQuery?) {
    #expect(PlausibilityQuery.of(entry, lastWeightKg: 90) == query)
    #expect(query.map { $0.sentence().hasSuffix("Is that right? \"undo\" takes it back.") } ?? true)
  }

  @Test(
    arguments: [
      ("1990-05-31", UnitSystem.metric, "1990-05-31"), ("31.5.1990", .metric, "1990-05-31"),
      ("5/31/1990", .metric, "1990-05-31"), ("3/4/1990", .metric, "1990-04-03"), ("3/4/1990", .us, "1990-03-04"),
      ("31 May 1990", .metric, "1990-05-31"), ("May 31, 1990", .us, "1990-05-31"),
      ("1st of Sept 1985", .us, "1985-09-01"),
      ("31 Feb 1990", .metric, nil), ("1990", .metric, nil), ("soon", .metric, nil), ("1.1.90", .metric, nil),
    ] as [(String, UnitSystem, String?)])
  func `a date is read as people write it`(text: String, units: UnitSystem, day: String?) {
    #expect(DateText.day(text, units: units)?.description == day)
  }

  @Test(arguments: [0, 18, 34, 99]) func `a birth date made from an age gives that age`(years: Int) {
    let today = CalendarDay(daysSince1970: 20_777)
    #expect(today.age(bornOn: today.birthDate(forAge: years)) == years)
    #expect(today.advanced(by: 170).age(bornOn: today.birthDate(forAge: years)) == years)
  }
}
