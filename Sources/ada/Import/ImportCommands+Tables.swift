import ArgumentParser
import Interchange

/// A tracker whose export is a table.
protocol TableFormat {
  static var format: ImportFormat { get }
  static var abstract: String { get }
  static func read(_ file: String, _ options: TableOptions) throws(ImportError) -> ImportedList
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
        try Tracker.read(file, table.options(timeZone, since: flags.firstDay))
      }
    }
  }

  enum Cronometer: TableFormat {
    static let format = ImportFormat.cronometer
    static let abstract = "Cronometer's servings.csv."

    static func read(_ file: String, _ options: TableOptions) throws(ImportError) -> ImportedList {
      try FoodTable.read(file, as: .cronometer, options)
    }
  }

  enum MyFitnessPal: TableFormat {
    static let format = ImportFormat.myfitnesspal
    static let abstract = "MyFitnessPal's nutrition summary (CSV)."

    static func read(_ file: String, _ options: TableOptions) throws(ImportError) -> ImportedList {
      try FoodTable.read(file, as: .myFitnessPal, options)
    }
  }

  enum MacroFactor: TableFormat {
    static let format = ImportFormat.macrofactor
    static let abstract = "MacroFactor's food log, saved as CSV."

    static func read(_ file: String, _ options: TableOptions) throws(ImportError) -> ImportedList {
      try FoodTable.read(file, as: .macroFactor, options)
    }
  }

  enum LoseIt: TableFormat {
    static let format = ImportFormat.loseit
    static let abstract = "Lose It!'s food log (CSV)."

    static func read(_ file: String, _ options: TableOptions) throws(ImportError) -> ImportedList {
      try FoodTable.read(file, as: .loseIt, options)
    }
  }

  enum PlainTable: TableFormat {
    static let format = ImportFormat.csv
    static let abstract = "Any food diary as CSV; --map names its columns."

    static func read(_ file: String, _ options: TableOptions) throws(ImportError) -> ImportedList {
      try FoodTable.read(file, as: .plain, options)
    }
  }

  enum Weights: TableFormat {
    static let format = ImportFormat.weights
    static let abstract = "Weigh-ins as CSV: a date and a weight."

    static func read(_ file: String, _ options: TableOptions) throws(ImportError) -> ImportedList {
      try WeightTable.read(file, options)
    }
  }

  enum Strong: TableFormat {
    static let format = ImportFormat.strong
    static let abstract = "Strong's workouts (CSV)."

    static func read(_ file: String, _ options: TableOptions) throws(ImportError) -> ImportedList {
      try WorkoutTable.read(file, as: .strong, options)
    }
  }

  enum Hevy: TableFormat {
    static let format = ImportFormat.hevy
    static let abstract = "Hevy's workouts (CSV)."

    static func read(_ file: String, _ options: TableOptions) throws(ImportError) -> ImportedList {
      try WorkoutTable.read(file, as: .hevy, options)
    }
  }
}
