import JSONTree
import Nutrition

/// The findings, to read, for scripts, and for a public bug report.
struct DoctorReport {
  var findings: [Observation]

  var problems: Int { findings.count { $0.state == .problem } }
  var warnings: Int { findings.count { $0.state == .warning } }

  func text(on page: Page) -> String {
    let column = findings.reduce(0) { max($0, $1.name.count) } + 2
    let lines = findings.flatMap { finding in
      page.hanging(
        mark(finding.state) + " " + finding.name.paddedRight(to: column), finding.text,
        ink: finding.state == .problem ? .protein : finding.state == .warning ? .fat : nil)
    }
    return Page.text([lines, [verdict]])
  }

  private var verdict: String {
    switch (problems, warnings) {
    case (0, 0): "All is well."
    case (0, _): warnings == 1 ? "1 thing to look at." : "\(warnings) things to look at."
    default: problems == 1 ? "1 problem." : "\(problems) problems."
    }
  }

  private func mark(_ state: Observation.State) -> String {
    switch state {
    case .fine: "ok"
    case .warning: "! "
    case .problem: "!!"
    case .info: "  "
    }
  }

  var json: JSONValue {
    json { $0.text }
  }

  /// Fit to be shown to everybody: how things stand, and nothing of the person's.
  var bundle: String {
    json { $0.publicText ?? $0.text }.serialized().replacing("{\"name\"", with: "\n{\"name\"") + "\n"
  }

  private func json(_ text: (Observation) -> String) -> JSONValue {
    [
      "problems": .integer(problems), "warnings": .integer(warnings),
      "findings": .array(
        findings.map { finding in
          [
            "name": .string(finding.name), "state": .string(finding.state.rawValue),
            "text": .string(TerminalText.safe(text(finding))),
          ]
        }),
    ]
  }
}
