import Archive
import ArgumentParser
import Foundation
import JSONTree
import JournalStore

struct ImportAda: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "ada", abstract: "Make a journal of what ada export json wrote, in an empty home.",
    discussion: "All of it comes in or nothing does. A journal that has anything in it is left as it is.")

  @Argument(help: "The export, of this Ada or an earlier one.", completion: .file())
  var file: String

  @OptionGroup var flags: ViewFlags

  func run() throws {
    let context = AppContext.live
    let contents = try JSONImport.read(file, into: context.home)
    if flags.json {
      let value: JSONValue = [
        "messages": .integer(contents.messages), "entries": .integer(contents.entries),
        "rows": .integer(contents.rows.values.reduce(0, +)),
      ]
      Console.standardOutput.write(value.serialized() + "\n")
    } else {
      Console.standardOutput.write(
        "Imported \(VaultText.messages(contents.messages)) and \(VaultText.entries(contents.entries)).\n")
    }
  }
}
