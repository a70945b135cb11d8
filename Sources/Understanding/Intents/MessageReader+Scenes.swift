/// Events that a sentence by itself tells of, before what was eaten there.
extension MessageReader {
  private static let events = WordList.words(
    """
    party parties do bash wedding birthday bbq barbecue picnic buffet reception banquet feast christening baptism wake
    reunion anniversary festival fete thanksgiving christmas diwali eid easter bonfire hen stag prom ceilidh cookout
    potluck braai graduation dinner lunch brunch takeaway takeout
    """)

  /// When what `sentence` tells of was, where the sentences before said it: "Office party last night! Crisps and cola".
  func scene(of sentence: [Token], segments: [Segment], in draft: inout Draft) -> TimeMention? {
    guard draft.isLong else { return nil }
    let time = TimeScanner.scan(sentence)
    let isEmpty = segments.allSatisfy { $0.content == .nothing && [.report, .feeling, .habit].contains($0.frame) }
    if isEmpty, time.day != nil, time.day != .future, sentence.contains(where: { Self.events.contains($0) }) {
      draft.scene = time
    } else if time.saysWhen {
      draft.scene = nil
    }
    return draft.scene
  }
}
