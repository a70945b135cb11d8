/// A message as plain words, for phrases to be looked up in.
public struct PhraseText: Sendable {
  /// Small letters, digits and straight apostrophes; everything else parts words.
  public let words: [String]

  public init(_ message: String) {
    words = Self.plainWords(message) ?? Self.words(message)
  }

  private static func words(_ message: String) -> [String] {
    message.lowercased().replacing("’", with: "'").split { !($0.isLetter || $0.isNumber || $0 == "'") }
      .map(String.init)
  }

  /// The same for a message of ASCII alone, as most are; nil for others.
  private static func plainWords(_ message: String) -> [String]? {
    var words: [String] = []
    var word: [UInt8] = []
    for byte in message.utf8 {
      switch byte {
      case 0x61...0x7A, 0x30...0x39, 0x27: word.append(byte)
      case 0x41...0x5A: word.append(byte | 0x20)
      case 0x80...: return nil
      default:
        if !word.isEmpty { words.append(String(decoding: word, as: UTF8.self)) }
        word.removeAll(keepingCapacity: true)
      }
    }
    if !word.isEmpty { words.append(String(decoding: word, as: UTF8.self)) }
    return words
  }

  /// Whether any of the phrases is there, as whole words.
  public func has(_ phrases: PhraseSet) -> Bool {
    words.indices.contains { !phrases.ends(in: words, from: $0).isEmpty }
  }

  /// Whether it asks for days of under 800 kcal, which NIH (1993) leaves to doctors: "set my target to 400 calories".
  var asksForLittle: Bool {
    guard
      has(Self.limits), has(["a day", "per day", "daily", "every day", "each day", "to", "at", "under"]),
      !has([
        "burn", "burned", "burning", "deficit", "surplus", "less", "fewer", "more", "meal", "snack", "lunch", "dinner",
        "breakfast",
      ])
    else { return false }
    return zip(words, words.dropFirst()).contains { number, unit in
      guard let number = Int(number), (1..<800).contains(number) else { return false }
      return ["calories", "kcal", "cals", "cal"].contains(unit)
    }
  }

  private static let limits: PhraseSet = [
    "my target", "my goal", "my limit", "calorie target", "calorie goal", "calorie limit", "i want to eat",
    "want to eat only", "i will eat", "i'll eat", "allow myself", "limit myself", "restrict myself", "keep myself",
  ]

  /// Whether the message ends in any of the phrases.
  func ends(in phrases: PhraseSet) -> Bool {
    words.indices.contains { phrases.ends(in: words, from: $0).contains(words.count) }
  }

  /// The largest number of days that is named: "3 days", "day 4", "two days", "a week"; nil for none.
  var days: Int? {
    var found: [Int] = []
    for (index, word) in words.enumerated() {
      switch word {
      case "day": if let number = number(at: index + 1) { found.append(number) }
      case "days": if let number = number(at: index - 1) { found.append(number) }
      case "week": found.append(7)
      case "weeks": found.append(7 * (number(at: index - 1) ?? 2))
      default: break
      }
    }
    return found.max()
  }

  private func number(at index: Int) -> Int? {
    guard words.indices.contains(index) else { return nil }
    return Int(words[index]).flatMap { (0...1000).contains($0) ? $0 : nil } ?? Self.numbers[words[index]]
  }

  private static let numbers = [
    "one": 1, "two": 2, "three": 3, "four": 4, "five": 5, "six": 6, "seven": 7, "eight": 8, "nine": 9, "ten": 10,
    "several": 3, "few": 3, "couple": 2, "fourth": 4, "third": 3,
  ]
}
