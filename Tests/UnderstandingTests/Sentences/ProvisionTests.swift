import Testing
import ToolCalls

@testable import Understanding

/// What is put by, gathered, bought in and served to others, beside what the person had of it.
@Suite struct ProvisionTests {
  @Test(
    arguments: [
      "froze eight tubs of chili", "pickled 2 kg of gherkins", "bottled 20 litres of perry",
      "vacuum packed four steaks",
      "portioned out ten boxes of couscous", "chilled a bottle of prosecco", "put six burgers in the freezer",
      "popped two loaves in the freezer", "stored the pears in the cellar", "stashed a box of truffles in the drawer",
      "harvested three marrows", "dug up 4 kg of parsnips", "foraged 500 g of ceps in the woods",
      "caught two perch in the lake", "picked a basket of brambles along the lane", "picked 2 kg of damsons",
      "gathered a kilo of chestnuts under the tree", "got bread, ham and pears at the market",
      "got potatoes and onions from the greengrocer", "fetched milk and butter from the corner shop",
      "got two chickens at the butcher's", "got a sack of rice from the shop",
    ])
  func `what is kept, gathered and bought in is still to come`(sentence: String) {
    let reading = OfflineReading.read(sentence)
    #expect(reading.calls.isEmpty && reading.query == .plan, "\(reading.calls)")
  }

  @Test(
    arguments: [
      "served tea and shortbread to the whole class", "served broth to thirty residents at the hostel",
      "passed the nachos round", "catered a wedding with 80 plates of lamb", "brought tea and flapjacks for the office",
      "most folks eat too much salt", "many people drink tea before noon", "lots of people swim in winter",
      "few people eat enough fibre", "too many people eat crisps for lunch", "kids: fish fingers and peas",
      "hubby: gammon. kids: penne", "my aunt sends her regards",
    ])
  func `what others get and do is not the person's`(sentence: String) {
    let reading = OfflineReading.read(sentence)
    #expect(reading.calls.isEmpty && reading.query == .someoneElse, "\(reading.calls)")
  }

  @Test(
    arguments: [
      ("froze four portions of goulash and ate one", ["goulash"]), ("frozen lasagne for dinner", ["frozen lasagne"]),
      ("pickled eggs with mustard", ["pickled eggs", "mustard"]), ("two bottled ales", ["bottled ales"]),
      ("canned salmon on toast", ["canned salmon", "toast"]), ("chilled borscht, a bowl", ["chilled borscht"]),
      ("got a bagel at the station", ["bagel"]), ("got a wrap from the shop and ate it", ["wrap"]),
      ("got a calzone from the market for lunch", ["calzone"]), ("got a pastry from the bakery", ["pastry"]),
      ("picked a salad for lunch", ["salad"]), ("picked blueberries and ate a bowl of them", ["picked blueberries"]),
      ("caught a perch and ate it for dinner", ["perch"]),
      ("picked 200 g of cherries in the garden and ate them all", ["cherries"]),
      ("served myself broth and bread", ["broth", "bread"]),
      ("served dinner to the kids, then had a wrap", ["wrap"]), ("like most people I had muesli", ["muesli"]),
      ("most people left, so I had two slices of flan", ["flan"]), ("kids: gammon, me: broth", ["broth"]),
      ("him: gammon. me: had a quiche", ["quiche"]), ("wife: risotto, I had broth", ["broth"]),
      ("Stella: 2 pints", ["beer"]), ("Sanjay: quiche. me: broth", ["broth"]),
      ("my aunt sends her regards and her cheesecake, I had two slices", ["cheesecake"]),
    ])
  func `what the person had of it is logged`(sentence: String, foods: [String]) {
    #expect(OfflineReading.items(sentence).map(\.name) == foods)
  }
}
