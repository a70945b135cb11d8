import Foods
import Nutrition
import ToolCalls
import Understanding

extension Coach {
  /// Whether a message of one word says something as it is written: the word stands in a table or was taught, answers what
  /// Ada asked, or is read as something besides a food. Foods are found through typing errors too.
  ///
  /// - Throws: `JournalError` where the journal cannot be read.
  public func knows(word message: Message) throws -> Bool {
    let conversation = try conversation(at: message.at)
    if conversation.pendingQuestion?.choices.isEmpty == false { return true }
    if catalog.knowing(conversation.personal).knows(word: message.text.lowercased()) { return true }
    let reading = engine.read(message.text, in: conversation.readingContext(for: message))
    return reading.query.map { $0 != .other } ?? !reading.calls.allSatisfy { $0.name == .addMeal }
  }
}
