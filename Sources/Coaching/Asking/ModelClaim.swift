/// Whether a sentence of a model says that something was logged, taken away or changed. Only Ada says that, of rows.
///
/// A question, an offer, a denial and what somebody else did are no claims.
struct ModelClaim {
  /// What a turn may have done.
  enum Deed: CaseIterable { case logging, changing }

  /// How much counts as a claim.
  enum Measure {
    /// Every word for something done, as where there is no other reason to say it: "lunch is logged".
    case any
    /// The model's own doing: "I have deleted it". Somebody who asks what is there may be told that it was logged.
    case own
  }

  private let words: [String]
  private let isQuestion: Bool
  private let clauses: [Int]

  init(_ sentence: String) {
    let spoken = SpokenSentence(sentence)
    words = spoken.words
    clauses = spoken.clauses
    isQuestion = sentence.contains("?")
  }

  /// Whether it claims one of the deeds.
  func claims(_ deeds: Set<Deed>, measure: Measure) -> Bool {
    if Self.doneAlone.contains(words.joined(separator: " ")) {
      return !isQuestion && deeds.count == Deed.allCases.count
    }
    return words.indices.contains { index in
      guard let deed = Self.deeds[words[index]], deeds.contains(deed), !isDenied(index) else { return false }
      if isOwn(index) { return true }
      if isQuestion { return false }
      if isOpening(index) || isSetGoal(index) || isJustDone(index, deed) { return true }
      guard measure == .any else { return false }
      return Self.written.contains(words[index])
        || isPassive(index) && (deed == .logging || isOfJournal(index) && words[index] != "set")
    }
  }

  private func word(_ index: Int) -> String { words.indices.contains(index) ? words[index] : "" }

  /// With such a word before it in its clause nothing is said to have happened.
  private func isDenied(_ index: Int) -> Bool {
    words[..<index].indices.contains { clauses[$0] == clauses[index] && Self.denials.contains(words[$0]) }
  }

  /// "I've now deleted", "I went ahead and logged", "ich habe … eingetragen"; of a question, where it begins with it.
  private func isOwn(_ index: Int) -> Bool {
    if Self.firstPerson.contains(words[index]) { return true }
    var start = index - 1
    while Self.between.contains(word(start)) { start -= 1 }
    if ["i", "i've", "we", "we've"].contains(word(start)) { return !isQuestion || begins(start) }
    guard Self.foreign.contains(words[index]), !isQuestion else { return false }
    return words[..<index].contains { ["ich", "j'ai", "he", "ho", "ik", "hemos", "wir"].contains($0) }
  }

  private func begins(_ index: Int) -> Bool { index == 0 || clauses[index - 1] != clauses[index] }

  /// "Logged 2 bananas", "Deleted!"; "logged meals" are meals.
  private func isOpening(_ index: Int) -> Bool {
    guard Self.openers.contains(words[index]), begins(index) else { return false }
    let next = word(index + 1)
    return next.isEmpty || clauses[index + 1] != clauses[index] || Self.objects.contains(next)
      || next.first?.isNumber == true
  }

  /// "Your goal is set"; "is set to 1,900 kcal" is how it stands.
  private func isSetGoal(_ index: Int) -> Bool {
    guard deedsOfGoals.contains(words[index]), !["to", "at"].contains(word(index + 1)), isPassive(index) else {
      return false
    }
    return words[..<index].contains { ["goal", "goals", "target", "targets", "profile", "limit"].contains($0) }
  }

  /// "Your lunch has been logged", "all entries are deleted"; that it is or was logged may be how it stands.
  private func isJustDone(_ index: Int, _ deed: Deed) -> Bool {
    guard isOfJournal(index), words[index] != "set" else { return false }
    let before = [word(index - 2), word(index - 1)]
    if deed == .changing, isPassive(index), !["was", "were"].contains(before[1]) { return true }
    return before[1] == "been" || before[0] == "been" && before[1] == "successfully"
      || ["is", "are"].contains(before[0]) && before[1] == "now"
  }

  private func isOfJournal(_ index: Int) -> Bool { words[..<index].contains { Self.nouns.contains($0) } }

  private var deedsOfGoals: Set<String> { ["set", "updated", "changed", "saved", "adjusted"] }

  private func isPassive(_ index: Int) -> Bool {
    index == 0 || Self.doers.contains(word(index - 1)) || ["is", "are"].contains(word(index - 1))
  }
}

extension ModelClaim {
  private static let deeds: [String: Deed] = {
    var deeds: [String: Deed] = [:]
    for word in written.union(["added"]) { deeds[word] = .logging }
    for word in changed { deeds[word] = .changing }
    return deeds
  }()

  /// Words for having written something down, in the languages that are cheap to know.
  private static let written: Set<String> = [
    "logged", "recorded", "saved", "noted", "tracked", "eingetragen", "notiert", "gespeichert", "erfasst",
    "protokolliert", "hinzugefügt", "enregistré", "noté", "ajouté", "registrado", "anotado", "añadido", "guardado",
    "registrato", "aggiunto", "annotato", "salvato", "anotei", "registrei", "adicionei", "genoteerd", "toegevoegd",
    "geregistreerd",
  ]

  /// Words for having taken away or changed something; they are said of food as well.
  private static let changed: Set<String> = [
    "deleted", "removed", "erased", "cleared", "wiped", "undone", "reset", "updated", "changed", "adjusted",
    "corrected",
    "set", "lowered", "raised", "replaced", "gelöscht", "entfernt", "geändert", "korrigiert", "supprimé", "modifié",
    "effacé", "borrado", "eliminado", "cambiado", "eliminato", "cancellato", "modificato", "apaguei", "removi",
    "alterei",
    "verwijderd", "gewijzigd",
  ]

  /// What a journal has.
  private static let nouns: Set<String> = [
    "entry", "entries", "meal", "meals", "breakfast", "lunch", "dinner", "snack", "workout", "workouts", "weight",
    "water",
    "goal", "goals", "target", "targets", "journal", "log", "profile", "everything", "all", "it", "that", "data", "day",
    "records", "run", "weighing",
  ]

  private static let foreign: Set<String> = written.union(changed).filter { !$0.hasSuffix("ed") && $0 != "set" }
  private static let firstPerson: Set<String> = ["anotei", "registrei", "adicionei", "apaguei", "removi", "alterei"]

  /// What may stand between "I" and what was done.
  private static let between: Set<String> = [
    "have", "just", "now", "also", "already", "successfully", "gone", "went", "ahead", "and", "then", "gladly",
  ]

  private static let openers: Set<String> = [
    "logged", "recorded", "saved", "noted", "tracked", "added", "deleted", "removed", "erased", "updated",
  ]
  private static let objects: Set<String> = [
    "your", "it", "the", "that", "this", "these", "them", "all", "everything", "as", "to", "for", "a", "an", "both",
  ]

  /// Who has done it, or what was done to it, before such a word.
  private static let doers: Set<String> = [
    "have", "has", "just", "now", "been", "was", "were", "and", "successfully", "already",
  ]

  private static let denials: Set<String> = [
    "not", "nothing", "no", "never", "can", "can't", "cannot", "could", "couldn't", "haven't", "hasn't", "wasn't",
    "isn't", "didn't", "don't", "once", "when", "if", "want", "would", "like", "nicht", "nichts", "kein", "keine",
    "should", "unless", "until", "before",
  ]

  private static let doneAlone: Set<String> = [
    "done", "all done", "it's done", "consider it done", "all set", "it is done",
  ]
}
