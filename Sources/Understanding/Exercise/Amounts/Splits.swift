extension WorkoutAmounts {
  /// Reckons the time of a way of `kilometers` from that of its parts, where those were said.
  mutating func spreadSplits(over kilometers: Double?) {
    guard !splits.isEmpty, let kilometers else { return }
    minutes = Splits.minutes(of: splits, kilometers: kilometers)
  }
}

/// Times of the parts of a way: "5k splits 5:05 5:00 4:55 4:58 4:50", "10k splits 24:40 / 24:10".
enum Splits {
  private static let links: WordSet = [",", "/", "and", "&", "then"]
  private static let leads: WordSet = [":", "were", "was", "of", "at", "-"]

  /// Where the times behind the word at `index` end, and which tokens they are; nil where there are no two of them.
  static func clocks(behind index: Int, in tokens: [Token]) -> (places: [Int], end: Int)? {
    guard tokens[index].isWord("splits") || tokens[index].isWord("split") else { return nil }
    var at = leads.end(from: index + 1, in: tokens)
    var places: [Int] = []
    var end = at
    while at < tokens.count {
      if tokens[at].kind == .clock {
        places.append(at)
        end = at + 1
      } else if !links.contains(tokens[at]) {
        break
      }
      at += 1
    }
    return places.count > 1 ? (places, end) : nil
  }

  /// Where such times stand, signs and all.
  static func ranges(in tokens: [Token]) -> [Range<Int>] {
    guard tokens.contains(where: { $0.isWord("splits") }) else { return [] }
    return tokens.indices.compactMap { index in clocks(behind: index, in: tokens).map { index..<$0.end } }
  }

  private static let namers: WordSet = ["k", "km", "mile", "negative", "even", "positive", "my", "the", "lap"]

  /// "negative splits", "my 5k splits": times of a way and no dish of ice cream.
  static func areNamed(in tokens: [Token]) -> Bool {
    tokens.indices.dropFirst().contains {
      (tokens[$0].isWord("splits") || tokens[$0].isWord("split")) && namers.contains(tokens[$0 - 1])
    }
  }

  /// Kilometres an hour that parts with their times are run, rowed and swum at.
  private static let speeds = 3.0...22
  private static let mile = 1.609344

  /// Minutes of `kilometers` whose parts took `splits`, each minutes and seconds or hours and minutes: their sum, or the
  /// mean of a kilometre or a mile where they are some of the parts only.
  static func minutes(of splits: [[Double]], kilometers: Double?) -> Double? {
    let short = splits.map { $0.count == 3 ? $0[0] * 60 + $0[1] + $0[2] / 60 : $0[0] + $0[1] / 60 }
    let long = splits.map { $0.count == 3 ? $0[0] * 60 + $0[1] + $0[2] / 60 : $0[0] * 60 + $0[1] }
    let sum = short.reduce(0, +)
    guard let kilometers else { return sum }
    let mean = sum / Double(splits.count)
    return [sum, long.reduce(0, +), mean * kilometers, mean * kilometers / mile].first {
      $0 > 0 && speeds.contains(kilometers / ($0 / 60))
    }
  }
}
