/// What a picture of food or sport says in words.
enum EmojiNames {
  /// The words for a picture, empty where it shows neither food nor activity.
  static func name(of scalar: Unicode.Scalar) -> String { names[scalar] ?? "" }

  /// Written out where Unicode's own name is not what people call it.
  private static let names: [Unicode.Scalar: String] = table(
    """
    🍇 grapes|🍈 melon|🍉 watermelon|🍊 tangerine|🍋 lemon|🍌 banana|🍍 pineapple|🥭 mango|🍎 apple|🍏 green apple
    🍐 pear|🍑 peach|🍒 cherries|🍓 strawberries|🫐 blueberries|🥝 kiwi|🍅 tomato|🫒 olives|🥥 coconut|🥑 avocado
    🍆 eggplant|🥔 potato|🥕 carrot|🌽 corn on the cob|🌶 chili pepper|🫑 bell pepper|🥒 cucumber|🥬 lettuce|🥦 broccoli
    🧄 garlic|🧅 onion|🍄 mushrooms|🥜 peanuts|🌰 chestnuts|🍞 bread|🥐 croissant|🥖 baguette|🫓 flatbread|🥨 pretzel
    🥯 bagel|🥞 pancakes|🧇 waffle|🧀 cheese|🍖 ribs|🍗 chicken drumstick|🥩 steak|🥓 bacon|🍔 hamburger|🍟 french fries
    🍕 slice of pizza|🌭 hot dog|🥪 sandwich|🌮 taco|🌯 burrito|🫔 tamale|🥙 gyro|🧆 falafel|🥚 egg|🍳 fried egg
    🥘 paella|🍲 stew|🫕 cheese fondue|🥣 bowl of cereal|🥗 salad|🍿 popcorn|🧈 butter|🍱 bento box|🍘 rice cracker
    🍙 onigiri|🍚 rice|🍛 curry with rice|🍜 ramen|🍝 spaghetti|🍠 sweet potato|🍢 oden|🍣 sushi|🍤 fried shrimp|🥮 mooncake
    🍡 dango|🥟 dumplings|🥠 fortune cookie|🦀 crab|🦞 lobster|🦐 shrimp|🦑 squid|🦪 oysters|🍦 soft serve ice cream
    🍨 ice cream|🍧 shaved ice|🍩 doughnut|🍪 cookie|🎂 birthday cake|🍰 slice of cake|🧁 cupcake|🥧 pie|🍫 chocolate bar
    🍬 candy|🍭 lollipop|🍮 flan|🍯 honey|🥛 glass of milk|☕ coffee|🍵 green tea|🍶 sake|🍾 champagne|🍷 glass of red wine
    🍸 martini|🍹 cocktail|🍺 beer|🍻 beer|🥂 glass of champagne|🥃 whiskey|🥤 soft drink|🧋 bubble tea|🧃 juice box
    🧉 mate|🏃 running|🚶 walking|🚴 cycling|🚵 mountain biking|🏊 swimming|🏋 weight lifting|🧘 yoga|🧗 climbing|🚣 rowing
    🏄 surfing|⛷ skiing|🏂 snowboarding|⚽ soccer|🏀 basketball|🏈 football|⚾ baseball|🎾 tennis|🏐 volleyball|🏉 rugby
    🏸 badminton|🏓 table tennis|🥊 boxing|💧 water|🚰 water
    """)

  private static func table(_ text: String) -> [Unicode.Scalar: String] {
    var table: [Unicode.Scalar: String] = [:]
    for line in text.split(separator: "\n") {
      for pair in line.split(separator: "|") {
        let parts = pair.split(separator: " ", maxSplits: 1)
        guard parts.count == 2, let scalar = parts[0].unicodeScalars.first else { continue }
        table[scalar] = String(parts[1])
      }
    }
    return table
  }
}
