import ArgumentParser
import Interchange

/// A kind of file that training computers write.
protocol ActivityFormat {
  static var kind: ActivityFile.Format { get }
}

extension ImportCommands {
  struct ActivityImport<Device: ActivityFormat>: ParsableCommand {
    static var configuration: CommandConfiguration {
      let name = Device.kind.rawValue
      return CommandConfiguration(
        commandName: name,
        abstract: "A workout as a training computer keeps it (\(name.uppercased())): duration, distance, energy.")
    }

    @Argument(help: "The file.", completion: .file())
    var file: String

    @OptionGroup var flags: ImportFlags

    func run() throws {
      try ImportRun(format: Device.kind.rawValue, path: file, flags: flags).run { timeZone, _ in
        try ActivityFile.read(file, as: Device.kind, timeZone: timeZone, since: flags.firstDay)
      }
    }
  }

  enum FIT: ActivityFormat { static let kind = ActivityFile.Format.fit }
  enum TCX: ActivityFormat { static let kind = ActivityFile.Format.tcx }
  enum GPX: ActivityFormat { static let kind = ActivityFile.Format.gpx }
}
