import Foods
import Nutrition
import Testing

/// What people say they ate, and what a dietitian would take it for: the amount and its energy. The ranges come from the
/// tables' own portions, makers' standard sizes and common tableware; they are wide where portions differ.
@Suite struct EverydayAmountTests {
  struct Row: Sendable, CustomTestStringConvertible {
    var quantity: Double?
    var unit: String?
    var phrase: String
    var grams: ClosedRange<Double>
    var kcal: ClosedRange<Double>
    var foodType: FoodType?

    /// Reads "2 | slices | toast | 40-85 | 110-240 | food"; "-" where nothing was said, the kind may be left out.
    init?(_ line: Substring) {
      let cells = line.split(separator: "|").map { cell in String(cell.trimmed) }
      guard cells.count >= 5, let grams = Self.range(cells[3]), let kcal = Self.range(cells[4]) else { return nil }
      quantity = Double(cells[0])
      unit = cells[1] == "-" ? nil : cells[1]
      phrase = cells[2]
      self.grams = grams
      self.kcal = kcal
      foodType = cells.count > 5 ? FoodType(rawValue: cells[5]) : nil
    }

    private static func range(_ text: String) -> ClosedRange<Double>? {
      let ends = text.split(separator: "-").compactMap { Double($0) }
      return ends.count == 2 && ends[0] <= ends[1] ? ends[0] - 0.5...ends[1] + 0.5 : nil
    }

    var testDescription: String { [quantity.map { "\($0)" }, unit, phrase].compactMap { $0 }.joined(separator: " ") }
  }

  static let all = [
    breakfast, drinks, lunch, dinner, snacks, worldAndMeals, sidesAndSweets, kitchens, seasonings, chainsAndSweets,
    moreKitchens, regions, typedNames, soldAs, larder, countries, byThePiece,
  ]
  static let rows = all.flatMap { text in text.split(separator: "\n").compactMap(Row.init) }

  @Test func `every line of the tables is read`() {
    #expect(Self.rows.count == Self.all.reduce(0) { $0 + $1.split(separator: "\n").count })
    #expect(Self.rows.count > 600)
  }

  @Test(arguments: rows)
  func `an everyday phrase weighs and yields what is usual`(row: Row) throws {
    let catalog = FoodCatalog.reference
    let food = try #require(catalog.link(row.phrase)?.food)
    let portion = catalog.portion(of: food, quantity: row.quantity, unit: row.unit)
    #expect(row.grams.contains(portion.grams), "\(portion.grams) g of \(food.name)")
    let kcal = food.nutrients(grams: portion.grams).calories
    #expect(row.kcal.contains(kcal), "\(kcal) kcal of \(food.name)")
    if let foodType = row.foodType { #expect(food.foodType == foodType, "\(food.name)") }
  }
}

extension Substring {
  fileprivate var trimmed: Substring {
    var text = drop { $0 == " " }
    while text.last == " " { text.removeLast() }
    return text
  }
}
