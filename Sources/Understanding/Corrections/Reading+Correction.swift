import ToolCalls

extension Reading {
  /// One correction and nothing else.
  init(_ correction: CorrectEntry) { self.init(calls: [.correctEntry(correction)]) }
}
