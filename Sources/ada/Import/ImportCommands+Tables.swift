import ArgumentParser
import Interchange

/// A tracker's table.
protocol TableImport: ParsableCommand {
  static var format: ImportFormat { get }
  static func read(_ file: String, _ options: TableOptions) throws(ImportError) -> ImportedList
  var file: String { get }
  var table: TableFlags { get }
  var flags: ImportFlags { get }
}

extension TableImport {
  func run() throws {
    try ImportRun(format: Self.format.rawValue, path: file, flags: flags).run { timeZone, _ in
      try Self.read(file, table.options(timeZone, since: flags.firstDay))
    }
  }
}

extension ImportCommands {
  struct Cronometer: TableImport {
    static let configuration = CommandConfiguration(commandName: "cronometer", abstract: "Cronometer's servings.csv.")
    static let format = ImportFormat.cronometer

    @Argument(help: "The file.", completion: .file(extensions: ["csv"]))
    var file: String

    @OptionGroup var table: TableFlags
    @OptionGroup var flags: ImportFlags

    static func read(_ file: String, _ options: TableOptions) throws(ImportError) -> ImportedList {
      try FoodTable.read(file, as: .cronometer, options)
    }
  }

  struct MyFitnessPal: TableImport {
    static let configuration = CommandConfiguration(
      commandName: "myfitnesspal", abstract: "MyFitnessPal's nutrition summary (CSV).")
    static let format = ImportFormat.myfitnesspal

    @Argument(help: "The file.", completion: .file(extensions: ["csv"]))
    var file: String

    @OptionGroup var table: TableFlags
    @OptionGroup var flags: ImportFlags

    static func read(_ file: String, _ options: TableOptions) throws(ImportError) -> ImportedList {
      try FoodTable.read(file, as: .myFitnessPal, options)
    }
  }

  struct MacroFactor: TableImport {
    static let configuration = CommandConfiguration(
      commandName: "macrofactor", abstract: "MacroFactor's food log, saved as CSV.")
    static let format = ImportFormat.macrofactor

    @Argument(help: "The file.", completion: .file(extensions: ["csv"]))
    var file: String

    @OptionGroup var table: TableFlags
    @OptionGroup var flags: ImportFlags

    static func read(_ file: String, _ options: TableOptions) throws(ImportError) -> ImportedList {
      try FoodTable.read(file, as: .macroFactor, options)
    }
  }

  struct LoseIt: TableImport {
    static let configuration = CommandConfiguration(commandName: "loseit", abstract: "Lose It!'s food log (CSV).")
    static let format = ImportFormat.loseit

    @Argument(help: "The file.", completion: .file(extensions: ["csv"]))
    var file: String

    @OptionGroup var table: TableFlags
    @OptionGroup var flags: ImportFlags

    static func read(_ file: String, _ options: TableOptions) throws(ImportError) -> ImportedList {
      try FoodTable.read(file, as: .loseIt, options)
    }
  }

  struct PlainTable: TableImport {
    static let configuration = CommandConfiguration(
      commandName: "csv", abstract: "Any food diary as CSV; --map names its columns.")
    static let format = ImportFormat.csv

    @Argument(help: "The file.", completion: .file(extensions: ["csv"]))
    var file: String

    @OptionGroup var table: TableFlags
    @OptionGroup var flags: ImportFlags

    static func read(_ file: String, _ options: TableOptions) throws(ImportError) -> ImportedList {
      try FoodTable.read(file, as: .plain, options)
    }
  }

  struct Weights: TableImport {
    static let configuration = CommandConfiguration(
      commandName: "weights", abstract: "Weigh-ins as CSV: a date and a weight.")
    static let format = ImportFormat.weights

    @Argument(help: "The file.", completion: .file(extensions: ["csv"]))
    var file: String

    @OptionGroup var table: TableFlags
    @OptionGroup var flags: ImportFlags

    static func read(_ file: String, _ options: TableOptions) throws(ImportError) -> ImportedList {
      try WeightTable.read(file, options)
    }
  }

  struct Strong: TableImport {
    static let configuration = CommandConfiguration(commandName: "strong", abstract: "Strong's workouts (CSV).")
    static let format = ImportFormat.strong

    @Argument(help: "The file.", completion: .file(extensions: ["csv"]))
    var file: String

    @OptionGroup var table: TableFlags
    @OptionGroup var flags: ImportFlags

    static func read(_ file: String, _ options: TableOptions) throws(ImportError) -> ImportedList {
      try WorkoutTable.read(file, as: .strong, options)
    }
  }

  struct Hevy: TableImport {
    static let configuration = CommandConfiguration(commandName: "hevy", abstract: "Hevy's workouts (CSV).")
    static let format = ImportFormat.hevy

    @Argument(help: "The file.", completion: .file(extensions: ["csv"]))
    var file: String

    @OptionGroup var table: TableFlags
    @OptionGroup var flags: ImportFlags

    static func read(_ file: String, _ options: TableOptions) throws(ImportError) -> ImportedList {
      try WorkoutTable.read(file, as: .hevy, options)
    }
  }
}
