public import Foundation
public import Insights
import JournalStore
import Nutrition

extension Coach {
  /// All insights that hold at a moment, the most important first.
  /// - Throws: `JournalError` where the journal cannot be read.
  public func insights(at moment: Date? = nil, in timeZone: TimeZone) throws -> [Insight] {
    try InsightContext(journal, at: moment ?? now(), in: timeZone).insights
  }

  /// What was said unasked so far.
  /// - Throws: `JournalError` where the journal cannot be read.
  public func insightMemory() throws -> InsightMemory {
    let json = try journal.setting(Self.insightSetting)
    return json.flatMap { try? JSONDecoder().decode(InsightMemory.self, from: Data($0.utf8)) } ?? InsightMemory()
  }

  /// Keeps what was said.
  /// - Throws: `JournalError`.
  public func keep(_ memory: InsightMemory) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    guard let data = try? encoder.encode(memory) else { return }
    try journal.setSetting(Self.insightSetting, to: String(decoding: data, as: UTF8.self))
  }

  /// The one insight to say after a turn, noted as said; nil for none. Never in the way of the turn: what fails is left.
  ///
  /// Only where something of this day was logged and no question is open.
  func insight(after planned: PlannedTurn, of message: Message, turnID: String) -> (insight: Insight, words: String)? {
    guard planned.status == .logged, planned.clarification == nil, planned.command == nil, !planned.isCare else {
      return nil
    }
    let today = CalendarDay(message.at, in: message.timeZone)
    let isOfToday = planned.changes.contains { change in
      if case .add(let entry) = change { CalendarDay(entry.timestamp, in: message.timeZone) == today } else { false }
    }
    guard isOfToday, var memory = try? insightMemory(), memory.mayAny(at: message.at),
      let context = try? InsightContext(journal, at: message.at, in: message.timeZone),
      let insight = memory.choice(of: context.insights, at: message.at),
      let words = insight.words(hidingNumbers: context.hidesNumbers)
    else { return nil }
    memory.show(insight, at: message.at, turnID: turnID)
    try? keep(memory)
    return (insight, words)
  }

  /// What "why?" is answered with right after an insight; nil where it asks for something else.
  func reason(askedBy message: Message, in conversation: Conversation) -> PlannedTurn? {
    guard Self.asksWhy(message.text), let shown = (try? insightMemory())?.last,
      let previous = try? journal.lastTurns(1).first, previous.id == shown.turnID
    else { return nil }
    let profile = conversation.profile
    let reply = shown.insight.explanation(in: profile.units, hidesNumbers: profile.hidesNumbers)
    return PlannedTurn(status: .answered, engine: OfflineInterpreter.name, reply: reply)
  }

  static func asksWhy(_ text: String) -> Bool {
    let words = text.lowercased().split { !$0.isLetter }.joined(separator: " ")
    return ["why", "why is that", "why s that", "how come", "says who", "why do you say that", "why so"].contains(words)
  }

  private static let insightSetting = "insights"
}
