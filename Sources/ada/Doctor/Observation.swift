/// One thing the doctor looked at.
struct Observation: Equatable, Sendable {
  /// Whether something is as it should be.
  enum State: String, Sendable {
    case fine, warning, problem
    /// Not looked at, or only told.
    case info
  }

  /// A stable name for scripts: "journal.integrity".
  var name: String
  var state: State
  /// What was found, for the person at the machine.
  var text: String
  /// The same fit for a public report: no paths, names, addresses or words of the person's. Nil where `text` is fit.
  var publicText: String?

  init(_ name: String, _ state: State, _ text: String, public publicText: String? = nil) {
    self.name = name
    self.state = state
    self.text = text
    self.publicText = publicText
  }

  /// Something that is only told.
  init(_ name: String, _ text: String, public publicText: String? = nil) {
    self.init(name, .info, text, public: publicText)
  }
}
