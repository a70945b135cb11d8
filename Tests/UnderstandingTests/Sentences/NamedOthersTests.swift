import Testing
import ToolCalls

@testable import Understanding

/// Food of and for people who are called by their names.
@Suite struct NamedOthersTests {
  @Test(arguments: [
    "Baked muffins for Sofia", "Gave Ravi my crisps", "gave ravi my crisps", "Made Nina a sandwich",
    "made a stew for my sister who just moved house", "made a trifle for Nina's birthday", "Nina: three ciders",
    "nina: three ciders", "Ravi's lunch: dal and rice", "my mate steve had a pasty", "nina scoffed a pie",
    "took some broth to Nina", "Handed Sofia my biscuits", "packed soup for Ravi's lunch", "Ravi's tea was fish pie",
    "lunchbox for nina: wrap, pear", "tea for the kids: fish pie",
    "Made Nina's lunch: roll, pear", "ravi brought flapjacks", "cut Nina a slice of quiche",
    "Nina's order: ramen, pears",
    "Hugo's having porridge", "made my son's lunch: roll, pear",
    "my flatmate karim made a quiche and ate it all",
  ])
  func `what is named as another's is not the person's`(sentence: String) {
    #expect(OfflineReading.read(sentence).calls.isEmpty)
  }

  @Test(arguments: [
    ("Baked muffins for Sofia and ate two", ["muffins"]), ("Gave Ravi half my wrap", ["wrap"]),
    ("gave ravi my crisps and had his pear", ["pear"]), ("Nina: cider, me: broth", ["broth"]),
    ("Ravi's curry with naan", ["Ravi's curry", "naan"]),
    ("Nina's wrap from the deli, half of it", ["Nina's wrap from deli"]),
    ("Ravi's breakfast burrito", ["Ravi's breakfast burrito"]), ("lunch with Nina: quiche", ["quiche"]),
    ("made a stew for Nina and me", ["stew"]), ("made a stew for Nina and I", ["stew"]),
    ("made ravioli for Mum, Nina and me", ["ravioli"]), ("made ravioli for lunch with friends", ["ravioli"]),
    ("made a trifle for Nina's birthday, had a bowl", ["trifle"]), ("Stella: 2 pints", ["beer"]),
    ("nina and I had a quiche", ["quiche"]), ("my sister made me soup", ["soup"]),
    ("Sofia made a latte for me", ["latte"]),
    ("ravi brought flapjacks, had two", ["flapjacks"]), ("Nina bought me lunch: a wrap", ["wrap"]),
    ("my sister in law priya gave me a pear", ["pear"]), ("cut myself a slice of quiche", ["quiche"]),
    ("porridge with Hugo", ["porridge"]), ("Nina's gin and tonic", ["Nina's gin and tonic"]),
    ("brunch with ravi: waffles", ["waffles"]),
    ("graham crackers with milk", ["graham crackers", "milk"]),
  ])
  func `what the person had beside others or of theirs is logged`(sentence: String, names: [String]) {
    #expect(OfflineReading.items(sentence).map(\.name) == names)
  }
}
