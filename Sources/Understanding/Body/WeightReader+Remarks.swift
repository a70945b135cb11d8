import Nutrition
import ToolCalls

/// What people add to a weighing, and weighings that are no news.
extension WeightReader {
  /// "I was 70 kg at school", "95 kg back in 2016", "before the twins": how it used to be.
  static func isOfOldDays(_ tokens: [Token]) -> Bool {
    if FrameReader.isLongAgo(tokens, from: FrameReader.opening(of: tokens)) { return true }
    if namesOldTime(tokens) { return true }
    // "Weighed 81 at uni this morning" is of today, wherever it was.
    guard TimeScanner.scan(tokens).day == nil, !Self.present.occurs(in: tokens) else {
      return false
    }
    return tokens.indices.dropLast().contains { index in
      func word(_ at: Int) -> SaidWord { tokens.word(at) }
      let next = word(index + 1).isOne(of: "the", "my", "our", "i", "we") ? index + 2 : index + 1
      switch word(index) {
      case "at", "in", "since": return FrameReader.pastPlaces.contains(word(next))
      case "before":
        if events.contains(word(next)) { return true }
        // "before I had breakfast" is of today.
        return word(index + 1) == "i"
          && (turns.contains(word(next)) || word(next) == "got" && conditions.contains(word(next + 1)))
      default: return false
      }
    }
  }

  /// "in 2019", "in March", "last month", "two months ago", "used to weigh": further back than a day that could be
  /// logged, unless today's weight stands beside it.
  private static func namesOldTime(_ tokens: [Token]) -> Bool {
    guard !present.occurs(in: tokens) else { return false }
    return tokens.indices.contains { index in
      let next = tokens.word(index + 1)
      switch tokens[index] {
      case "used": return next == "to"
      case "last":
        return next.isOne(of: "month", "year", "summer", "winter", "christmas", "autumn", "spring")
          || TimeWords.months.contains(next)
      case "month", "months", "year", "years": return next == "ago" || next == "back"
      case "in", "since", "during":
        if TimeWords.months.contains(next), next != "may" || index + 2 == tokens.count {
          return !(index + 2 < tokens.count && tokens[index + 2].kind == .number)
        }
        return index + 1 < tokens.count && tokens[index + 1].value.map { (1950...2100).contains($0) } == true
          && UnitTable.unit(at: index + 2, in: tokens) == nil
      default: return false
      }
    }
  }

  /// A sentence about nothing but a weight of old days.
  static func tellsOldWeight(_ tokens: [Token]) -> Bool {
    let isWeighing =
      weighing.occurs(in: tokens)
      || tokens.contains { $0.isOne(of: "was", "were") }
        && tokens.indices.contains { index in
          tokens[index].kind == .number
            && UnitTable.unit(at: index + 1, in: tokens).map { $0.unit.weighsPeople } ?? false
        }
    return isWeighing && isOfOldDays(tokens)
  }

  /// "Now 81 kg", "today I weigh 78.5": a figure of today.
  static func tellsNow(_ tokens: [Token]) -> Bool {
    present.occurs(in: tokens) && tokens.contains { $0.kind == .number } && !isOfOldDays(tokens)
  }

  /// "By myself I was 77.4 kg", "it shows I'm 83.1 kg": the person's own figure, wherever "I" stands.
  static func tellsOwn(_ tokens: [Token]) -> Bool {
    tokens.indices.contains { index in
      let isSelf =
        tokens[index].isOne(of: "i'm", "im")
        || tokens[index].isWord("i") && tokens.word(index + 1).isOne(of: "was", "am", "weigh", "weighed")
      guard isSelf else { return false }
      return tokens[index...].prefix(6).indices.contains {
        tokens[$0].kind == .number
          && UnitTable.unit(at: $0 + 1, in: tokens).map { $0.unit.weighsPeople } ?? false
      }
    }
  }

  private static let present = WordList.words("now today currently morning tonight")

  /// Events that part a life in two.
  private static let events = WordList.words(
    """
    baby babies twins kids children pregnancy birth wedding divorce covid lockdown pandemic injury surgery accident
    diet illness op operation
    """)

  private static let turns = WordList.words("was became met moved retired quit joined started")
  private static let conditions = WordList.words("pregnant married sick ill injured divorced fat")

  /// "Gym before work, 79.4 after": a figure close to the weight known, behind what was done.
  func closing(_ said: [Token]) -> Finding? {
    guard said.count == 1, said[0].hasDecimals, let knownKg,
      let found = finding(in: said, hasFood: false, isAlone: true), abs(found.call.weightKg - knownKg) / knownKg < 0.05
    else { return nil }
    return found
  }

  /// "79.4 this morning, coffee with milk": a figure that opens a message, with the time it was taken and nothing else.
  func opening(_ words: [Token], saysWhen: Bool) -> Finding? {
    // "Woke up 79.4, porridge".
    let hasWoken = words.count > 1 && words[0].isWord("woke") && words[1].isWord("up")
    let opened = hasWoken ? Array(words.dropFirst(2).drop { $0.isWord("at") }) : words
    // "80.4 on the dot this morning".
    let asides = WeightWords.asides.ranges(in: opened)
    let said = opened.indices.filter { index in !asides.contains { $0.contains(index) } }.map { opened[$0] }
    guard saysWhen || hasWoken, said.count == 1, said[0].kind == .number,
      let found = finding(in: said, hasFood: false, isAlone: true)
    else { return nil }
    guard let knownKg else { return said[0].hasDecimals ? found : nil }
    return abs(found.call.weightKg - knownKg) / knownKg < 0.15 ? found : nil
  }
}
