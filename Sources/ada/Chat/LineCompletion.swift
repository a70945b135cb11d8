import CReadline
import Foundation
import Synchronization

/// Hands completions to readline, which asks through C functions without a context.
enum LineCompletion {
  private struct State {
    var complete: (@Sendable (_ before: String, _ word: String) -> [String])?
    var rest: ArraySlice<String> = []
  }

  private static let state = Mutex(State())

  /// Completes with this function alone, never with the names of files.
  static func install(_ complete: @escaping @Sendable (_ before: String, _ word: String) -> [String]) {
    state.withLock { $0.complete = complete }
    creadline_set_completion { text, start, _ in
      creadline_completion_is_whole()
      guard let text else { return nil }
      let line = Array(String(cString: creadline_line()).utf8)
      let before = String(decoding: line.prefix(Int(start)), as: UTF8.self)
      LineCompletion.gather(before: before, word: String(cString: text))
      return rl_completion_matches(text) { _, _ in LineCompletion.next() }
    }
  }

  private static func gather(before: String, word: String) {
    let complete = state.withLock { $0.complete }
    let found = complete?(before, word) ?? []
    state.withLock { $0.rest = found[...] }
  }

  /// The next completion in memory that readline frees.
  private static func next() -> UnsafeMutablePointer<CChar>? {
    state.withLock { $0.rest.popFirst() }.flatMap { strdup($0) }
  }
}
