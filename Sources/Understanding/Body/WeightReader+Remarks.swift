import Nutrition
import ToolCalls

/// What people add to a weighing, and weighings that are no news.
extension WeightReader {
  /// Who weighed, where, and in what: "the nurse weighed me, 83 kg with shoes on".
  static let remarks = WordList.words(
    """
    nurse gp doc doctor doctors physio clinic surgery hospital pharmacy chemist dietitian midwife consultant trainer pt
    shoes boots trainers socks clothes clothing shirt jumper jacket coat jeans belt dressed fully undressed uniform
    pyjamas pjs pants underwear empty full stomach shower loo gym
    """)

  /// "I was 70 kg at school", "95 kg back in 2016", "before the twins": how it used to be.
  static func isOfOldDays(_ tokens: [Token]) -> Bool {
    if FrameReader.isLongAgo(tokens, from: FrameReader.opening(of: tokens)) { return true }
    // "Weighed 81 at uni this morning" is of today, wherever it was.
    guard TimeScanner.scan(tokens).day == nil, !tokens.contains(where: { Self.present.contains($0) }) else {
      return false
    }
    return tokens.indices.dropLast().contains { index in
      func word(_ at: Int) -> String { FrameReader.word(at, tokens) }
      let next = ["the", "my", "our", "i", "we"].contains(word(index + 1)) ? index + 2 : index + 1
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

  /// A sentence about nothing but a weight of old days.
  static func tellsOldWeight(_ tokens: [Token]) -> Bool {
    let isWeighing =
      tokens.contains { weighing.contains($0) }
      || tokens.contains { ["was", "were"].contains($0.folded) }
        && tokens.indices.contains { index in
          tokens[index].kind == .number
            && UnitTable.unit(at: index + 1, in: tokens).map { ["kg", "lb", "st"].contains($0.unit.name) } ?? false
        }
    return isWeighing && isOfOldDays(tokens)
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

  /// "79.4 this morning, coffee with milk": a figure that opens a message, with the time it was taken and nothing else.
  func opening(_ said: [Token], saysWhen: Bool) -> Finding? {
    guard saysWhen, said.count == 1, let value = said[0].value, said[0].kind == .number,
      let found = finding(in: said, hasFood: false, isAlone: true)
    else { return nil }
    guard let knownKg else { return value == value.rounded() ? nil : found }
    return abs(found.call.weightKg - knownKg) / knownKg < 0.15 ? found : nil
  }
}
