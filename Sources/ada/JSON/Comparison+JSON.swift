import Coaching
import JSONTree

extension Comparison {
  /// For scripts (docs/json.md); times in milliseconds.
  var json: JSONValue {
    ["a": a.json, "b": b.json, "isSmall": .bool(isSmall), "agreement": agreement.json]
  }
}

extension Comparison.Side {
  fileprivate var json: JSONValue {
    [
      "name": .string(name), "turns": .integer(turns), "success": success.json, "undone": undo.json,
      "corrected": correction.json, "answerMs": answer?.json ?? .null,
    ]
  }
}

extension Proportion {
  /// For scripts: `from` and `to` bound the share with 95 % confidence.
  var json: JSONValue {
    [
      "count": .integer(count), "share": .figure(share, decimals: 4),
      "from": .figure(interval?.lowerBound, decimals: 4),
      "to": .figure(interval?.upperBound, decimals: 4),
    ]
  }
}

extension EnergyAgreement {
  /// For scripts: how many sentences, and how far apart they were read.
  var json: JSONValue {
    [
      "sentences": .integer(total), "within10Percent": .integer(count(.close)),
      "within25Percent": .integer(count(.close) + count(.near)),
      "withinFactor3": .integer(count(.close) + count(.near) + count(.apart)), "beyondFactor3": .integer(count(.far)),
      "mealAgainstNone": .integer(count(.oneSided)),
    ]
  }
}
