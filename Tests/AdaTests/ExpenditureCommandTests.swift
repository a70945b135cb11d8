import AdaTestSupport
import Foundation
import JSONTree
import JournalStore
import Nutrition
import Testing

@testable import ada

@Suite struct ExpenditureCommandTests {
  /// Sixty days up to yesterday of four meals with 2400 kcal together, a steady weight of 85 kg, and no breakfast only
  /// yesterday but 640 kcal.
  static func fill(_ folder: URL, yesterday: Double = 640) throws {
    let journal = try Journal(folder: folder)
    let today = TestClock.today
    var profile = UserProfile.make()
    profile.birthDate = CalendarDay(year: today.year - 30, month: 1, day: 1)?.midnightUTC
    profile.timeZone = "UTC"
    try journal.save(profile)
    var batch: [JournalChange] = []
    for back in 1...60 {
      let midnight = today.advanced(by: -back).midnightUTC
      let meals = back == 1 ? [yesterday] : [500, 700, 900, 300 + Double(back % 3 - 1) * 60]
      for (index, calories) in meals.enumerated() {
        let item = FoodItem.make(
          id: "i\(back)-\(index)", grams: 500, calories: calories, proteinG: calories / 20, carbsG: calories / 10,
          fatG: calories * 0.4 / 9)
        batch.append(
          .add(.meal(.make(id: "m\(back)-\(index)", timestamp: midnight + Double(8 + index * 4) * 3600, items: [item])))
        )
      }
      batch.append(
        .add(
          .weight(
            BodyWeightEntry(id: "w\(back)", weightKg: 85 + Double(back % 2) / 10, timestamp: midnight + 7 * 3600))))
    }
    try journal.perform(batch, as: NewTurn(text: "sixty days", at: today.advanced(by: -1).midnightUTC))
    try journal.close()
  }

  private static func using(_ body: (ViewsProgram) throws -> Void) throws {
    try ViewsProgram.using { program in
      try fill(program.home.appending(path: "data"))
      try body(program)
    }
  }

  @Test func `what is spent is learned, and replaces the formula in the targets`() throws {
    try Self.using { program in
      let json = try program.run("expenditure", "--json").json()
      #expect(json["isEnough"] == true)
      #expect(abs((json["calories"]?.doubleValue ?? 0) - 2400) < 120)
      #expect(json["leftOut"]?.arrayValue?.count == 1)
      let text = try program.run("expenditure").out
      #expect(text.contains("nine times out of ten") && text.contains("The formula alone says"))
      let targets = try program.run("targets", "--json").json()
      #expect(targets["basis"] == "learned")
      #expect(targets["base"]?["calories"]?.doubleValue == json["calories"]?.doubleValue?.rounded())
      #expect(try program.run("today").out.contains("learned from 59 days"))
    }
  }

  @Test func `a day can be said to be whole, and that is taken back by undo`() throws {
    try Self.using { program in
      #expect(try program.run("check").code == 1)
      #expect(try program.run("expenditure", "--complete", "yesterday").out.contains("counts as wholly logged"))
      #expect(try program.run("expenditure", "--json").json()["leftOut"]?.arrayValue?.isEmpty == true)
      let check = try program.run("check")
      #expect(check.code == 0 && check.out.contains("Nothing wrong was found."), "\(check.out)")
      #expect(try program.run("undo").code == 0)
      #expect(try program.run("expenditure", "--json").json()["leftOut"]?.arrayValue?.count == 1)
    }
  }

  @Test func `the forecast says what a goal date needs, and refuses what is not safe`() throws {
    try Self.using { program in
      let by = TestClock.today.advanced(by: 140).description
      let json = try program.run("forecast", "--target", "80", "--by", by, "--json").json()
      #expect(json["isLearned"] == true)
      let needed = try #require(json["caloriesNeeded"]?.doubleValue)
      #expect((1900...2250).contains(needed))
      #expect(json["isBelowFloor"] == false)
      #expect(try program.run("forecast", "--calories", "2000").out.contains("7700 rule"))
      #expect(try program.run("forecast", "--target", "50").out.contains("underweight"))
      #expect(try program.run("when will I reach 80 kg if I eat 2000 kcal?").out.contains("you would reach 80 kg"))
    }
  }

  @Test(arguments: [
    ["forecast", "--calories", "20"], ["forecast", "--by", "soon"], ["expenditure", "--complete", "someday"],
    ["check", "--days", "0"],
  ])
  func `a wrong option gets one sentence and code 64`(arguments: [String]) throws {
    try ViewsProgram.using { program in
      let output = try program.run(arguments)
      #expect(output.code == 64 && output.error.contains("--"))
    }
  }

  @Test func `without a weight there is a sentence and no figure`() throws {
    try ViewsProgram.using { program in
      let text = try program.run("expenditure").out
      #expect(text.contains("Nothing can be learned without a weight"))
      #expect(try program.run("forecast").code == 1)
      #expect(try program.run("check").code == 0)
    }
  }

  @Test func `the chat asks once about yesterday, and the answer counts`() throws {
    let home = try ChatHome(TestClock.environment())
    try Self.fill(home.folder.appending(path: "data"))
    let terminal = try ChatTerminal(in: home)
    #expect(try terminal.say("2 eggs for breakfast").contains("Yesterday shows 640 kcal. Was that all?"))
    #expect(try terminal.say("yes").contains("counts as wholly logged"))
    #expect(try !terminal.say("an apple").contains("Was that all?"))
    #expect(try terminal.leave() == 0)
    #expect(
      try Journal(folder: home.folder.appending(path: "data")).mark(of: TestClock.today.advanced(by: -1))?
        .isComplete == true)
  }
}
