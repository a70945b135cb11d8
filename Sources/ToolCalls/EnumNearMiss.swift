/// Reads a word as one of a few, where only one of them can be meant.
enum EnumNearMiss {
  /// - Returns: the value that differs in case, spacing or a letter or two, or that the word begins with; nil where
  ///   there is none, or more than one.
  static func match(_ text: String, among values: [String]) -> String? {
    guard text.utf8.count <= 60 else { return nil }
    let word = SchemaKeys.bare(text)
    guard !word.isEmpty else { return nil }
    if let same = values.first(where: { SchemaKeys.bare($0) == word }) { return same }
    guard word.count >= 4 else { return nil }
    let misspelt = values.filter { value in
      let other = SchemaKeys.bare(value)
      return other.count >= 4 && WordDistance.between(word, other) <= (other.count >= 8 ? 2 : 1)
    }
    if !misspelt.isEmpty { return misspelt.count == 1 ? misspelt[0] : nil }
    // "lunchtime" begins with lunch; "strength training" with strength.
    let begun = values.filter { SchemaKeys.bare($0).count >= 4 && word.hasPrefix(SchemaKeys.bare($0)) }
    return begun.count == 1 ? begun[0] : nil
  }
}
