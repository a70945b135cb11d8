import Foods

/// Foods of one name that kitchens mean differently: what is had with them tells which.
extension MealGrammar {
  private struct Namesake {
    /// The name, which stands alone.
    var names: WordSet
    /// What it is had with where the other food is meant.
    var company: WordSet
    /// What it is had with where the tables' food is meant all the same.
    var other: WordSet
    var meant: String
  }

  private static let namesakes = [
    // An American biscuit is a scone with gravy or in a breakfast sandwich; the one that is dunked is a cookie.
    Namesake(
      names: ["biscuit", "biscuits", "bikkie", "bikkies", "bickie", "bickies"],
      company: WordList.words(
        "tea cuppa brew coffee chai latte cappuccino espresso americano nescafe milo ovaltine horlicks cocoa milk packet tin"
      ),
      other: WordList.words(
        "gravy sausage sausages ham bacon egg eggs chicken butter honey grits jelly jam cheese cracker crackers"),
      meant: "tea biscuit"),
    // On a British plate they are baked ones.
    Namesake(
      names: ["beans"],
      company: WordList.words(
        """
        toast toastie sausage sausages egg eggs chips fingers hash browns waffle waffles nuggets jacket gammon pie pasty
        bangers mash bubble scone scones crumpet crumpets
        """),
      other: WordList.words(
        """
        rice tortilla tortillas taco tacos burrito burritos quesadilla quesadillas fajita fajitas nachos enchilada enchiladas
        avocado guacamole salsa chorizo cornbread greens green migas arepa arepas plantain plantains
        """),
      meant: "baked beans"),
    // What thins a drink is soda water.
    Namesake(
      names: ["soda"],
      company: WordList.words("wine gin vodka whisky whiskey scotch bourbon brandy tequila campari aperol vermouth"),
      other: WordList.words("rum cola coke lemonade orange cream diet zero can bottle pizza burger"),
      meant: "soda water"),
    // What is stirred into water is a cordial.
    Namesake(
      names: ["squash"], company: ["water"],
      other: WordList.words("butternut roasted roast baked cooked chicken beef rice pasta beans vegetables potatoes"),
      meant: "orange squash"),
  ]

  /// The parts, each namesake read as what goes with the foods beside it.
  func withNamesakesTold(_ parts: [MealReading.Part], tokens: [Token]) -> [MealReading.Part] {
    guard tokens.count > 1 else { return parts }
    var result = parts
    for namesake in Self.namesakes where namesake.names.occurs(in: tokens) {
      guard namesake.company.occurs(in: tokens), !namesake.other.occurs(in: tokens),
        let match = catalog.link(namesake.meant)
      else { continue }
      for (index, part) in parts.enumerated()
      where part.tokens.allSatisfy({ namesake.names.contains(tokens[$0]) }) { result[index].link(to: match) }
    }
    return result
  }
}
