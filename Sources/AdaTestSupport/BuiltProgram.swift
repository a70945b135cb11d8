public import Foundation

/// Programs that were built along with the tests.
public enum BuiltProgram {
  /// `ada`, beside the running test bundle.
  public static var ada: URL {
    URL(filePath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent().appending(path: "ada")
  }
}
