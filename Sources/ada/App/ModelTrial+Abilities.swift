import Foundation
import JSONTree
import LanguageModels

extension ModelTrial {
  /// Something a model can do or cannot.
  struct Ability: Equatable, Sendable {
    var works: Bool
    /// How long it took to find out.
    var seconds: Double
    /// What the server or the model said instead.
    var reason: String?
  }

  static let answer = StructuredOutput(
    name: "answer",
    schema: [
      "type": "object",
      "properties": [
        "drink": ["type": "string", "description": "Which of the words is a drink."], "letters": ["type": "integer"],
      ], "required": ["drink", "letters"], "additionalProperties": false,
    ])

  /// 64 by 64 points, yellow at the left and green at the right, a PNG: few who do not see it guess both in this order.
  static let halves = ImageContent(
    kind: .png,
    data: Data(
      base64Encoded:
        "iVBORw0KGgoAAAANSUhEUgAAAEAAAABACAIAAAAlC+aJAAAAUklEQVR42u3PMREAMAgEsBeGzqrDC0joxJa7GEimcyqvbgkICAgICAgICAgI"
        + "CAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgI/CwkEWk88kUnrQAAAABJRU5ErkJggg==") ?? Data())

  /// Nothing that a model cannot do ends the trial; only the person does.
  func ability(_ work: () async throws -> String?) async throws -> Ability {
    let started = ContinuousClock.now
    var reason: String?
    do { reason = try await work() } catch let error as ModelError {
      if error == .cancelled { throw error }
      reason = error.description
    }
    return Ability(works: reason == nil, seconds: started.duration(to: .now) / .seconds(1), reason: reason)
  }

  /// What is wrong with an answer that a schema was given for; nil where it fits.
  func answersAsAsked() async throws -> String? {
    let text = try await words(
      .user("Which is a drink, tea or bread, and how many letters has the word?"), structuredOutput: Self.answer)
    guard let value = try? JSONValue(parsing: text) else { return "it answered with something else than JSON" }
    let fits = value["drink"]?.stringValue != nil && value["letters"]?.intValue != nil
    return fits ? nil : "its JSON does not keep to the schema"
  }

  /// What is wrong with its eyes; nil where it can tell which colour is where.
  func seesColours() async throws -> String? {
    let question = "Which colour is the left half of this picture, and which the right half? Answer with the two names."
    let text = try await words(.user(question, images: [Self.halves])).lowercased()
    guard let left = text.range(of: "yellow"), text[left.upperBound...].contains("green") else {
      return "it did not say which colours a picture has"
    }
    return nil
  }
}
