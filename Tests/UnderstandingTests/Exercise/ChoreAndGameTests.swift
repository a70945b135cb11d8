import Testing
import ToolCalls

@testable import Understanding

/// Chores, games with children and what else is told by what it is done to or with.
@Suite struct ChoreAndGameTests {
  @Test(arguments: [
    ("painted the nursery for 90 min", "Painting indoors", 90.0), ("painting our shed 75 min", "Painting", 75),
    ("scrubbed the oven 25 min", "Housework", 25), ("tidied up the loft for 2 hours", "Housework", 120),
    ("washed the van 35 min", "Washing the car", 35), ("assembled a wardrobe, 80 min", "Home improvement", 80),
    ("did the dishes 15 min", "Washing up", 15), ("supermarket shopping 50 min", "Shopping", 50),
    ("cooked tea, 35 min", "Cooking", 35), ("playing with my niece in the garden 35 min", "Playing with children", 35),
    ("tag with my nephews 15 min", "Active play with children", 15),
    ("played with the puppy 20 min", "Playing with the dog", 20),
    ("playground with the twins 40 min", "Playing with children", 40),
    ("bowls on Tuesday, 100 minutes", "Lawn bowls", 100),
    ("wake boarding 25 min", "Wakeboarding", 25), ("longboard 50 min", "Skateboarding", 50),
    ("salsa 75 min", "Dancing", 75), ("walked the course, 3 hours", "Golf", 180),
    ("drumming for 40 min", "Drumming", 40),
    ("school run walk 25 min", "Walking", 25),
  ])
  func `it is one activity for as long as it went on`(sentence: String, name: String, minutes: Double) {
    let found = OfflineReading.workouts(sentence)
    #expect(found.map(\.name) == [name])
    #expect(found.map(\.durationMin) == [minutes])
  }

  @Test(arguments: [
    "3 soup bowls", "two bowls of porridge 20 min ago", "sandwiches at the pool bar", "salsa and nachos",
    "cooked lunch: an omelette", "food shopping", "did the school run", "rice, cooked for 12 min",
    "played the lottery, 20 min queue", "tag on my bag",
  ])
  func `what only sounds like one logs no workout`(sentence: String) {
    #expect(OfflineReading.workouts(sentence).isEmpty)
  }

  /// Rows of the Compendium that name the activity.
  @Test(arguments: [
    ("gentle jog 25 min", "12028"), ("judo 50 min", "15430"), ("60 burpees", "02020"), ("calisthenics 35 min", "02022"),
    ("kb workout 25 min", "02040"), ("leg workout 50 min", "02052"), ("canoe trip 90 min", "18070"),
    ("driving range 40 min", "15270"), ("frisbee 25 min", "15240"), ("skierg 15 min", "02080"),
  ])
  func `its energy is the row's that names it`(sentence: String, code: String) {
    #expect(OfflineReading.workouts(sentence).map(\.activityCode) == [code])
  }
}
