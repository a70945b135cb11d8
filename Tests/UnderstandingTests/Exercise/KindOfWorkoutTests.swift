import Testing
import ToolCalls

@testable import Understanding

/// Which activity it was, how often and how long, where a word beside the name tells.
@Suite struct KindOfWorkoutTests {
  @Test(arguments: [
    ("ski 90 min", "Skiing", 90.0), ("polo 40 min", "Polo", 40), ("water ski 20 min", "Water skiing", 20),
    ("ring fit 25 min", "Ring fit (active video game)", 25), ("golf 9 holes in a buggy", "Golf with a cart", 117),
    ("golf 9 holes, no cart", "Golf", 117), ("tennis 45 min doubles", "Tennis doubles", 45),
    ("power walked 25 min", "Power walking", 25), ("walked uphill for 20 min", "Incline walking", 20),
    ("walked up 10 floors", "Stair climbing", 3), ("shot hoops 20 min", "Shooting baskets", 20),
    ("echo bike 12 min", "Air bike", 12), ("pool running 40 min", "Water jogging", 40),
    ("peloton tread 20 min run", "Running", 20), ("6x400m intervals", "Running", 15),
    ("cleaning 90 min", "Housework", 90), ("shovelling 40 min", "Digging", 40),
    ("shovelled the driveway 40 min", "Shovelling snow", 40), ("20 min strength", "Strength (weight training)", 20),
    ("5 rounds on the bag", "Boxing", 20), ("carried shopping home 10 min", "Carrying shopping", 10),
    ("orangetheory", "Orangetheory", 60), ("f45", "F45 (studio class)", 45),
    ("hapkido 1 h", "Hapkido (combat sport)", 60),
    ("yoga 1:15", "Yoga", 75), ("yoga 7:15", "Yoga", 45), ("crossfit wod grace in 3:30", "CrossFit", 3.5),
    ("15 min walk x3", "Walking", 45), ("walk to the shop 15 min and back", "Walking", 30),
    ("walked 25 min there and back", "Walking", 50), ("8 km there and 8 km back by bike", "Cycling", 48),
    ("climb 2 hours", "Rock climbing", 120), ("box for 30 min", "Boxing", 30), ("capoeira 90 min", "Capoeira", 90),
    ("70.3 in 6:10", "Triathlon", 370), ("half ironman", "Triathlon", 377),
  ])
  func `a workout is told by what stands beside its name`(sentence: String, name: String, minutes: Double) throws {
    let workouts = OfflineReading.workouts(OfflineReading.read(sentence))
    let workout = try #require(workouts.first)
    #expect(workouts.count == 1 && workout.name == name)
    #expect(WorkoutEstimator.estimate(workout, weightKg: 70).durationMin == minutes)
  }

  @Test(arguments: [
    ("barre and pilates 50 min", ["Barre", "Pilates"], [25.0, 25]),
    ("25 min cardio 20 min weights", ["Cardio", "Weights (weight training)"], [25, 20]),
    ("45 min gym: 25 min cardio 20 min weights", ["Cardio", "Weights (weight training)"], [25, 20]),
  ])
  func `each of two has its own time`(sentence: String, names: [String], minutes: [Double]) {
    let workouts = OfflineReading.workouts(OfflineReading.read(sentence))
    #expect(workouts.map(\.name) == names && workouts.map { $0.durationMin ?? 0 } == minutes)
  }

  @Test(arguments: ["tiffin 25 min", "custard 2 km", "brownie in 2:40", "teeth cleaning 40 min"])
  func `what is told by its length alone is nothing eaten`(sentence: String) {
    #expect(OfflineReading.read(sentence).calls.isEmpty)
  }

  @Test(arguments: ["polos", "had custard 20 min ago", "custard 10:30", "ski yogurt", "a box of raisins"])
  func `a food stays one`(sentence: String) {
    #expect(OfflineReading.kinds(OfflineReading.read(sentence)) == [.addMeal])
  }

  /// 2:30 for 500 m is 104 W by Concept2's relation, a row of 100 to 149 W.
  @Test func `a distance that was rowed has the energy of the pace that is assumed`() {
    let call = AddWorkout(name: "Rowing", distanceKm: 5)
    #expect(WorkoutEstimator.estimate(call, weightKg: 70).activityCode == "02072")
  }
}
