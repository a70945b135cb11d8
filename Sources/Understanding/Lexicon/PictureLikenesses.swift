import Foods

/// What a picture is put beside though it is called by another name: there are more dishes than pictures of food.
enum PictureLikenesses {
  /// Whether the picture called `picture` shows a food that was told with `words`, which are folded: 🍜 behind "pho", 🥤 behind
  /// "mango smoothie".
  static func shows(_ picture: String, words: some Sequence<String>) -> Bool {
    likenesses[picture].map { known in words.contains(where: known.contains) } ?? false
  }

  private static let likenesses: WordTable<WordSet> = WordTable(
    Dictionary(
      table.split(separator: "\n").compactMap { line -> (String, WordSet)? in
        let parts = line.split(separator: ":", maxSplits: 1)
        guard parts.count == 2 else { return nil }
        return (String(parts[0]), WordSet(FoodCatalog.foldedWords(String(parts[1]))))
      }, uniquingKeysWith: { first, _ in first }))

  private static let table = """
    flan: brulee custard pudding cotta caramel jelly blancmange trifle mousse
    burrito: wrap wraps fajita fajitas enchilada enchiladas kebab shawarma tortilla quesadilla chimichanga doner roti dosa
    gyro: kebab pita pitta shawarma falafel doner souvlaki wrap gyros
    ramen: pho noodle noodles soup laksa udon soba broth congee
    spaghetti: pasta lasagne lasagna bolognese carbonara macaroni mac penne linguine tagliatelle ravioli gnocchi noodles
    curry with rice: curry dal daal dhal rice katsu masala biryani korma jollof
    french fries: chips fries wedges poutine
    soft drink: smoothie milkshake shake juice cola coke soda pop lemonade slushie squash frappe frappuccino tea coffee
    stew: soup casserole chili chilli hotpot gumbo curry goulash chowder broth tagine ramen
    paella: stew curry casserole risotto jambalaya tagine pilaf pilau
    chocolate bar: chocolate brownie brownies bar truffle truffles fudge twix snickers
    cereal: porridge oats oatmeal granola muesli soup congee yogurt yoghurt weetabix
    coffee: chocolate cocoa tea latte mocha cappuccino espresso americano chai matcha macchiato cortado
    green tea: tea matcha chai
    ice cream: gelato sundae sorbet sherbet cone yogurt froyo
    soft serve ice cream: gelato sundae sorbet cone yogurt froyo
    slice of cake: cake sponge cheesecake gateau torte tart brownie pudding
    birthday cake: cake sponge cheesecake gateau torte
    cupcake: cake muffin muffins
    beer: lager ale pint ipa stout cider shandy bitter
    glass of red wine: wine merlot malbec rioja shiraz
    champagne: prosecco cava fizz wine
    glass of champagne: prosecco cava fizz wine
    whiskey: whisky bourbon rum scotch brandy cognac
    ribs: meat barbecue bbq lamb beef pork
    chicken drumstick: chicken wings turkey drumsticks thigh thighs
    steak: beef meat lamb
    dumplings: gyoza bao momo momos potstickers pierogi wontons manti mandu
    sushi: sashimi nigiri maki poke
    bread: toast loaf sandwich roll bun sourdough
    fried egg: omelette omelet eggs shakshuka
    pancakes: crepe crepes waffle waffles
    sandwich: toastie panini sub baguette roll
    pie: tart quiche cobbler crumble
    peanuts: nuts almonds cashews
    """
}
