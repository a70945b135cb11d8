extension ItemCorrection {
  /// What it is now and what it was taken for.
  struct Parts {
    var new: [Token]
    var old: [Token] = []
    /// The old one is denied, and no name for what is told of: "salmon, not tuna", and not "the soup was leek".
    var isDenied = false
    /// The new one is put in the place of the old by a verb: "swap the wine for cider".
    var isSwap = false

    init(new: [Token], old: [Token], isDenied: Bool = false) {
      self.new = new
      self.old = old
      self.isDenied = isDenied
      trim()
    }

    init(_ tokens: [Token]) {
      new = tokens
      func split(_ at: Int, _ length: Int) {
        new = Array(tokens[..<at])
        old = Array(tokens[min(tokens.count, at + length)...])
      }
      if let first = tokens.first, first.isOne(of: "change", "swap", "replace", "switch"),
        let joint = tokens.firstIndex(where: { $0.isOne(of: "to", "for", "with", "into") })
      {
        isSwap = true
        old = Array(tokens[1..<joint])
        new = Array(tokens[(joint + 1)...])
      } else if let not = tokens.firstIndex(where: { $0.isWord("not") }) {
        isDenied = true
        if not == 0, let but = tokens.firstIndex(where: { $0.isWord("but") || $0.isSign(",") }) {
          old = Array(tokens[1..<but])
          new = Array(tokens[(but + 1)...])
        } else {
          split(not, 1)
        }
      } else if let of = tokens.indices.first(where: {
        tokens[$0].isWord("instead") && $0 + 1 < tokens.count && tokens[$0 + 1].isWord("of")
      }) {
        split(of, 2)
      } else if let than = tokens.indices.first(where: {
        tokens[$0].isWord("rather") && $0 + 1 < tokens.count && tokens[$0 + 1].isWord("than")
      }) {
        split(than, 2)
      } else if let was = tokens.firstIndex(where: { $0.isOne(of: "was", "were", "is", "should") }), was > 0 {
        old = Array(tokens[..<was])
        new = Array(tokens[(was + 1)...]).filter {
          !$0.isWord("be") && !$0.isWord("only") && !$0.isWord("actually") && !$0.isWord("really")
        }
      }
      trim()
    }

    /// Leaves out what names nothing.
    private mutating func trim() {
      old.removeAll { $0.kind == .punctuation || $0.isOne(of: "a", "an", "the", "my", "that", "it") }
      while let first = new.first,
        first.kind == .punctuation
          || first.isOne(of: "the", "was", "it", "with", "only", "just", "actually", "had", "ate")
      { new.removeFirst() }
      while let last = new.last, last.kind == .punctuation || last.isWord("and") { new.removeLast() }
    }
  }
}
