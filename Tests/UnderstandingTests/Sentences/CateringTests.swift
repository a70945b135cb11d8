import Testing
import ToolCalls

@testable import Understanding

/// What is made, bought, served and carried for others or for later, and what the person had of it.
@Suite struct CateringTests {
  @Test(
    arguments: [
      "made a pan of chili for the freezer", "baked two loaves for the market this morning",
      "fried 30 samosas for the party", "served 60 bowls of soup at the canteen", "sold 20 cupcakes at the fair",
      "made 15 quiches for the village fete, sold them all",
      "donated 12 tins of soup", "handed out 50 mince pies", "gave away six jars of jam",
      "peeled 5 kg of carrots for the canteen", "made my husband a sandwich before work", "cooked my daughter pasta",
      "got dad a bottle of whisky", "poured the visitors a beer each", "brewed coffee for the plumbers",
      "took a lasagne to the neighbours", "brought a tray of samosas to my colleagues",
    ])
  func `what others are to have is not the person's`(sentence: String) {
    let reading = OfflineReading.read(sentence)
    #expect(reading.calls.isEmpty && reading.query == .someoneElse, "\(reading.calls)")
  }

  @Test(
    arguments: [
      "picked up bread and butter from the shop", "popped out for milk", "restocked the fridge with 12 yoghurts",
      "stocked the freezer with fish fingers", "on Saturday there'll be duck and red cabbage",
      "longing for a proper curry",
    ])
  func `shopping, wishes and what is announced are still to come`(sentence: String) {
    let reading = OfflineReading.read(sentence)
    #expect(reading.calls.isEmpty && reading.query == .plan, "\(reading.calls)")
  }

  @Test(
    arguments: [
      "made myself an omelette", "picked up a burger on the way home", "picked up sushi on the way home",
      "poured myself a glass of wine", "got a box of chocolates and ate the lot", "made pancakes for the kids and me",
      "made my mum's curry", "grabbed my girlfriend's leftover pizza",
      "my homemade soup for the freezer, had two bowls",
      "sold out of salad so I had chips", "2 eggs served with toast", "made my favourite pasta for dinner",
      "picked up bread and cheese for lunch", "ordered the kids meal with fries", "my wife made me a sandwich",
      "sent the kids to bed and had a glass of wine", "baked a tart for dinner", "served myself a plate of pasta",
      "got my friends over and had pizza", "got mum a box of dates and ate two of them",
      "took the kids to town and had a big mac", "brought a salad to work",
      "gave away half my wrap and ate the other half",
    ])
  func `what the person had of it is logged`(sentence: String) {
    #expect(OfflineReading.kinds(OfflineReading.read(sentence)) == [.addMeal])
  }
}
