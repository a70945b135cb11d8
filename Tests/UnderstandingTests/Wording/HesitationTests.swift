import Testing

@testable import Understanding

/// Lines as they are dictated.
@Suite struct HesitationTests {
  @Test(
    arguments: [
      ("um so i had a bowl of muesli with er some jam", ["muesli", "jam"]),
      ("er two slices of toast with like cream cheese and uh ham", ["toast", "cream cheese", "ham"]),
      ("for lunch it was a cheese toastie and erm a packet of crisps", ["cheese toastie", "crisps"]),
      ("about, um, 150 grams of trout", ["trout"]),
      ("well i had a crumpet, you know, with honey", ["crumpet", "honey"]),
      ("so for dinner uh prawn curry kind of a big bowl", ["prawn curry"]),
      ("some nachos with salsa, kind of a lot", ["nachos", "salsa"]), ("um just a cortado really", ["cortado"]),
      ("a glass of milk and like half a bagel", ["milk", "bagel"]), ("sort of half a pear", ["pear"]),
    ])
  func `sounds and words that fill a pause name nothing`(sentence: String, foods: [String]) {
    let reading = OfflineReading.read(sentence)
    #expect(OfflineReading.names(sentence) == foods)
    #expect(reading.notCounted.isEmpty)
  }

  @Test(arguments: ["waited in the ER and had a muffin", "two kinds of cheese", "some kind of soup"])
  func `the same letters that mean something stay`(sentence: String) {
    #expect(OfflineReading.items(sentence).count == 1)
  }

  @Test func `what is liked is not eaten`() {
    #expect(OfflineReading.items("i like eggs and like toast").isEmpty)
  }
}
