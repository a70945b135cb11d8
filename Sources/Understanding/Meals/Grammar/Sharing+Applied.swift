import ToolCalls

/// What is left of foods that were shared.
extension Sharing {
  /// `tokens` with a stop in the place of every word that tells of the sharing.
  func masked(_ tokens: [Token]) -> [Token] {
    var masked = tokens
    for index in said.joined() where tokens.indices.contains(index) {
      masked[index] = Token(kind: .punctuation, text: tokens[index].text, folded: ":", range: tokens[index].range)
    }
    return masked
  }

  /// `part` as one of those who shared it had it.
  func applied(to part: MealReading.Part) -> MealReading.Part {
    guard people > 1, object.contains(part.tokens.lowerBound) else { return part }
    var part = part
    let share = 1 / people
    // What nobody counted is a helping of it, and no part of a whole one.
    if isOfPlate, part.item.quantity == nil, part.item.unit == nil, part.item.grams == nil {
      part.item.unit = "serving"
    }
    part.item = part.item.scaled(by: share)
    part.plainWaterMl = part.plainWaterMl.map { $0 * share }
    if isAssumed {
      part.item.assumptions.append(
        "shared, so \(people == 2 ? "half" : "one part in \(NumberPhrase.plain(people))") of it")
    }
    return part
  }
}
