import Nutrition

/// Ids in the few characters that tell them apart.
///
/// Ids begin with a clock and are alike within a minute, so their ends are shown; `Journal.resolve` takes either.
struct ShortIDs {
  private let texts: [String: String]

  init(_ ids: some Sequence<String>) {
    var texts: [String: String] = [:]
    let all = Set(ids)
    for id in all {
      var length = EntryID.short(id).count
      while length < id.count, all.contains(where: { $0 != id && $0.hasSuffix(id.suffix(length)) }) { length += 1 }
      texts[id] = String(id.suffix(length))
    }
    self.texts = texts
  }

  subscript(id: String) -> String { texts[id] ?? EntryID.short(id) }
}
