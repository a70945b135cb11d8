/// How often what was told is there: "330 ml lager x3".
extension PieceAssembly {
  /// "330 ml lager x3": three of what was measured.
  mutating func multiplyLast(by times: Quantity) -> Bool {
    guard let factor = times.value, let last = group.indices.last, let held = group[last].quantity,
      held.hasUnit || held.hasContent, !held.isTimes
    else { return false }
    group[last].quantity?.value = (held.value ?? 1) * factor
    return true
  }
}
