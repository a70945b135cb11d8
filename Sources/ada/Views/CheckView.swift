import Coaching
import Nutrition

/// What was found in the journal, by day, each with the command that mends it.
struct CheckView {
  let page: Page

  func text(for findings: [Finding]) -> String {
    guard !findings.isEmpty else { return Page.text([page.wrapped("Nothing wrong was found.")]) }
    let blocks = findings.map { finding in
      page.hanging("! ", (finding.day.map { "\($0)  " } ?? "") + finding.text) + page.dimmed(finding.mend, indent: "  ")
    }
    let count = findings.count == 1 ? "1 finding." : "\(findings.count) findings."
    return Page.text([[page.heading("Check")] + blocks.flatMap(\.self), page.wrapped(count)])
  }
}
