import Insights

/// A text without the sentences that hold figures of energy, weight or nutrients.
public struct NumberFreeText: Equatable, Sendable {
  public var text: String

  /// What stands where nothing is left.
  public static let notice = "Numbers are hidden; \"show the numbers\" brings them back."

  /// - Parameter isStrict: leaves out every sentence with any number.
  public init(_ text: String, isStrict: Bool = false) {
    self.text = Self.sentences(in: text).filter { sentence in
      isStrict ? !sentence.contains(where: \.isNumber) : !InsightWording.hasHiddenFigure(sentence)
    }.joined(separator: " ")
  }

  /// Split behind an end stop and a space.
  private static func sentences(in text: String) -> [String] {
    var sentences: [String] = []
    var sentence = ""
    for word in text.split(separator: " ") {
      sentence += (sentence.isEmpty ? "" : " ") + word
      if let last = word.last, ".!?".contains(last) {
        sentences.append(sentence)
        sentence = ""
      }
    }
    return sentence.isEmpty ? sentences : sentences + [sentence]
  }
}
