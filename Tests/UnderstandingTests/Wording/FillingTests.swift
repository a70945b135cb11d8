import Foods
import Testing
import ToolCalls

@testable import Understanding

/// What was in a sandwich, a potato or a taco, told behind a sign or measured, and what is said of two things at once.
@Suite struct FillingTests {
  /// The foods of a sentence by their ids, and the grams of each.
  private static func foods(_ sentence: String) -> [String] {
    OfflineReading.items(sentence).map { "\($0.catalogId ?? "-") \(OfflineReading.grams(of: $0).rounded())" }
  }

  @Test(arguments: [
    ("ham roll with 40g ham", ["roll", "ham"]),
    ("a baguette with 60 g brie and 20 g ham", ["baguette", "brie", "ham"]),
    ("sandwich, 2 slices turkey, 1 slice cheddar", ["white bread", "turkey", "cheddar"]),
    ("tuna wrap (90g tuna, 20g mayo)", ["flour tortilla", "tuna", "mayo"]),
    ("cheese toastie with 50 g cheese", ["white bread", "cheese"]),
  ])
  func `a sandwich whose fillings were measured is the bread and these`(sentence: String, names: [String]) {
    #expect(OfflineReading.names(sentence) == names)
  }

  @Test(arguments: [
    ("beef sandwich with 20g cheddar", "sandwich"), ("chicken wrap with 30 g crisps", "wrap"),
    ("burger with 2 slices of bacon", "burger"), ("a turkey sandwich with 2 apples", "sandwich"),
  ])
  func `what was put in or had besides leaves the sandwich`(sentence: String, noun: String) {
    #expect(OfflineReading.names(sentence).first?.contains(noun) == true, "\(OfflineReading.names(sentence))")
  }

  @Test(arguments: [
    ("bagel: ham and cheese", "bagel with ham and cheese"),
    ("bagel: ham and cheese at 10", "bagel with ham and cheese at 10"),
    ("roll - sausage and egg", "roll with sausage and egg"),
    ("jacket potato: tuna mayo", "jacket potato with tuna mayo"),
    ("pizza: mushroom and ham", "pizza with mushroom and ham"),
    ("baked potato - chilli", "baked potato with chilli"),
  ])
  func `a sign between bread and filling is a with`(listed: String, told: String) {
    #expect(Self.foods(listed) == Self.foods(told))
  }

  @Test(arguments: [
    ("empanadas: 2 beef, 1 chicken", ["beef empanadas", "chicken empanadas"]),
    ("pies: one apple and 2 pork", ["apple pies", "pork pies"]),
  ])
  func `kinds that are counted behind what they are stay it`(sentence: String, names: [String]) {
    #expect(OfflineReading.names(sentence) == names)
  }

  @Test(arguments: [
    ("tea and a coffee, both without sugar", 2), ("a flat white and a mocha - both no sugar", 2),
    ("three teas, all without milk", 1), ("2 burgers, both no onions", 1),
  ])
  func `what both lack is no third food`(sentence: String, count: Int) {
    #expect(OfflineReading.names(sentence).count == count, "\(OfflineReading.names(sentence))")
  }

  @Test func `what both have is told of each`() {
    #expect(
      Self.foods("a latte and a cappuccino, both with oat milk")
        == Self.foods("a latte with oat milk and a cappuccino with oat milk"))
  }

  @Test(arguments: [
    ("🥚🥚🥚 scrambled", "3 scrambled egg"), ("🍗 roasted with rice", "roasted chicken drumstick with rice"),
  ])
  func `a picture with a word for how it was cooked is one food`(shown: String, told: String) {
    #expect(Self.foods(shown) == Self.foods(told))
  }

  @Test(arguments: ["a snickers (both halves)", "kit kat, all four fingers", "a bounty, both bars"])
  func `all pieces of a bar are the bar`(sentence: String) {
    let items = OfflineReading.items(sentence)
    #expect(items.count == 1 && items.first?.quantity ?? 1 == 1, "\(items)")
  }

  @Test(arguments: [
    ("two bagels with 20g butter per bagel", "2 bagels with 40g butter"),
    ("3 pancakes with a tsp of honey on each one", "3 pancakes with 3 tsp of honey"),
    ("2 coffees with a sugar in each cup", "2 coffees with a sugar each"),
  ])
  func `as much in each is as often as they were counted`(said: String, told: String) {
    #expect(Self.foods(said) == Self.foods(told))
  }

  @Test(arguments: [
    ("8 piece sushi set", "8 pieces of sushi"), ("a 20-piece nugget box", "20 nuggets"),
    ("6 pc wings bucket", "6 pieces of wings"),
  ])
  func `so many pieces in a box are no boxes`(said: String, told: String) {
    #expect(Self.foods(said) == Self.foods(told))
  }
}
