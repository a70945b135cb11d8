import Foods
import ToolCalls

/// Weights with bone.
extension ItemBuilder {
  /// "300 g of wings, bone in": what is eaten of it.
  func takeBone(off item: inout AddMeal.Item, _ food: Food) {
    guard let grams = item.grams, item.name.contains(FoodCatalog.boneIn) else { return }
    guard let share = catalog.shareWithoutBone(of: food, said: item.name) else {
      item.assumptions.append("no table tells its bone: \(NumberPhrase.plain(grams)) g taken as eaten")
      return
    }
    let eaten = (grams * share * 10).rounded() / 10
    (item.quantity, item.unit, item.grams) = (eaten, "g", eaten)
    item.assumptions.append("of \(NumberPhrase.plain(grams)) g with bone, \(NumberPhrase.plain(eaten)) g are eaten")
  }
}
