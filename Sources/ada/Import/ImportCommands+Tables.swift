import ArgumentParser
import Interchange

/// A tracker whose export is a table.
protocol TableFormat {
  static var format: ImportFormat { get }
  static var abstract: String { get }
  static var content: TableContent { get }
}

/// What the rows of a table are.
enum TableContent {
  case foods(FoodTable.Style)
  case workouts(WorkoutTable.Style)
  case weights

  func read(_ file: String, _ options: TableOptions) throws(ImportError) -> ImportedList {
    switch self {
    case .foods(let style): try FoodTable.read(file, as: style, options)
    case .workouts(let style): try WorkoutTable.read(file, as: style, options)
    case .weights: try WeightTable.read(file, options)
    }
  }
}

extension ImportCommands {
  struct TableImport<Tracker: TableFormat>: ParsableCommand {
    static var configuration: CommandConfiguration {
      CommandConfiguration(commandName: Tracker.format.rawValue, abstract: Tracker.abstract)
    }

    @Argument(help: "The file, or the archive it is in.", completion: .file(extensions: ["csv", "zip"]))
    var file: String

    @OptionGroup var table: TableFlags
    @OptionGroup var flags: ImportFlags

    func run() throws {
      try ImportRun(format: Tracker.format.rawValue, path: file, flags: flags).run { timeZone, _ in
        try Tracker.content.read(file, table.options(timeZone, since: flags.firstDay))
      }
    }
  }

  enum Cronometer: TableFormat {
    static let format = ImportFormat.cronometer
    static let abstract = "Cronometer's servings.csv."
    static let content = TableContent.foods(.cronometer)
  }

  enum MyFitnessPal: TableFormat {
    static let format = ImportFormat.myfitnesspal
    static let abstract = "MyFitnessPal's nutrition summary (CSV)."
    static let content = TableContent.foods(.myFitnessPal)
  }

  enum MacroFactor: TableFormat {
    static let format = ImportFormat.macrofactor
    static let abstract = "MacroFactor's food log, saved as CSV."
    static let content = TableContent.foods(.macroFactor)
  }

  enum LoseIt: TableFormat {
    static let format = ImportFormat.loseit
    static let abstract = "Lose It!'s food log (CSV)."
    static let content = TableContent.foods(.loseIt)
  }

  enum PlainTable: TableFormat {
    static let format = ImportFormat.csv
    static let abstract = "Any food diary as CSV; --map names its columns."
    static let content = TableContent.foods(.plain)
  }

  enum Weights: TableFormat {
    static let format = ImportFormat.weights
    static let abstract = "Weigh-ins as CSV: a date and a weight."
    static let content = TableContent.weights
  }

  enum Strong: TableFormat {
    static let format = ImportFormat.strong
    static let abstract = "Strong's workouts (CSV)."
    static let content = TableContent.workouts(.strong)
  }

  enum Hevy: TableFormat {
    static let format = ImportFormat.hevy
    static let abstract = "Hevy's workouts (CSV)."
    static let content = TableContent.workouts(.hevy)
  }
}
