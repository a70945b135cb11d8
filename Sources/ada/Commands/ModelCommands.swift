import ArgumentParser
import Coaching
import Foundation
import JSONTree
import LanguageModels

struct ModelCommands: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "model", abstract: "Which language model is configured, and whether it works.",
    subcommands: [Show.self, Test.self, Set.self], defaultSubcommand: Show.self)

  struct Show: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "show", abstract: "Show the settings and where each comes from.")

    @OptionGroup var flags: ViewFlags

    func run() throws {
      try Self.print(context: AppContext.live, flags: flags)
    }

    static func print(context: AppContext, flags: ViewFlags) throws {
      let setup = try ModelSetup(context: context)
      let settings = try setup.settings()
      let origins = settings.map(setup.origins)
      let fallback = try settings.map(setup.fallbackSettings) ?? []
      if flags.json {
        let json = settings.flatMap { settings in origins.map { settings.json($0, fallback: fallback) } }
        Console.standardOutput.write((json ?? ["provider": "offline"]).serialized() + "\n")
      } else {
        let view = ModelView(page: context.page(noColor: flags.noColor))
        Console.standardOutput.write(
          view.text(for: settings, origins: origins, fallback: fallback, configFile: context.configFile.path))
      }
    }
  }

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
        throw Failure(.unavailable, "No model is configured; ada model says how to set one.")
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

extension ModelSetup.Settings {
  /// The settings for scripts (docs/json.md); never a key.
  func json(_ origins: ModelSetup.Origins, fallback: [ModelSetup.Settings] = []) -> JSONValue {
    [
      "provider": .string(provider.rawValue), "model": .text(model), "baseURL": .text(baseURL),
      "api": provider == .openai ? .string(api.rawValue) : nil, "keyVariable": .string(provider.keyVariable),
      "hasKey": .bool(hasKey), "timeout": .figure(silence, decimals: 3),
      "turnTimeout": .figure(total, decimals: 3),
      "fallback": .array(
        fallback.map { other in
          [
            "provider": .string(other.provider.rawValue), "model": .string(other.modelName),
            "baseURL": .text(other.baseURL),
          ]
        }),
      "origins": [
        "provider": .string(origins.provider), "model": .string(origins.model), "baseURL": .string(origins.baseURL),
        "key": .string(origins.key), "timeout": .string(origins.silence), "turnTimeout": .string(origins.total),
      ],
    ]
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
