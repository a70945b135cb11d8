/// Work that was done with somebody: "helped a mate move furniture for 3 hours" is moving furniture.
enum HelpingOut {
  static let helping: WordSet = ["helped", "helping"]
  /// What people help with, and its past.
  private static let work: WordTable<String> = [
    "move": "moved", "dig": "dug", "carry": "carried", "paint": "painted", "clean": "cleaned", "build": "built",
    "mow": "mowed", "rake": "raked", "shovel": "shovelled", "lift": "lifted", "load": "loaded", "unload": "unloaded",
    "chop": "chopped", "plant": "planted", "pack": "packed", "unpack": "unpacked", "stack": "stacked",
    "shift": "shifted",
    "push": "pushed", "weed": "weeded", "prune": "pruned", "demolish": "demolished", "lay": "laid", "saw": "sawed",
    "split": "split", "haul": "hauled", "plaster": "plastered", "decorate": "decorated", "tile": "tiled",
  ]
  /// Words that may name who was helped.
  private static let longestName = 4

  static func told(_ tokens: [Token]) -> [Token] {
    guard tokens.count > 3, let help = helping.firstIndex(in: tokens),
      let verb = tokens.indices.first(where: { $0 > help + 1 && work.contains(tokens[$0]) }),
      verb - help <= longestName + 1,
      tokens[help..<verb].allSatisfy({ $0.kind == .word }), let past = work[tokens[verb]],
      tokens[(help + 1)..<verb].last.map({ !NumberWords.articles.contains($0) && !$0.isWord("the") }) ?? false,
      !tokens[(help + 1)..<verb].contains(where: { $0.isOne(of: "me", "us", "with", "himself", "myself") })
    else { return tokens }
    var told = Array(tokens[..<help])
    told.append(Token.word(past, at: tokens[verb].range))
    told += tokens[(verb + 1)...]
    return told
  }
}
