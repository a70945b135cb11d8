/// Climbing, told by how hard the routes were.
extension ActivityLexicon {
  /// "Climbed two 6b": what is graded like that is a rock.
  func climbing(at index: Int, in tokens: [Token]) -> Mention? {
    if isAtWall(index, in: tokens), let activity = activity(listed: "Rock climbing") {
      return Mention(activity: activity, strength: .verb, range: index..<index + 1)
    }
    guard Self.climbing.contains(tokens[index]),
      let grade = tokens[(index + 1)...].prefix(4).indices.first(where: { Self.isGrade(at: $0, in: tokens) }),
      let activity = activity(listed: "Rock climbing")
    else { return nil }
    return Mention(activity: activity, strength: .verb, range: index..<grade + 2)
  }

  private static let climbing: WordSet = ["climbed", "flashed", "projected", "redpointed"]

  private static let walls: WordSet = [
    "wall", "crag", "boulders", "routes", "auto", "autobelay", "belay", "toprope", "rocks",
  ]

  /// "Climbed with Yan for an hour", "climbed indoors", "climbed at the wall"; "climbed into bed" and "up the tower" are none.
  private func isAtWall(_ index: Int, in tokens: [Token]) -> Bool {
    guard tokens[index].isWord("climbed"), index + 1 < tokens.count else { return false }
    return tokens[index + 1].isOne(of: "with", "indoors", "outdoors")
      || Self.walls.occurs(in: tokens[index...].prefix(6))
  }

  /// "6b", "7a+", "6b's": how hard a route is.
  static func isGrade(at index: Int, in tokens: [Token]) -> Bool {
    guard index + 1 < tokens.count, tokens[index].kind == .number, let value = tokens[index].value,
      (3...9).contains(value), tokens[index + 1].join == .glued
    else { return false }
    return tokens[index + 1].isOne(of: "a", "b", "c", "a's", "b's", "c's", "as", "bs", "cs")
  }
}
