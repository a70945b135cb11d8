import ArgumentParser
import Coaching
import Foundation
import JSONTree
import JournalStore
import Nutrition
import ToolCalls

/// Energy and macros without a food, for when only the figures are known.
struct QuickAdd: ParsableCommand {
  static let configuration = CommandConfiguration(
    single: "add", abstract: "Log energy and macros alone, without naming a food.",
    discussion: """
      ada add 450 kcal
      ada add 450 --protein 30 --carbs 40 --fat 18 --name "Canteen lunch" --meal lunch --at 12:30
      ada add --protein 30 --carbs 40 --fat 18          the energy is then 4, 4 and 9 kcal a gram
      """)

  @Argument(help: "The energy, such as 450 kcal or 1900 kJ.")
  var energy: [String] = []
  @Option(help: ArgumentHelp("Protein in grams.", valueName: "g"))
  var protein: Double?
  @Option(help: ArgumentHelp("Carbohydrates in grams.", valueName: "g"))
  var carbs: Double?
  @Option(help: ArgumentHelp("Fat in grams.", valueName: "g"))
  var fat: Double?
  @Option(help: ArgumentHelp("What to call it.", valueName: "words"))
  var name: String?
  @Option(help: ArgumentHelp("breakfast, lunch, dinner or snack; by the hour without it.", valueName: "meal"))
  var meal: MealType?
  @Option(help: ArgumentHelp("When it was eaten, such as 12:30 or yesterday at 8pm.", valueName: "time"))
  var at: String?
  @Flag(help: "Take figures that do not agree.")
  var anyway = false
  @OptionGroup var flags: ViewFlags

  func validate() throws {
    for (option, grams) in [("--protein", protein), ("--carbs", carbs), ("--fat", fat)] {
      if let grams, !(0...1000).contains(grams) { throw ValidationError("\(option) must be from 0 to 1000 g.") }
    }
    if energy.isEmpty, protein == nil, carbs == nil, fat == nil {
      throw ValidationError("How much? For example: ada add 450 kcal --protein 30")
    }
    if let name, !name.contains(where: { !$0.isWhitespace }) || name.unicodeScalars.count > 200 {
      throw ValidationError("--name must be some words, at most 200 characters.")
    }
  }

  func run() throws {
    let entry = try entry()
    let session = try Session(flags, writes: true)
    let time = try session.moment(at, option: "--at")
    let item = entry.item(
      id: EntryID.make(at: session.now),
      name: name?.trimmingCharacters(in: .whitespacesAndNewlines) ?? AddMeal.Item.figuresName)
    let meal = Meal(
      id: EntryID.make(at: session.now), name: item.name, mealType: meal ?? .at(time, in: session.timeZone),
      timestamp: time, items: [item])
    let changes = [JournalChange.add(.meal(meal))]
    let written = try session.journal.perform(
      changes, as: session.turn("add \(Figures.kcal(entry.calories))"),
      reply: Confirmation.sentence(for: changes, units: session.profile.units))
    try session.show(added: written.entries, assumptions: item.assumptions, flags)
  }

  private func entry() throws -> QuickEntry {
    let entry = QuickEntry(statedCalories: try kilocalories(), proteinG: protein, carbsG: carbs, fatG: fat)
    if case .macrosExceed(let sum) = entry.agreement, !anyway {
      throw Failure(
        .usage,
        "That protein, carbohydrate and fat alone are \(Figures.kcal(sum)), more than \(Figures.kcal(entry.calories)); "
          + "correct one of them, or add --anyway.")
    }
    return entry
  }

  /// Nil where only macros were given.
  private func kilocalories() throws -> Double? {
    let text = energy.joined(separator: " ")
    if text.isEmpty { return nil }
    let range = EntryRange(
      option: "The energy", allowed: 0...10_000, example: "450 kcal or 1900 kJ", words: "from 0 to 10000 kcal")
    return try range.read(text) { MeasureText.kilocalories($0) } ?? 0
  }
}

extension Session {
  /// Shows what a command added, from the rows as they were committed, and what is left of their day.
  func show(added entries: [Entry], assumptions: [String] = [], _ flags: ViewFlags) throws {
    if flags.json {
      print([
        "logged": .array(entries.map { EntryRecord($0, in: timeZone).json }), "assumptions": .texts(assumptions),
      ])
      return
    }
    let lines = EntryLines(page: page, timeZone: timeZone, ids: ShortIDs(entries.map(\.id)))
    let days = Set(entries.map { CalendarDay($0.timestamp, in: timeZone) }).sorted()
    let left =
      try page.hidesNumbers
      ? []
      : days.flatMap { day in
        let summary = try journal.summary(of: day, in: timeZone)
        let rest = summary.remainingCalories.rounded()
        let total = Figures.kcal(summary.targets.energy.total.kilocalories)
        return page.wrapped(
          "\(day.title(today: today)): "
            + (rest >= 0 ? "\(Figures.kcal(rest)) left of \(total)." : "\(Figures.kcal(-rest)) over \(total)."))
      }
    print(
      Page.text([
        [page.style(.good, "Logged:")] + entries.flatMap { lines.lines(for: $0) },
        page.hidesNumbers ? [] : assumptions.flatMap { page.dimmed("Assumed: \($0).", indent: "") }, left,
      ]))
  }
}
