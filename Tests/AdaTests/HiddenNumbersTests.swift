import Foundation
import JSONTree
import Testing

@testable import ada

/// Every command as somebody sees it who is not to be shown energy, weight or nutrients.
@Suite(.timeLimit(.minutes(60))) struct HiddenNumbersTests {
  /// A digit with a unit of energy, weight or a nutrient behind it.
  private static func figures(in text: String) -> [String] {
    let pattern = /\d[\d.,]*[ \u{A0}-]?(?:kcal|calories|kJ|kg|mg|g|lb|st)\b/
    return text.matches(of: pattern).map { String($0.output) }
  }

  private static let pages: [[String]] = [
    ["today"], ["today", "--date", "yesterday"], ["week"], ["month"], ["progress"], ["streak"], ["meals"], ["weight"],
    ["insights"], ["profile"], ["targets"], ["targets", "--dynamic"], ["macros"], ["macros", "set", "strength"],
    ["budget"], ["budget", "plan", "tomorrow", "+500", "Party"], ["plan"], ["plan", "list"], ["plan", "show", "Push"],
    ["plan", "progress", "Push"], ["plan", "progress", "Push", "--apply"], ["plan", "done", "Push"],
    ["expenditure"], ["forecast"], ["forecast", "--calories", "2000"], ["add", "450", "kcal", "--protein", "30"],
    ["copy", "yesterday"], ["feel", "legs", "are", "sore"], ["foods", "search", "banana"],
    ["foods", "show", "usda:2709224"], ["foods", "recent"], ["foods", "favourites"], ["foods", "list"],
    ["foods", "add", "protein bar", "--calories", "210", "--protein", "20"], ["foods", "forget", "protein bar"],
    ["foods", "recipe", "power oats", "80 g oats, 200 ml milk"], ["menu", "subway", "--limit", "3"], ["history"],
    ["history", "weighed"], ["explain"], ["check"], ["undo"], ["redo"], ["setup", "--height", "180cm"], ["model"],
    ["stats"],
    ["2 eggs and toast for breakfast"], ["how many calories in two bananas?"], ["how is my day going?"],
    ["what are my targets?"], ["when will I reach 75 kg?"], ["how much of my week's budget is left?"],
    ["what's my workout today?"], ["should I eat more protein?"], ["weighed 79.5 kg"], ["ran 5 km in 28 min"],
    ["bench press 3x8 at 60 kg"], ["party on sunday, 500 kcal more"], ["can I take ibuprofen after training?"],
    ["200 g soy sauce"], ["yes"], ["undo"],
  ]

  private func fill(_ ada: ViewsProgram) throws {
    let plan = ["plan", "add", "Push", "--days", "mon,tue,wed,thu,fri,sat,sun", "--exercise", "Bench press 3x8 @60kg"]
    for command in [
      ["profile", "set", "--sex", "male", "--height", "180cm", "--goal", "cut", "--rate", "0.5kg"], ["weighed 80 kg"],
      ["yesterday I had 300 g chicken breast and 200 g rice for lunch"], ["a burger and a coke for dinner yesterday"],
      plan,
      ["bench press 3x8 at 60 kg"], ["set my target weight to 75 kg"],
    ] { #expect(try ada.run(command).code == 0, "\(command)") }
  }

  @Test func `no page shows a figure of energy, weight or nutrients`() throws {
    try ViewsProgram.using { ada in
      try fill(ada)
      let shown = try ada.run("today").out
      #expect(!Self.figures(in: shown).isEmpty, "the pattern finds what it is to find")
      #expect(try ada.run("hide the numbers").code == 0)
      for page in Self.pages {
        let printed = try ada.run(page, environment: ["ADA_INSIGHTS": "on", "ADA_PROVIDER": "offline"])
        #expect(Self.figures(in: printed.out) == [], "\(page): \(printed.out)")
        #expect(!printed.out.isEmpty, "\(page): \(printed.error)")
      }
    }
  }

  @Test(arguments: 24...80) func `no figure is left where a line is broken`(_ width: Int) throws {
    let page = Page(style: .plain, width: width, hidesNumbers: true)
    let said = "Logged breakfast: Egg, whole, cooked, 100 g, 176 kcal; Toast, 25 g, 73 kcal (249 kcal in all), 80.5 kg"
    for lines in [
      page.wrapped(said), page.dimmed(said), page.hanging("Came to:  ", said), page.columns(said, ""),
    ] {
      let digits = lines.joined().filter(\.isNumber)
      #expect(digits.isEmpty, "\(lines)")
    }
  }

  @Test(arguments: [
    ("weight 82 kg, 22 % body fat", "weight … kg, … % body fat"), ("body fat is 22.5%", "body fat is …%"),
    ("500 ml of water, 22 % humidity", "500 ml of water, 22 % humidity"), ("2 eggs", "2 eggs"),
  ]) func `a share of body fat is a figure of the body`(_ said: String, _ shown: String) {
    #expect(Page(style: .plain, width: 80, hidesNumbers: true).shown(said) == shown)
  }

  @Test func `a flag shows them once, pictures are refused without it, and exports hold them and say so`() throws {
    try ViewsProgram.using { ada in
      try fill(ada)
      _ = try ada.run("hide the numbers")
      #expect(try ada.run("week", "--show-numbers").out.contains("kcal"))
      #expect(try ada.run("week").out.contains("--show-numbers"))
      let picture = ada.home.appending(path: "week.svg").path
      let refused = try ada.run("week", "--svg", picture)
      #expect(refused.code == 1 && refused.error.contains("Numbers are hidden"))
      #expect(!FileManager.default.fileExists(atPath: picture))
      #expect(try ada.run("week", "--svg", picture, "--show-numbers").code == 0)
      #expect(FileManager.default.fileExists(atPath: picture))
      let export = try ada.run("export", "json")
      #expect(export.error.contains("an export holds them") && export.out.contains("calories"))
      #expect(try ada.run("today", "--json").json()["eaten"]?["calories"] != nil)
    }
  }
}
