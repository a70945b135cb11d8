/// What a part of a picture stands for; each way of drawing has a colour for it.
public enum ChartColor: String, CaseIterable, Sendable {
  case energy, protein, carbs, fat, water
  /// On target.
  case good
  /// A little beside it.
  case warning
  /// Far beside it.
  case bad
  /// A line through noise.
  case trend
  /// Axes, single measurements, what is not known.
  case muted

  /// The documents' colours: protein red, carbs teal, fat yellow.
  var hex: String {
    switch self {
    case .energy: "#4a5568"
    case .protein: "#d64545"
    case .carbs: "#159a9c"
    case .fat: "#d9a400"
    case .water: "#3b7ddd"
    case .good: "#2f9e44"
    case .warning: "#e8890c"
    case .bad: "#c92a2a"
    case .trend: "#5f3dc4"
    case .muted: "#9aa5b1"
    }
  }
}
