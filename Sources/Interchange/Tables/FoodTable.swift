import Foundation
import Nutrition

/// A food diary as a table: a row for each food, or for each meal.
///
/// Foods of one day and meal are one meal of the journal. Its id is made of the tracker, the day and the meal, so that a
/// later export of the same day renews it and does not double it. Plain tables may be anybody's: one that shares no food
/// with what another brought for that meal adds a meal.
public struct FoodTable {
  /// What trackers do differently.
  public struct Style: Sendable {
    /// "Cronometer".
    public var title: String
    /// The order of day and month where the dates leave it open.
    var dates: DateOrder?
    /// Columns by the names of this tracker, where the general ones mislead.
    var mapping: [TableColumn: String] = [:]
    /// What the file has to have besides a date and the energy.
    var required: [TableColumn] = [.name]
    /// Words of the table's name in an archive of the whole account.
    var tables: [String] = []
    /// What a file of this kind is called.
    var file: String { title == Self.plain.title ? "food diary" : "\(title) export" }

    public static let cronometer = Style(title: "Cronometer", tables: ["servings"])
    public static let myFitnessPal = Style(
      title: "MyFitnessPal", dates: .mdy, required: [.meal], tables: ["nutrition"])
    public static let macroFactor = Style(title: "MacroFactor")
    public static let loseIt = Style(title: "Lose It!", dates: .mdy, tables: ["food log"])
    public static let plain = Style(title: "CSV", required: [])
  }

  /// The rows that make one meal.
  private struct Group: Hashable {
    var day: CalendarDay
    var meal: MealType
  }

  private let style: Style
  private let options: TableOptions
  private let file: TableFile
  private var report = ImportReport()
  private var groups: [Group: (seconds: Int?, items: [FoodItem], water: Double)] = [:]

  /// Reads a diary to its end.
  public static func read(_ path: String, as style: Style, _ options: TableOptions) throws(ImportError) -> ImportedList
  {
    var table = FoodTable(style: style, options: options, file: try TableFile(path, named: style.tables))
    try table.readRows()
    return table.list()
  }

  private init(style: Style, options: TableOptions, file: TableFile) {
    self.style = style
    self.options = options
    self.file = file
  }

  private mutating func readRows() throws(ImportError) {
    let mapping = style.mapping.merging(options.mapping) { $1 }
    var table = try ImportTable(file, mapping: mapping)
    for column in [.date, .calories] + style.required { try table.require(column, for: style.file) }
    let isJoules = try Self.isJoules(table)
    let order = try DateOrder.of(.date, in: file, options, usual: style.dates)
    while let row = try table.next(report, options) {
      report.read += 1
      try take(row, order: order, isJoules: isJoules)
    }
  }

  private static func isJoules(_ table: ImportTable) throws(ImportError) -> Bool {
    guard let unit = table.unit(.calories) else { return table.title(.calories).lowercased() == "kj" }
    switch unit {
    case "kcal", "cal", "calories": return false
    case "kj": return true
    default:
      throw ImportError("The energy of \(table.file) is in \"\(unit.prefix(20))\"; Ada reads kcal and kJ.")
    }
  }

  private mutating func take(_ row: ImportTable.Row, order: DateOrder?, isJoules: Bool) throws(ImportError) {
    let (day, seconds) = try row.moment(.date, order)
    if let since = options.since, day < since { return report.skip("before --since") }
    if row.isDeleted { return report.skip("deleted in \(style.title)") }
    guard let meal = Self.meal(row.text(.meal), seconds) else { return report.skip("exercise, which is no food") }
    guard let energy = try row.number(.calories) else { return report.skip("without energy") }
    let calories = isJoules ? UnitConversion.kilocalories(kilojoules: energy) : energy
    guard calories <= 10_000 else { throw row.wrong(.calories, "more than anyone eats at once") }
    let nutrients = Nutrients(
      calories: calories, proteinG: try row.number(.protein) ?? 0, carbsG: try row.number(.carbs) ?? 0,
      fatG: try row.number(.fat) ?? 0, fiberG: try row.number(.fiber), sugarG: try row.number(.sugar),
      sodiumMg: try row.number(.sodium), alcoholG: try row.number(.alcohol), caffeineMg: try row.number(.caffeine),
      waterG: try row.number(.water))
    let name = row.text(.name)
    let group = Group(day: day, meal: meal)
    if calories < 1,
      ["water", "tap water", "plain water", "water, tap", "tap water, drinking"].contains(name.lowercased()),
      let water = nutrients.waterG, water > 0
    {
      groups[group, default: (seconds, [], 0)].water += water
      return
    }
    let item = try item(row, name: name.isEmpty ? meal.rawValue.capitalized : name, nutrients)
    groups[group, default: (seconds, [], 0)].items.append(item)
    if groups[group]?.seconds == nil { groups[group]?.seconds = seconds }
  }

  private func item(_ row: ImportTable.Row, name: String, _ nutrients: Nutrients) throws(ImportError) -> FoodItem {
    let amount = Amount(row.text(.amount))
    // Of a table that has both, the amount is that of one serving.
    let quantity = (try row.number(.quantity) ?? 1) * amount.quantity
    let unit = row.text(.unit).isEmpty ? amount.unit : row.text(.unit)
    let stated = try row.number(.grams) ?? Self.grams(quantity, unit)
    let grams = stated.flatMap { $0 > 0 && $0 <= 5000 ? $0 : nil }
    return FoodItem(
      id: "", name: name, source: .manual, quantity: quantity > 0 ? quantity : 1, unit: String(unit.prefix(60)),
      grams: grams ?? 100, nutrients: nutrients, isCalorieOverridden: grams == nil,
      assumptions: grams == nil ? ["the weight is not known"] : [])
  }

  /// "2.00 large" or "cup" as a number and a unit; one serving where nothing is said.
  private struct Amount {
    var quantity = 1.0
    var unit: String

    init(_ text: String) {
      let digits = text.prefix { $0.isNumber || $0 == "." || $0 == "," }
      if let number = TableNumber.number(String(digits)), number > 0 { quantity = number }
      let rest = text.dropFirst(digits.count).trimmingCharacters(in: .whitespaces)
      unit = rest.isEmpty ? "serving" : rest
    }
  }

  private static func grams(_ quantity: Double, _ unit: String) -> Double? {
    switch unit.lowercased() {
    case "g", "gram", "grams": quantity
    case "kg": quantity * 1000
    case "oz", "ounce", "ounces": quantity * UnitConversion.gramsPerOunce
    default: nil
    }
  }

  /// The meal that a tracker's word means, else that of the hour; nil for what is no food.
  private static func meal(_ word: String, _ seconds: Int?) -> MealType? {
    let word = word.lowercased()
    if word.hasPrefix("exercise") { return nil }
    for meal in MealType.allCases where word.hasPrefix(meal.rawValue) { return meal }
    if word.hasPrefix("supper") { return .dinner }
    return seconds.map { MealType.at(hour: $0 / 3600) } ?? .snack
  }
}

extension FoodTable {
  private consuming func list() -> ImportedList {
    var records: [ImportedRecord] = []
    let sorted = groups.sorted { ($0.key.day, Self.usual($0.key.meal)) < ($1.key.day, Self.usual($1.key.meal)) }
    for (group, content) in sorted {
      report.span(group.day)
      let at = options.timeZone.moment(of: group.day, seconds: Double(content.seconds ?? Self.usual(group.meal)))
      let key = "\(style.title)|\(group.day)|\(group.meal.rawValue)"
      if !content.items.isEmpty {
        let id = EntryID.make(at: group.day.midnightUTC, of: "meal|\(key)")
        let items = content.items.enumerated().map { index, item in
          var item = item
          item.id = "\(id)-\(index + 1)"
          return item
        }
        let name =
          items.count <= 3 ? items.map(\.name).joined(separator: ", ") : "\(items[0].name) and \(items.count - 1) more"
        let meal = Meal(
          id: id, name: String(name.prefix(900)), mealType: group.meal, timestamp: at, items: items,
          notes: "From \(style.title).")
        records.append(
          ImportedRecord(
            .entry(.meal(meal)), timeZone: options.timeZone.identifier, mayMeetAnother: style.title == Style.plain.title
          ))
      }
      if content.water > 0 {
        let id = EntryID.make(at: group.day.midnightUTC, of: "water|\(key)")
        let water = WaterEntry(id: id, amountMl: min(10_000, content.water), timestamp: at)
        records.append(ImportedRecord(.entry(.water(water)), timeZone: options.timeZone.identifier))
      }
    }
    if groups.values.contains(where: { $0.seconds == nil }) {
      report.notes.append("Times that the file does not say are taken as 8:00, 12:30, 16:00 and 19:00 by the meal.")
    }
    return ImportedList(report: report, records: records)
  }

  /// When a meal is eaten where nobody says, in seconds after midnight.
  private static func usual(_ meal: MealType) -> Int {
    switch meal {
    case .breakfast: 8 * 3600
    case .lunch: 12 * 3600 + 1800
    case .snack: 16 * 3600
    case .dinner: 19 * 3600
    }
  }
}
