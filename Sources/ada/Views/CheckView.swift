import Coaching
import Nutrition

/// What was found in the journal, by day, each with the command that mends it.
struct CheckView {
  let page: Page

  func text(for findings: [Finding]) -> String {
    guard !findings.isEmpty else { return Page.text([page.wrapped("Nothing wrong was found.")]) }
    let blocks = findings.map { finding in
      page.hanging("! ", date(of: finding) + finding.text) + page.dimmed(finding.mend, indent: "  ")
    }
    let count = findings.count == 1 ? "1 finding." : "\(findings.count) findings."
    return Page.text([[page.heading("Check")] + blocks.flatMap(\.self), page.wrapped(count)])
  }

  /// The day in front, where the text does not begin with it.
  private func date(of finding: Finding) -> String {
    finding.day.map { finding.text.hasPrefix("\($0)") ? "" : "\($0)  " } ?? ""
  }
}
