import Foods
import Testing
import ToolCalls

@testable import Understanding

/// What went into a dish, what was left out of one, and how meat and sandwiches are labelled.
@Suite struct PutIntoTests {
  @Test(arguments: [
    ("curry with 200g chicken, 100ml coconut milk, 150g rice", ["chicken", "coconut milk", "rice"]),
    ("veg chilli with 120g kidney beans, 1 onion and 1 tbsp oil", ["kidney beans", "onion", "oil"]),
    ("stirfry with 180g prawns, 90g noodles, 2 tsp sesame oil", ["prawns", "noodles", "sesame oil"]),
  ])
  func `a dish that is told with all that went in is not counted besides`(sentence: String, names: [String]) {
    #expect(OfflineReading.names(sentence) == names)
  }

  @Test func `what is eaten beside a dish leaves the dish`() {
    #expect(OfflineReading.names("a lamb stew with 100 g of carrots, 150 g of potatoes and 50 g of peas").count == 4)
    #expect(OfflineReading.names("curry with 150g rice, 1 naan, 2 poppadoms").count == 4)
    #expect(OfflineReading.names("salad with 100g chicken, 30g feta, 1 tbsp oil").count == 4)
  }

  @Test(arguments: [
    ("no sugar in my porridge, just honey", ["porridge", "honey"]),
    ("no butter on my toast just jam", ["toast", "jam"]),
    ("no milk on my cereal, only yoghurt", ["cereal", "yoghurt"]),
  ])
  func `what was in it instead leaves the food between`(sentence: String, names: [String]) {
    #expect(OfflineReading.names(sentence) == names)
  }

  @Test(arguments: [
    ("ground beef 90/10, 200g", "90%"), ("150 g ground beef (90/10)", "90%"), ("ground beef, 90/10, 200g", "90%"),
    ("beef mince 95/5 150g", "95%"), ("100g ground beef (80/20)", "80%"),
  ])
  func `lean and fat behind the meat name it`(sentence: String, lean: String) {
    let items = OfflineReading.items(sentence)
    #expect(items.count == 1 && items.first?.calories == nil, "\(items)")
    #expect(items.first.flatMap(OfflineReading.food)?.name.contains(lean) == true, "\(items)")
  }

  @Test(arguments: ["cooked breakfast less the beans", "full english minus the mushrooms"])
  func `what a dish was without is no food of its own`(sentence: String) {
    #expect(OfflineReading.names(sentence).count == 1, "\(OfflineReading.names(sentence))")
  }

  @Test func `the pieces of a pack are no other food`() {
    #expect(OfflineReading.names("belvita breakfast bar, both biscuits in the packet").count == 1)
    #expect(OfflineReading.names("a yoghurt, both biscuits").count == 2)
  }

  @Test(arguments: [
    ("half a bag of crisps (the 120g one)", 60.0), ("a third of a pizza, the big 450g one", 150),
    ("a bar of chocolate, the 45g one", 45),
  ])
  func `how large the whole was is told behind it`(sentence: String, grams: Double) {
    let items = OfflineReading.items(sentence)
    #expect(items.count == 1 && items.first.map { OfflineReading.grams(of: $0).rounded() } == grams, "\(items)")
  }

  @Test(arguments: [
    ("all but two of a box of 12 doughnuts", 10.0, "doughnuts"), ("ate all except 3 of the 8 gyoza", 5, "gyoza"),
    ("3 eggs, no yolks", 3, "egg whites"), ("4 eggs (without the yolks)", 4, "egg whites"),
  ])
  func `what is left of a whole is counted`(sentence: String, count: Double, name: String) {
    let items = OfflineReading.items(sentence)
    #expect(items.map(\.name) == [name] && items.first?.quantity == count, "\(items)")
  }

  @Test func `crisps behind a sandwich are beside it`() {
    #expect(OfflineReading.names("egg sandwich crisps and a banana").count == 3)
  }

  @Test(arguments: ["huel 2 scoops", "2 scoops of huel in water"])
  func `what is scooped is the powder`(sentence: String) {
    let items = OfflineReading.items(sentence)
    #expect(items.first.map { OfflineReading.grams(of: $0).rounded() } == 100, "\(items)")
  }

  @Test(arguments: [("meatball sub, 12 inch", "footlong"), ("tuna sub, 6 inch, and a coke", "6\"")])
  func `the length behind a sandwich is its size`(sentence: String, name: String) {
    let food = OfflineReading.items(sentence).first.flatMap(OfflineReading.food)
    #expect(food?.name.lowercased().contains(name) == true, "\(String(describing: food?.name))")
  }

  @Test func `a seasoning with a sign is one flavour in a list`() {
    #expect(OfflineReading.names("ham roll, cheese & onion crisps, pear").count == 3)
    #expect(OfflineReading.names("egg roll, salt & vinegar crisps, pear").count == 3)
  }
}
