/// Climbing, told by how hard the routes were.
extension ActivityLexicon {
  /// "Climbed two 6b": what is graded like that is a rock.
  func climbing(at index: Int, in tokens: [Token]) -> Mention? {
    guard Self.anyClimbing.contains(tokens[index]) else { return nil }
    if isAtWall(index, in: tokens), let activity = activity(listed: "Rock climbing") {
      return Mention(activity: activity, strength: .verb, range: index..<index + 1)
    }
    if let end = mountainEnd(behind: index, in: tokens), let activity = activity(listed: "Hiking") {
      return Mention(activity: activity, strength: .verb, range: index..<end)
    }
    guard Self.climbing.contains(tokens[index]),
      let grade = tokens[(index + 1)...].prefix(4).indices.first(where: { Self.isGrade(at: $0, in: tokens) }),
      let activity = activity(listed: "Rock climbing")
    else { return nil }
    return Mention(activity: activity, strength: .verb, range: index..<grade + 2)
  }

  /// Verbs that are nouns of other things too, and the activities they are.
  static let bareVerbs: WordTable<String> = ["climb": "Rock climbing", "box": "Boxing"]

  /// "Climb 1 hour", "box for 45 min" as a note begins: what is done for that long, and neither a hill nor a carton.
  func timed(at index: Int, in tokens: [Token]) -> Mention? {
    guard let name = Self.bareVerbs[tokens[index]], index == 0 || tokens[index - 1].kind == .punctuation else {
      return nil
    }
    let number = index + (index + 1 < tokens.count && tokens[index + 1].isWord("for") ? 2 : 1)
    guard number + 1 < tokens.count, tokens[number].kind == .number, TimeWords.spans.contains(tokens[number + 1]),
      number + 2 == tokens.count || tokens[number + 2].kind == .punctuation,
      let activity = activity(listed: name)
    else { return nil }
    return Mention(activity: activity, strength: .noun, range: index..<index + 1)
  }

  private static let climbing: WordSet = ["climbed", "flashed", "projected", "redpointed"]

  static let anyClimbing = climbing.union(climbers)
  private static let climbers: WordSet = ["climbed", "summited", "bagged", "scaled"]
  private static let mountains: WordSet = [
    "ben", "mt", "mount", "mountain", "mountains", "munro", "munros", "peak", "peaks", "volcano", "fell", "pike", "pen",
    "sgurr", "monte", "piz", "pico", "summit", "snowdon", "wainwright", "wainwrights",
  ]
  private static let ways: WordSet = ["up", "to", "the", "a", "two", "three", "our", "my", "top", "of", "local"]

  /// "Climbed ben lomond", "bagged two munros": behind the word for a mountain.
  private func mountainEnd(behind index: Int, in tokens: [Token]) -> Int? {
    guard Self.climbers.contains(tokens[index]) else { return nil }
    var at = index + 1
    while at < tokens.count, at - index < 6, Self.ways.contains(tokens[at]) { at += 1 }
    guard Self.mountains.contains(at: at, in: tokens) else { return nil }
    // The mountain's own name, which may be a food's.
    let isNamed = tokens[at].isOne(of: "ben", "mt", "mount", "monte", "piz", "pico", "pen", "sgurr")
    return isNamed && at + 1 < tokens.count && tokens[at + 1].kind == .word ? at + 2 : at + 1
  }

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
