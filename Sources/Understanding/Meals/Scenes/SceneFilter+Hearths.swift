/// What food was cooked on or kept in: "off the grill", "out of the freezer came two waffles".
extension SceneFilter {
  private static let hearths = WordList.words(
    """
    grill roller rollers charcoal coals barbecue bbq braai oven hob stove fryer griddle wok pan skillet freezer fridge steamer tandoor embers
    fire rotisserie toaster microwave crockpot multicooker tiffin airfryer smoker cupboard tin tub lunchbox esky cooler
    """)
  private static let leads: WordSet = ["off", "from", "in", "into", "on", "onto", "out"]
  private static let seams: WordSet = ["with", "and", "for", "on", "at", "in"]
  private static let makes: WordSet = ["slow", "pressure", "rice", "instant", "pizza"]
  private static let devices: WordSet = ["cooker", "pot", "oven"]
  private static let determiners = ListWords.determiners
  private static let moving: WordSet = ["came", "went", "comes", "goes", "emerged"]

  /// "Slow cooker", "air fryer".
  private static func isPair(_ index: Int, _ tokens: [Token]) -> Bool {
    index + 1 < tokens.count && makes.contains(tokens[index]) && devices.contains(tokens[index + 1])
  }

  /// Behind "off the grill" at `index`, where a list or a verb that brings food follows; nil where it may be of a name.
  func hearthPhrase(at index: Int) -> Int? {
    guard Self.leads.contains(tokens[index]) else { return nil }
    let lead = tokens[index].folded
    let isOut = lead == "out" && index + 1 < tokens.count && tokens[index + 1].isWord("of")
    guard isOut || lead != "out" else { return nil }
    let at = isOut ? index + 2 : index + 1
    guard at + 1 < tokens.count, Self.determiners.contains(tokens[at]),
      case let pair = Self.isPair(at + 1, tokens), pair || Self.hearths.contains(tokens[at + 1])
    else {
      return nil
    }
    var end = at + 2
    if pair { end += 1 }
    if end < tokens.count, Self.moving.contains(tokens[end]) { return end + 1 }
    // "in the pan: 2 eggs" may be cooking still.
    guard isOut || lead == "off" || lead == "from" else { return nil }
    // What comes from a fryer is chips of another kind.
    if end < tokens.count, tokens[end].kind == .punctuation { return end }
    guard !tokens[end - 1].isWord("fryer") else { return nil }
    return end == tokens.count || Self.seams.contains(tokens[end]) ? end : nil
  }
}
