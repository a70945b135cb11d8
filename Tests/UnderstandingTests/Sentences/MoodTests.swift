import Testing
import ToolCalls

@testable import Understanding

/// What was done before a feeling, and exercise that is told of behind a dislike.
@Suite struct MoodTests {
  @Test(
    arguments: [
      "feeling great after last night's 5 km run", "exhausted after this morning's 15 km ride",
      "tired after a 30 min swim",
      "sore after 50 squats", "my hips ached after 3 sets of 8 squats", "arms dead after chin-ups",
      "I loathe swimming. Did half an hour of it anyway",
      "can't stand yoga. did 40 minutes of it",
      "running is boring. did 5 km of it all the same", "hate cycling, did 10 km of it anyway",
      "I don't like swimming. managed 30 minutes of it today",
    ])
  func `what was done is logged`(sentence: String) {
    #expect(OfflineReading.kinds(OfflineReading.read(sentence)) == [.addWorkout])
  }

  @Test(
    arguments: [
      "tired after 3 meetings", "bored after an hour of telly", "sad after two years of dieting",
      "sore after yesterday", "my hip hurts after lunges, what should I do", "my elbow is sore after bench press",
      "hip hurts after lunges today",
      "feeling great after a good night's sleep", "sick after two days of flu", "I hate running. She did 5 km of it",
      "I hate leg day. did none of it", "I loathe skating. Will do half an hour of it tomorrow",
    ])
  func `what was not done logs nothing`(sentence: String) {
    #expect(OfflineReading.read(sentence).calls.isEmpty, "\(OfflineReading.read(sentence).calls)")
  }

  @Test func `what was eaten before a feeling is logged`() {
    #expect(OfflineReading.items("feeling sick after three doughnuts").map(\.name) == ["doughnuts"])
  }
}
