import ArgumentParser
import Foundation
import JSONTree
import LanguageModels

extension ModelCommands {
  struct Test: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "test",
      abstract:
        "Ask it something: is it there, does it stream, does it call tools, keep to a schema, see pictures, and how fast."
    )

    @OptionGroup var flags: ViewFlags

    func run() async throws {
      let context = AppContext.live
      guard let choice = try ModelSetup(context: context).choices().first else {
        throw Failure(.configuration, "No model is configured; ada model says how to set one.")
      }
      let result: ModelTrial.Result
      do {
        result = try await Interrupts.cancelling { try await ModelTrial(choice: choice).run() }
      } catch let error as ModelError {
        throw Failure(.unavailable, error.description)
      }
      if flags.json {
        Console.standardOutput.write(result.json.serialized() + "\n")
      } else {
        let page = context.page(noColor: flags.noColor)
        Console.standardOutput.write(ModelTestView(page: page).text(for: result))
      }
      if !result.callsTools { throw ExitCode(Failure.Code.notDone.rawValue) }
    }
  }
}

extension ModelTrial.Ability {
  /// Whether it works, in how many seconds, and why not.
  var json: JSONValue {
    ["works": .bool(works), "seconds": .figure(seconds, decimals: 3), "reason": .text(reason)]
  }
}

extension ModelTrial.Result {
  /// What a try showed, for scripts (docs/json.md); seconds.
  var json: JSONValue {
    [
      "provider": .string(provider), "model": .string(model), "firstSeconds": .figure(firstSeconds, decimals: 3),
      "totalSeconds": .figure(totalSeconds, decimals: 3), "streams": .bool(pieces > 1), "callsTools": .bool(callsTools),
      "toolSeconds": .figure(toolSeconds, decimals: 3), "structuredOutput": structuredOutput.json,
      "images": images.json,
    ]
  }
}
