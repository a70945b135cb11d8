import Coaching
import Nutrition

/// One figure against what it aims at, as a line with a bar.
struct Progress {
  var label: String
  var value: Double
  /// Nil where there is no target: the figure stands alone.
  var target: Double?
  /// "g", " kcal", or nil where `text` makes the amounts.
  var unit = " g"
  var ink: Style.Ink?
  /// Amounts in other words than "85 of 139 g".
  var words: String?

  private static let labelWidth = 9
  private static let leastWordsWidth = 20
  private static let percentWidth = 6
  private static let widestBar = 26

  /// "protein    85 of 139 g  ██████░░░░▏  61 %"; the bar gives way first, then the percentage.
  ///
  /// - Parameter wordsWidth: columns of the amounts, where they stand among others.
  func line(on page: Page, indent: String = "  ", wordsWidth: Int = leastWordsWidth) -> String {
    let words = words ?? amounts
    let head = indent + label.paddedRight(to: Self.labelWidth) + " "
    guard let target, target > 0, value.isFinite else { return head + paint(words, page) }
    let share = value / target
    let percent = "\((share * 100).text()) %".paddedLeft(to: Self.percentWidth)
    let padded = words.paddedRight(to: wordsWidth)
    let room = page.width - TextWidth.of(head) - TextWidth.of(padded) - Self.percentWidth - 3
    if room >= 6 {
      let bar = Bar(share: share, width: min(room, Self.widestBar)).text
      return head + paint(padded, page) + " " + paint(bar, page) + " " + percent
    }
    let short = head + paint(words, page) + " "
    return TextWidth.of(short) + Self.percentWidth <= page.width ? short + percent : short.trimmedEnd
  }

  /// Columns that the amounts take, or should.
  var wordsWidth: Int { max(Self.leastWordsWidth, TextWidth.of(words ?? amounts)) }

  private var amounts: String {
    guard let target else { return Figures.whole(value) + unit }
    return "\(Figures.whole(value)) of \(Figures.whole(target))\(unit)"
  }

  private func paint(_ text: String, _ page: Page) -> String { ink.map { page.style($0, text) } ?? text }
}

extension String {
  /// Without spaces at the end.
  fileprivate var trimmedEnd: String {
    var text = self
    while text.last == " " { text.removeLast() }
    return text
  }
}
