import Coaching
import Foods
import Foundation
import JournalStore
import LanguageModels
import Nutrition
import Understanding

/// The world outside the program, as one value: environment, places, clock and the terminal.
struct AppContext: Sendable {
  var environment: [String: String]
  var now: @Sendable () -> Date = { Date() }
  var timeZone: TimeZone
  /// Is told what goes to models and comes back; nil unless somebody wants to know.
  var wireLog: WireLog?

  /// The chat's, for the commands in it: with `--at` it has a clock of its own.
  @TaskLocal static var ofChat: AppContext?

  /// The real one.
  static var live: AppContext { ofChat ?? started }

  /// As it is when the program starts.
  private static let started: AppContext = {
    let environment = ProcessInfo.processInfo.environment
    let wireLog = Verbose.isAsked(for: CommandLine.arguments) ? Verbose.wireLog : nil
    return AppContext(
      environment: environment, now: StartingClock.live(in: environment), timeZone: .current, wireLog: wireLog)
  }()

  /// `ADA_HOME`, else `$XDG_DATA_HOME/ada`, else `~/.local/share/ada`.
  var home: URL {
    if let home = nonEmpty("ADA_HOME") { return URL(filePath: home, directoryHint: .isDirectory) }
    return folder("XDG_DATA_HOME", default: ".local/share").appending(path: "ada", directoryHint: .isDirectory)
  }

  /// `$XDG_CONFIG_HOME/ada/config.json`, else `~/.config/ada/config.json`.
  var configFile: URL { folder("XDG_CONFIG_HOME", default: ".config").appending(path: "ada/config.json") }

  func nonEmpty(_ name: String) -> String? { environment[name].flatMap { $0.isEmpty ? nil : $0 } }

  /// Whether something worth saying may follow what was logged; `ADA_INSIGHTS=off` says no.
  var wantsInsights: Bool { nonEmpty("ADA_INSIGHTS")?.lowercased() != "off" }

  private func folder(_ variable: String, default relative: String) -> URL {
    if let path = nonEmpty(variable), path.hasPrefix("/") { return URL(filePath: path, directoryHint: .isDirectory) }
    let user = nonEmpty("HOME") ?? NSHomeDirectory()
    return URL(filePath: user, directoryHint: .isDirectory).appending(path: relative, directoryHint: .isDirectory)
  }

  /// Opens the journal, making it where there is none; for reading only, nothing is made or touched.
  func openJournal(readOnly: Bool = false) throws -> Journal { try Journal(folder: home, readOnly: readOnly) }

  /// The zone the person lives in: their profile's, else the machine's.
  func timeZone(for profile: UserProfile?) -> TimeZone {
    profile?.timeZone.flatMap(TimeZone.init(identifier:)) ?? timeZone
  }

  /// A coach over the journal, with the models that are configured unless `isOffline`.
  ///
  /// A key command may fail on any day (a store that is locked, or far away): what is said is then not lost, the offline
  /// engine takes it.
  func coach(journal: Journal, isOffline: Bool) throws -> Coach {
    do {
      return try coach(journal: journal, setup: isOffline ? nil : ModelSetup(context: self))
    } catch let error as KeyCommand.Failed {
      Console.standardError.write("\(error.description) The offline engine answers.\n")
      return try coach(journal: journal, setup: nil)
    }
  }

  private func coach(journal: Journal, setup: ModelSetup?) throws -> Coach {
    let catalog = FoodCatalog.reference.knowing(products)
    return Coach(
      journal: journal, catalog: catalog, engine: OfflineEngine(catalog: catalog), models: try setup?.choices() ?? [],
      experiment: try setup?.experiment(), products: lookup, now: now)
  }

  /// A coach for what is said, as the options ask for it. A key command is left until a model is asked, when the sentence
  /// is in the journal; where only a model may answer, it is run at once.
  /// - Throws: `Failure` with code 69 where only a model may answer and none is configured.
  func coach(journal: Journal, flags: BatchFlags) throws -> Coach {
    if flags.noFallback { return try coach(journal: journal, setup: ModelSetup(context: self)).withModels() }
    return try coach(journal: journal, setup: flags.offline ? nil : ModelSetup(context: self, waitsWithKeys: true))
  }
}

extension Coach {
  /// - Throws: `Failure` with code 69 where there are none.
  fileprivate func withModels() throws -> Coach {
    guard models.isEmpty else { return self }
    throw Failure(
      .unavailable,
      "No model is configured, and --no-fallback lets nothing else answer; set up a model (ada model) or leave it out.")
  }
}
