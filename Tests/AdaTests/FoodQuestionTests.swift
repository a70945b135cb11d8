import Foundation
import JSONTree
import Testing

@testable import ada

@Suite struct FoodQuestionTests {
  struct Case: CustomTestStringConvertible {
    var question: String
    var says: [String]
    var isNot: [String] = []
    var testDescription: String { question }
  }

  @Test(arguments: [
    Case(question: "How many calories in two bananas?", says: ["Banana", "252 g (2 x banana)", "kcal"]),
    Case(question: "compare rice and quinoa", says: ["For 100 g each", "Rice", "Quinoa"]),
    Case(question: "protein in 200 g chicken breast", says: ["Chicken breast", "200 g: 56.1 g protein ("]),
    Case(question: "how much sugar in a coke", says: ["g sugar (", "(1 drink)"], isNot: ["Together"]),
    Case(
      question: "how much caffeine in a cup of coffee?", says: ["mg caffeine (", "240 g (1 cup)"], isNot: ["Together"]),
    Case(question: "is there caffeine in green tea?", says: ["green", "mg caffeine ("], isNot: ["cola", "Together"]),
    Case(
      question: "how many grams of sugar in an orange juice", says: ["Orange juice", "g sugar ("], isNot: ["granulated"]
    ),
    Case(question: "how much salt in soy sauce?", says: ["Soy sauce", "mg sodium ("], isNot: ["Almond"]),
    Case(question: "calories in a teaspoon of sugar", says: ["Sugar", "kcal"]),
    Case(question: "how many calories in fat free yogurt", says: ["ogurt", "kcal"], isNot: ["Together"]),
    Case(question: "calories banana", says: ["Banana", "kcal"]),
    Case(question: "rice vs quinoa protein", says: ["For 100 g each", "Most protein: Quinoa"]),
    Case(question: "compare 100 g rice and 200 g quinoa", says: ["100 g: ", "200 g: "], isNot: ["For 100 g each"]),
    Case(question: "which has more protein, eggs or milk?", says: ["Most protein: Egg"]),
    Case(
      question: "how much potassium in a banana", says: ["Banana", "do not say its potassium"], isNot: ["not know"]),
    Case(question: "how much does a banana weigh", says: ["Banana, raw, 126 g (1 banana)"]),
    Case(question: "how much energy does a flurbelwomp have", says: ["I do not know flurbelwomp"]),
    Case(question: "how many calories in my shake?", says: ["Shake", "(1 serving)"], isNot: ["325 g"]),
    Case(question: "how many calories in my usual breakfast?", says: ["Egg", "Toast", "Together"]),
  ])
  func `a question about food is answered from the tables and what was taught, and logs nothing`(one: Case) throws {
    try ViewsProgram.using { program in
      _ = try program.run("--offline", "remember: my shake is 40 g whey and 300 ml milk")
      _ = try program.run("--offline", "my usual breakfast is 2 eggs and toast")
      let record = try program.run("--offline", "--json", "--at", "2026-11-20T12:30:00Z", one.question).json()
      #expect(record["status"]?.stringValue == "answered")
      #expect(record["entries"]?.arrayValue == [])
      let reply = record["reply"]?.stringValue ?? ""
      for words in one.says { #expect(reply.contains(words), "\(reply)") }
      for words in one.isNot { #expect(!reply.contains(words), "\(reply)") }
    }
  }
}
