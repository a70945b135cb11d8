import ArgumentParser
import Foundation
import JSONTree
import LanguageModels

extension ModelCommands {
  struct Set: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "set", abstract: "Write provider, model, address, key source and timeouts into the configuration.",
      discussion: """
        ada model set --provider anthropic --key-file ~/.keys/anthropic
        ada model set --base-url http://127.0.0.1:8080/v1 --timeout 60
        ada model set --unset model --unset base-url

        The environment goes before the configuration. A key itself is never an option, as options show in lists of
        processes: put it into a file that only you can read (chmod 600), or name a command that prints it.
        """)

    /// What can be taken out again.
    enum Setting: String, CaseIterable, ExpressibleByArgument {
      case provider, model
      case baseURL = "base-url"
      case api
      case keyFile = "key-file"
      case keyCommand = "key-command"
      case timeout
      case turnTimeout = "turn-timeout"

      /// The name in the file.
      var key: String {
        switch self {
        case .baseURL: "baseURL"
        case .keyFile: "keyFile"
        case .keyCommand: "keyCommand"
        case .turnTimeout: "turnTimeout"
        case .provider, .model, .api, .timeout: rawValue
        }
      }

      /// Whether each provider has one of its own.
      var isProviders: Bool { ![.provider, .timeout, .turnTimeout].contains(self) }
    }

    @Option(help: "Who is asked: openai, anthropic, gemini or offline.") var provider: String?
    @Option(help: "The model's name, passed on as it is.") var model: String?
    @Option(help: "The address, such as http://127.0.0.1:8080/v1.") var baseURL: String?
    @Option(help: "Which of OpenAI's interfaces: chat or responses.") var api: String?
    @Option(help: "A file with the key, readable by you alone.", completion: .file()) var keyFile: String?
    @Option(help: "A command that prints the key.") var keyCommand: String?
    @Option(help: "Seconds without a word, 0.05 to 3600.") var timeout: Double?
    @Option(help: "Seconds for a whole turn, 0.05 to 3600.") var turnTimeout: Double?
    @Option(help: "Take a setting out: \(Setting.allCases.map(\.rawValue).joined(separator: ", ")).")
    var unset: [Setting] = []
    @OptionGroup var flags: ViewFlags

    func run() throws {
      let context = AppContext.live
      let values = try self.values(context)
      guard !values.isEmpty || provider != nil || !unset.isEmpty else {
        throw Failure(.usage, "Say what to set, such as --provider anthropic; ada model set --help lists all.")
      }
      var edit = try ConfigurationEdit(file: context.configFile)
      if provider != nil || unset.contains(.provider) { edit.choose(provider) }
      // Without a named provider a value holds for whoever is asked.
      let named = edit.object["provider"]?.stringValue
      for (setting, value) in values {
        guard setting.isProviders, let named else {
          edit.set(setting.key, value)
          continue
        }
        guard named != "offline" else {
          throw Failure(.usage, "While the provider is offline no model is asked; name one too, as --provider openai.")
        }
        edit.set(setting.key, value, of: named)
      }
      for setting in unset where setting != .provider {
        if setting.isProviders, let named { edit.set(setting.key, nil, of: named) }
        edit.set(setting.key, nil)
      }
      try edit.write()
      try Show.print(context: context, flags: flags)
    }

    /// What was given besides the provider, each checked.
    /// - Throws: `Failure` with code 64, or 78 for a key file that cannot be used.
    private func values(_ context: AppContext) throws -> [(Setting, JSONValue)] {
      var values: [(Setting, JSONValue)] = []
      if let provider, !Configuration.providerNames.contains(provider) {
        let names = Configuration.providerNames.joined(separator: ", ")
        throw Failure(.usage, "\"\(provider)\" is no provider; they are \(names).")
      }
      for (setting, text) in [(Setting.model, model), (.keyCommand, keyCommand)] {
        guard let text else { continue }
        if text.allSatisfy(\.isWhitespace) { throw Failure(.usage, "--\(setting.rawValue) must not be empty.") }
        values.append((setting, .string(text)))
      }
      if let baseURL {
        do { _ = try ModelEndpoint(baseURL: baseURL) } catch { throw Failure(.usage, error.description) }
        values.append((.baseURL, .string(baseURL)))
      }
      if let api {
        guard OpenAIInterface(rawValue: api) != nil else {
          throw Failure(.usage, "--api is \"\(api)\"; it must be one of \(OpenAIInterface.names).")
        }
        values.append((.api, .string(api)))
      }
      if let keyFile {
        let file = KeyFile(path: keyFile, home: context.nonEmpty("HOME"))
        let path = file.path.hasPrefix("/") ? file.path : FileManager.default.currentDirectoryPath + "/" + file.path
        _ = try KeyFile(path: path, home: nil).key()
        values.append((.keyFile, .string(path)))
      }
      for (setting, seconds) in [(Setting.timeout, timeout), (.turnTimeout, turnTimeout)] {
        guard let seconds else { continue }
        guard (0.05...3600).contains(seconds) else {
          throw Failure(.usage, "--\(setting.rawValue) must be seconds, from 0.05 to 3600.")
        }
        values.append((setting, Int(exactly: seconds).map(JSONValue.integer) ?? .number(seconds)))
      }
      return values
    }
  }
}
