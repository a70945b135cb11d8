import ArgumentParser
import Coaching
import Foods
import Foundation
import JournalStore
import Nutrition
import ToolCalls
import Understanding

struct Edit: ParsableCommand {
  static let configuration = CommandConfiguration(
    single: "edit", abstract: "Change an entry by its id (ada meals shows it); undo takes the change back.",
    discussion: """
      ada edit 3fa2c1 --item toast --grams 60
      ada edit 3fa2c1 --meal lunch --time "yesterday 13:00"
      ada edit 9b01de --duration 35min --distance 5km
      """)

  @Argument(help: ArgumentHelp("The id, whole or the few characters that are shown.", valueName: "id"))
  var id: String

  @Option(
    help: ArgumentHelp("Which item of a meal, by number or name; not needed where there is one.", valueName: "item"))
  var item: String?
  @Option(help: ArgumentHelp("What it was; the table's figures for it are taken.", valueName: "name"))
  var name: String?
  @Option(help: ArgumentHelp("How much of the item, such as 150g or 5oz.", valueName: "amount"))
  var grams: String?
  @Option(help: ArgumentHelp("The item's or the workout's energy.", valueName: "kcal"))
  var calories: String?
  @Option(help: ArgumentHelp("Which meal it was.", valueName: "meal"))
  var meal: MealType?
  @Option(help: ArgumentHelp("When it was: 2026-11-20T08:10, 08:10 or \"yesterday at 8pm\".", valueName: "time"))
  var time: String?
  @Option(help: ArgumentHelp("How much water, such as 500ml.", valueName: "volume"))
  var amount: String?
  @Option(help: ArgumentHelp("What was weighed, such as 82.4kg.", valueName: "weight"))
  var weight: String?
  @Option(help: ArgumentHelp("How long the workout was, such as 28min.", valueName: "duration"))
  var duration: String?
  @Option(help: ArgumentHelp("How far it went, such as 5km.", valueName: "distance"))
  var distance: String?

  @OptionGroup var flags: ViewFlags

  func validate() throws {
    let given = [name, grams, calories, time, amount, weight, duration, distance]
    guard given.contains(where: { $0 != nil }) || meal != nil || item != nil else {
      throw ValidationError("Nothing to change. Try: ada edit ID --grams 150")
    }
    if let name, name.allSatisfy(\.isWhitespace) || name.utf8.count > 400 {
      throw ValidationError("--name must be some words, at most 400 bytes.")
    }
  }

  func run() throws {
    let session = try Session(flags, writes: true)
    let result = try session.unlessChanged { try change(in: session) }
    if flags.json {
      var record = EntryRecord(result.entry, in: session.timeZone)
      record.kind = .correction
      record.of = result.entry.id
      session.print(record.json)
    } else {
      session.print(
        ChangeView(page: session.page, timeZone: session.timeZone).edited(
          result.entry, notes: result.notes, today: session.today))
    }
  }

  /// The entry as it is in the journal afterwards.
  private func change(in session: Session) throws -> EntryEdit.Outcome {
    let journal = session.journal
    let entry = try EntryLookup(journal: journal, units: session.profile.units).entry(id)
    let catalog = FoodCatalog.reference.knowing(session.context.products).knowing(
      PersonalFoods(try journal.personalFoods()))
    var outcome = try edit(of: entry, in: session).applied(
      to: entry, catalog: catalog, bodyWeightKg: try journal.weight(at: entry.timestamp)?.weightKg)
    guard outcome.entry != entry else { return outcome }
    let words = Confirmation.words(for: outcome.entry, units: session.profile.units)
    let written = try journal.perform(
      [.replace(outcome.entry)], as: session.turn("edit \(id)"), reply: "Corrected: \(words)."
    ) { try $0.entry(id: entry.id) == entry }
    outcome.entry = written.entries.first ?? outcome.entry
    return outcome
  }

  /// The options, read; a time without a day is on the entry's.
  private func edit(of entry: Entry, in session: Session) throws -> EntryEdit {
    let units = session.profile.units
    return EntryEdit(
      item: item, name: name?.trimmingCharacters(in: .whitespacesAndNewlines),
      grams: try EntryRange.grams.read(grams) { MeasureText.grams($0) },
      calories: try EntryRange.calories.read(calories) { MeasureText.kilocalories($0) }, meal: meal,
      time: try time.map { try session.moment($0, option: "--time", on: entry.timestamp) },
      amountMl: try EntryRange.amount.read(amount) { MeasureText.millilitres($0, units: units) },
      weightKg: try EntryRange.weight.read(weight) { MeasureText.kilograms($0, units: units) },
      durationMin: try EntryRange.duration.read(duration) { MeasureText.minutes($0) },
      distanceKm: try EntryRange.distance.read(distance) { MeasureText.kilometres($0, units: units) })
  }
}
