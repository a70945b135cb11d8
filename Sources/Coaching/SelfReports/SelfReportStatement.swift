public import Nutrition

/// What a message says of how the person feels: "legs are sore", "chest and shoulders are really sore, energy is low".
///
/// Read only where every word is one that such a statement is made of, so that a sore throat, an energy bar or a meal
/// beside it is left to others.
public struct SelfReportStatement: Equatable, Sendable {
  /// One thing that was said.
  public struct Said: Equatable, Sendable {
    public var subject: SelfReport.Subject
    /// In the table's words (`SoreMuscle`); nil for energy.
    public var muscle: String?
    /// 1...5, as in `SelfReport`.
    public var level: Int
  }

  /// One for each muscle and for the energy, in the order in which they were said; never empty.
  public private(set) var said: [Said] = []
  /// It was said of the day before.
  public private(set) var isYesterday = false

  /// - Parameter mayHaveCause: whether words behind "from" and "after" may be anything ("sore from yesterday's squats").
  public init?(_ text: String, mayHaveCause: Bool) {
    guard text.utf8.count <= 200, !text.contains("?") else { return nil }
    let small = text.lowercased()
    guard ["sore", "ach", "doms", "energ"].contains(where: { small.contains($0) }) else { return nil }
    let words = Self.words(of: text)
    // "Are my legs sore" asks.
    guard (2...24).contains(words.count), !["are", "is", "am", "was", "were", "do"].contains(words[0]) else {
      return nil
    }
    var waiting: [String] = []
    for segment in words.split(whereSeparator: { [",", "and", "but"].contains($0) }) {
      guard let part = Segment(Array(segment), mayHaveCause: mayHaveCause) else { return nil }
      isYesterday = isYesterday || part.isYesterday
      switch part.subject {
      case .energy where part.muscles.isEmpty:
        guard let level = part.energyLevel else { return nil }
        said.append(Said(subject: .energy, muscle: nil, level: level))
      case .energy: return nil
      case .soreness:
        let muscles = waiting + part.muscles
        waiting = []
        for muscle in muscles.isEmpty ? [SoreMuscle.wholeBody] : muscles {
          said.append(Said(subject: .soreness, muscle: muscle, level: part.sorenessLevel))
        }
      case nil:
        // "chest and shoulders are sore" names the muscle first, "sore chest and shoulders" behind.
        if part.muscles.isEmpty, let number = part.number, let last = said.indices.last, waiting.isEmpty {
          said[last].level = number
        } else if part.muscles.isEmpty {
          return nil
        } else if let last = said.last, last.subject == .soreness {
          said += part.muscles.map { Said(subject: .soreness, muscle: $0, level: last.level) }
        } else {
          waiting += part.muscles
        }
      }
    }
    guard !said.isEmpty, waiting.isEmpty else { return nil }
  }

  /// What it comes to on a day.
  public func reports(on today: CalendarDay, newID: () -> String) -> [SelfReport] {
    said.map {
      SelfReport(
        id: newID(), day: isYesterday ? today.advanced(by: -1) : today, subject: $0.subject, muscle: $0.muscle,
        level: $0.level)
    }
  }

  private static func words(of text: String) -> [String] {
    text.lowercased().replacing("’", with: "'").replacing(",", with: " , ").replacing(";", with: " , ")
      .replacing(". ", with: " , ").split(whereSeparator: \.isWhitespace)
      .map { String($0.drop { "\"(".contains($0) }) }
      .map { word in String(word.reversed().drop { ".!\")".contains($0) }.reversed()) }.filter { !$0.isEmpty }
  }
}

extension SelfReportStatement {
  /// One clause of it.
  private struct Segment {
    var subject: SelfReport.Subject?
    var muscles: [String] = []
    var isYesterday = false
    private(set) var number: Int?
    private var isNegated = false
    private var isSlight = false
    private var isStrong = false
    private var isExtreme = false
    private var quality: Int?

    init?(_ words: [String], mayHaveCause: Bool) {
      var index = 0
      while index < words.count {
        let word = words[index]
        if ["from", "after", "since"].contains(word), mayHaveCause, subject == .soreness { return }
        let pair = index + 1 < words.count ? "\(word) \(words[index + 1])" : nil
        if let pair, let muscle = SoreMuscle.named(pair) {
          muscles.append(muscle)
          index += 2
          continue
        }
        if pair == "of 5" {
          index += 2
          continue
        }
        guard take(word) else { return nil }
        index += 1
      }
    }

    private mutating func take(_ word: String) -> Bool {
      switch word {
      case "sore", "soreness", "achy", "aching", "doms": return begin(.soreness)
      case "energy", "energetic": return begin(.energy)
      case "yesterday": isYesterday = true
      case "no", "not", "zero", "isn't", "aren't": isNegated = true
      case "bit", "little", "slightly", "mildly", "somewhat": isSlight = true
      case "very", "really", "so", "quite", "pretty", "super", "much": isStrong = true
      case "extremely", "terribly", "awfully", "incredibly", "insanely": isExtreme = true
      case "low", "down", "poor", "bad": quality = 2
      case "ok", "okay", "fine", "normal", "average", "medium", "moderate", "usual", "alright": quality = 3
      case "high", "good", "great", "lots", "plenty", "full", "up", "tons", "excellent": quality = 4
      default:
        if Self.filler.contains(word) { return true }
        if let muscle = SoreMuscle.named(word) {
          muscles.append(muscle)
        } else if number == nil, let level = Self.level(word) {
          number = level
        } else {
          return false
        }
      }
      return true
    }

    private mutating func begin(_ new: SelfReport.Subject) -> Bool {
      guard subject == nil || subject == new else { return false }
      subject = new
      return true
    }

    /// Nil where only the word is there.
    var energyLevel: Int? {
      if let number { return number }
      if isNegated { return quality.map { $0 >= 4 ? 2 : 3 } ?? (isSlight || isStrong ? 2 : 1) }
      guard let quality else { return isSlight ? 2 : nil }
      if isExtreme || isStrong { return quality == 2 ? 1 : quality == 4 ? 5 : quality }
      return quality
    }

    var sorenessLevel: Int {
      if let number { return number }
      if isNegated { return isStrong ? 2 : 1 }
      return isExtreme ? 5 : isStrong ? 4 : isSlight ? 2 : 3
    }

    private static let filler: Set<String> = [
      "my", "the", "i", "i'm", "im", "am", "i've", "have", "got", "feel", "feels", "feeling", "is", "are", "were",
      "was", "today", "still", "now", "this", "morning", "evening", "a", "of", "level", "levels", "in", "longer",
      "anymore", "any", "more", "everywhere", "all", "over", "on", "out", "muscles", "muscle", "some", "had", "has",
    ]

    /// "4", "4/5", "8/10".
    private static func level(_ word: String) -> Int? {
      let parts = word.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
      guard let first = parts.first ?? nil else { return nil }
      if parts.count == 1 || (parts.count == 2 && parts[1] == 5) {
        return SelfReport.levels.contains(first) ? first : nil
      }
      return parts.count == 2 && parts[1] == 10 && (1...10).contains(first) ? (first + 1) / 2 : nil
    }
  }
}
