/// Products that are called by words of speech: "a Take 5 bar", "I Can't Believe It's Not Butter", "a happy meal".
enum ProductNames {
  private static let names = PhraseTable(
    list: """
      i can't believe it's not butter,can't believe it's not butter,no fear energy drink,no fear energy,no fear drink
      eat natural bar,eat natural bars,good and plenty,good & plenty,that's it bar,that's it bars,take 5 bar,take 5 bars
      take five bar,take five bars,reese's fast break,fast break bar,zero bar,zero bars,zero candy bar,100 grand,100 grand bar
      100 grand bars,perfect bar,perfect bars,yes bar,yes bars,picnic bar,picnic bars,time out bar,time out bars
      total cereal,life cereal,happy meal,happy meals,hungry jacks,hungry jack's,skinny cow,hot pocket,hot pockets
      lean pocket,lean pockets,smart ones,jack in the box,shake shack,oh henry,oh henry bar
      99 with a flake,99 with flake,99 flake,99 ice cream,ninety nine with a flake,ninety nine with flake
      ninety nine flake,99 from the ice cream van,ninety nine from the ice cream van,gin in a tin,gins in a tin
      four n twenty pie,four n twenty pies,four'n twenty pie,french 75
      after eight,after eights,quality street,quality streets,prime hydration,long black,long blacks,up & go,cup a soup
      single cream,half fat creme fraiche,kraft single,kraft singles,mini egg,mini eggs,mini roll,mini rolls,mini cheddar
      mini cheddars,new potato,new potatoes,sweet and sour,sweet & sour,hot and sour,hot & sour,sex on the beach
      herring under a fur coat,corn on the cob,easy mac,freezer pop,freezer pops
      pigs in a blanket,pig in a blanket,sour patch kids,sour patch kid,cathedral city,cathedral city cheddar,ready brek
      french fancy,french fancies,famous star,burnt end,burnt ends,ben and jerry,ben and jerrys,ben and jerry's
      ensure plus,ensure plus chocolate,ensure plus vanilla,ensure plus strawberry
      ben & jerry,ben & jerrys,ben & jerry's
      """)
  /// Before these it is praise: "the perfect bar".
  private static let praising: WordSet = ["the", "this", "that"]

  /// Where a name begins at `index`, how many tokens it has.
  private static func length(at index: Int, in tokens: [Token]) -> Int? {
    names.match(at: index, in: tokens)?.count
      ?? (isRatio(at: index, in: tokens) ? 3 : lengthOfMix(at: index, in: tokens))
  }

  private static let mixes = WordList.words("coffee tea sachet mix milo cereal drink instant nescafe")

  /// "3in1 coffee", "3-in-1", "2 in 1 instant": coffee, sugar and creamer in one sachet.
  private static func lengthOfMix(at index: Int, in tokens: [Token]) -> Int? {
    guard tokens[index].kind == .number, index + 1 < tokens.count, let many = tokens[index].value,
      (2...4).contains(many)
    else { return nil }
    if tokens[index + 1].isWord("in1"), tokens[index + 1].join != .apart { return 2 }
    guard index + 2 < tokens.count, tokens[index + 1].isWord("in"), tokens[index + 2].value == 1 else { return nil }
    let isOne = tokens[index + 1].join != .apart && tokens[index + 2].join != .apart
    return isOne || mixes.contains(at: index + 3, in: tokens) ? 3 : nil
  }

  /// "93/7 beef", "50/50 bread": two shares of a hundred, which name what they are in.
  private static func isRatio(at index: Int, in tokens: [Token]) -> Bool {
    guard index + 3 < tokens.count, let first = tokens[index].value, tokens[index].kind == .number,
      tokens[index + 1].isSign("/"), tokens[index + 1].join == .glued, tokens[index + 2].kind == .number,
      tokens[index + 2].join == .glued, let second = tokens[index + 2].value
    else { return false }
    return first >= second && first + second == 100 && tokens[index + 3].kind == .word
  }

  /// `tokens` with every such name as one word, so that none of its words denies, plans or sets a scene.
  static func merged(_ tokens: [Token]) -> [Token] {
    guard tokens.indices.contains(where: { length(at: $0, in: tokens) != nil }) else { return tokens }
    return tokens.retelling { index, told in
      guard let count = length(at: index, in: tokens), count > 1,
        !(told.last.map { praising.contains($0) } ?? false)
      else { return nil }
      let space = isRatio(at: index, in: tokens) ? "" : " "
      let run = tokens[index..<(index + count)].map { $0.isWord("in1") ? $0.read(as: "in 1") : $0 }
      return (index + count, [Token.name(of: run[...], separator: space)])
    }
  }
}
