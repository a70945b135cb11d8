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
      let other = try settings.flatMap(setup.otherSide)
      if flags.json {
        let json = settings.flatMap { settings in origins.map { settings.json($0, fallback: fallback, other: other) } }
        Console.standardOutput.write((json ?? ["provider": "offline"]).serialized() + "\n")
      } else {
        let view = ModelView(page: context.page(noColor: flags.noColor))
        Console.standardOutput.write(
          view.text(
            for: settings, origins: origins, fallback: fallback, other: other, configFile: context.configFile.path))
      }
    }
  }
}

extension ModelSetup.Settings {
  /// The settings for scripts (docs/json.md); never a key.
  func json(
    _ origins: ModelSetup.Origins, fallback: [ModelSetup.Settings] = [], other: ModelSetup.OtherSide? = nil
  ) -> JSONValue {
    [
      "provider": .string(provider.rawValue), "model": .text(model), "baseURL": .text(baseURL),
      "api": provider == .openai ? .string(api.rawValue) : nil, "keyVariable": .string(provider.keyVariable),
      "hasKey": .bool(hasKey), "timeout": .figure(silence, decimals: 3),
      "turnTimeout": .figure(total, decimals: 3),
      "fallback": .array(fallback.map(\.shortJSON)),
      "ab": other.map { side in
        ["share": .figure(side.share, decimals: 3), "against": side.settings?.shortJSON ?? .string("offline")]
      } ?? .null,
      "origins": [
        "provider": .string(origins.provider), "model": .string(origins.model), "baseURL": .string(origins.baseURL),
        "key": .string(origins.key), "timeout": .string(origins.silence), "turnTimeout": .string(origins.total),
      ],
    ]
  }
  private var shortJSON: JSONValue {
    ["provider": .string(provider.rawValue), "model": .string(modelName), "baseURL": .text(baseURL)]
  }
}
