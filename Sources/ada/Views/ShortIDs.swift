import Nutrition

/// Ids in the few characters that tell them apart.
///
/// Ids begin with a clock and are alike within a minute, so their ends are shown; `Journal.resolve` takes either.
struct ShortIDs {
  private let texts: [String: String]

  init(_ ids: some Sequence<String>) {
    // Written backwards and sorted, an id's nearest in spelling stand beside it: only they can need a longer end.
    let backwards = Set(ids).map { Array($0.utf8.reversed()) }.sorted { $0.lexicographicallyPrecedes($1) }
    var texts: [String: String] = [:]
    for (index, id) in backwards.enumerated() {
      let neighbours = [index - 1, index + 1].filter(backwards.indices.contains)
      let shared = neighbours.map { neighbour in zip(id, backwards[neighbour]).prefix { $0 == $1 }.count }.max() ?? 0
      let text = String(decoding: id.reversed(), as: UTF8.self)
      texts[text] = String(text.suffix(max(shared + 1, EntryID.short(text).count)))
    }
    self.texts = texts
  }

  subscript(id: String) -> String { texts[id] ?? EntryID.short(id) }
}
