import Foundation
import Nutrition

/// Bare figures that mend the hour of a meal: "8 not 7" of oatmeal at 7, "closer to 10" of toast at 8.
extension CorrectionReader {
  private static let nearing: WordSet = ["nearer", "closer", "more", "like", "to", "about", "around", "was", "it"]
  private static let hoursOfClock = 1.0...12.0
  /// Further off is hardly the same meal.
  private static let mostHoursOff = 4.0

  /// "It was at 8" of "8 not 7", where the last meal was told for 7 o'clock; nil where the figures may count its foods.
  func hourOfMeal(_ said: [Token]) -> [Token]? {
    guard (2...11).contains(said.count), case .meal(let meal)? = context.lastEntries.last, let hour = toldHour(of: meal)
    else { return nil }
    let rest = Array(
      trimmed(said).drop { Self.isInterjection($0) || $0.isWord("no") })
    if let near = hourBehindDenied(rest, of: meal, toldFor: hour) { return near }
    let told = rest.drop { Self.nearing.contains($0) }
    guard let first = told.first, first.kind == .number, let value = first.value, Self.hoursOfClock.contains(value),
      value == value.rounded(), abs(value - hour) <= Self.mostHoursOff,
      !meal.items.contains(where: { $0.quantity == hour })
    else { return nil }
    let isDenied =
      told.count == 3 && told[told.startIndex + 1].isWord("not") && told[told.startIndex + 2].value == hour
    let isNear = told.count == 1 && rest.contains { $0.isOne(of: "nearer", "closer") }
    guard isDenied || isNear else { return nil }
    return Token.words(["it", "was", "at"], at: first.range) + [first]
  }

  /// "Not 9, it was more like 8", "not at 7, nearer 8": what stood wrong is told first.
  private func hourBehindDenied(_ rest: [Token], of meal: Meal, toldFor hour: Double) -> [Token]? {
    guard rest.count > 2, rest[0].isWord("not"), case let wrong = rest[1].isOne(of: "at", "around", "about") ? 2 : 1,
      rest[wrong].value == hour, let last = rest.last, last.kind == .number, let value = last.value,
      Self.hoursOfClock.contains(value), value == value.rounded(), value != hour,
      min(abs(value - hour), 12 - abs(value - hour)) <= Self.mostHoursOff,
      !meal.items.contains(where: { $0.quantity == hour }),
      rest[(wrong + 1)..<(rest.count - 1)].allSatisfy({
        $0.kind == .punctuation || Self.nearing.contains($0)
          || $0.isOne(of: "at", "but", "actually", "maybe", "probably")
      })
    else { return nil }
    return Token.words(["it", "was", "at"], at: last.range) + [last]
  }

  /// The full hour of twelve that the person said a meal was at; nil where none was said.
  private func toldHour(of meal: Meal) -> Double? {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = context.timeZone
    let time = calendar.dateComponents([.hour, .minute], from: meal.timestamp)
    guard let hour = time.hour, time.minute == 0, let raw = meal.rawInput else { return nil }
    let ofClock = Double(hour % 12 == 0 ? 12 : hour % 12)
    let tokens = Lexer.tokens(of: raw)
    let isSaid = tokens.indices.dropLast().contains {
      tokens[$0].isOne(of: "at", "around", "about") && tokens[$0 + 1].value == ofClock
    }
    return isSaid ? ofClock : nil
  }
}
