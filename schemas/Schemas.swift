/// The JSON Schemas of every shape that crosses a border, embedded so that the program is one file to copy.
public enum Schemas {
  /// The schema's text, by its file's name without `.schema.json`; nil for an unknown name.
  public static func text(_ name: String) -> String? {
    let bytes: [UInt8]? =
      switch name {
      case "add_meal": PackageResources.add_meal_schema_json
      case "add_workout": PackageResources.add_workout_schema_json
      case "add_water": PackageResources.add_water_schema_json
      case "add_weight": PackageResources.add_weight_schema_json
      case "set_goal": PackageResources.set_goal_schema_json
      case "search_food": PackageResources.search_food_schema_json
      case "correct_entry": PackageResources.correct_entry_schema_json
      case "remove_entry": PackageResources.remove_entry_schema_json
      case "get_progress": PackageResources.get_progress_schema_json
      case "turn": PackageResources.turn_schema_json
      case "macro-profile": PackageResources.macro_profile_schema_json
      case "dynamic-nutrition-targets": PackageResources.dynamic_nutrition_targets_schema_json
      case "export": PackageResources.export_schema_json
      case "meal-estimate": PackageResources.meal_estimate_schema_json
      default: nil
      }
    return bytes.map { String(decoding: $0, as: UTF8.self) }
  }
}
