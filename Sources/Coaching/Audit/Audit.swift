public import Foundation
public import JournalStore
public import Nutrition

/// Looks through a journal for what is probably wrong. Writes nothing.
public struct Audit {
  let journal: Journal
  let timeZone: TimeZone

  public init(journal: Journal, timeZone: TimeZone) {
    self.journal = journal
    self.timeZone = timeZone
  }

  /// Everything found in the days, oldest first; what is wrong with the file itself comes last.
  ///
  /// Reads a month at a time, so that ten years need no more memory than one, and none in which nothing happened.
  /// - Throws: `JournalError` where the journal cannot be read.
  public func findings(from first: CalendarDay, through last: CalendarDay) throws -> [Finding] {
    var findings: [Finding] = []
    var day = first
    while day <= last, let next = try journal.nextMoment(from: day.interval(in: timeZone).start) {
      day = max(day, CalendarDay(next, in: timeZone))
      guard day <= last else { break }
      let end = min(day.advanced(by: 30), last)
      findings += try month(from: day, through: end)
      day = end.advanced(by: 1)
    }
    return try findings + structure()
  }

  /// The days on which the journal begins and ends; nil where it is empty.
  /// - Throws: `JournalError` where the journal cannot be read.
  public func span() throws -> ClosedRange<CalendarDay>? {
    try journal.entrySpan().map { CalendarDay($0.lowerBound, in: timeZone)...CalendarDay($0.upperBound, in: timeZone) }
  }

  private func month(from first: CalendarDay, through last: CalendarDay) throws -> [Finding] {
    let entries = try journal.entries(from: first.interval(in: timeZone).start, to: last.interval(in: timeZone).end)
    var (meals, workouts, water, weights): ([Meal], [WorkoutLog], [WaterEntry], [BodyWeightEntry]) = ([], [], [], [])
    for entry in entries {
      switch entry {
      case .meal(let meal): meals.append(meal)
      case .workout(let workout): workouts.append(workout)
      case .water(let entry): water.append(entry)
      case .weight(let weight): weights.append(weight)
      case .goal: break
      }
    }
    var findings = meals.flatMap(slips)
    findings += EntryRules.duplicates(meals).map { twice($0.second.id, $0.second.timestamp, $0.second.name) }
    findings += EntryRules.duplicates(workouts).map { twice($0.second.id, $0.second.startTime, $0.second.name) }
    findings += EntryRules.duplicates(weights).map {
      twice($0.second.id, $0.second.timestamp, "\($0.second.weightKg.text(decimals: 1)) kg")
    }
    findings += EntryRules.waterTwice(water, meals).map { pair in
      finding(
        .waterTwice, pair.water.id, pair.water.timestamp,
        "\(pair.water.amountMl.text()) ml of water stand alone and in \(pair.meal.name).")
    }
    findings += EntryRules.workoutsTwice(workouts).map { pair in
      finding(
        .workoutTwice, pair.own.id, pair.own.startTime,
        "\(pair.own.name) was logged, and a device reported \(pair.device.name) for the same time.")
    }
    findings += try halfLogged(from: first, through: last)
    return findings.sorted { ($0.day ?? last, $0.entryID ?? "") < ($1.day ?? last, $1.entryID ?? "") }
  }

  private func slips(in meal: Meal) -> [Finding] {
    if meal.items.isEmpty { return [finding(.emptyMeal, meal.id, meal.timestamp, "\(meal.name) has no items.")] }
    return meal.items.enumerated().compactMap { index, item in
      ItemRules.verdict(on: item).map { verdict in
        Finding(
          verdict.rule, day: CalendarDay(meal.timestamp, in: timeZone), entryID: meal.id, text: verdict.text,
          mend: "ada edit \(EntryID.short(meal.id)) --item \(index + 1) \(verdict.option)")
      }
    }
  }

  private func twice(_ id: String, _ time: Date, _ name: String) -> Finding {
    finding(.duplicate, id, time, "\(name) is there twice within ten minutes.")
  }

  private func finding(_ rule: Finding.Rule, _ id: String, _ time: Date, _ text: String) -> Finding {
    Finding(
      rule, day: CalendarDay(time, in: timeZone), entryID: id, text: text, mend: "ada delete \(EntryID.short(id))")
  }

  /// Days judged by the pattern of the four months up to the end of the month.
  private func halfLogged(from first: CalendarDay, through last: CalendarDay) throws -> [Finding] {
    let start = last.advanced(by: 1 - AdaptiveExpenditure.window)
    let midnights = (0...AdaptiveExpenditure.window).map { start.advanced(by: $0).interval(in: timeZone).start }
    let days = try journal.expenditureDays(from: start, midnights: midnights)
    let pattern = IntakePattern(days)
    return days.filter { $0.day >= first && $0.isComplete == nil && IntakePattern.looksPartial($0, usually: pattern) }
      .map { day in
        Finding(
          .halfLogged, day: day.day,
          text:
            "\(day.day) shows \(Figures.kcal(day.calories ?? 0)) in \(day.meals) \(day.meals == 1 ? "meal" : "meals"), "
            + "far less than usual; it is left out of what is learned.", mend: "ada expenditure --complete \(day.day)")
      }
  }

  private func structure() throws -> [Finding] {
    try journal.structuralFlaws().map { flaw in
      let rule: Finding.Rule =
        switch flaw.kind {
        case .integrity: .integrity
        case .orphan: .orphan
        case .changeGap: .changeGap
        }
      return Finding(
        rule, text: flaw.text, mend: "sqlite3 \(ShellText.quoted(journal.path)) .recover | sqlite3 recovered.sqlite")
    }
  }
}
