import Foundation
import JSONTree
import Testing

/// Meals that are named by habit or by day.
@Suite struct MealMemoryCommandTests {
  @Test func `a usual meal that is taught is logged as its parts`() throws {
    try ViewsProgram.using { program in
      _ = try program.said("my usual breakfast is 2 eggs and toast")
      let record = try program.said("my usual breakfast plus an orange juice", at: "2026-11-20T08:00:00Z")
      #expect(record["entries"]?[0]?["mealType"]?.stringValue == "breakfast")
      #expect(record.firstItems.count == 3)
      #expect(record.firstItems.first?["grams"]?.doubleValue == 100)
      #expect(try program.said("the usual", at: "2026-11-21T08:00:00Z").firstItems.count == 2)
    }
  }

  @Test func `a taught meal is of the kind it is called by at any hour, unless another is said`() throws {
    try ViewsProgram.using { program in
      _ = try program.said("my usual breakfast is 2 eggs and toast")
      let late = try program.said("my usual breakfast", at: "2026-11-20T12:30:00Z")
      #expect(late["entries"]?[0]?["mealType"]?.stringValue == "breakfast")
      let lunch = try program.said("my usual breakfast for lunch", at: "2026-11-21T11:30:00Z")
      #expect(lunch["entries"]?[0]?["mealType"]?.stringValue == "lunch")
    }
  }

  @Test func `a usual meal is logged without what was left out this time`() throws {
    try ViewsProgram.using { program in
      _ = try program.said("my usual breakfast is 2 eggs and toast")
      let record = try program.said("my usual breakfast minus the toast", at: "2026-11-20T08:00:00Z")
      #expect(record.firstItems.count == 1)
      #expect(record.firstItems.first?["name"]?.stringValue?.lowercased().contains("egg") == true)
      let whole = try program.said("my usual breakfast without plums", at: "2026-11-21T08:00:00Z")
      #expect(whole.firstItems.count == 2)
      #expect(whole["assumptions"]?.arrayValue?.contains("nothing left out: plums was not in it") == true)
    }
  }

  @Test func `a habit of three times is taken for the usual, and said; twice is not enough`() throws {
    try ViewsProgram.using { program in
      for day in ["17", "18"] { _ = try program.said("porridge and a banana", at: "2026-11-\(day)T08:00:00Z") }
      let unknown = try program.said("my usual breakfast", at: "2026-11-19T08:00:00Z")
      #expect(unknown["status"]?.stringValue == "unclear")
      #expect(unknown["reply"]?.stringValue?.contains("my usual breakfast is") == true)
      _ = try program.said("porridge and a banana", at: "2026-11-19T08:00:00Z")
      let known = try program.said("my usual breakfast", at: "2026-11-20T08:00:00Z")
      #expect(known.firstItems.count == 2)
      #expect(known["assumptions"]?[0]?.stringValue?.contains("3 times in 60 days") == true)
    }
  }

  @Test(arguments: [
    "same as yesterday", "had the same lunch as yesterday", "the same thing as yesterday for lunch",
    "repeat yesterday's lunch", "yesterday's lunch again",
  ])
  func `an earlier meal is logged again with its amounts`(words: String) throws {
    try ViewsProgram.using { program in
      _ = try program.said("2 eggs for breakfast", at: "2026-11-19T08:00:00Z")
      _ = try program.said("150 g chicken breast and 200 g rice", at: "2026-11-19T12:30:00Z")
      let record = try program.said(words)
      #expect(record.firstItems.map { $0["grams"]?.doubleValue } == [150, 200])
      #expect(record["entries"]?[0]?["mealType"]?.stringValue == "lunch")
      #expect(record["entries"]?[0]?["timestamp"]?.stringValue?.hasPrefix("2026-11-20T12:30") == true)
      #expect(record["assumptions"]?[0]?.stringValue?.contains("lunch yesterday") == true)
    }
  }

  @Test func `what was never logged is asked for, and nothing is written`() throws {
    try ViewsProgram.using { program in
      for words in ["same as yesterday", "my usual lunch", "same again"] {
        let record = try program.said(words)
        #expect(record["status"]?.stringValue == "unclear", "\(words)")
        #expect(record["entries"]?.arrayValue == [])
      }
      #expect(try program.said("the usual: 2 waffles and 3 plums").firstItems.count == 2)
      #expect(try program.said("my usual coffee").firstItems.count == 1)
    }
  }

  @Test func `a correction may name an earlier meal, and a meal word alone teaches the usual one`() throws {
    try ViewsProgram.using { program in
      _ = try program.said("150 g chicken breast and 200 g rice", at: "2026-11-19T12:30:00Z")
      _ = try program.said("a burger for lunch", at: "2026-11-20T12:30:00Z")
      let corrected = try program.said("make it the same as yesterday", at: "2026-11-20T12:31:00Z")
      #expect(corrected.firstItems.map { $0["grams"]?.doubleValue } == [150, 200], "\(corrected.serialized())")
      _ = try program.said("remember: my brekkie is porridge and a banana")
      #expect(try program.said("my usual breakfast").firstItems.count == 2)
    }
  }
}
