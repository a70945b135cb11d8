/// What people say they did with food, in the past: from what tells of nothing but eating to what may as well be buying.
enum EatingWords {
  /// What every meal is told with.
  static let plain: WordSet = ["had", "ate", "drank"]

  /// Eaten with relish, in haste or bit by bit.
  static let devouring = WordList.words(
    """
    devoured demolished scoffed inhaled wolfed gobbled guzzled gulped munched polished downed necked chugged smashed sank
    sipped slurped nibbled nursed scarfed snarfed
    """)

  /// Said of nothing but food, without a word of how it went down.
  static let consuming: WordSet = ["ate", "drank", "eaten", "drunk", "finished"]

  /// The same as what somebody came to do: "ended up scoffing", "wound up polishing off".
  static let gerunds = [
    "eating", "having", "drinking", "scoffing", "devouring", "demolishing", "inhaling", "wolfing down", "wolfing",
    "gobbling up", "gobbling", "guzzling", "gulping down", "munching through", "munching", "polishing off", "downing",
    "necking", "chugging", "smashing", "sinking", "nibbling", "finishing off", "finishing", "troughing", "hoovering up",
  ]

  /// What is said of nothing but food.
  static let surely = devouring.union(consuming)

  /// What tells of a meal, wherever food stands behind it.
  static let having = surely.union(["had", "managed", "tried"])

  /// What tells of a meal, of one that goes on as well.
  static let ongoing = having.union(["eating", "drinking", "having"])

  /// What tells of a drink.
  static let drinking: WordSet = ["drank", "drunk", "had", "sipped", "downed", "finished"]

  /// What questions about eating are asked with: "what should I have?".
  static let asked: WordSet = ["have", "had", "eat", "ate", "drink", "drank", "get"]

  /// Helping oneself: what is taken of food that is there was eaten.
  static let helping = having.union(["got", "took", "grabbed", "picked", "nabbed"])

  /// Helping oneself to what is somebody else's.
  static let stealing: WordSet = ["took", "stole", "nicked", "pinched", "swiped", "snaffled", "snatched"]

  /// What becomes of food, whoever has it.
  static let taking = helping.union(stealing)

  /// What uses food up: who nearly did so had most of it.
  static let finishing = WordList.words(
    """
    finished polished managed completed drained cleared eaten drunk devoured demolished scoffed inhaled wolfed downed
    necked smashed sank
    """)

  /// Getting food ready or having it brought.
  static let procuring: WordSet = [
    "made", "baked", "cooked", "poured", "prepared", "served", "bought", "ordered", "chose", "opted",
  ]

  /// What is said of food that somebody else gets.
  static let giving: WordSet = ["gave", "given", "handed", "passed", "fed", "donated"]

  /// What was on the table by somebody's doing, which the person may have had.
  static let providing = WordList.words(
    """
    made baked cooked brought served gave bought offered handed passed poured prepared shared treated included contained
    featured recommended suggested provided supplied arrived landed
    """)

  /// What several do with one thing.
  static let sharing: WordSet = ["shared", "split", "halved"]

  /// What is said of food that nobody eats.
  static let wasting: WordSet = ["binned", "chucked", "dropped", "threw", "tossed", "trashed", "dumped", "ditched"]
}
