import ArgumentParser

/// The options of every command that prints data.
struct ViewFlags: ParsableArguments {
  @Flag(help: "Print JSON, with stable keys (docs/json.md).")
  var json = false

  @Flag(help: "No colour.")
  var noColor = false

  @Flag(help: "Show figures of energy and weight this once, where numbers are hidden.")
  var showNumbers = false
}
