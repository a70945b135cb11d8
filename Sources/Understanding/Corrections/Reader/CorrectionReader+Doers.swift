import Nutrition
import ToolCalls

/// Clauses that tell who it was: "it was my brother who played".
extension CorrectionReader {
  private static let making = WordList.words(
    "cooked cooks made makes baked bakes paid bought brought ordered served grilled")

  /// "It was my brother who played", "that was Sam who ran": who did it, and not the person.
  func isOfPerson(_ tokens: [Token]) -> Bool {
    guard tokens.count > 2, CorrectionWords.subjects.contains(tokens[0]), tokens[1].isOne(of: "was", "were", "is")
    else { return false }
    if tokens.count > 3, tokens[3].isWord("who"), SceneFilter.isCapitalLetter(tokens[2]) { return true }
    guard IntentWords.determiners.contains(tokens[2]),
      let person = IntentWords.others.firstIndex(in: tokens[3...].prefix(2))
    else { return false }
    let next = tokens.word(person + 1)
    return person + 1 == tokens.count || next.isOne(of: "who", "that", "not") || tokens[person + 1].kind == .punctuation
  }

  /// "It was my brother who played" right after one entry: whose it was is asked, as nobody ordered it out. Who only cooked
  /// or paid changes nothing.
  func somebodyWho(_ said: [Token]) -> Reading? {
    guard let last = context.lastEntries.last, context.lastEntries.count == 1, (5...12).contains(said.count),
      let who = said.firstIndex(where: { $0.isWord("who") }), who + 1 < said.count,
      case let tokens = Array(said.drop(while: Self.isInterjection)),
      isOfPerson(tokens), !said.contains(where: \.isCount)
    else { return nil }
    if Self.making.contains(said[who + 1]) { return .leftAsLogged }
    let call = ToolCall.removeEntry(RemoveEntry(entryId: last.id))
    return Reading(
      clarification: Clarification(
        question: "I left that as it was logged. Was it somebody else who did it?",
        choices: [.init(label: "take it out", calls: [call]), .init(label: "leave it", calls: [])]), confidence: 0.4)
  }
}
