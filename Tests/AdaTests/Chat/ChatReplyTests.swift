import Foundation
import JournalStore
import Nutrition
import Testing
import Understanding

@testable import Coaching
@testable import ada

struct ChatReplyTests {
  private let now = Date(timeIntervalSince1970: 1_763_640_000)

  private func text(_ planned: PlannedTurn, width: Int = 80) -> String {
    let day = DaySummary(
      day: CalendarDay(now, in: .gmt), entries: [], profile: UserProfile(createdAt: now, updatedAt: now), weightKg: nil)
    let reply = ChatReply(view: ReplyView(style: .plain, width: width, timeZone: .gmt, now: now))
    return reply.engineNote(planned) + reply.text(for: planned, day: day)
  }

  private let question = Clarification(
    question: "Which chips?",
    choices: [
      .init(label: "Potato chips", sentence: "potato chips"), .init(label: "French fries\u{1B}[2J", sentence: "fries"),
    ])

  @Test func `a question with choices is a numbered list`() {
    let planned = PlannedTurn(
      status: .unclear, engine: "offline", reply: question.text, clarification: question)
    #expect(text(planned) == "Which chips?\n  1. Potato chips\n  2. French fries[2J\n")
  }

  @Test func `a question without choices is asked as it is`() {
    let planned = PlannedTurn(
      status: .unclear, engine: "offline", reply: "How much?", clarification: Clarification(question: "How much?"))
    #expect(text(planned) == "How much?\n")
  }

  @Test func `who answered is said where the model could not`() {
    let planned = PlannedTurn(
      status: .answered, engine: "offline", fallback: ModelFailure(.timeout, "The model fell silent."), reply: "Hello!")
    #expect(text(planned) == "The model fell silent. The offline engine answered.\nHello!\n")
  }

  @Test func `choices are broken under their label on a narrow terminal`() {
    let long = Clarification(
      question: "Which?", choices: [.init(label: "Yogurt, Greek, nonfat, with strawberries on top", sentence: "")])
    let lines = text(.init(status: .unclear, engine: "offline", clarification: long), width: 30).split(separator: "\n")
    #expect(lines.allSatisfy { $0.count <= 30 })
    #expect(lines.dropFirst(2).allSatisfy { $0.hasPrefix("     ") })
  }
}
