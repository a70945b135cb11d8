import JSONTree
import LanguageModels
import Schemas
import ToolCalls

/// The tools as a model is offered them, made from the schemas. Byte-stable: servers cache the prefix they have seen.
enum CoachTools {
  static let definitions: [ToolDefinition] = ToolName.allCases.map { tool in
    var parameters = tool.schema.objectValue ?? JSONObject()
    let description = parameters["description"]?.stringValue ?? ""
    for key in ["$schema", "title", "description"] { parameters[key] = nil }
    return ToolDefinition(
      name: tool.rawValue, description: description, parameters: .object(parameters), strict: true)
  }
}
