import AdaTestSupport
import LanguageModels
import Nutrition
import Testing

@testable import Coaching

/// A model that says the same thing in several rounds or calls logs it once.
@Suite(.timeLimit(.minutes(60))) struct RepeatedCallTests {
  typealias Call = (name: String, arguments: String)

  struct Case: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var sentence: String
    var rounds: [[Call]]
    /// The foods of all meals, by the first word of their names, in order of the alphabet.
    var foods: [String]
    var waters: [Double] = []
  }

  static func meal(_ items: String..., name: String? = nil, rest: String = "") -> Call {
    let named = name.map { #""name":"\#($0)","# } ?? ""
    let list = items.map { item in
      item.hasPrefix("{")
        ? item : #"{"name":"\#(item)","grams":300,"calories":400,"proteinG":20,"carbsG":40,"fatG":17.8}"#
    }
    return ("add_meal", #"{\#(named)"items":[\#(list.joined(separator: ","))]\#(rest)}"#)
  }

  static func water(_ amount: String) -> Call { ("add_water", #"{"amountMl":\#(amount)}"#) }
  static func search(_ query: String) -> Call { ("search_food", #"{"query":"\#(query)"}"#) }

  static let rounds = [
    Case(
      testDescription: "a right call beside a wrong one, said again with a name",
      sentence: "I had a zorgblatt stew for lunch and 250 ml water",
      rounds: [
        [meal("zorgblatt stew"), water(#""lots""#)], [meal("zorgblatt stew", name: "Lunch"), water("250")],
      ], foods: ["zorgblatt"], waters: [250]),
    Case(
      testDescription: "a call beside a look-up, said again with its weight",
      sentence: "I had a zorgblatt stew for lunch",
      rounds: [
        [meal(#"{"name":"zorgblatt stew"}"#), search("zorgblatt")],
        [meal(#"{"name":"zorgblatt stew","quantity":1,"grams":300}"#)],
      ], foods: ["zorgblatt"]),
    Case(
      testDescription: "a call beside a look-up in another language",
      sentence: "Ich habe eine Linsensuppe gegessen",
      rounds: [
        [meal("Linsensuppe"), search("Linsensuppe")],
        [meal(#"{"name":"Linsensuppe","quantity":1,"unit":"bowl","calories":300}"#)],
      ], foods: ["linsensuppe"]),
    Case(
      testDescription: "a right call beside a wrong one in another language",
      sentence: "Ich habe Linsensuppe und Zwiebelbrot gegessen",
      rounds: [
        [meal("Linsensuppe"), meal(#"{"name":"Zwiebelbrot","grams":99999,"calories":200}"#)],
        [meal("Linsensuppe", name: "Mittag"), meal(#"{"name":"Zwiebelbrot","grams":99,"calories":200}"#)],
      ], foods: ["linsensuppe", "zwiebelbrot"]),
    Case(
      testDescription: "only what was wrong is said again",
      sentence: "Ich habe Linsensuppe und Zwiebelbrot gegessen",
      rounds: [
        [meal("Linsensuppe"), meal(#"{"name":"Zwiebelbrot","grams":99999,"calories":200}"#)],
        [meal(#"{"name":"Zwiebelbrot","grams":99,"calories":200}"#)],
      ], foods: ["linsensuppe", "zwiebelbrot"]),
    Case(
      testDescription: "a part of a meal is said again", sentence: "Ich habe Linsensuppe und Zwiebelbrot gegessen",
      rounds: [[meal("Linsensuppe", "Zwiebelbrot"), search("Brot")], [meal("Zwiebelbrot")]],
      foods: ["linsensuppe", "zwiebelbrot"]),
  ]

  static let calls = [
    Case(
      testDescription: "two calls, of which the words make one meal", sentence: "I had a zorgblatt stew and a banana",
      rounds: [[meal("zorgblatt stew"), meal("banana")]], foods: ["banana", "zorgblatt"]),
    Case(
      testDescription: "calls that differ only in the meal's name", sentence: "I had a zorgblatt stew",
      rounds: [(0..<5).map { meal("zorgblatt stew", name: "n\($0)") }], foods: ["zorgblatt"]),
    Case(
      testDescription: "calls that differ only in the meal's name, in another language",
      sentence: "Ich habe eine Linsensuppe gegessen",
      rounds: [(0..<5).map { meal("Linsensuppe", name: "n\($0)") }], foods: ["linsensuppe"]),
    Case(
      testDescription: "two meals of one sentence", sentence: "I had porridge for breakfast and a banana as a snack",
      rounds: [
        [
          meal("porridge", rest: #","mealType":"breakfast""#), meal("banana", rest: #","mealType":"snack""#),
        ]
      ], foods: ["banana", "porridge"]),
    Case(
      testDescription: "a known food that is said twice", sentence: "I had a banana at 10 and another at 3",
      rounds: [
        [
          meal("banana", rest: #","timestamp":"2026-11-20T10:00:00Z""#),
          meal("banana", rest: #","timestamp":"2026-11-20T03:00:00Z""#),
        ]
      ], foods: ["banana", "banana"]),
    Case(
      testDescription: "an unknown food that is said twice", sentence: "I had a glorpnax at 10 and another at 3",
      rounds: [
        [
          meal("glorpnax", rest: #","timestamp":"2026-11-20T10:00:00Z""#),
          meal("glorpnax", rest: #","timestamp":"2026-11-20T03:00:00Z""#),
        ]
      ], foods: ["glorpnax", "glorpnax"]),
    Case(
      testDescription: "a food that is named twice", sentence: "a glorpnax for breakfast and a glorpnax for dinner",
      rounds: [[meal("glorpnax"), meal("glorpnax", name: "Dinner")]], foods: ["glorpnax", "glorpnax"]),
    Case(
      testDescription: "a food at two meals, in another language",
      sentence: "Linsensuppe zu Mittag und am Abend nochmal",
      rounds: [
        [meal("Linsensuppe", rest: #","mealType":"lunch""#), meal("Linsensuppe", rest: #","mealType":"dinner""#)]
      ], foods: ["linsensuppe", "linsensuppe"]),
    Case(
      testDescription: "water of one amount", sentence: "glorp 500 ml water",
      rounds: [
        [water("500"), ("add_water", #"{"amountMl":500,"timestamp":"2026-11-20T10:00:00Z"}"#)]
      ], foods: [], waters: [500]),
  ]

  @Test(arguments: rounds + calls) func `what is said again is logged once`(_ example: Case) async throws {
    let exchanges = example.rounds.map { calls in
      ScriptedModel.Exchange.events(
        calls.enumerated().map { number, call in
          .toolCall(ModelToolCall(id: "call_\(number)", name: call.name, arguments: call.arguments))
        } + [.finished(.toolCalls)])
    }
    let model = ScriptedModel(exchanges, provider: "scripted") { Issue.record("\($0)") }
    let test = try TestCoach([model])
    let planned = try await test.say(example.sentence).planned
    #expect(planned.engine == "scripted", "\(planned.reply)")
    let names = try test.meals().flatMap(\.items).map { $0.name.lowercased() }
    #expect(names.map { String($0.prefix { $0.isLetter }) }.sorted() == example.foods, "\(names)")
    #expect(try test.waters() == example.waters)
  }
}
