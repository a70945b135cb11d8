import Testing
import ToolCalls

@testable import Understanding

/// Recipes and orders of the kitchen, and what was made and eaten.
@Suite struct InstructionTests {
  @Test(
    arguments: [
      "simmer the lentils for 20 minutes", "rinse the rice twice, then cover with 400 ml of water",
      "chop two onions and fry them until golden", "preheat the grill and toast the almonds for 3 minutes",
      "add the leeks and simmer for 10 minutes", "fold in 120 g of ricotta", "season with pepper and serve with rice",
      "method: mix oats and eggs, bake at 180",
      "microwave for 3 minutes, stir, microwave for 2 more", "ingredients: 2 eggs, 80 g oats",
      "this loaf uses 3 eggs and 300 g of flour", "serves six: 1 kg rice, 200 g cheese",
      "makes 10 scones: 250 g flour, 80 g butter", "the batter takes 3 eggs and 200 ml of milk",
      "for a good ragu you need 500 g of mince and a bottle of red wine",
      "for a pesto you crush 50 g of basil with pine nuts and oil",
      "my recipe: 150 g oats, 3 eggs", "our scone recipe: 250 g flour, 80 g butter", "example: 3 plums",
      "for example: 2 rolls and a pear",
    ])
  func `how something is made logs nothing`(sentence: String) {
    #expect(OfflineReading.read(sentence).calls.isEmpty, "\(OfflineReading.read(sentence).calls)")
  }

  @Test(
    arguments: [
      "grill chicken 200 g", "roast chicken and peas", "mash 200 g", "toast with butter", "boiled two eggs",
      "add 2 eggs", "eggs served with rice", "lunch: method burger", "used 3 eggs for an omelette", "add the toast too",
      "boil 2 eggs", "stir fry with tofu", "drained tuna 100 g",
      "peeled an orange and ate it", "we simmered the lentils for 20 minutes and had two bowls",
      "thank you, add 2 eggs", "lunch: roast, peas, mash", "whisky 50 ml",
      "had my gran's recipe: lentil stew", "breakfast, for example: I had 3 plums",
    ])
  func `what was made to be eaten is logged`(sentence: String) {
    #expect(OfflineReading.kinds(OfflineReading.read(sentence)) == [.addMeal])
  }
}
