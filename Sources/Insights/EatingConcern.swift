/// Words that somebody with an eating disorder may say. They are answered with care and a pointer to help, never with a
/// target, and no model is asked.
///
/// Signs as DSM-5 (2013) lists them for anorexia and bulimia nervosa: compensating by vomiting, laxatives or fasting,
/// restriction far below what a body needs, and disturbance about body and eating. This is no diagnosis; what is ordinary
/// (a blood test, a religious or intermittent fast, food poisoning) is none.
public enum EatingConcern: String, CaseIterable, Sendable {
  case purging, laxatives, fasting, starving, distress

  /// What a message shows; nil for none.
  public static func of(_ said: PhraseText) -> EatingConcern? { allCases.first { $0.shows(in: said) } }

  /// The answer: short, kind, without figures.
  public static let answer =
    "I am sorry that it is this hard right now. You deserve support: please talk to a doctor or somebody you trust. "
    + "Searching for \"eating disorder helpline\" with your country finds people who listen, and in an emergency call your "
    + "emergency number. If figures make it worse, say \"hide the numbers\"."

  private func shows(in said: PhraseText) -> Bool {
    switch self {
    case .purging:
      said.has(Self.purgingWords) && !said.has(["used to", "years ago", "never", "don't purge", "not purge"])
        || said.has(Self.purges) && said.has(Self.foodWords) && !said.has(Self.clearingOut)
    case .laxatives: laxatives(in: said)
    case .fasting: fasting(in: said)
    case .starving:
      said.asksForLittle
        || said.has(Self.starvingWords) && !said.has(["used to", "years ago", "not starving", "never starve"])
        || said.ends(in: Self.stops)
    case .distress:
      said.has(Self.distressWords)
        && !said.has(["used to", "years ago", "no longer", "don't hate", "do not hate", "never hate"])
    }
  }

  private func laxatives(in said: PhraseText) -> Bool {
    guard said.has(Self.drugs),
      !said.has([
        "constipated", "constipation", "doctor", "prescribed", "colonoscopy", "pharmacist", "hospital", "my dog",
        "my cat",
      ])
    else { return false }
    return said.has([
      "lose weight", "get rid", "eating", "ate", "eat", "calories", "binge", "binged", "thinner", "dinner", "lunch",
      "meal", "flat stomach", "weigh in", "weigh-in", "food out", "again today", "to make up",
    ])
  }

  /// Days without food, told or planned; hours, and fasts with a name, are none.
  private func fasting(in said: PhraseText) -> Bool {
    guard let days = said.days, days >= 2, !said.has(Self.namedFasts) else { return false }
    return said.has([
      "haven't eaten in", "haven't eaten for", "haven't eaten anything", "have not eaten in", "have not eaten for",
      "have not eaten anything", "havent eaten in", "havent eaten for", "havent eaten anything", "not eaten anything",
      "haven't had any food", "had no food", "without food", "without eating", "nothing but water", "only water",
      "won't eat for", "will not eat for", "not going to eat for", "not eating for", "been fasting", "am fasting",
      "i'm fasting", "im fasting", "going to fast", "want to fast", "will fast", "gonna fast", "plan to fast",
      "of my fast", "water fast", "ate nothing for", "eaten nothing for", "eating nothing for",
      "had nothing to eat for", "didn't eat for", "did not eat for", "didn't eat anything",
    ])
  }

  private static let purgingWords: PhraseSet = [
    "made myself throw up", "make myself throw up", "making myself throw up", "made myself sick", "make myself sick",
    "making myself sick", "made myself vomit", "make myself vomit", "making myself vomit", "made myself puke",
    "make myself puke", "forced myself to throw up", "force myself to throw up", "forced myself to vomit",
    "force myself to vomit", "forced myself to be sick", "threw up on purpose", "throw up on purpose",
    "throwing up on purpose", "throw up after every meal", "throwing up after every meal", "throw up everything i eat",
    "fingers down my throat", "finger down my throat", "binged and purged", "binge and purge", "chew and spit",
    "chewed and spat", "threw it all up on purpose",
  ]

  private static let purges: PhraseSet = ["purged", "purging", "purge"]
  private static let stops: PhraseSet = ["want to stop eating", "want to stop eating completely", "just stop eating"]
  private static let drugs: PhraseSet = ["laxative", "laxatives", "diet pills", "water pills", "diuretics"]
  private static let foodWords: PhraseSet = [
    "eating", "ate", "meal", "meals", "dinner", "lunch", "breakfast", "food", "binge", "binged",
  ]
  private static let clearingOut: PhraseSet = [
    "fridge", "freezer", "pantry", "kitchen", "cupboard", "cupboards", "closet", "house", "the movie", "the dog",
  ]

  private static let namedFasts: PhraseSet = [
    "intermittent", "ramadan", "lent", "yom kippur", "omad", "alternate day", "16 8", "18 6", "20 4", "5 2", "14 10",
    "blood", "glucose", "lab", "labs", "test", "surgery", "operation", "colonoscopy", "hours a day", "hours",
    "religious", "orthodox", "navratri", "sunrise", "sunset", "fasting from", "stomach flu", "stomach bug", "the flu",
    "food poisoning",
  ]

  private static let starvingWords: PhraseSet = [
    "starving myself", "starve myself", "starved myself", "eat as little as possible", "eating as little as possible",
    "stop eating completely", "stop eating altogether", "stop eating at all", "don't deserve to eat",
    "don't deserve food", "do not deserve to eat", "do not deserve food", "didn't deserve dinner",
    "don't deserve dinner", "afraid to eat", "scared to eat", "scared of eating", "afraid of eating",
    "terrified of eating", "terrified to eat", "how little can i eat", "lowest i can eat",
    "punish myself by not eating", "not allowed to eat today",
  ]

  private static let distressWords: PhraseSet = [
    "hate my body", "hated my body", "hating my body", "hate how my body looks", "hate my fat body",
    "hate myself for eating", "hate myself after eating", "hate myself for what i ate", "hate myself when i eat",
    "disgusted with myself", "disgusted by my body", "i'm so disgusting", "i am so disgusting", "i'm disgusting",
    "i am disgusting", "i feel disgusting", "feel fat and disgusting", "punish myself for eating", "punish myself",
    "can't stop bingeing", "can't stop binging", "cannot stop bingeing", "cannot stop binging", "cant stop bingeing",
    "cant stop binging", "so guilty for eating", "so guilty about eating", "ashamed of eating", "ashamed that i ate",
    "my body is disgusting", "repulsive after eating",
  ]
}
