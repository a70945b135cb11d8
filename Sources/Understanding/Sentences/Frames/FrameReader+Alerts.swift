/// Orders to speak up later, and to write something elsewhere than into the journal.
extension FrameReader {
  static let alertAnchor = Anchor(marks)

  /// Words without one of which nothing of the kind is ordered.
  private static let marks = alerting.union(signals).union(lists)
  private static let alerting = WordList.words(
    "nudge ping alert notify wake buzz bug poke prod prompt warn text message chase pester remind")
  private static let signals = WordList.words(
    "nudge shout ring buzz poke ping prod alert alarm timer reminder notification")
  private static let lists = WordList.words("list calendar planner agenda basket cart trolley")
  /// What an order may stand behind: "at 5 nudge me", "tomorrow morning ping me".
  private static let beforeOrder = WordList.words(
    "please and then at by am pm noon midday tomorrow tonight later today morning afternoon evening kindly just now")
  private static let giving: WordSet = ["give", "send", "set", "add", "create", "put", "make", "start", "schedule"]
  private static let between = WordList.words("me us a an the another my little quick gentle daily new up in")

  /// "Nudge me to have an apple at 4", "give me a shout about the soup", "set an alarm for my swim", "add leeks to the
  /// shopping list": still to come; "my watch nudged me, so I had an apple" is told.
  static func ordersAlert(_ tokens: [Token], from start: Int) -> Bool {
    guard marks.occurs(in: tokens) else { return false }
    return callsMe(tokens, from: start) || givesSignal(tokens, from: start) || writesElsewhere(tokens, from: start)
  }

  /// "Ping me at 3", "at 3 ping me".
  private static func callsMe(_ tokens: [Token], from start: Int) -> Bool {
    tokens.indices.dropLast().contains { index in
      alerting.contains(tokens[index]) && tokens[index + 1].isOne(of: "me", "us")
        && (index == start || tokens[..<index].allSatisfy { $0.kind != .word || beforeOrder.contains($0) })
    }
  }

  /// "Give me a shout at 5", "set a timer", "add a reminder".
  private static func givesSignal(_ tokens: [Token], from start: Int) -> Bool {
    guard giving.contains(at: start, in: tokens) else { return false }
    var at = start + 1
    while between.contains(at: at, in: tokens) { at += 1 }
    return at > start + 1 && signals.contains(at: at, in: tokens)
  }

  private static let writing: WordSet = [
    "add", "put", "pop", "stick", "write", "jot", "chuck", "save", "enter", "note",
  ]
  private static let into: WordSet = ["to", "on", "onto", "in", "into"]
  private static let kinds: WordSet = ["shopping", "grocery", "groceries", "wish", "bucket", "do", "todo"]

  /// "Put a 40 min row in my calendar", "add leeks to the shopping list", "on my list: leeks".
  private static func writesElsewhere(_ tokens: [Token], from start: Int) -> Bool {
    let isHeading = tokens.word(start) == "on"
    guard isHeading || writing.contains(at: start, in: tokens),
      let list = lists.firstIndex(in: tokens), list > start + 1
    else { return false }
    var at = list - 1
    while at > start, kinds.contains(tokens[at]) || tokens[at].isSign("-") || tokens[at].isWord("to") { at -= 1 }
    guard IntentWords.determiners.contains(tokens[at]) else { return false }
    if isHeading { return at == start + 1 }
    // "Put away a basket of chips" is no order.
    guard into.contains(at: at - 1, in: tokens) else { return false }
    // "Add a plum to my list" may mean the journal's.
    return at < list - 1 || !tokens[list].isWord("list")
  }
}
