import ArgumentParser
import Interchange
import Nutrition

extension ImportCommands {
  struct AppleHealth: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "apple-health", abstract: "An export of Apple Health: the archive, or the export.xml in it.",
      discussion: "On the phone: Health, your picture, Export All Health Data.")

    @Argument(help: "The file.", completion: .file(extensions: ["zip", "xml"]))
    var file: String

    @OptionGroup var flags: ImportFlags

    func run() throws {
      try ImportRun(format: ImportFormat.appleHealth.rawValue, path: file, flags: flags).run { _, progress in
        try AppleHealthExport(path: file, since: flags.firstDay) { progress($0, $1) }
      }
    }
  }
}
