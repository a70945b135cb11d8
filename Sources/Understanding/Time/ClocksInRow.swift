/// A diary on one line whose times alone part what was had: "8:00 coffee 10:30 pear 12:00 soup", "8am: eggs 1pm: salad",
/// "coffee 8:00 pear 10:30 soup 12:00".
struct ClocksInRow {
  let tokens: [Token]
  let holdsFood: ([Token]) -> Bool

  /// `tokens` with a semicolon between what was had at one time and at the next.
  static func parted(_ tokens: [Token], holdsFood: @escaping ([Token]) -> Bool) -> [Token] {
    guard tokens.count > 3, tokens.count(where: { $0.kind == .clock || $0.isOne(of: "am", "pm") }) > 1 else {
      return tokens
    }
    return ClocksInRow(tokens: tokens, holdsFood: holdsFood).parted()
  }

  private func parted() -> [Token] {
    let clocks = clocks()
    guard clocks.count > 1, let first = clocks.first, let last = clocks.last else { return tokens }
    let places: [Int]
    if isOpening(first.lowerBound) {
      let nexts = clocks.dropFirst().map { Optional($0) } + [nil]
      guard
        zip(clocks, nexts).allSatisfy({ clock, next in
          holds(clock.upperBound..<(next?.lowerBound ?? tokens.count), isBeforeHalf: next.map(hasHalf) ?? true)
        })
      else { return tokens }
      places = clocks.dropFirst().map(\.lowerBound)
    } else if last.upperBound == tokens.count {
      guard
        zip([0] + clocks.dropLast().map(\.upperBound), clocks).allSatisfy({ start, clock in
          holds(start..<clock.lowerBound, isBeforeHalf: hasHalf(clock))
        })
      else { return tokens }
      places = clocks.dropLast().map(\.upperBound)
    } else {
      return tokens
    }
    // "Yesterday 7:20 muesli 12:10 gnocchi": the day is that of each.
    let day = isOpening(first.lowerBound) ? tokens[..<first.lowerBound].filter { $0.kind == .word } : []
    return tokens.replacing { index in
      let token = tokens[index]
      // Where a sign parts them already, nothing is missing.
      guard places.contains(index), tokens[index - 1].kind != .punctuation, !token.isBreak else { return nil }
      return (index + 1, [Token.sign(";", at: token.range)] + day + [token])
    }
  }

  /// The times, where each is later than the one before: "7:30" behind "8:00" is how long something took.
  private func clocks() -> [Range<Int>] {
    var found: [Range<Int>] = []
    var last = -1.0
    for index in tokens.indices {
      guard let value = tokens[index].value, (0..<24).contains(value) else { continue }
      let half = ClockScanner(tokens).halfDay(at: index + 1)
      guard
        half != nil && value < 13 || tokens[index].kind == .clock && tokens[index].hasOneColon
      else { continue }
      let base = half != nil && value >= 12 ? value - 12 : value
      let hour = half?.isAfternoon == true ? base + 12 : base
      guard let time = [hour, hour + 12].first(where: { $0 > last && ($0 == hour || half == nil && hour < 12) }) else {
        return []
      }
      last = time
      let end = half?.end ?? index + 1
      // "8am - 9am spin class" is one stretch.
      if let before = found.last, before.upperBound + 1 == index, ["-", "to"].contains(tokens[index - 1].folded) {
        found[found.count - 1] = before.lowerBound..<end
      } else {
        found.append(index..<end)
      }
    }
    return found
  }

  /// At the start, behind a day or a heading.
  private func isOpening(_ index: Int) -> Bool {
    tokens[..<index].allSatisfy {
      TimeWords.days.contains($0) || TimeWords.weekdays.contains($0) || $0.isSign(":") || $0.isSign(",")
        || $0.isSign("-")
    }
  }

  /// With "am" or "pm", so that it is no time that something took.
  private func hasHalf(_ clock: Range<Int>) -> Bool { clock.count > 1 }

  /// The stretch is of food, or of a doing that the clock reading behind it is not the length of.
  private func holds(_ stretch: Range<Int>, isBeforeHalf: Bool) -> Bool {
    let words = Array(tokens[stretch].drop { $0.kind == .punctuation })
    guard let first = words.first, first.kind != .punctuation, isBeforeHalf || !ClockScanner.timed.occurs(in: words)
    else { return false }
    return holdsFood(words) || !ActivityLexicon.reference.mentions(in: words).isEmpty
  }
}
