/// What an edited figure may be (the ranges of the tool calls), and how to say so.
struct EntryRange: Sendable {
  var option: String
  var allowed: ClosedRange<Double>
  var example: String
  var words: String

  /// - Throws: `Failure` with code 64.
  func read(_ text: String?, _ read: (String) -> Double?) throws -> Double? {
    guard let text else { return nil }
    guard let value = read(text) else {
      throw Failure(.usage, "\(option) \(text) cannot be read; write it as \(example).")
    }
    guard allowed.contains(value) else {
      throw Failure(.usage, "\(option) \(text) is out of range; it must be \(words).")
    }
    return value
  }

  /// The same range under another option's name.
  func named(_ option: String) -> EntryRange {
    EntryRange(option: option, allowed: allowed, example: example, words: words)
  }

  static let grams = EntryRange(
    option: "--grams", allowed: 0.01...5000, example: "150g or 5oz", words: "over 0 and at most 5000 g")
  static let calories = EntryRange(
    option: "--calories", allowed: 0...10_000, example: "450", words: "from 0 to 10000 kcal")
  static let amount = EntryRange(
    option: "--amount", allowed: 1...10_000, example: "500ml", words: "from 1 to 10000 ml")
  static let weight = EntryRange(option: "--weight", allowed: 20...400, example: "82.4kg", words: "from 20 to 400 kg")
  static let duration = EntryRange(
    option: "--duration", allowed: 1...1440, example: "28min", words: "from 1 to 1440 minutes")
  static let distance = EntryRange(
    option: "--distance", allowed: 0.001...1000, example: "5km", words: "from 0.001 to 1000 km")
}
