import Testing
import ToolCalls

@testable import Understanding

/// What food swims, drowns or drips in, and swims.
@Suite struct ServedInTests {
  @Test(arguments: ["swimming", "drowning", "dripping"], ["pesto", "gravy", "garlic butter", "a creamy sauce"])
  func `what food was served swimming in was eaten with it`(verb: String, bath: String) {
    let said = bath.split(separator: " ").last.map(String.init) ?? bath
    let reading = OfflineReading.read("had gnocchi \(verb) in \(bath), and a cider")
    #expect(OfflineReading.kinds(reading) == [.addMeal])
    let names = OfflineReading.meals(reading).flatMap(\.items).map(\.name)
    #expect(names.first?.hasPrefix("gnocchi") == true && names.last == "cider", "\(names)")
    #expect(names.joined(separator: " ").contains(said), "\(names)")
  }

  @Test(arguments: ["swimming", "drowning", "dripping"])
  func `grease is no food besides`(verb: String) {
    #expect(OfflineReading.names("had gnocchi \(verb) in grease") == ["gnocchi"])
  }

  @Test(
    arguments: [
      "the gnocchi were swimming in pesto", "the curry was absolutely swimming in oil",
      "my chips were dripping in grease",
      "swimming in debt",
    ])
  func `a remark on how it was served logs nothing`(sentence: String) {
    #expect(OfflineReading.read(sentence).calls.isEmpty, "\(OfflineReading.read(sentence).calls)")
  }

  @Test(
    arguments: [
      "a swim in the sea 30 min", "swimming in the sea 30 min", "went swimming in the lake for 40 min",
      "I was swimming in the river this morning for 20 min",
    ])
  func `a swim is a workout`(sentence: String) {
    #expect(OfflineReading.kinds(OfflineReading.read(sentence)) == [.addWorkout])
  }

  @Test func `dripping on bread is a food`() {
    #expect(OfflineReading.items("toast with beef dripping in the morning").count == 2)
  }
}
