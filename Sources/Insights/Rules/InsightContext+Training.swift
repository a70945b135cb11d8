import Nutrition

/// Exercise and rest.
extension InsightContext {
  /// Protein after a workout: 30-40 g, up to two hours after it (ISSN 2017, protein and nutrient timing).
  var afterWorkout: Insight? {
    guard let last = today.workouts.filter({ $0.isHard && $0.minutes >= 30 }).max(by: { $0.end < $1.end }) else {
      return nil
    }
    let ago = minute - last.end
    guard (0...120).contains(ago) else { return nil }
    let since = today.meals.filter { $0.minute >= last.start }
    guard !since.contains(where: { $0.nutrients.proteinG >= 20 }) else { return nil }
    // 0.4 g/kg in steps of 5, within the rule's 30-40 g.
    let grams = min(40, max(30, ((weightKg ?? 85) * 0.4 / 5).rounded() * 5))
    let left = 120 - ago
    let when = left >= 15 ? "in the next \(left) min" : "now"
    return Insight(
      .afterWorkout,
      [.init("since the end", Double(ago), .minutes), .init("protein", grams, .grams)]
        + (left >= 15 ? [.init("best within", Double(left), .minutes)] : []),
      quiet: "Well done. Something with protein in the next hours helps your muscles recover.",
      "After \(last.name.lowercased()), about \(grams.text()) g of protein \(when) helps your muscles recover.")
  }

  /// Training on many days without a break (ECSS and ACSM 2013: training needs recovery).
  var restDay: Insight? {
    func trained(_ day: InsightDay) -> Bool { day.workouts.contains(where: \.isHard) }
    guard trained(today) else { return nil }
    let run = 1 + past.reversed().prefix(while: trained).count
    guard run >= 6 else { return nil }
    return Insight(
      .restDay, [.init("in a row", Double(run), .days)],
      quiet: "You have trained many days in a row; a day of rest lets it settle in.",
      "\(run) days of training in a row: a day of rest, or an easy walk, lets it settle in.")
  }
}
