import Testing

@testable import Foods

/// What was said of fat, of cooking and of where a food came from, and the row it tells from the others.
@Suite struct StateEvidenceTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var phrase: String
    var amount: SaidAmount
    /// The food's name begins so.
    var name: String
    var testDescription: String { "\(phrase) (\(amount))" }

    init(_ phrase: String, _ amount: SaidAmount, _ name: String) {
      self.phrase = phrase
      self.amount = amount
      self.name = name
    }
  }

  static let fat = [
    Case("zucchini cooked plain", .measure("cup"), "Summer squash, yellow or green, fresh, cooked, no added fat"),
    Case("frozen peas cooked without fat", .measure("cup"), "Green peas, frozen, cooked, no added fat"),
    Case("spinach cooked with no oil", .measure("cup"), "Spinach, fresh, cooked, no added fat"),
    Case("steamed cauliflower", .measure("cup"), "Cauliflower, fresh, cooked, no added fat"),
    Case("fresh broccoli cooked with butter", .measure("cup"), "Broccoli, fresh, cooked with butter"),
    Case("frozen carrots cooked in oil", .measure("cup"), "Carrots, frozen, cooked with oil"),
    Case("kidney beans from dried with fat", .weight, "Kidney beans, from dried, fat added"),
    Case("scrambled eggs without fat", .count, "Egg omelet or scrambled egg, no added fat"),
    Case("buttered brown rice", .weight, "Rice, brown, cooked, made with butter"),
    Case("pork roast with the fat left on", .weight, "Pork roast, NS as to cut, cooked, lean and fat eaten"),
    Case("lamb chop, fat trimmed off", .weight, "Lamb chop, NS as to cut, cooked, lean only eaten"),
    Case("fried chicken thigh", .count, "Chicken thigh, fried, coated, skin / coating eaten"),
  ]

  static let readiness = [
    Case("black beans cooked from dried", .weight, "Black beans, from dried"),
    Case("boiled navy beans", .weight, "Beans, navy, mature seeds, cooked"),
    Case("black iced tea, sweetened", .ounces, "Tea, iced"),
    Case("cocoa powder", .measure("tbsp"), "Cocoa powder"),
    Case("raw kidney beans", .weight, "Beans, kidney, all types, mature seeds, raw"),
    // Where there is no other, the raw one is meant.
    Case("grilled watermelon", .none, "Watermelon"),
  ]

  static let origin = [
    Case("canned macaroni and cheese", .measure("cup"), "Macaroni or noodles with cheese, canned"),
    Case("mashed potatoes from a restaurant", .measure("cup"), "Potato, mashed, from restaurant"),
    Case("canned corn cooked with oil", .measure("cup"), "Corn, canned, cooked with oil"),
    Case("roast potatoes cooked in oil", .weight, "Potato, roasted"),
    Case("oven-baked frozen fries", .weight, "Potato, french fries, from frozen, baked"),
    Case("fast food hash browns", .count, "Potato, hash brown, from fast food"),
  ]

  static let meatless = [
    Case("green salad with tomatoes and carrots", .measure("cup"), "Lettuce, salad"),
    Case("rice with peas", .measure("cup"), "Rice, white, with peas"),
    Case("chicken salad", .measure("cup"), "Chicken or turkey salad"),
  ]

  static let tastes = [
    Case("sour cream and onion chips", .measure("cup"), "Potato chips, sour cream and onion"),
    Case("barbecue potato chips", .measure("small bag"), "Potato chips, barbecue"),
    Case("nacho cheese Doritos", .weight, "Tortilla chips, nacho cheese flavor (Doritos)"),
    Case("caffeinated fruit-flavored soda", .measure("can"), "Soft drink, fruit flavored, caffeine containing"),
    Case("seasoned rice mix", .measure("cup"), "Flavored rice mixture"),
    Case("frozen french fries", .weight, "Potato, french fries, from frozen"),
    Case("thin crust pizza", .measure("slice"), "Pizza, cheese"),
    Case("vegetable pizza", .measure("slice"), "Pizza, cheese, with vegetables"),
    Case("mac and cheese with chicken", .measure("cup"), "Macaroni or noodles with cheese and chicken"),
    Case("homemade fries", .measure("cup"), "Potato, french fries"),
    Case("home fries with peppers and onions", .measure("cup"), "Potato, home fries, with vegetables"),
    Case("fresh strawberries", .weight, "Strawberries, raw"),
    Case("lean roast beef", .weight, "Beef, roast, roasted, lean only eaten"),
  ]

  @Test(arguments: fat + readiness + origin + meatless + tastes)
  func `what was said of its state tells rows of a food apart`(row: Case) throws {
    let food = try #require(FoodCatalog.reference.link(row.phrase, amount: row.amount)?.food)
    #expect(food.name.hasPrefix(row.name), "\(food.name)")
  }
}
