import Foods
import Nutrition
import Testing
import ToolCalls

@testable import Understanding

/// Foods that are named first and measured behind.
@Suite struct ToldAmountsTests {
  private static func grams(_ sentence: String) -> [String: Double] {
    let told = OfflineReading.items(sentence).map { item in (item.name, item.quantity ?? 0) }
    return Dictionary(told) { $0 + $1 }
  }

  @Test(arguments: [
    ("cod and mash, 140 g cod", ["cod": 140.0, "mash": 0]),
    ("cod and mash, maybe 140g of cod and 210 g mash", ["cod": 140, "mash": 210]),
    ("muesli with kefir: 45 g muesli, 180 ml kefir", ["muesli": 45, "kefir": 180]),
    ("had mince and tatties. 160 g mince, 220 g tatties", ["mince": 160, "tatties": 220]),
    ("trout and lentils, the trout was about 130g", ["trout": 130, "lentils": 0]),
    ("i had trout and lentils - trout was 130g, lentils 90g", ["trout": 130, "lentils": 90]),
    ("lentils and couscous for lunch, half a cup of lentils and a cup of couscous", ["lentils": 0.5, "couscous": 1]),
    ("kidney beans on toast, 2 slices of toast", ["kidney beans": 0, "toast": 2]),
    ("turkey and bulgur, 120g turkey breast, 150g bulgur, 10 g oil", ["turkey breast": 120, "bulgur": 150, "oil": 10]),
    ("toast with honey, 2 slices and 15 g honey", ["toast": 2, "honey": 15]),
    ("pears and cheese, 2 pears and 35g gouda", ["pears": 2, "gouda": 35]),
  ])
  func `an amount behind the names is of the food it names again, which is eaten once`(
    sentence: String, amounts: [String: Double]
  ) {
    #expect(Self.grams(sentence) == amounts)
  }

  @Test(arguments: [
    ("beef sandwich, 2 slices of rye and 60 g beef", ["rye": 2.0, "beef": 60]),
    ("had a beef sandwich, 60 g beef", ["white bread": 2, "beef": 60]),
    ("prawn linguine, 90 g prawns and 110 g linguine", ["prawns": 90, "linguine": 110]),
    ("salmon bagel, 50g salmon", ["bagel": 1, "salmon": 50]),
  ])
  func `a sandwich or dish told by what is in it is that`(sentence: String, amounts: [String: Double]) {
    #expect(Self.grams(sentence) == amounts)
  }

  @Test(arguments: [
    "toast for breakfast, 3 slices of toast for dinner", "a pear, then 2 pears more", "soup, 3 crackers",
    "beef sandwich, 25 g crisps",
  ])
  func `what is had at another time or besides is counted besides`(sentence: String) {
    let meals = OfflineReading.read(sentence).calls.flatMap { call -> [AddMeal.Item] in
      if case .addMeal(let meal) = call { meal.items } else { [] }
    }
    #expect(meals.count == 2)
  }

  @Test(arguments: [
    ("ham & pineapple pizza, 3 slices", "3 slices of ham and pineapple pizza"),
    ("chicken and mushroom pie, 1 slice", "1 slice of chicken and mushroom pie"),
    ("had chicken and mushroom pie (2)", "had 2 chicken and mushroom pies"),
    ("cheese & onion pasty - 1", "1 cheese and onion pasty"),
    ("leek and potato soup, 300 ml", "300 ml of leek and potato soup"),
  ])
  func `an amount behind a dish with two fillings is of the dish`(sentence: String, plain: String) {
    let told = OfflineReading.items(sentence)
    let meant = OfflineReading.items(plain)
    #expect(told.map(\.catalogId) == meant.map(\.catalogId) && told.count == 1)
    #expect(told.map { OfflineReading.grams(of: $0) } == meant.map { OfflineReading.grams(of: $0) })
  }

  @Test(arguments: [("eggs and toast, 2 slices", 2), ("ham, cheese and a pie, 1", 3)])
  func `an amount behind foods that were listed parts them`(sentence: String, count: Int) {
    #expect(OfflineReading.items(sentence).count == count)
  }
}
