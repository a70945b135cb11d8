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

  /// The same for the person, who has no fields to mend.
  public var personSentence: String {
    switch self {
    case .unknownFood(_, let name):
      "I do not know \"\(name)\". Say it another way, or with its energy: \"\(name) 300 kcal\"."
    case .notRecalled(let question): question
    case .outOfRange(let path, let value, let allowed):
      "\(value)\(Self.unit(of: path)) cannot be right here; it must be \(allowed)\(Self.unit(of: path))."
    case .unknownTool, .notJSON, .missing, .wrongType, .inconsistent:
      "That could not be carried out. Say it another way."
    }
  }

  /// The unit that a field is named after, as a person writes it.
  private static func unit(of path: String) -> String {
    let units = [
      ("grams", "g"), ("calories", "kcal"), ("G", "g"), ("Ml", "ml"), ("Kg", "kg"), ("Min", "min"), ("Km", "km"),
      ("Sec", "s"), ("Percentage", "%"),
    ]
    return units.first { path.hasSuffix($0.0) }.map { " \($0.1)" } ?? ""
  }
}
