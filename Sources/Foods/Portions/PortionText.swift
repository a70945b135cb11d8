/// A portion's description, or the unit a person said, in parts: "1/2 cup, diced (cooked)".
struct PortionText {
  /// How many of the measure the text itself says; 1 where it says none.
  var amount = 1.0
  /// Folded words before any comma or bracket, without the amount.
  var words: [String] = []
  /// Folded words after a comma or within brackets.
  var qualifiers: [String] = []
  /// Those of `words` that stand for what was written: "tub" for "container".
  var spelled: [String] = []
  var measure: Measure?

  init(_ text: some StringProtocol) {
    var isQualifier = false
    var isDenied = false
    var depth = 0
    var main: [String] = []
    for token in WordFolding.tokens(Self.readingAmount(text, &amount)) {
      switch token {
      case .comma: isQualifier = true
      case .open: depth += 1
      case .close: depth = max(0, depth - 1)
      case .word(let word):
        guard !Self.small.contains(word) else { continue }
        // "1 cup (not packed)": what is denied is not asked for.
        if word == "not" {
          isDenied = true
          continue
        }
        if isDenied {
          isDenied = false
          continue
        }
        // "1 bar 1.45 oz", "1 slice 1/8 of pie": a figure behind the measure's name only describes it.
        if !main.isEmpty, depth == 0, word.utf8.first.map({ WordFolding.isDigit(UInt32($0)) }) ?? false {
          isQualifier = true
        }
        guard !isQualifier, depth == 0 else {
          qualifiers.append(word)
          continue
        }
        if Self.same[word] != nil { spelled.append(word) }
        main.append(Self.same[word] ?? word)
      }
    }
    if let (measure, length) = Measure.reading(main[...]) {
      self.measure = measure
      qualifiers = Array(main[length...]) + qualifiers
    } else {
      words = main
    }
  }

  /// Takes "1", "1.5" or "1/2" off the front.
  private static func readingAmount<S: StringProtocol>(_ text: S, _ amount: inout Double) -> S.SubSequence {
    var rest = text[...]
    func digits() -> Double? {
      let run = rest.prefix { $0.isASCII && ($0.isNumber || $0 == ".") }
      guard !run.isEmpty, let value = Double(run) else { return nil }
      rest = rest.dropFirst(run.count)
      return value
    }
    guard let first = digits(), first > 0 else { return text[...] }
    if rest.first == "/" {
      rest = rest.dropFirst()
      guard let second = digits(), second > 0 else { return text[...] }
      amount = first / second
    } else if rest.first == " " || rest.isEmpty {
      amount = first
    } else {
      return text[...]
    }
    return rest
  }

  private static let small: Set<String> = ["a", "an", "the", "of", "and", "or", "per", "each", "with"]

  /// Words for the same measure.
  static let same: [String: String] = [
    "filet": "fillet", "pc": "piece", "pcs": "piece", "pce": "piece", "tin": "can",
    "tub": "container",
    "pot": "container", "carton": "container", "pack": "package", "packet": "package", "sachet": "package",
    "pkg": "package", "bag": "bag", "sm": "small", "med": "medium", "lg": "large", "lrg": "large", "xl": "extralarge",
    "little": "small", "big": "large", "floret": "floweret", "pouch": "pouch", "mini": "miniature", "spoonful": "spoon",
    "mugful": "mug", "bowlful": "bowl", "plateful": "plate", "glassful": "glass", "helping": "serving",
    "portion": "serving", "wedge": "wedge", "normal": "regular", "standard": "regular", "average": "medium",
  ]

  static let sizes: Set<String> = [
    "small", "medium", "large", "regular", "extra", "extralarge", "miniature", "thin", "thick", "size", "nf", "baby",
    "bite", "king", "fun", "snack", "share", "sharing", "family", "grab", "multipack", "jumbo", "very", "personal",
    "individual", "single", "any", "ns", "nfs", "to", "as",
  ]
}
