import ArgumentParser

/// The options of every command that prints data.
struct ViewFlags: ParsableArguments {
  @Flag(help: "Print JSON, with stable keys (docs/json.md).")
  var json = false

  @Flag(help: "No colour.")
  var noColor = false
}
