import Nutrition
import ToolCalls

/// Loads that stand apart from the sets they belong to.
extension StrengthReader {
  private static let equipment = WordList.words("barbell dumbbell dumbbells db kettlebell kb weighted of the on")
  /// What may stand between a name and the heaviest load it was done with.
  private static let records = WordList.words("pb pr max best at of : new single today").union(climbs)
  /// How a load is come to, set by set: "worked up to", "finished on", "topped out at".
  static let climbs = WordList.words(
    """
    up to worked working built building went going got moved moving climbed ramped ended ending finished finishing topped
    out on with at @ top heaviest last set
    """)

  /// "60 kg squats 5x5", "deadlift 140 kg": a load that stands before a name or behind it belongs to its sets.
  func takeLoads(_ mentions: [ExerciseLexicon.Mention], into found: inout Found) {
    for (place, mention) in mentions.enumerated() where place < found.exercises.count {
      guard found.exercises[place].name == mention.name,
        found.exercises[place].sets.allSatisfy({ $0.weightKg == nil && $0.durationSec == nil })
      else { continue }
      let notation = StrengthNotation(tokens, at: 0, unitKg: unitKg)
      var before = mention.range.lowerBound
      while before > 0, Self.equipment.contains(tokens[before - 1]) { before -= 1 }
      let starts = max(0, before - 3)..<max(0, before - 1)
      // "80 kg clean" is a way to eat unless sets stand beside it.
      let mayLead = !mention.isWeak || !found.exercises[place].sets.isEmpty || Self.tellsLift(tokens)
      let lead =
        !mayLead
        ? nil : starts.lazy.compactMap { at in notation.mass(at: at).map { (at, $0) } }.first { $0.1.end == before }
      var after = mention.range.upperBound
      while after < tokens.count, after - mention.range.upperBound < 4, Self.records.contains(tokens[after]) {
        after += 1
      }
      var behind = notation.mass(at: after).map { (after, $0) }
      if behind == nil, let held = notation.held(at: after) { behind = (held.at, (held.kg, held.end)) }
      guard let (at, load) = lead ?? behind, !found.covered.contains(where: { $0.contains(at) }) else { continue }
      found.covered.append(at..<load.end)
      if found.exercises[place].sets.isEmpty { found.exercises[place].sets = [AddWorkout.Set()] }
      for set in found.exercises[place].sets.indices { found.exercises[place].sets[set].weightKg = load.kg }
    }
  }

  /// Kilograms of the units that loads are told in: 1, or a pound.
  static func units(in tokens: [Token]) -> [Double] {
    guard QuantityWords.loads.occurs(in: tokens) else { return [] }
    let notation = StrengthNotation(tokens, at: 0, unitKg: 1)
    return tokens.indices.compactMap { index in
      guard let value = notation.number(index), let load = notation.mass(at: index) else { return nil }
      return load.kg == value ? 1 : UnitConversion.kilogramsPerPound
    }
  }

  /// "@ 70 kg" behind a name.
  func isLoaded(_ mention: ExerciseLexicon.Mention) -> Bool {
    let at = mention.range.upperBound
    guard at + 1 < tokens.count, tokens[at].isOne(of: "@", "at") else { return false }
    return StrengthNotation(tokens, at: at, unitKg: unitKg).mass(at: at + 1) != nil
  }

  private static let lifting = WordList.words("hit reached touched lifted pb pr max rm grinder failed maxed")
  private static let units = QuantityWords.loads.union(["failed", "maxed"])

  /// "Hit a 100 kg bench", "failed 105 on bench", "bench up to 90 kg": a load that was lifted, and no weighing and nothing
  /// to eat.
  static func tellsLift(_ tokens: [Token]) -> Bool {
    units.occurs(in: tokens) && (lifting.occurs(in: tokens) || climbsToLoad(tokens))
      && ExerciseLexicon.reference.mentions(in: tokens).contains { !isExactly($0, in: tokens) }
  }

  /// "Up to 90".
  private static func climbsToLoad(_ tokens: [Token]) -> Bool {
    tokens.indices.contains {
      tokens[$0].isWord("up") && tokens.word($0 + 1) == "to" && $0 + 2 < tokens.count && tokens[$0 + 2].kind == .number
    }
  }

  /// "78 kilos flat": no more and no less, where "80 kg on flat" is a bench.
  private static func isExactly(_ mention: ExerciseLexicon.Mention, in tokens: [Token]) -> Bool {
    let at = mention.range.lowerBound
    return at > 0 && tokens[at].isWord("flat") && mention.range.count == 1
      && QuantityWords.loads.contains(tokens[at - 1])
  }

  /// Loads that no set took, as they were said.
  func unusedLoads(_ found: Found) -> [String] {
    let notation = StrengthNotation(tokens, at: 0, unitKg: unitKg)
    return tokens.indices.compactMap { index in
      guard tokens[index].kind == .number, !found.covered.contains(where: { $0.contains(index) }),
        let load = notation.mass(at: index), load.end > index + 1
      else { return nil }
      return "\(tokens[index..<load.end].map(\.text).joined(separator: " ")) not counted"
    }
  }

  /// "3x10 squats at 60kg": the load follows the name.
  func readLoad(at index: inout Int, into found: inout Found) {
    var notation = StrengthNotation(tokens, at: index, unitKg: unitKg)
    guard let kg = notation.load() ?? notation.closingLoad(), let last = found.exercises.indices.last else { return }
    for set in found.exercises[last].sets.indices { found.exercises[last].sets[set].weightKg = kg }
    found.covered.append(index..<notation.position)
    index = notation.position
  }
}
