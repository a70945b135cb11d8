import Nutrition
import Testing

struct ActivityTableTests {
  @Test(arguments: [("02054", 3.5), ("17190", 3.8), ("17200", 4.8), ("12030", 8.5)])
  func `published values are found by code`(code: String, met: Double) {
    #expect(ActivityTable.reference.activity(code: code)?.met == met)
  }

  @Test(arguments: ["", "00000", "99999", "1719", "17190 ", "running"])
  func `an unknown code has no activity`(code: String) {
    #expect(ActivityTable.reference.activity(code: code) == nil)
  }

  @Test func `every activity reads, has a heading and is found by its own code`() {
    let activities = ActivityTable.reference.activities
    #expect(activities.count == 1111)
    for activity in activities {
      #expect(ActivityTable.reference.activity(code: activity.code) == activity)
      #expect(!activity.heading.isEmpty && !activity.description.isEmpty)
      #expect((0.5...30).contains(activity.met))
    }
    #expect(Set(activities.map(\.heading)).count == 22)
  }

  @Test func `exercise names carry muscles and category`() throws {
    let exercises = ActivityTable.reference.exercises
    #expect(exercises.count == 873)
    let squat = try #require(exercises.first { $0.name == "Barbell Squat" })
    #expect(squat.muscles == ["quadriceps"])
    #expect(squat.category == "strength")
    #expect(squat.equipment == "barbell")
  }
}
