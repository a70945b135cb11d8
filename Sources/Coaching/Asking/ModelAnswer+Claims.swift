import Foundation

/// A model that calls nothing may say all the same that it has logged something.
extension ModelAnswer {
  /// Words for having written something down, in the languages that are cheap to know.
  private static let claims: Set<String> = [
    "logged", "added", "recorded", "saved", "noted", "tracked", "eingetragen", "notiert", "gespeichert", "erfasst",
    "protokolliert", "hinzugefügt", "enregistré", "noté", "ajouté", "registrado", "anotado", "añadido", "guardado",
    "registrato", "aggiunto", "annotato", "salvato", "anotei", "registrei", "adicionei", "genoteerd", "toegevoegd",
    "geregistreerd",
  ]
  /// Those that also tell of a food: "no added sugar".
  private static let ambiguous: Set<String> = ["added"]
  /// Who has done it, or what was done to it, before such a word.
  private static let doers: Set<String> = [
    "i", "i've", "have", "has", "just", "now", "been", "was", "were", "and", "successfully", "already",
  ]
  /// With one of these nothing is said to have happened.
  private static let denials: Set<String> = [
    "not", "nothing", "no", "never", "can", "can't", "cannot", "could", "couldn't", "haven't", "hasn't", "wasn't",
    "isn't",
    "didn't", "don't", "once", "when", "if", "want", "would", "like", "nicht", "nichts", "kein", "keine",
  ]

  /// It has something to say other than to have logged it, which it has not.
  var isAnswer: Bool { !text.allSatisfy(\.isWhitespace) && !claimsToHaveLogged }

  /// Whether a sentence of the text says that something was logged; questions, offers and denials do not.
  var claimsToHaveLogged: Bool {
    var sentence: [String] = []
    var word = ""
    for character in text.lowercased().replacing("\u{2019}", with: "'") + "." {
      if character.isLetter || character == "'" {
        word.append(character)
        continue
      }
      if !word.isEmpty { sentence.append(word) }
      word = ""
      guard ".!?;\n".contains(character) else { continue }
      if character != "?", Self.isClaim(sentence) { return true }
      sentence = []
    }
    return false
  }

  private static func isClaim(_ words: [String]) -> Bool {
    guard denials.isDisjoint(with: words) else { return false }
    return words.indices.contains { index in
      claims.contains(words[index])
        && (!ambiguous.contains(words[index]) || index == 0 || doers.contains(words[index - 1]))
    }
  }
}
