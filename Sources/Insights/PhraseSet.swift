/// Phrases to be looked for, filed under their first words: however many there are, a message's words are looked up once.
public struct PhraseSet: ExpressibleByArrayLiteral, Sendable {
  /// The words after the first.
  private var rests: [String: [[String]]] = [:]

  /// - Parameter phrases: small letters, single spaces between words.
  public init(arrayLiteral phrases: String...) {
    for phrase in phrases {
      let words = phrase.split(separator: " ").map(String.init)
      guard let first = words.first else { continue }
      rests[first, default: []].append(Array(words.dropFirst()))
    }
  }

  /// The ends of the phrases that begin at `start`.
  public func ends(in words: [String], from start: Int) -> [Int] {
    guard let rests = rests[words[start]] else { return [] }
    return rests.compactMap { rest in
      words[(start + 1)...].starts(with: rest) ? start + 1 + rest.count : nil
    }
  }
}
