import Testing

@testable import Insights

@Suite struct PhraseTextTests {
  static let phrases: PhraseSet = ["chest pain", "chest", "used to", "i'm done", "naïve"]

  @Test(arguments: [
    ("My CHEST hurts", true), ("chest-pain", true), ("chests", false), ("I used, to", true), ("used", false),
    ("I’m done!", true), ("im done", false), ("Naïve?", true), ("", false), ("to used", false),
  ])
  func `a phrase is found as whole words, whatever parts them`(text: String, isFound: Bool) {
    #expect(PhraseText(text).has(Self.phrases) == isFound)
  }

  @Test(arguments: [("it used to", true), ("used to run", false), ("naïve", true), ("my chest pain", true)])
  func `a message may end in a phrase`(text: String, isEnd: Bool) {
    #expect(PhraseText(text).ends(in: Self.phrases) == isEnd)
  }

  @Test func `plain letters are cut into the words that any letters are`() {
    let text = "I've had 2.5kg of it's\t'x' (A-B) 3x8"
    #expect(PhraseText(text).words == ["i've", "had", "2", "5kg", "of", "it's", "'x'", "a", "b", "3x8"])
    #expect(PhraseText(text + " é").words == PhraseText(text).words + ["é"])
  }
}
