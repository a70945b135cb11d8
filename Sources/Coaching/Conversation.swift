public import Foods
import Foundation
import JournalStore
public import Nutrition
public import Understanding

/// What has been said and written so far, as far as the next sentence may lean on it.
///
/// A value: batch keeps one in memory, so that a correction finds what it corrects before anything is committed.
public struct Conversation: Equatable, Sendable {
  public var profile: UserProfile
  /// Kilograms; nil where no weight is known.
  public var weightKg: Double?
  /// The entries of the latest turn that wrote something, as they now are.
  public var lastEntries: [Entry]
  /// Entries of the turns before that one, the newest last.
  var earlierEntries: [Entry] = []
  /// The question Ada asked last, if nothing has been said since.
  public var pendingQuestion: Clarification?
  /// What the person asked in the turns before, the newest last; empty where the last turn asked nothing.
  var questions: [String] = []
  /// What the person taught and usually has.
  public var personal: PersonalFoods
  /// What would take the latest turns back, the newest last, for a run that writes nothing.
  private var inverses: [[JournalChange]] = []

  /// More than anybody takes back in one go.
  private static let mostInverses = 100
  /// Further back is another conversation.
  static let mostEarlier = 8

  /// What would take the latest turn back.
  var inverse: [JournalChange] { inverses.last ?? [] }

  public init(
    profile: UserProfile, weightKg: Double? = nil, lastEntries: [Entry] = [], pendingQuestion: Clarification? = nil,
    personal: PersonalFoods = PersonalFoods()
  ) {
    self.personal = personal
    self.profile = profile
    self.weightKg = weightKg
    self.lastEntries = lastEntries
    self.pendingQuestion = pendingQuestion
  }

  /// Takes in what one turn did, and the words it answered.
  mutating func take(_ turn: PlannedTurn, saidAs text: String = "") {
    pendingQuestion = turn.clarification
    keepInMind(text, isQuestion: turn.status == .answered && turn.changes.isEmpty)
    var written: [Entry] = []
    var removed = Set<String>()
    if turn.command == .undo {
      _ = inverses.popLast()
    } else if !turn.effects.isEmpty {
      inverses.append(turn.effects.reversed().compactMap(inverted))
      if inverses.count > Self.mostInverses { inverses.removeFirst() }
    }
    for change in turn.effects {
      switch change {
      case .add(let entry), .replace(let entry):
        written.append(entry)
        if case .add(.meal(let meal)) = change { personal.use(meal) }
        if case .weight(let weight) = entry { weightKg = weight.weightKg }
        if case .goal(let goal) = entry { profile.take(goal) }
      case .remove(let id): removed.insert(id)
      case .profile(let profile): self.profile = profile
      case .remember(let food): personal.remember(food)
      case .forget(let id): personal.forget(id: id)
      case .mark, .plan, .report: break
      }
    }
    remember(written)
    lastEntries.removeAll { removed.contains($0.id) }
    earlierEntries.removeAll { removed.contains($0.id) }
  }

  /// Takes in a turn that is in the journal, with the entries it wrote as they now are.
  mutating func recall(_ turn: Turn, entries: [Entry]) {
    pendingQuestion = turn.question.flatMap { Clarification(json: $0) }
    keepInMind(turn.text, isQuestion: turn.status == .answered)
    remember(entries)
  }

  /// A question that goes on from the last one leaves out what that one said.
  mutating func keepInMind(_ text: String, isQuestion: Bool) {
    questions = isQuestion && !text.isEmpty ? questions.suffix(Self.mostQuestions - 1) + [text] : []
  }

  private static let mostQuestions = 4

  private mutating func remember(_ written: [Entry]) {
    guard !written.isEmpty else { return }
    let changed = Set(written.map(\.id))
    // A correction leaves the rest of the turn it corrects in reach: "and it was two eggs", then "drop the toast".
    let isCorrection = lastEntries.contains { changed.contains($0.id) }
    guard !isCorrection else {
      // What a correction parted from an entry is of the same turn.
      let known = Set(lastEntries.map(\.id))
      lastEntries = lastEntries.map { old in written.first { $0.id == old.id } ?? old }
      lastEntries += written.filter { !known.contains($0.id) }
      return
    }
    earlierEntries += lastEntries
    earlierEntries.removeAll { changed.contains($0.id) }
    earlierEntries = earlierEntries.suffix(Self.mostEarlier)
    lastEntries = written
  }

  /// The entry of that id that the conversation still has in mind.
  func entry(id: String) -> Entry? {
    lastEntries.first { $0.id == id } ?? earlierEntries.first { $0.id == id }
  }

  private func inverted(_ change: JournalChange) -> JournalChange? {
    switch change {
    case .add(let entry): .remove(id: entry.id)
    case .replace(let entry): self.entry(id: entry.id).map(JournalChange.replace)
    case .remove(let id): entry(id: id).map(JournalChange.add)
    case .profile: .profile(profile)
    case .remember(let food): personal.taught(id: food.id).map(JournalChange.remember) ?? .forget(id: food.id)
    case .forget(let id): personal.taught(id: id).map(JournalChange.remember)
    // A rehearsal learns nothing from whole days, plans and how the person feels.
    case .mark, .plan, .report: nil
    }
  }

  func readingContext(for message: Message) -> ReadingContext {
    var context = ReadingContext(
      now: message.at, timeZone: message.timeZone, lastEntries: lastEntries, earlierEntries: earlierEntries,
      pendingQuestion: pendingQuestion, weightKg: weightKg, units: profile.units, personal: personal,
      asksBack: message.asksBack)
    context.questions = questions
    return context
  }
}
