/// Why a tool call cannot be carried out, with the path of the field that is wrong.
///
/// `description` is the sentence a model is shown, so that it can mend the call.
public enum ToolCallError: Error, Equatable, Sendable, CustomStringConvertible {
  case unknownTool(String)
  case notJSON(reason: String)
  case missing(path: String)
  case wrongType(path: String, expected: String)
  case outOfRange(path: String, value: String, allowed: String)
  case inconsistent(path: String, reason: String)
  /// A food that no table knows, without figures of its own.
  case unknownFood(path: String, name: String)
  /// A meal or workout that was named by habit or by day and cannot be found.
  case notRecalled(question: String)

  public var description: String {
    switch self {
    case .unknownTool(let name):
      "There is no tool named \(name). The tools are: \(ToolName.allCases.map(\.rawValue).joined(separator: ", "))."
    case .notJSON(let reason): "The arguments are not valid JSON: \(reason)."
    case .missing(let path): "\(path) is missing."
    case .wrongType(let path, let expected): "\(path) must be \(expected)."
    case .outOfRange(let path, let value, let allowed): "\(path) is \(value); it must be \(allowed)."
    case .inconsistent(let path, let reason): "\(path): \(reason)."
    case .unknownFood(let path, let name):
      "\(path): no table knows \"\(name)\"; give grams, calories, proteinG, carbsG and fatG for it."
    case .notRecalled(let question): question
    }
  }

  /// The same for the person, who has no fields to mend but knows what they said in `call`.
  public func personSentence(for call: ToolCall? = nil) -> String {
    switch self {
    case .unknownFood(_, let name):
      "I do not know \"\(name)\". Say it another way, or with its energy: \"\(name) 300 kcal\"."
    case .notRecalled(let question): question
    case .outOfRange(let path, let value, let allowed):
      Self.refusal(of: value, allowed: allowed, figure: Figure(path), thing: call?.thing(at: path))
    case .unknownTool, .notJSON, .missing, .wrongType, .inconsistent:
      "That could not be carried out. Say it another way."
    }
  }

  /// "A portion of 9000 g for soup cannot be right here; it must be from 0.01 to 5000 g."
  private static func refusal(of value: String, allowed: String, figure: Figure?, thing: String?) -> String {
    let unit = figure.map { $0.unit.isEmpty ? "" : " \($0.unit)" } ?? ""
    let subject = figure.map { "\($0.noun) of " } ?? ""
    return
      "\(subject)\(value)\(unit)\(thing.map { " for \($0)" } ?? "") cannot be right here; it must be \(allowed)\(unit)."
  }

  /// What a field holds, as a person calls it.
  private struct Figure {
    var noun: String
    var unit: String

    /// Nil for a field that is no figure, or a value that says itself what it is.
    init?(_ path: String) {
      let isOfSet = path.contains("sets[")
      guard let field = path.split(separator: ".").last, let known = Self.known[String(field)] else { return nil }
      (noun, unit) = isOfSet && field == "weightKg" ? ("A load", known.unit) : known
    }

    private static let known: [String: (noun: String, unit: String)] = [
      "grams": ("A portion", "g"), "calories": ("An energy", "kcal"), "proteinG": ("Protein", "g"),
      "carbsG": ("Carbs", "g"), "fatG": ("Fat", "g"), "quantity": ("An amount", ""), "amountMl": ("A drink", "ml"),
      "weightKg": ("A weight", "kg"), "bodyFatPercentage": ("Body fat", "%"), "durationMin": ("A duration", "min"),
      "durationSec": ("A set", "s"), "reps": ("A set", "repetitions"), "distanceKm": ("A distance", "km"),
      "goalRate": ("A pace", "kg a week"), "targetWeightKg": ("A goal weight", "kg"),
      "calorieTarget": ("A target", "kcal a day"), "timestamp": ("A time", ""),
    ]
  }
}

extension ToolCall {
  /// What the figure at `path` was said of: a food of a meal, a workout or an exercise; nil where the figure is all.
  fileprivate func thing(at path: String) -> String? {
    let place = path.firstMatch(of: /^(?:items|exercises)\[(\d+)\]\./).flatMap { Int($0.1) }
    switch self {
    case .addMeal(let meal): return place.flatMap { meal.items.indices.contains($0) ? meal.items[$0].name : nil }
    case .addWorkout(let workout):
      let exercises = workout.exercises ?? []
      return place.flatMap { exercises.indices.contains($0) ? exercises[$0].name : nil } ?? workout.name
    default: return nil
    }
  }
}
