import Foundation
import JSONTree
import Testing

/// `ada insights`, `ada why` and hidden numbers, as a person meets them.
@Suite(.timeLimit(.minutes(60))) struct InsightCommandTests {
  static let on = ["ADA_INSIGHTS": "on"]

  @Test func `a salty day is said once and explained`() throws {
    try ViewsProgram.using { ada in
      #expect(try ada.run("why").error.contains("Nothing was said unasked yet"))
      let first = try ada.run("--offline", "200 g soy sauce", environment: Self.on)
      #expect(first.out.contains("mg of sodium today, over the 2300 mg of a day."))
      let second = try ada.run("--offline", "100 g soy sauce", environment: Self.on)
      #expect(!second.out.contains("of sodium today"))
      let why = try ada.run("why")
      #expect(why.code == 0 && why.out.contains("Rule    The day's recorded sodium is over 2300 mg."))
      #expect(why.out.contains("Source  NASEM 2019"))
      #expect(try ada.run("why", "--json").json()["kind"]?.stringValue == "sodium")
      let all = try ada.run("insights", "--json").json().arrayValue ?? []
      #expect(all.contains { $0["kind"]?.stringValue == "sodium" })
      #expect(try ada.run("insights").out.contains("mg of sodium today"))
      #expect(try ada.run("why", "lowWater").code != 0)
    }
  }

  @Test func `json and batch records stay as they are, and off is off`() throws {
    try ViewsProgram.using { ada in
      let record = try ada.run("--offline", "--json", "200 g soy sauce", environment: Self.on)
      #expect(!record.out.contains("of sodium today"))
      #expect(try ada.run("insights", "--off").out.contains("Nothing is said unasked"))
      #expect(!(try ada.run("--offline", "100 g soy sauce", environment: Self.on).out.contains("of sodium today")))
      #expect(try ada.run("insights", "--on").code == 0)
      #expect(try ada.run("--offline", "50 g salami", environment: Self.on).out.contains("of sodium today"))
    }
  }

  @Test func `hidden numbers leave every page without energy and weight`() throws {
    try ViewsProgram.using { ada in
      let set = try ada.run("profile", "set", "--weight", "60kg", "--height", "165cm", "--numbers", "hidden")
      #expect(set.code == 0 && set.out.contains("hidden") && !set.out.contains("60"))
      let reply = try ada.run("--offline", "2 eggs and a banana for breakfast", environment: Self.on)
      #expect(reply.out.contains("Egg") && !reply.out.contains("kcal"))
      let pages = [
        ["today"], ["week"], ["month"], ["progress"], ["streak"], ["targets"], ["macros"], ["weight"], ["meals"],
        ["expenditure"], ["forecast"], ["insights"], ["profile"], ["undo"], ["redo"],
      ]
      for page in pages {
        let out = try ada.run(page).out
        #expect(!out.contains("kcal") && !out.contains(" kg") && !out.contains("%"), "\(page): \(out)")
      }
      #expect(try ada.run("today").out.contains("Egg"))
      #expect(try ada.run("week").out.contains("Numbers are hidden, and this page is made of them."))
      #expect(try ada.run("today", "--json").json()["eaten"]?["calories"]?.doubleValue ?? 0 > 200)
      #expect(try ada.run("profile", "set", "--numbers", "shown").out.contains("60 kg"))
    }
  }
}
