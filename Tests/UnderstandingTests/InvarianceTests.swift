import Randomness
import Testing
import ToolCalls

@testable import Understanding

/// What holds of every meal, however it is told: an aside changes nothing of it, and foods told together are those told alone.
@Suite struct InvarianceTests {
  private static let meals = [
    "a baked potato and some hummus", "2 crumpets and 40 g of cheddar", "150 g of brown rice with tofu",
    "a bowl of broth",
    "an omelette and some peas", "3 samosas", "120 g of penne",
  ]
  private static let before = [
    "The landlord mended the boiler at last", "There were wasps in the letterbox", "My cousin passed the driving test",
    "Our train was late again", "It rained from dawn to dusk", "The neighbours argued about the hedge",
    "A stranger found my purse", "The choir has a new conductor", "Somebody's car alarm kept going",
  ]
  private static let behind = [
    "while the printer jammed", "when the power went off in the whole street", "since my bus was cancelled",
    "as the neighbours moved their sofa", "with the radio on mute", "because the lift was broken",
    "in the waiting room",
    "with my coat still on", "when I should have been packing", "after the meeting ran over",
  ]

  private static func foods(_ sentence: String) -> [String] {
    OfflineReading.items(sentence).map { "\($0.catalogId ?? $0.name) \($0.grams ?? 0) \($0.quantity ?? 0)" }
  }

  @Test(arguments: before, meals)
  func `a sentence about something else changes nothing of a meal`(scene: String, meal: String) {
    let alone = Self.foods("I had \(meal)")
    #expect(!alone.isEmpty)
    #expect(Self.foods("\(scene). I had \(meal).") == alone)
    #expect(Self.foods("I had \(meal). \(scene).") == alone)
    #expect(OfflineReading.workouts("\(scene). I had \(meal).").isEmpty)
  }

  @Test(arguments: behind, meals)
  func `a clause behind a meal changes nothing of it`(scene: String, meal: String) {
    #expect(Self.foods("had \(meal) \(scene)") == Self.foods("had \(meal)"))
  }

  private static let plain = [
    "salmon", "chicken breast", "brown rice", "broccoli", "hummus", "porridge", "cottage cheese", "lentil soup",
    "potato salad", "beef stew", "quinoa", "baked beans", "falafel", "risotto", "grapes", "walnuts", "sauerkraut",
    "mashed potatoes", "coleslaw", "rice pudding", "pesto", "green beans", "couscous", "tofu", "cheesecake", "custard",
  ]

  /// Ways of telling three foods that are told alone as well.
  private static let lists: [@Sendable (String, String, String) -> String] = [
    { "\($0) + \($1) + \($2)" }, { "I ate \($0), then some \($1) and later \($2)" },
    { "one serving of \($0), one serving of \($1) and one serving of \($2)" },
    { "Had \($0). Then \($1). Later \($2)." },
  ]

  @Test(arguments: 0..<40)
  func `no food of a list is lost`(seed: Int) {
    var generator = SeededGenerator(seed: UInt64(seed))
    let three = Array(Self.plain.shuffled(using: &generator).prefix(3))
    let alone = Set(three.flatMap { OfflineReading.items($0).compactMap(\.catalogId) })
    #expect(alone.count == 3)
    for list in Self.lists {
      let sentence = list(three[0], three[1], three[2])
      #expect(Set(OfflineReading.items(sentence).compactMap(\.catalogId)).count == 3, "\(sentence)")
    }
  }

  @Test(arguments: 0..<40)
  func `weights stay with their foods`(seed: Int) {
    var generator = SeededGenerator(seed: UInt64(seed))
    let three = Array(Self.plain.shuffled(using: &generator).prefix(3))
    let grams = three.map { _ in Double(Int.random(in: 6...24, using: &generator) * 10) }
    let told = zip(three, grams).map { (name: $0, grams: Int($1)) }
    for sentence in [
      told.map { "\($0.grams) g \($0.name)" }.joined(separator: ", "),
      told.map { "\($0.name) \($0.grams)g" }.joined(separator: ", "),
      "For supper: " + told.map { "\($0.name) (\($0.grams) g)" }.joined(separator: ", "),
      "I had \(told[0].grams) g of \(told[0].name) with \(told[1].grams) g of \(told[1].name) and \(told[2].grams) g of \(told[2].name).",
    ] {
      #expect(OfflineReading.items(sentence).compactMap(\.grams) == grams, "\(sentence)")
    }
  }

  @Test(arguments: [
    ("had some peanut buttter on toast", "had some peanut butter on toast"),
    ("macaroni and cheesse, 200 g", "macaroni and cheese, 200 g"),
    ("100 g curgette and 80 g quimoa", "100 g courgette and 80 g quinoa"),
    ("2 samosaas with some chutey", "2 samosas with some chutney"), ("a bowl of porriddge", "a bowl of porridge"),
  ])
  func `a slip of the keys changes nothing of a meal`(typed: String, meant: String) {
    #expect(!Self.foods(meant).isEmpty)
    #expect(Self.foods(typed) == Self.foods(meant))
  }

  @Test(arguments: ["Spain was lovely", "met Sandra and Marta", "PESCATO was closed"])
  func `a name is no slip of the keys`(sentence: String) {
    #expect(OfflineReading.items(sentence).isEmpty)
  }
}
