import ArgumentParser
import Foods
import JSONTree
import JournalStore

struct FoodCommands: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "foods", abstract: "Look into the table of foods, and teach your own.",
    subcommands: [
      Search.self, Show.self, Add.self, Alias.self, MakeRecipe.self, List.self, Forget.self, Recent.self,
      Favourites.self, ImportProducts.self,
    ])

  /// The tables and the products on this machine, with what the person taught where the journal can be read.
  static func catalog(_ context: AppContext) -> FoodCatalog {
    let catalog = FoodCatalog.reference.knowing(context.products)
    guard let journal = try? Journal(folder: context.home, readOnly: true),
      let taught = try? journal.personalFoods()
    else { return catalog }
    return catalog.knowing(PersonalFoods(taught))
  }

  struct Search: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "search", abstract: "Foods by name; small typing errors do not matter.")

    @Argument(help: "The food, such as: greek yogurt.")
    var query: [String]

    @Option(help: ArgumentHelp("How many at most.", valueName: "n"))
    var limit = 10

    @OptionGroup var flags: ViewFlags

    func validate() throws {
      guard (1...200).contains(limit) else { throw ValidationError("--limit must be from 1 to 200.") }
      guard query.contains(where: { !$0.allSatisfy(\.isWhitespace) }) else {
        throw ValidationError("The query is empty. Try: ada foods search banana")
      }
    }

    func run() throws {
      let context = AppContext.live
      let query = query.joined(separator: " ")
      let matches = FoodCommands.catalog(context).search(query, limit: limit)
      if flags.json {
        let foods = matches.map { match in
          var object = match.food.json.objectValue ?? JSONObject()
          object["confidence"] = .figure(match.confidence, decimals: 2)
          object["portions"] = nil
          return JSONValue.object(object)
        }
        let found: JSONValue = ["foods": .array(foods)]
        Console.standardOutput.write(found.serialized() + "\n")
      } else {
        let view = FoodSearchView(page: context.page(flags))
        Console.standardOutput.write(view.text(for: matches, query: query))
      }
    }
  }

  struct Show: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "show", abstract: "One food: per 100 g, portions and source.")

    @Argument(help: "The id that a search shows, such as usda:2708526.")
    var id: String

    @OptionGroup var flags: ViewFlags

    func run() throws {
      guard let food = FoodCommands.catalog(.live).food(id: id) else {
        throw Failure(.notDone, "There is no food \(id.prefix(64)); ada foods search NAME shows ids.")
      }
      if flags.json {
        Console.standardOutput.write(food.json.serialized() + "\n")
      } else {
        let page = AppContext.live.page(flags)
        Console.standardOutput.write(page.hidesNumbers ? Page.hiddenNotice : FoodView(page: page).text(for: food))
      }
    }
  }
}
