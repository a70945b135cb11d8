import Foods
import Foundation

/// Completes slash commands at the start of a line, and the names of foods everywhere else.
struct ChatCompleter: Sendable {
  /// More than this is no help on a terminal.
  static let mostFoods = 16
  /// One or two letters begin too many foods.
  static let fewestLetters = 2

  let catalog: FoodCatalog

  /// - Parameters:
  ///   - before: the line up to the word.
  ///   - word: what is typed of the word so far.
  func completions(before: String, word: String) -> [String] {
    if word.hasPrefix("/") {
      guard before.allSatisfy(\.isWhitespace) else { return [] }
      return SlashCommand.allCases.map { "/\($0.rawValue)" }.filter { $0.hasPrefix(word.lowercased()) }.sorted()
    }
    if before.hasPrefix("/"), !before.hasPrefix("/search "), !before.hasPrefix("/edit ") { return [] }
    return foods(before: before, word: word)
  }

  private func foods(before: String, word: String) -> [String] {
    guard word.count >= Self.fewestLetters, word.allSatisfy({ $0.isLetter || $0 == "-" }) else { return [] }
    // "peanut bu": what follows the word before it in the names of foods.
    if let previous = before.split(separator: " ").last, previous.allSatisfy(\.isLetter) {
      let near = catalog.search("\(previous) \(word)", limit: 40).filter { match in
        Self.words(of: match.food.name).contains(previous.lowercased())
      }
      let words = unique(near.flatMap { Self.words(of: $0.food.name) }.filter { begins($0, with: word) })
      if !words.isEmpty { return words.map { word + $0.dropFirst(word.count) } }
    }
    return catalog.words(beginningWith: word, limit: Self.mostFoods).filter { begins($0, with: word) }.map {
      word + $0.dropFirst(word.count)
    }
  }

  private func begins(_ candidate: String, with word: String) -> Bool {
    candidate.count >= word.count && candidate.hasPrefix(word.lowercased())
  }

  private func unique(_ words: [String]) -> [String] {
    var seen = Set<String>()
    return Array(words.filter { seen.insert($0).inserted }.prefix(Self.mostFoods))
  }

  private static func words(of name: String) -> [String] {
    name.lowercased().split { !($0.isLetter || $0 == "-" || $0 == "'") }.map(String.init)
  }
}
