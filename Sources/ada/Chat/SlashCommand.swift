import Foundation

/// What a line that begins with a slash asks for.
enum SlashCommand: String, CaseIterable {
  case help, setup, today, week, month, progress, streak, undo, redo, edit, delete, targets, macros, search
  case meals, weight, menu, profile, insights, why, model, history, photo, plan, budget, quit

  /// One line of help: how it is written, and what it does.
  var help: (usage: String, does: String) {
    switch self {
    case .help: ("/help", "this list")
    case .setup: ("/setup", "a few questions about you; ends with your targets")
    case .today: ("/today", "eaten against target, and what is left")
    case .week: ("/week", "the last seven days")
    case .month: ("/month", "this month, a bar a day")
    case .progress: ("/progress", "weight, energy and training over twelve weeks")
    case .streak: ("/streak", "which days were on target")
    case .undo: ("/undo", "take the last message back")
    case .redo: ("/redo", "put it back")
    case .edit: ("/edit CHANGE", "correct the last entry: /edit it was 3 eggs")
    case .delete: ("/delete ID", "remove an entry; /today shows the ids")
    case .targets: ("/targets", "your targets, and where they come from")
    case .macros: ("/macros", "protein, fat and carbs: /macros set strength")
    case .search: ("/search FOOD", "look a food up")
    case .meals: ("/meals", "what was logged today, with ids")
    case .weight: ("/weight", "what you weighed, and the trend")
    case .menu: ("/menu CHAIN", "what a restaurant chain sells, the lightest first")
    case .profile: ("/profile", "who you are, your units and clock")
    case .insights: ("/insights", "what is worth knowing now")
    case .why: ("/why", "where the last insight comes from")
    case .model: ("/model", "which model answers")
    case .history: ("/history [WORDS]", "what was said, newest last")
    case .photo: ("/photo FILE", "estimate a meal from a photo, look at it, log it")
    case .plan: ("/plan", "today's workout plan; /plan done logs it")
    case .budget: ("/budget", "the week's energy, and what is left of it for each day")
    case .quit: ("/quit", "leave (Ctrl-D does too)")
    }
  }

  /// A line, split into its command and the rest; nil where it begins with no slash.
  static func parse(_ line: String) -> Result<(command: SlashCommand, argument: String), UnknownCommand>? {
    guard line.hasPrefix("/") else { return nil }
    let parts = line.dropFirst().split(separator: " ", maxSplits: 1, omittingEmptySubsequences: false)
    let name = parts.first.map(String.init) ?? ""
    let argument = parts.count > 1 ? parts[1].trimmingCharacters(in: .whitespaces) : ""
    // What people type in other programs.
    let meant = ["exit": "quit", "q": "quit"][name.lowercased()] ?? name.lowercased()
    if let command = SlashCommand(rawValue: meant) { return .success((command, argument)) }
    return .failure(UnknownCommand(name: name))
  }
}

/// A command that there is not.
struct UnknownCommand: Error, Equatable, CustomStringConvertible {
  var name: String

  var description: String {
    guard let nearest else { return "There is no command /\(shown); /help lists them." }
    return "There is no command /\(shown); did you mean /\(nearest.rawValue)?"
  }

  private var shown: String { String(name.prefix(30)) }

  /// The command this was most likely meant to be; nil where none is near.
  var nearest: SlashCommand? {
    let name = name.lowercased()
    guard !name.isEmpty else { return nil }
    let all = SlashCommand.allCases
    if let begun = all.first(where: { $0.rawValue.hasPrefix(name) || name.hasPrefix($0.rawValue) }) { return begun }
    let distances = all.map { ($0, Self.distance(Array(name.prefix(30)), Array($0.rawValue))) }
    guard let best = distances.min(by: { $0.1 < $1.1 }), best.1 <= max(2, best.0.rawValue.count / 2) else { return nil }
    return best.0
  }

  /// Whether a hand that meant `b` may have typed `a`: one letter put in, left out or exchanged, or two changed about.
  static func isSlip(_ a: [Character], _ b: [Character]) -> Bool {
    if distance(a, b) == 1 { return true }
    guard a.count == b.count, let at = a.indices.first(where: { a[$0] != b[$0] }), at + 1 < a.count else {
      return false
    }
    var swapped = a
    swapped.swapAt(at, at + 1)
    return swapped == b
  }

  /// Levenshtein distance: single letters put in, left out or exchanged.
  static func distance(_ a: [Character], _ b: [Character]) -> Int {
    var row = Array(0...b.count)
    for (i, x) in a.enumerated() {
      var diagonal = row[0]
      row[0] = i + 1
      for (j, y) in b.enumerated() {
        let next = min(row[j + 1] + 1, row[j] + 1, diagonal + (x == y ? 0 : 1))
        diagonal = row[j + 1]
        row[j + 1] = next
      }
    }
    return row[b.count]
  }
}
