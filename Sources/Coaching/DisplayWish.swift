import Insights
import Nutrition

/// A message that asks for other units or another clock from now on: "use pounds", "show times in am/pm".
struct DisplayWish: Equatable {
  private(set) var units: UnitSystem?
  private(set) var clock: HourClock?

  /// Nil where it asks for something else, such as a figure in those units.
  init?(_ said: PhraseText) {
    let words = said.words
    guard words.count <= 14, said.has(Self.signs) else { return nil }
    var index = 0
    var isOrder = false
    while index < words.count {
      let system = Self.systems[words[index]]
      if let end = Self.twelve.ends(in: words, from: index).max(), clock != .twentyFour {
        clock = .twelve
        index = end
      } else if let end = Self.twentyFour.ends(in: words, from: index).max(), clock != .twelve {
        clock = .twentyFour
        index = end
      } else if let system, units ?? system == system {
        units = system
        index += 1
      } else if system == nil, Self.fillers.contains(words[index]) {
        index += 1
      } else if !Self.orders.ends(in: words, from: index).isEmpty {
        isOrder = true
        index += 1
      } else {
        return nil
      }
    }
    // Units alone are named beside many a figure; a clock by its hours is named for nothing else.
    guard clock != nil || units != nil && isOrder else { return nil }
  }

  /// The profile as it is wished.
  func applied(to profile: UserProfile) -> UserProfile {
    var profile = profile
    if let units {
      profile.units = units
      profile.state(.units)
    }
    profile.clock = clock ?? profile.clock
    return profile
  }

  /// What is said back.
  var reply: String {
    let figures = units.map { units in
      switch units {
      case .metric: "Figures are in kilograms, centimetres and litres from now on."
      case .us: "Figures are in pounds, inches and fluid ounces from now on."
      case .imperial: "Figures are in stones, inches and pints from now on."
      }
    }
    let times = clock.map { "Times are shown as \($0.text(minute: 865)) from now on." }
    return [figures, times].compactMap { $0 }.joined(separator: " ")
  }

  /// The first words of what follows, looked up once: most messages have none.
  private static let signs: PhraseSet = [
    "use", "switch", "set", "change", "prefer", "show", "display", "12", "12h", "12hr", "twelve", "24", "24h", "24hr",
    "twenty", "clock", "am", "ampm", "military",
  ]
  private static let orders: PhraseSet = ["use", "switch", "set", "change", "prefer", "show", "display"]
  private static let twelve: PhraseSet = [
    "12 hour clock", "12 hour clocks", "12 hour time", "12 hour times", "12 hour format", "12h clock", "12h time",
    "12h times", "12h format", "12hr clock", "12hr time", "12 hr clock", "12 hr time", "twelve hour clock",
    "twelve hour time", "twelve hour times", "clock to 12 hour", "clock to 12 hours", "clock to 12h", "am pm",
    "am and pm", "am or pm",
    "ampm",
  ]
  private static let twentyFour: PhraseSet = [
    "24 hour clock", "24 hour clocks", "24 hour time", "24 hour times", "24 hour format", "24h clock", "24h time",
    "24h times", "24h format", "24hr clock", "24hr time", "24 hr clock", "24 hr time", "twenty four hour clock",
    "twenty four hour time", "twenty four hour times", "clock to 24 hour", "clock to 24 hours", "clock to 24h",
    "military time", "military clock",
  ]
  private static let systems: [String: UnitSystem] = [
    "metric": .metric, "kg": .metric, "kgs": .metric, "kilos": .metric, "kilograms": .metric, "us": .us, "lb": .us,
    "lbs": .us, "pounds": .us, "american": .us, "imperial": .imperial, "stone": .imperial, "stones": .imperial,
    "british": .imperial,
  ]
  private static let fillers: Set<String> = [
    "please", "ada", "i", "i'd", "would", "can", "could", "you", "we", "my", "the", "to", "in", "into", "over", "back",
    "unit", "units", "system", "measurements", "weight", "weights", "everything", "instead", "from", "now", "on", "as",
    "for", "me", "and", "of", "all", "customary", "a", "an", "with", "like", "want",
    "have", "get", "see", "time", "times", "clock", "format", "hours",
  ]
}
