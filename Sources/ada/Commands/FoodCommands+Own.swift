import ArgumentParser
import Coaching
import Foods
import Foundation
import JSONTree
import JournalStore
import Nutrition
import Understanding

extension FoodCommands {
  /// What an own food's figures are of.
  enum Basis: String, CaseIterable, ExpressibleByArgument {
    case serving
    case hundredGrams = "100g"
  }

  struct Add: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "add",
      abstract: "Teach a food of your own, from its label; undo takes it back.",
      discussion: """
        ada foods add "protein bar" --calories 210 --protein 20 --carbs 22 --fat 7 --serving-grams 60
        ada foods add "our bread" --per 100g --calories 240 --carbs 45
        A name that is taught already is taught anew.
        """)

    @Argument(help: "What you call it.")
    var name: String
    @Option(help: ArgumentHelp("Energy in kcal.", valueName: "kcal"))
    var calories: Double
    @Option(help: ArgumentHelp("Protein in grams.", valueName: "g"))
    var protein = 0.0
    @Option(help: ArgumentHelp("Carbohydrates in grams.", valueName: "g"))
    var carbs = 0.0
    @Option(help: ArgumentHelp("Fat in grams.", valueName: "g"))
    var fat = 0.0
    @Option(help: ArgumentHelp("Fiber in grams.", valueName: "g"))
    var fiber: Double?
    @Option(help: ArgumentHelp("What one serving weighs.", valueName: "g"))
    var servingGrams: Double?
    @Option(help: ArgumentHelp("What the figures are of: serving or 100g.", valueName: "basis"))
    var per = Basis.serving
    @Flag(help: "It is a drink.")
    var drink = false
    @Flag(help: "Take figures that do not agree.")
    var anyway = false

    @OptionGroup var flags: ViewFlags

    func validate() throws {
      try FoodCommands.check(name: name)
      let grams = [("--protein", protein), ("--carbs", carbs), ("--fat", fat), ("--fiber", fiber ?? 0)]
      for (option, value) in grams where !(0...1000).contains(value) {
        throw ValidationError("\(option) must be from 0 to 1000.")
      }
      guard (0...10_000).contains(calories) else { throw ValidationError("--calories must be from 0 to 10000.") }
      if let servingGrams, !(servingGrams > 0 && servingGrams <= 5000) {
        throw ValidationError("--serving-grams must be over 0 and at most 5000.")
      }
      if let refusal = food(id: "").refusal {
        throw ValidationError(refusal + (per == .hundredGrams ? " Are they of a serving? Say --per serving." : ""))
      }
      if !anyway,
        case .macrosExceed(let sum) = MacroAgreement(calories: calories, proteinG: protein, carbsG: carbs, fatG: fat)
      {
        throw ValidationError(
          "That protein, carbohydrate and fat alone are \(Figures.kcal(sum)), more than \(Figures.kcal(calories)); "
            + "correct one of them, or add --anyway.")
      }
    }

    private func food(id: String) -> OwnFood {
      OwnFood(
        id: id, name: name.trimmingCharacters(in: .whitespacesAndNewlines), foodType: drink ? .drink : .food,
        nutrients: Nutrients(calories: calories, proteinG: protein, carbsG: carbs, fatG: fat, fiberG: fiber),
        isPerServing: per == .serving, servingGrams: servingGrams)
    }

    func run() throws {
      let session = try Session(flags, writes: true)
      let food = food(id: EntryID.make(at: session.now))
      let coach = try session.context.coach(journal: session.journal, isOffline: true)
      session.show(try coach.remember(.food(food), as: session.turn("foods add \(food.name)")), flags)
    }
  }

  struct Alias: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "alias",
      abstract: "Say which food you mean by a word or phrase of yours.",
      discussion:
        "ada foods alias milk \"oat milk\"\nada foods alias milk usda:2705412      (ada foods search oat milk shows the ids)"
    )

    @Argument(help: "Your words, such as: milk.")
    var phrase: String
    @Argument(help: ArgumentHelp("The food's name, or the id that a search shows.", valueName: "food"))
    var food: String

    /// A name has to be this surely one food's.
    private static let leastConfidence = 0.8

    @OptionGroup var flags: ViewFlags

    func validate() throws {
      try FoodCommands.check(name: phrase)
      if food.allSatisfy(\.isWhitespace) {
        throw ValidationError("Which food? For example: ada foods alias milk \"oat milk\"")
      }
    }

    func run() throws {
      let session = try Session(flags, writes: true)
      let coach = try session.context.coach(journal: session.journal, isOffline: true)
      let catalog = coach.catalog.knowing(try coach.personal())
      let named = catalog.link(food).flatMap { $0.confidence >= Self.leastConfidence ? $0.food : nil }
      guard let found = catalog.food(id: food) ?? named else {
        throw Failure(.notDone, "There is no food \(food.prefix(64)); ada foods search NAME shows ids.")
      }
      let alias = FoodAlias(
        id: EntryID.make(at: session.now), phrase: phrase.trimmingCharacters(in: .whitespacesAndNewlines),
        foodId: found.id, foodName: found.shownName)
      session.show(
        try coach.remember(.alias(alias), as: session.turn("foods alias \(alias.phrase) \(found.id)")), flags)
    }
  }

  struct MakeRecipe: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "recipe", abstract: "Teach a dish of your own from what is in it; it is then logged by its name.",
      discussion: "ada foods recipe \"overnight oats\" \"120 g oats, 300 ml milk, 1 banana\" --yield 2")

    @Argument(help: "What you call it.")
    var name: String
    @Argument(help: "What is in all of it.")
    var items: String
    @Option(help: ArgumentHelp("How many servings it makes.", valueName: "n"))
    var yield = 1.0

    @OptionGroup var flags: ViewFlags

    func validate() throws {
      try FoodCommands.check(name: name)
      guard yield > 0, yield <= 1000 else { throw ValidationError("--yield must be over 0 and at most 1000.") }
      guard items.utf8.count <= 8000 else { throw ValidationError("The list is over 8000 bytes.") }
    }

    func run() throws {
      let session = try Session(flags, writes: true)
      let coach = try session.context.coach(journal: session.journal, isOffline: true)
      let found = coach.engine.items(in: items, personal: try coach.personal())
      guard !found.isEmpty else {
        throw Failure(.notDone, "No food is named in \"\(items.prefix(80))\"; write it as \"120 g oats, 300 ml milk\".")
      }
      do {
        let teaching = Teaching.remember(name: name, kind: .dish, items: found, servings: yield)
        session.show(
          try coach.teach(teaching, as: session.turn("foods recipe \(name) \(items)"), in: session.timeZone), flags)
      } catch let error as TeachingError {
        throw Failure(.notDone, error.reason)
      }
    }
  }

  static func check(name: String) throws {
    let words = PersonalFoods([.alias(FoodAlias(id: "", phrase: name, foodId: "", foodName: ""))]).named(name)
    guard words != nil || !name.contains(where: { $0.isLetter || $0.isNumber }) else {
      throw ValidationError(
        "\"\(name.prefix(64))\" says too little to be a name; use a word of your own, such as milk.")
    }
    guard words != nil, name.unicodeScalars.count <= 200 else {
      throw ValidationError("The name must have a letter or digit, and at most 200 characters.")
    }
  }
}

extension Session {
  /// Shows what was taught.
  func show(_ taught: Taught, _ flags: ViewFlags) {
    guard let food = taught.food else { return }
    if flags.json {
      print(["remembered": food.json, "assumptions": .texts(taught.assumptions)])
    } else {
      print(OwnFoodsView(page: page).remembered(food, assumptions: taught.assumptions))
    }
  }
}
