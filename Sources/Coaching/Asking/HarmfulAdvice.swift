/// Finds the sentences that advise what no plan of Ada's has: days without food, vomiting, laxatives, water pills.
///
/// What is warned of, a fast of hours or with a name, an illness and what a doctor ordered are none.
struct HarmfulAdvice {
  let sentence: SpokenSentence

  /// What stands in its place.
  static let replacement =
    "Ada advises no days without food, no vomiting, no laxatives and no water pills; please ask your doctor."

  var isThere: Bool {
    guard !sentence.has(Self.excuses) else { return false }
    return sentence.words.indices.contains { index in
      (advisesDrug(at: index) || advisesVomiting(at: index) || advisesFast(at: index))
        && !ModelWarning(sentence: sentence).covers(index..<(index + 1))
    }
  }

  private static let excuses = [
    "constipated", "constipation", "prescribed", "prescription", "doctor", "doctors", "doctor's", "pharmacist",
    "physician", "hospital", "colonoscopy",
  ]

  // MARK: - Drugs

  /// "Take laxatives", "diuretics help you lose weight"; coffee may well be a mild diuretic.
  private func advisesDrug(at index: Int) -> Bool {
    let word = sentence.words[index]
    let isTwo = ["pill", "pills", "tablets"].contains(word) && ["water", "diet"].contains(sentence.word(index - 1))
    guard isTwo || Self.drugs.contains(word) else { return false }
    let before = max(index - 6, 0)..<index
    let after = (index + 1)..<min(index + 6, sentence.words.count)
    let isTaken = before.contains { Self.taking.contains(sentence.words[$0]) }
    let helps = !after.isEmpty && after.contains { Self.helping.contains(sentence.words[$0]) }
    let isDenied = after.contains {
      ["don't", "not", "no", "never", "cannot", "can't", "nothing"].contains(sentence.words[$0])
    }
    return (isTaken || helps) && !isDenied
  }

  private static let drugs: Set<String> = [
    "laxative", "laxatives", "diuretic", "diuretics", "ipecac", "enema", "enemas",
  ]
  private static let taking: Set<String> = [
    "take", "taking", "use", "using", "try", "trying", "swallow", "add", "get", "buy", "with", "recommend", "suggest",
    "need",
  ]
  private static let helping: Set<String> = [
    "help", "helps", "work", "works", "lose", "flush", "speed", "drop", "faster", "slim", "weight",
  ]

  // MARK: - Vomiting

  /// "Make yourself sick", "vomit after dinner"; what an illness does is told with "may" and "if".
  private func advisesVomiting(at index: Int) -> Bool {
    let clause = sentence.clause(at: index)
    let isForced = ["make yourself", "making yourself", "force yourself to", "forcing yourself to"].contains { phrase in
      let words = phrase.split(separator: " ").map(String.init)
      return index >= words.count && Array(sentence.words[(index - words.count)..<index]) == words
    }
    if isForced { return Self.vomits(sentence, index) || sentence.words[index] == "sick" }
    guard Self.vomits(sentence, index),
      !sentence.has(["if", "when", "may", "might", "whenever", "did"], in: clause)
    else { return false }
    let before = sentence.word(index - 1)
    return index == clause.lowerBound || Self.urging.contains(before)
      || before == "and" && Self.imperatives.contains(sentence.word(clause.lowerBound))
  }

  private static func vomits(_ sentence: SpokenSentence, _ index: Int) -> Bool {
    switch sentence.words[index] {
    case "vomit", "puke", "purge": !clearedOut.contains(sentence.word(index + 1))
    case "vomiting", "puking", "purging":
      ["try", "start", "consider", "recommend", "suggest"].contains(sentence.word(index - 1))
    case "throw":
      ["up", "it"].contains(sentence.word(index + 1)) && sentence.has(["throw up", "throw it up", "throw it all up"])
    default: false
    }
  }

  private static let clearedOut: Set<String> = ["the", "your", "old"]
  private static let urging: Set<String> = [
    "just", "then", "should", "could", "can", "must", "always", "try", "start", "consider", "recommend", "suggest",
  ]
  private static let imperatives: Set<String> = [
    "eat", "drink", "take", "just", "go", "finish", "enjoy", "have", "fast",
  ]
}
