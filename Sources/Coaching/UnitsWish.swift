import Insights
import Nutrition

/// A message that asks for other units from now on: "use pounds", "switch to metric".
struct UnitsWish: Equatable {
  let system: UnitSystem

  /// Nil where it asks for something else, such as a figure in those units.
  init?(_ said: PhraseText) {
    guard said.words.count <= 12, said.has(Self.verbs) else { return nil }
    var named: Set<UnitSystem> = []
    var hasVerb = false
    for word in said.words {
      if let system = Self.systems[word] {
        named.insert(system)
      } else if Self.orders.contains(word) {
        hasVerb = true
      } else if !Self.fillers.contains(word) {
        return nil
      }
    }
    guard hasVerb, named.count == 1, let system = named.first else { return nil }
    self.system = system
  }

  /// What is said back.
  var reply: String {
    let units =
      switch system {
      case .metric: "kilograms, centimetres and litres"
      case .us: "pounds, inches and fluid ounces"
      case .imperial: "stones, inches and pints"
      }
    return "Figures are in \(units) from now on."
  }

  private static let verbs: PhraseSet = ["use", "switch", "set", "change", "prefer"]
  private static let orders: Set<String> = ["use", "switch", "set", "change", "prefer"]
  private static let systems: [String: UnitSystem] = [
    "metric": .metric, "kg": .metric, "kgs": .metric, "kilos": .metric, "kilograms": .metric, "us": .us, "lb": .us,
    "lbs": .us, "pounds": .us, "american": .us, "imperial": .imperial, "stone": .imperial, "stones": .imperial,
    "british": .imperial,
  ]
  private static let fillers: Set<String> = [
    "please", "ada", "i", "i'd", "would", "can", "could", "you", "we", "my", "the", "to", "in", "into", "over", "back",
    "unit", "units", "system", "measurements", "weight", "weights", "everything", "instead", "from", "now", "on", "as",
    "for", "me", "and", "of", "all", "customary",
  ]
}
