import AdaTestSupport
import Foundation
import JournalStore
import Nutrition
import Testing

@testable import Coaching

@Suite(.timeLimit(.minutes(60))) struct CorrectedNameTests {
  @Test func `a corrected food keeps the one name of the table behind the person's`() async throws {
    let test = try TestCoach([])
    _ = try await test.say("a slice of rye toast for breakfast", at: .made("2026-11-20", hour: 8))
    for count in ["two", "three"] {
      let reply = try await test.say("make it \(count) slices", at: .made("2026-11-20", hour: 8)).planned.reply
      #expect(reply.count { $0 == "(" } == 1 && reply.contains("Rye toast ("), "\(reply)")
    }
  }
}
