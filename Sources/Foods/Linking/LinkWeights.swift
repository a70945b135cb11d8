/// What agreement and disagreement between a phrase and a name count. Chosen by hand and by measuring on descriptions of
/// meals with known figures; a word's own weight (its rarity) is multiplied by these.
struct LinkWeights: Sendable {
  /// A word of the phrase after "no" or "without": most names that lack it leave that out too.
  var negated: Float = 0.4
  /// The food's name has such a word: it holds what was left out.
  var denied: Float = 0.35
  // A word of the phrase that the name lacks.
  var lostHead: Float = 1
  var lostModifier: Float = 0.4
  /// After "with" or a comma, where a sentence often goes on about something else.
  var lostAddition: Float = 0.2
  // The phrase's head is in the name, but is not what the name is about.
  var headInTail: Float = 0.35
  var headInBrackets: Float = 0.7
  var headBesideHead: Float = 0.55
  var headAfterComma: Float = 0.75
  var headAfterKind: Float = 0.97
  // A word of the name that was not said.
  var unsaidHead: Float = 0.8
  var unsaidKind: Float = 0.2
  var unsaidFirst: Float = 0.5
  var unsaidAddition: Float = 0.3
  var unsaidInBrackets: Float = 0.12
  var unsaidDetail: Float = 0.3
  var unsaidBrand: Float = 0.4
  var unsaidUnready: Float = 0.4
  var unsaidUnreadyServed: Float = 0.9
  var unsaidStrong: Float = 1.5
  /// What all unsaid words together can cost at most, in weights of words.
  var mostUnsaid: Float = 1.2
  // The food itself.
  var prior: Float = 0.15
  var spoken: Float = 0.2
  var synonym: Float = -0.12
  /// Unsaid words of a synonym count less: it is one way of many to put it.
  var synonymUnsaid: Float = 0.8
  /// A label has to answer better than a reference food by this much.
  var label: Float = -0.05
  /// A powder, sauce or mix is hardly meant by the name of the dish.
  var labelNotAsEaten: Float = -0.3
  var labelOfPair: Float = -0.4

  /// Written in capitals, as labels are.
  var labelNamed: Float = 0.1
  /// With its amount in grams: who weighs a food often has its package at hand.
  var labelWeighed: Float = 0.15
  /// With its amount in ounces or pounds: labels give their servings in grams (21 CFR 101.9(b)(7)).
  var labelInOunces: Float = -0.4
  /// With its amount in a household measure: who measures by the cup hardly read it off a package.
  var labelMeasured: Float = -0.4
  /// The measure that was said is one the table publishes for the food.
  var measured: Float = 0.2
  /// And one that few foods have: a chop, a drumstick, a bar.
  var measuredPiece: Float = 0.4
  /// The size that was said is one the table weighs the food by.
  var sized: Float = 0.25

  /// What a word of a phrase counts towards a name that has it.
  func weight(of word: PhraseWord) -> Float {
    word.weight * (word.typos == 0 ? 1 : word.typos == 1 ? 0.85 : 0.7) * (word.roles.contains(.negated) ? negated : 1)
  }

  /// What a label gets whose name is not written as one.
  func label(_ amount: SaidAmount) -> Float {
    switch amount {
    case .weight: labelWeighed
    case .ounces: labelInOunces
    case .measure, .count, .sized: labelMeasured
    case .none: label
    }
  }

  static let standard = LinkWeights()
}
