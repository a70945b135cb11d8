import Foods
import Testing
import ToolCalls

@testable import Understanding

/// A food beside where it came from, what was said of it and what stood around.
@Suite struct FoodAndPlaceTests {
  @Test(arguments: [
    ("ate three samosas and lentils from the kiosk lady", ["samosas", "lentils"]),
    ("a baked potato with baked beans in the village hall kitchen", ["baked potato", "baked beans"]),
    ("ate a pack of crackers with almond butter out of boredom", ["crackers", "almond butter"]),
    ("a pork chop and gravy in the leaking caravan", ["pork chop", "gravy"]),
    ("a small chips in the drive thru and a coffee", ["chips", "coffee"]),
  ])
  func `a food is known without the place or the reason behind it`(sentence: String, names: [String]) {
    #expect(OfflineReading.names(sentence) == names)
  }

  @Test(arguments: [
    ("rabbit stewed in stout", "rabbit stewed in stout"), ("chicken in mustard sauce", "chicken in mustard sauce"),
    ("sardines in tomato sauce", "sardines in tomato sauce"),
    ("mushrooms sauteed in butter", "mushrooms sauteed in butter"),
  ])
  func `what a food was cooked in belongs to it`(sentence: String, name: String) {
    #expect(OfflineReading.names(sentence) == [name])
  }

  @Test(arguments: [
    ("2 rashers of bacon, usual corner as always, and beans", ["bacon", "beans"]),
    ("one pear, nobody around", ["pear"]), ("a bowl of broth, thank goodness", ["broth"]),
    ("salmon, steamed", ["salmon, steamed"]), ("fairlife shake, vanilla", ["fairlife shake, vanilla"]),
  ])
  func `a remark behind a comma is no part of a name and a description is`(sentence: String, names: [String]) {
    #expect(OfflineReading.names(sentence) == names)
  }

  @Test(arguments: [
    ("ate a cheese roll over the ironing board", ["cheese roll"]),
    ("two boiled eggs off a plastic tray in ward nine", ["boiled eggs"]),
    ("the old hall has velvet chairs now and I got through a bag of popcorn and a lager", ["popcorn", "lager"]),
    ("had a bowl of muesli in my dressing gown and watched the snow", ["muesli"]),
    ("the loading dock was freezing, I drank a cocoa and ate a flapjack", ["cocoa", "flapjack"]),
  ])
  func `a thing of the scene is no food`(sentence: String, names: [String]) {
    #expect(OfflineReading.names(sentence) == names)
  }

  @Test(arguments: [
    ("I ate the rolled omelette and two samosas", 2), ("indulging in a soft granola bar and a glass of milk", 2),
    ("a bowl of soup followed by a roast beef loin for dinner with friends", 2),
    ("we had 25 g of Zzyzx mix and a banana", 2),
  ])
  func `what was eaten stays however little of its name is known`(sentence: String, count: Int) {
    #expect(OfflineReading.items(sentence).count == count)
  }
}
