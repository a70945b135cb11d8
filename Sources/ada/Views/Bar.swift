/// How far something has come, as a row of blocks.
struct Bar: Equatable {
  /// 0 is nothing, 1 all of it; more than that is drawn full and marked.
  var share: Double
  /// Columns, the mark for "over" included.
  var width: Int

  /// "█████▌░░░░", by eighths; a bar that is over ends in "▶". Empty where there is no room to say anything.
  var text: String {
    guard width >= 4, share.isFinite else { return "" }
    let eighths = Int((min(max(share, 0), 1) * Double((width - 1) * 8)).rounded())
    let (full, rest) = eighths.quotientAndRemainder(dividingBy: 8)
    let part = rest == 0 ? "" : Self.parts[rest - 1]
    let empty = width - 1 - full - (rest == 0 ? 0 : 1)
    let end = share > 1.005 ? "▶" : "▏"
    return String(repeating: "█", count: full) + part + String(repeating: "░", count: empty) + end
  }

  private static let parts = ["▏", "▎", "▍", "▌", "▋", "▊", "▉"]
}
