/// How a word that no name has differs from one that names have: "sausge" is sausage, and "tofana" is no kind of toffee.
///
/// A word of another language is near some rare name by chance. What people mistype are mostly common words, and where
/// they mistype rare ones they leave out or double a letter, or change two about.
struct Slip {
  /// Letters of what was typed, and of the name's word.
  private let typed: Int
  private let meant: Int
  private let typos: Int
  /// How natural a slip it is.
  let kind: Kind
  private var isOfHand: Bool { kind == .swapped }
  private let keepsStart: Bool
  private let swapsStart: Bool

  /// - Parameter typos: the edits between the two words.
  init(_ typed: [UInt8], _ meant: UnsafeRawBufferPointer, typos: Int) {
    self.typed = typed.count
    self.meant = meant.count
    self.typos = typos
    kind = Self.kind(typed, meant, typos: typos)
    swapsStart = typed[0] != meant[0] && meant.count > 1 && typed[0] == meant[1] && typed[1] == meant[0]
    keepsStart = typed[0] == meant[0] || swapsStart
  }

  /// What the hand did; the most natural first.
  enum Kind: Int, Comparable {
    /// Two neighbours changed about, or a letter once that stands twice or twice that stands once.
    case swapped
    /// One key for the next.
    case nextKey
    /// A letter is missing.
    case missing
    /// There is one more.
    case extra
    case other

    static func < (one: Kind, other: Kind) -> Bool { one.rawValue < other.rawValue }
  }

  private static func kind(_ typed: [UInt8], _ meant: UnsafeRawBufferPointer, typos: Int) -> Kind {
    guard typos == 1 else { return .other }
    if isSwap(typed, meant) || isDoubling(typed, meant) { return .swapped }
    if isNeighbor(typed, meant) { return .nextKey }
    return typed.count < meant.count ? .missing : typed.count > meant.count ? .extra : .other
  }

  /// Entries that have a word which people often write.
  private static let common = 40
  /// And one so common that a short word with one wrong letter is it: "sauce", "water".
  private static let veryCommon = 400

  /// Whether the word, which so many entries have, is the one that was meant.
  func isSure(ofWordIn entries: Int) -> Bool {
    // Whose first letters changed places as well: "ebans" is beans, and "lapo" is no palo.
    guard keepsStart, entries >= Self.common || !swapsStart else { return false }
    if isOfHand { return true }
    if typos > 1 { return entries >= Self.common || min(typed, meant) >= 9 }
    if typed >= 7 { return true }
    if typed != meant { return entries >= Self.common || max(typed, meant) >= 6 }
    return entries >= (typed >= 6 ? Self.common : Self.veryCommon)
  }

  /// One key for the next: "prswns".
  private static func isNeighbor(_ typed: [UInt8], _ meant: UnsafeRawBufferPointer) -> Bool {
    guard typed.count == meant.count, typed.count >= 5, let at = typed.indices.first(where: { typed[$0] != meant[$0] })
    else { return false }
    return Self.neighbors[typed[at]]?.contains(meant[at]) ?? false
  }

  /// The keys on either side, of the keyboards that English is typed on.
  private static let neighbors: [UInt8: Set<UInt8>] = {
    var neighbors: [UInt8: Set<UInt8>] = [:]
    for row in ["qwertyuiop", "asdfghjkl", "zxcvbnm"] {
      for (one, other) in zip(row.utf8, row.utf8.dropFirst()) {
        neighbors[one, default: []].insert(other)
        neighbors[other, default: []].insert(one)
      }
    }
    return neighbors
  }()

  /// Two neighbours changed about: "slamon".
  private static func isSwap(_ typed: [UInt8], _ meant: UnsafeRawBufferPointer) -> Bool {
    guard typed.count == meant.count, let at = typed.indices.first(where: { typed[$0] != meant[$0] }) else {
      return false
    }
    return at + 1 < typed.count && typed[at] == meant[at + 1] && typed[at + 1] == meant[at]
  }

  /// A letter once that stands twice, or twice that stands once ("bannana"), or the s of more than one ("idlis").
  private static func isDoubling(_ typed: [UInt8], _ meant: UnsafeRawBufferPointer) -> Bool {
    guard abs(typed.count - meant.count) == 1 else { return false }
    let isLonger = typed.count > meant.count
    let length = max(typed.count, meant.count)
    func letter(_ index: Int) -> UInt8 { isLonger ? typed[index] : meant[index] }
    let at = (0..<length - 1).first { typed[$0] != meant[$0] } ?? length - 1
    guard at > 0 else { return false }
    if letter(at) == letter(at - 1) { return true }
    return isLonger && at == length - 1 && letter(at) == UInt8(ascii: "s")
  }
}
