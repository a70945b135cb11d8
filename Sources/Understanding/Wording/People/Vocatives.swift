/// Whom the person speaks to, where the word could name a food or a brand: "honey, I had two biscuits", "BRO. 250 g chicken".
enum Vocatives {
  static let names = WordList.words(
    "bro bruh dude mate man babe lads guys folks darling darlin sweetie sweetheart dear love pal buddy boss chief fam")
  /// They are foods too, unless a person goes on to speak.
  static let sweet: WordSet = ["honey", "sugar", "pumpkin", "peaches", "cupcake"]
  private static let speaking: WordSet = ["i", "i've", "i'm", "we", "we've", "you", "so", "guess", "listen", "just"]

  /// `tokens` without one at the head.
  static func dropped(from tokens: [Token]) -> [Token] {
    // "Bruh KFC again": no other word.
    if tokens.count > 2, tokens[0].isOne(of: "bruh", "bruv") { return Array(tokens.dropFirst()) }
    // "Well honey I had two biscuits".
    let head = tokens.first.map { $0.isOne(of: "well", "oh", "so", "hey", "yes") } ?? false ? 1 : 0
    if tokens.count > head + 2, sweet.contains(tokens[head]), tokens[head + 1].isOne(of: "i", "i've", "we", "we've") {
      return Array(tokens[(head + 1)...])
    }
    guard tokens.count > 3, let first = tokens.first, tokens[1].kind == .punctuation,
      tokens[1].isSign(",") || tokens[1].isSign(".") || tokens[1].isSign("!")
    else { return tokens }
    guard names.contains(first) || sweet.contains(first) && speaking.contains(tokens[2]) else { return tokens }
    return Array(tokens[2...].drop { $0.kind == .punctuation && !$0.isSign("(") })
  }
}
