import Testing

@testable import Foods

/// Which words are taken for a food's name misspelt.
@Suite struct SpelledRightTests {
  @Test(arguments: ["salon", "bruised", "stray", "muttering", "scoffed", "barrier", "camel", "trailing"])
  func `a word of English is no misspelt food`(word: String) {
    #expect(TableBytes.reference.isEnglish(word))
    #expect(FoodCatalog.reference.link(word)?.confidence ?? 0 < 0.3)
  }

  @Test(
    arguments: [
      ("letuce", "lettuce"), ("sausge", "sausage"), ("desert", "dessert"), ("zuchini", "squash"),
      ("tzaziki", "tzatziki"), ("bred", "bread"), ("spagetti bolonaise", "bolognese"),
    ])
  func `what is no word of English, or is written for a food, is mended`(word: String, name: String) throws {
    let match = try #require(FoodCatalog.reference.link(word))
    #expect(match.confidence > 0.5)
    #expect((match.food.name + " " + match.food.category).lowercased().contains(name), "\(match.food.name)")
  }

  @Test(arguments: ["tofana", "omaru", "rasan", "hoplin", "tarnika", "pulken", "milko pasturma"])
  func `a word of another language is no rare food by its letters`(word: String) {
    let match = FoodCatalog.reference.link(word)
    #expect(match?.confidence ?? 0 < 0.5, "\(match?.food.name ?? "")")
  }

  @Test(
    arguments: [
      ("slamon", "salmon"), ("bagguette", "bread"), ("croisant", "croissant"),
      ("mozarrella", "mozzarella"), ("pankakes", "pancake"), ("yougurt", "yogurt"), ("quesadila", "quesadilla"),
      ("samosaa", "samosa"), ("burito", "burrito"),
    ])
  func `a slip of the hand or the ear is the food that it is near`(word: String, name: String) throws {
    let match = try #require(FoodCatalog.reference.link(word))
    #expect(match.confidence > 0.5)
    #expect(match.food.name.lowercased().contains(name), "\(match.food.name)")
  }

  @Test(
    arguments: [
      ("celery stix", "Celery"), ("fishstix", "Fish, stick"), ("chikn thigh", "Chicken thigh"),
      ("chedar", "Cheese, Cheddar"), ("hunny", "Honey"), ("oatml", "Oatmeal"), ("pnut butter", "Peanut butter"),
      ("trky brst", "Turkey"), ("ham samwich", "Ham sandwich"), ("cofee", "Coffee, brewed"), ("ice crm", "Ice cream"),
      ("gf crackers", "Crackers, gluten free"), ("mac n chz", "Macaroni or noodles with cheese"),
      ("dk choc", "Dark chocolate"), ("spnch", "Spinach"),
    ])
  func `a word that is typed by its sound or without its vowels is the food`(word: String, name: String) throws {
    let match = try #require(FoodCatalog.reference.link(word))
    #expect(match.confidence > 0.5)
    #expect(match.food.name.hasPrefix(name), "\(match.food.name)")
  }

  @Test(arguments: ["rhythm", "brb", "nvm", "smh", "grwm", "wfh", "thx", "mph", "kmph", "hmph", "pfft"])
  func `letters without a vowel are no food where they are none`(word: String) {
    let match = FoodCatalog.reference.link(word)
    #expect(match?.confidence ?? 0 < 0.5, "\(match?.food.name ?? "")")
  }

  @Test func `no word of the list is one that a name of the table has`() {
    let table = TableBytes.reference
    #expect(table.english.count > 10_000)
    for row in stride(from: 0, to: table.english.count, by: 7) {
      let word = table.string(at: table.u32(table.english.offset + 4 * row))
      #expect(table.isEnglish(word) && table.word(word) == nil, "\(word)")
    }
  }

  @Test(
    arguments: [
      ("quimoa", "quinoa"), ("curgette", "courgette"), ("auvergine", "aubergine"), ("walmuts", "walnuts"),
      ("buttter", "butter"), ("cookiie", "cookie"), ("srawberries", "strawberries"), ("porriddge", "porridge"),
      ("pancaks", "pancakes"), ("pootato", "potato"), ("cheesse", "cheese"),
    ])
  func `a slip of the keys is mended in the form that was typed`(typed: String, meant: String) {
    #expect(FoodCatalog.reference.respelt(typed) == meant)
  }

  @Test(arguments: [
    "butter", "courgettes", "friend", "sugary", "pureed", "houston", "patel", "minuts", "makan", "salamat", "cod", "",
    "couldnt", "poids", "1234", "ééééé",
  ])
  func `a word that is spelt right, is English or is near no common food stays`(word: String) {
    #expect(FoodCatalog.reference.respelt(word) == nil)
  }
}
