import Nutrition
import Testing
import ToolCalls

@testable import Understanding

/// Activities that were watched, that others did, or that a thing is named after.
@Suite struct DoneByOthersTests {
  @Test(arguments: [
    "tennis on the telly all afternoon, had a pasty", "hockey carpool, then a sausage roll",
    "At the cricket club I had two pints of bitter", "the budget review ran over, had curry",
    "the lorry climbed the hill and I ate a scone", "The gale took the trampoline. Supper was soup",
    "on bike: 3 gels", "on the hike: a ham roll and a pear",
    "lunch at the allotment: a cheese sandwich and an apple", "breakfast in the gym was porridge",
  ])
  func `what others did is no workout`(sentence: String) {
    #expect(OfflineReading.workouts(sentence).isEmpty)
    #expect(!OfflineReading.items(sentence).isEmpty)
  }

  @Test(arguments: [
    ("hockey, then a sausage roll", "Hockey"), ("went for a run and had eggs", "Running"),
    ("my pilates instructor is strict, we did the full hour", "Pilates"), ("tennis then pasta", "Tennis"),
  ])
  func `one's own is logged with what was eaten`(sentence: String, name: String) {
    #expect(OfflineReading.workouts(sentence).map(\.name).first?.hasPrefix(name) == true)
  }
}
