import ArgumentParser
import Interchange

/// A training computer's file.
protocol ActivityImport: ParsableCommand {
  static var format: ImportFormat { get }
  static var kind: ActivityFile.Format { get }
  var file: String { get }
  var flags: ImportFlags { get }
}

extension ActivityImport {
  func run() throws {
    try ImportRun(format: Self.format.rawValue, path: file, flags: flags).run { timeZone, _ in
      try ActivityFile.read(file, as: Self.kind, timeZone: timeZone, since: flags.firstDay)
    }
  }
}

extension ImportCommands {
  struct FIT: ActivityImport {
    static let configuration = CommandConfiguration(
      commandName: "fit", abstract: "A workout as a training computer keeps it (FIT): duration, distance, energy.")
    static let format = ImportFormat.fit
    static let kind = ActivityFile.Format.fit

    @Argument(help: "The file.", completion: .file(extensions: ["fit"]))
    var file: String

    @OptionGroup var flags: ImportFlags
  }

  struct TCX: ActivityImport {
    static let configuration = CommandConfiguration(
      commandName: "tcx", abstract: "A workout as a training computer keeps it (TCX): duration, distance, energy.")
    static let format = ImportFormat.tcx
    static let kind = ActivityFile.Format.tcx

    @Argument(help: "The file.", completion: .file(extensions: ["tcx"]))
    var file: String

    @OptionGroup var flags: ImportFlags
  }

  struct GPX: ActivityImport {
    static let configuration = CommandConfiguration(
      commandName: "gpx", abstract: "A workout as a training computer keeps it (GPX): duration, distance, energy.")
    static let format = ImportFormat.gpx
    static let kind = ActivityFile.Format.gpx

    @Argument(help: "The file.", completion: .file(extensions: ["gpx"]))
    var file: String

    @OptionGroup var flags: ImportFlags
  }
}
