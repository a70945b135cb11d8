import ArgumentParser
import Coaching
import Foods
import JSONTree
import Nutrition

/// What a restaurant chain sells, by the serving.
struct MenuCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    single: "menu", abstract: "What a restaurant chain sells, for eating out: by energy, protein or name.",
    discussion: """
      ada menu                                     the chains that are known
      ada menu "taco bell" --under 400
      ada menu subway --under 600 --find salad --by protein
      """)

  enum Order: String, CaseIterable, ExpressibleByArgument { case energy, protein }

  @Argument(help: "The chain.")
  var chain: [String] = []
  @Option(help: ArgumentHelp("At most so much energy a serving.", valueName: "kcal"))
  var under: Double?
  @Option(help: ArgumentHelp("At least so much protein a serving.", valueName: "g"))
  var protein: Double?
  @Option(help: ArgumentHelp("Words in the name, such as salad.", valueName: "words"))
  var find: String?
  @Option(help: ArgumentHelp("The lowest energy first, or the most protein.", valueName: "order"))
  var by = Order.energy
  @Option(help: ArgumentHelp("How many at most.", valueName: "n"))
  var limit = 25
  @OptionGroup var flags: ViewFlags

  func validate() throws {
    guard (1...10_000).contains(limit) else { throw ValidationError("--limit must be from 1 to 10000.") }
    guard (1...20_000).contains(under ?? 1) else { throw ValidationError("--under must be from 1 to 20000 kcal.") }
    guard (0...1000).contains(protein ?? 0) else { throw ValidationError("--protein must be from 0 to 1000 g.") }
  }

  func run() throws {
    let catalog = FoodCatalog.reference
    let page = AppContext.live.page(flags)
    guard !chain.isEmpty else {
      let chains = catalog.menuChains
      let text: String =
        flags.json
        ? JSONValue.object(JSONObject([.init(key: "chains", value: .texts(chains))])).serialized() + "\n"
        : Page.text([
          page.wrapped(chains.joined(separator: ", ")), page.dimmed("ada menu CHAIN --under 600", indent: ""),
        ])
      return Console.standardOutput.write(text)
    }
    let name = try only(catalog.chains(named: chain.joined(separator: " ")))
    let menu = catalog.menu(of: name)
    let chosen = Array(sorted(menu.filter(isWanted)).prefix(limit))
    if flags.json {
      let json: JSONValue = [
        "chain": .string(name), "items": .array(chosen.map(\.json)), "known": .integer(menu.count),
      ]
      Console.standardOutput.write(json.serialized() + "\n")
    } else {
      Console.standardOutput.write(text(chosen, of: menu.count, chain: name, on: page))
    }
  }

  /// Diet drinks, tea and water would fill the first page of every chain; whoever looks for one names it.
  private var leavesOutEmpty: Bool { find == nil && !flags.json }

  private func only(_ chains: [String]) throws -> String {
    if chains.count == 1 { return chains[0] }
    let said = chain.joined(separator: " ").prefix(64)
    throw Failure(
      .notDone,
      chains.isEmpty
        ? "No menu of \"\(said)\" is known; ada menu lists the chains."
        : "\"\(said)\" may be \(chains.prefix(8).joined(separator: ", ")); give more of the name.")
  }

  private func isWanted(_ item: MenuItem) -> Bool {
    let nutrients = item.nutrients
    let words = FoodCatalog.foldedWords(find ?? "")
    let isNamed = words.isEmpty || Set(words).isSubset(of: FoodCatalog.foldedWords(item.food.name))
    if leavesOutEmpty, nutrients.calories < 15 { return false }
    return isNamed && nutrients.calories <= under ?? .infinity && nutrients.proteinG >= protein ?? 0
  }

  private func sorted(_ items: [MenuItem]) -> [MenuItem] {
    guard by == .protein else { return items }
    return items.sorted { ($1.nutrients.proteinG, $0.food.name) < ($0.nutrients.proteinG, $1.food.name) }
  }

  private func text(_ items: [MenuItem], of count: Int, chain: String, on page: Page) -> String {
    if items.isEmpty {
      return Page.text([page.wrapped("Nothing at \(chain) fits; \(count) items are known. Try a higher --under.")])
    }
    let leftOut = leavesOutEmpty ? ", those of hardly any energy left out" : ""
    let note = page.dimmed(
      "By the serving, as the chain published it; \(items.count) of \(count) items\(leftOut). Menus change.", indent: ""
    )
    if page.hidesNumbers {
      return Page.text([[page.heading(chain)] + items.flatMap { page.wrapped($0.food.name, indent: "  ") }, note])
    }
    let table = Table(
      columns: [
        .init(title: "item", weight: 5, isLeft: true), .init(title: "kcal", weight: 4),
        .init(title: "protein", weight: 3, ink: .protein), .init(title: "carbs", weight: 1, ink: .carbs),
        .init(title: "fat", weight: 1, ink: .fat),
      ],
      rows: items.map { item in
        let nutrients = item.nutrients
        return [
          String(item.food.name.prefix(48)), Figures.whole(nutrients.calories), nutrients.proteinG.text(),
          nutrients.carbsG.text(), nutrients.fatG.text(),
        ]
      })
    return Page.text([[page.heading(chain)] + table.lines(on: page), note])
  }
}

extension MenuItem {
  /// For scripts (docs/plans.md): what one serving holds.
  fileprivate var json: JSONValue {
    let nutrients = nutrients
    return [
      "foodId": .string(food.id), "name": .string(food.name), "serving": .string(serving),
      "grams": food.isPerServing ? .null : .figure(grams), "calories": .figure(nutrients.calories),
      "proteinG": .figure(nutrients.proteinG), "carbsG": .figure(nutrients.carbsG), "fatG": .figure(nutrients.fatG),
      "fiberG": .figure(nutrients.fiberG), "sodiumMg": .figure(nutrients.sodiumMg),
    ]
  }
}
