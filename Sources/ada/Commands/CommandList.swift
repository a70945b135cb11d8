import ArgumentParser

extension Ada {
  /// Every command besides saying and logging something.
  static let commands: [any ParsableCommand.Type] = []
}
