import AdaTestSupport
import Foundation
import Nutrition
import Testing

@testable import ada

@Suite struct ReportCommandTests {
  let home = try! AdaHome()

  private func report(_ arguments: String...) throws -> String {
    let path = home.folder.appending(path: "week.html").path
    let run = try AdaProcess.run(["report", "--html", path] + arguments, home: home)
    #expect(run.code == 0, "\(run.error)")
    return try String(contentsOfFile: path, encoding: .utf8)
  }

  @Test func `a report is one page with its pictures and figures, and runs nothing`() throws {
    let lines = """
      [2026-11-18 08:10] 2 eggs and toast
      [2026-11-18 07:00] weighed 82.4 kg
      [2026-11-19 07:00] weighed 82.0 kg
      [2026-11-19 18:00] ran 5 km in 30 minutes
      """
    _ = try AdaProcess.run(["log"], input: lines, home: home)
    let page = try report("--from", "2026-11-17", "--to", "2026-11-20")
    #expect(page.hasPrefix("<!DOCTYPE html>"))
    #expect(page.contains("<title>2026-11-17 to 2026-11-20</title>"))
    #expect(page.components(separatedBy: "<svg ").count == 2)
    #expect(page.contains("82.4 kg") && page.contains("Running") && page.contains("Wed 11-18"))
    for word in ["<script", "javascript:", "http://", "https://", " src=", "href", "onload"] {
      #expect(!page.replacing("xmlns=\"http://www.w3.org/2000/svg\"", with: "").contains(word))
    }
    try check(page)
  }

  @Test func `an empty week is a page as well`() throws {
    let page = try report()
    #expect(page.contains("No meals are logged in these 7 days."))
    #expect(!page.contains("<svg"))
    try check(page)
  }

  @Test func `names are words, never markup`() throws {
    _ = try AdaProcess.run(["foods", "add", "<script>alert(1)</script>\"'", "--calories", "100"], home: home)
    #expect(HTML.escaped("<a href='x'>\"&\u{202E}") == "&lt;a href=&#39;x&#39;&gt;&quot;&amp;")
    let row = HTML.table(["<b>"], [["</td><script>"]])
    #expect(!row.contains("<b>") && !row.contains("<script>"))
  }

  @Test func `usage that makes no page is refused`() throws {
    #expect(try AdaProcess.run(["report"], home: home).code == 64)
    let long = ["report", "--html", "/tmp/never.html", "--from", "2020-01-01", "--to", "2026-01-01"]
    #expect(try AdaProcess.run(long, home: home).code == 64)
  }

  /// Every element that is opened is closed, in order.
  private func check(_ page: String) throws {
    let single: Set<Substring> = ["meta", "!DOCTYPE"]
    var open: [Substring] = []
    for match in page.matches(of: /<(\/?)([!a-zA-Z0-9]+)[^>]*?(\/?)>/)
    where !single.contains(match.2) && match.3.isEmpty {
      if match.1.isEmpty {
        open.append(match.2)
      } else {
        #expect(open.popLast() == match.2)
      }
    }
    #expect(open == [])
  }
}
