import Testing
import ToolCalls

@testable import Understanding

/// What foods hold and cost, what machines and luggage do and what went back to the kitchen.
@Suite struct ThingsTests {
  @Test(
    arguments: [
      "spinach has loads of iron", "oranges have plenty of vitamin C", "walnuts are full of omega 3",
      "kale is packed with vitamin K", "milk provides calcium", "pears have hardly any protein",
      "Greek feta beats all other cheeses", "dark chocolate wins over milk chocolate", "figs pair with goat cheese",
      "a pint of milk costs a pound", "trout is 20 euros a kilo", "the price of olive oil doubled",
      "the treadmill in the hotel rattles", "the fridge hums", "the kettle whistles", "the gym opens at six",
      "the deli on the corner does great croissants", "my parcel weighed 24 kg", "our luggage weighed 40 kg",
      "the dumbbells weigh 10 kg each", "a frog in my throat", "I've a bone to pick with you",
      "the broth came cold, so I sent it back", "my eggs came runny so I sent them back",
    ])
  func `what things are, cost and do logs nothing`(sentence: String) {
    #expect(OfflineReading.read(sentence).calls.isEmpty, "\(OfflineReading.read(sentence).calls)")
  }

  @Test(
    arguments: [
      ("a bun that has no sugar", ["bun"]), ("a burger that beats any other", ["burger"]),
      ("I have a lot of protein: two chicken breasts", ["chicken breasts"]),
      ("the bar opened at six and I had two beers", ["beers"]), ("a bagel that costs 4 euros", ["bagel"]),
      ("rice goes well with curry so I had 200 g of rice", ["rice"]), ("my trout weighed 250 g", ["trout"]),
      ("the broth was cold so I sent it back and had a stew", ["stew"]),
      ("the trout came raw, sent it back, the second one was perfect and I ate it all", ["trout"]),
      ("the burger came raw but I ate it", ["burger"]),
      ("porridge with loads of blueberries", ["porridge", "blueberries"]),
      ("weighed my bag and then had a wrap", ["wrap"]),
    ])
  func `what was had of them is logged`(sentence: String, foods: [String]) {
    #expect(OfflineReading.items(sentence).map(\.name) == foods)
  }

  @Test(arguments: ["the sauna closed, so I swam 30 minutes", "rowing machine at the gym, 20 minutes"])
  func `exercise beside machines is logged`(sentence: String) {
    #expect(OfflineReading.kinds(OfflineReading.read(sentence)) == [.addWorkout])
  }

  @Test(arguments: ["my body weighed 82 kg this morning", "the scales said 81 kg", "weighed 81 kg in my clothes"])
  func `what the person weighs is logged`(sentence: String) {
    #expect(OfflineReading.kinds(OfflineReading.read(sentence)) == [.addWeight])
  }
}
