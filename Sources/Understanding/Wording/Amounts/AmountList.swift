/// A list of measured foods and nothing else: "150 g chicken, maybe a cup of rice", "the salmon was 120 g".
struct AmountList {
  struct Item {
    /// "150 g", "a cup of".
    var amount: [Token]
    /// "Cooked rice"; empty where only a measure is named: "2 slices".
    var name: [Token]
    /// Measured, not counted.
    var hasUnit: Bool

    /// The item as it is told.
    var said: [Token] { amount + name }
  }

  private(set) var items: [Item] = []
  /// Where the list ends.
  private(set) var end: Int
  private let tokens: [Token]

  private static let hedges = QuantityWords.approximators.union(["had", "it", "so", "was", "were", "~"])
  private static let joints = ListWords.listJoints.union(["with"])
  private static let articles: WordSet = ["the", "my"]
  private static let stating: WordSet = ["was", "were", "=", ":", "weighed"]
  private static let longestName = 4

  /// The list that begins at `start`, as far as it goes.
  init(_ tokens: [Token], from start: Int) {
    self.tokens = tokens
    end = start
    while let next = item(at: end) {
      items.append(next.item)
      end = next.end
    }
  }

  /// Whether a measured food may begin at `index`.
  static func begins(at index: Int, in tokens: [Token]) -> Bool {
    var at = index
    while hedges.contains(at: at, in: tokens) { at += 1 }
    guard at < tokens.count else { return false }
    return tokens[at].isCount || QuantityParser(tokens).quantity(at: at) != nil
      || stating.occurs(in: tokens[at...].prefix(longestName))
  }

  /// Whether the list ends where a sentence might: at a sign, its end, or when and where it was.
  var endsClean: Bool {
    tokens.ends(at: end) || tokens[end - 1].kind == .punctuation
      || tokens[end].isOne(of: "for", "at", "in", "on", "this", "today", "tonight", "yesterday", "last", "with")
  }

  private func item(at start: Int) -> (item: Item, end: Int)? {
    var at = start
    if !items.isEmpty { at = Self.joints.end(from: at, in: tokens) }
    at = Self.hedges.end(from: at, in: tokens)
    return measured(at: at) ?? stated(at: at)
  }

  /// "A cup of cooked rice".
  private func measured(at start: Int) -> (item: Item, end: Int)? {
    guard start < tokens.count, let quantity = QuantityParser(tokens).quantity(at: start),
      quantity.value != nil || quantity.hasUnit
    else { return nil }
    let amount = Array(tokens[quantity.tokens])
    var end = quantity.tokens.upperBound
    while end < tokens.count, tokens[end].kind == .word, !tokens[end].isBreak, !tokens[end].isCount,
      end - quantity.tokens.upperBound < Self.longestName, !Self.hedges.contains(tokens[end]),
      !tokens[end].isOne(of: "this", "today", "tonight", "yesterday", "last")
    {
      end += 1
    }
    let name = Array(tokens[quantity.tokens.upperBound..<end].drop { Self.articles.contains($0) })
    return name.isEmpty && !quantity.hasUnit ? nil : (Item(amount: amount, name: name, hasUnit: quantity.hasUnit), end)
  }

  /// "The salmon was about 120 g", and behind such "rice 200 g".
  private func stated(at start: Int) -> (item: Item, end: Int)? {
    var at = start
    if Self.articles.contains(at: at, in: tokens) { at += 1 }
    let first = at
    while at < tokens.count, tokens[at].kind == .word, !tokens[at].isBreak, !Self.stating.contains(tokens[at]),
      at - first < Self.longestName
    {
      at += 1
    }
    guard at > first, at < tokens.count, case let name = Array(tokens[first..<at]) else { return nil }
    if Self.stating.contains(tokens[at]) { at += 1 } else if items.isEmpty { return nil }
    at = Self.hedges.end(from: at, in: tokens)
    guard at < tokens.count, let quantity = QuantityParser(tokens).quantity(at: at), quantity.hasUnit,
      tokens.breaks(at: quantity.tokens.upperBound)
    else { return nil }
    return (Item(amount: Array(tokens[quantity.tokens]), name: name, hasUnit: true), quantity.tokens.upperBound)
  }
}
