import Foundation
import JSONTree
import LanguageModels
import Schemas

/// One question to a model whose answer is a JSON object of one of the repository's schemas.
struct StructuredQuestion<Answer: Decodable & Sendable>: Sendable {
  /// The schema's file name without `.schema.json`.
  let schema: String
  let system: String
  /// The longest wait for all of it.
  let deadline: Duration
  var maxTokens = 600
  /// Watches the exchange.
  var meter: TurnMeter?

  /// - Throws: `ModelFailure`: what the answer is instead is for the caller to say.
  func ask(
    _ choice: ModelChoice, _ text: String, images: [ImageContent] = []
  ) async throws(ModelFailure) -> Answer {
    guard let output else { throw .unusable }
    var deadlines = choice.deadlines
    deadlines.total = min(deadlines.total, deadline)
    let request = ChatRequest(
      system: system, messages: [.user(text, images: images)], structuredOutput: output, maxTokens: maxTokens)
    var reply = ""
    do {
      for try await event in choice.model.stream(request, deadlines: deadlines) {
        meter?.note(event)
        if case .text(let text) = event { reply += text }
        guard reply.utf8.count < 32_768 else { throw ModelFailure.unusable }
      }
    } catch {
      throw ModelFailure(ofStream: error)
    }
    if Task.isCancelled { throw ModelFailure(.cancelled) }
    return try Self.answer(in: reply)
  }

  /// The object in a reply; some models put words or a fence around it.
  static func answer(in reply: String) throws(ModelFailure) -> Answer {
    guard let start = reply.firstIndex(of: "{"), let end = reply.lastIndex(of: "}"), start < end,
      let answer = try? JSONDecoder().decode(Answer.self, from: Data(reply[start...end].utf8))
    else { throw .unusable }
    return answer
  }

  private var output: StructuredOutput? {
    guard let text = Schemas.text(schema), var object = (try? JSONValue(parsing: text))?.objectValue else { return nil }
    for key in ["$schema", "title", "description"] { object[key] = nil }
    return StructuredOutput(name: schema.replacing("-", with: "_"), schema: .object(object))
  }
}
