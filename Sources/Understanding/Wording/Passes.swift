import Foods

/// Passes over the tokens of a message or of a sentence in their order. Each mends one habit of typing or of speech and hands its tokens to the
/// next; it is run only where one of its anchors is said, as most messages have few of these habits.
struct Passes: Sendable {
  typealias Telling = @Sendable ([Token], Wording) -> [Token]

  private let anchors: Anchors
  private let passes: [Telling]

  init(_ passes: [Pass]) {
    anchors = Anchors(passes.map(\.anchor))
    self.passes = passes.map(\.told)
  }

  /// `said` behind all passes that find something to mend.
  func told(_ said: [Token], by wording: Wording) -> [Token] {
    var tokens = said
    var open = anchors.rules(in: tokens)
    for place in passes.indices {
      // A build for tests runs the others too: what stands by no anchor of a pass, it must not mend.
      guard open >> Anchors.Rules(place) & 1 != 0 else {
        assert(
          passes[place](tokens, wording) == tokens,
          "Pass \(place) mends more than it is anchored by in \(tokens.map(\.folded))")
        continue
      }
      let told = passes[place](tokens, wording)
      if told.isSameList(as: tokens) { continue }
      tokens = told
      // What one pass writes out may be what a later one mends.
      open = anchors.rules(in: tokens)
    }
    return tokens
  }
}

/// One of them: what it stands or falls by, and the tokens as they are told behind it.
struct Pass: Sendable {
  let anchor: Anchor
  let told: Passes.Telling

  init(_ anchor: Anchor, by told: @escaping Passes.Telling) {
    self.anchor = anchor
    self.told = told
  }

  /// It asks for nothing but the tokens.
  init(_ anchor: Anchor, _ told: @escaping @Sendable ([Token]) -> [Token]) {
    self.init(anchor, by: { tokens, _ in told(tokens) })
  }

  /// It asks whether words name a food.
  init(_ anchor: Anchor, naming told: @escaping @Sendable ([Token], @escaping ([Token]) -> Bool) -> [Token]) {
    self.init(anchor, by: { tokens, wording in told(tokens, wording.holdsFood) })
  }

  /// It looks foods up.
  init(_ anchor: Anchor, linking told: @escaping @Sendable ([Token], FoodCatalog) -> [Token]) {
    self.init(anchor, by: { tokens, wording in told(tokens, wording.foods.catalog) })
  }
}

extension [Token] {
  /// Whether both are one list in memory: a pass that finds nothing hands back what it was given.
  fileprivate func isSameList(as other: [Token]) -> Bool {
    withUnsafeBufferPointer { own in other.withUnsafeBufferPointer { own.baseAddress == $0.baseAddress } }
  }
}
