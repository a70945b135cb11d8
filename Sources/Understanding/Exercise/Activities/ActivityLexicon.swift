import Nutrition

/// An activity as `ActivityWords` lists it.
struct KnownActivity: Equatable, Sendable {
  var name: String
  var type: WorkoutType
  /// Compendium 2024 codes for an ordinary, an easy and a hard effort.
  var code: String
  var lightCode: String
  var vigorousCode: String
  /// Minutes that stand in where nothing is said.
  var usualMinutes: Double
  /// A place or a kind of training rather than the activity itself; anything more exact wins over it.
  var isGeneric: Bool

  /// Swum, and so measured in metres and lengths.
  var isSwim: Bool { PaceTable.gait(ofCode: code) == .swimming || name.hasSuffix("stroke") }
}

/// Finds activities in what people say.
struct ActivityLexicon: Sendable {
  /// How much a word says on its own.
  enum Strength: Sendable, Comparable {
    /// Has other meanings: "row", "squash".
    case weak
    /// Names the activity.
    case noun
    /// Reports it: "ran".
    case verb
  }

  struct Mention: Sendable {
    var activity: KnownActivity
    var strength: Strength
    var range: Range<Int>
  }

  static let reference = ActivityLexicon(table: ActivityWords.table + "\n" + ActivityWords.languages)

  private static let generic: WordSet = ["Treadmill", "Gym workout", "Workout", "Cardio"]

  private let phrases: PhraseTable<(activity: KnownActivity, strength: Strength)>
  private let byName: [String: KnownActivity]
  /// The English names that have no other meaning.
  let names: [String]

  init(table: String) {
    var phrases: [(String, (activity: KnownActivity, strength: Strength))] = []
    var byName: [String: KnownActivity] = [:]
    var names: [String] = []
    for line in table.parted(by: "\n") {
      let fields = line.parted(by: "|", keepingEmpty: true).map(\.spacedOnce)
      // A row of a name that was listed before and of words in other languages.
      let isOfLanguages = fields.count == 2
      guard let activity = isOfLanguages ? byName[fields[0].lowercased()] : Self.activity(of: fields),
        let words = fields.last
      else { continue }
      byName[activity.name.lowercased()] = activity
      var strength = Strength.noun
      var rest = words[...]
      while !rest.isEmpty {
        let end = rest.utf8.firstIndex { Self.signs.contains($0) } ?? rest.endIndex
        let phrase = rest[..<end].spacedOnce
        if !phrase.isEmpty {
          phrases.append((phrase, (activity, strength)))
          // What is typed beside them is no slip of a foreign word.
          if strength != .weak, !isOfLanguages { names.append(phrase) }
        }
        guard end < rest.endIndex else { break }
        if rest.utf8[end] == UInt8(ascii: "~") { strength = .weak }
        if rest.utf8[end] == UInt8(ascii: "!") { strength = .verb }
        rest = rest[rest.utf8.index(after: end)...]
      }
    }
    self.phrases = PhraseTable(phrases)
    self.byName = byName
    self.names = names
  }

  private static func activity(of fields: [String]) -> KnownActivity? {
    guard fields.count == 7, let type = WorkoutType(rawValue: fields[1]), let minutes = Double(fields[5]) else {
      return nil
    }
    return KnownActivity(
      name: fields[0], type: type, code: fields[2], lightCode: fields[3], vigorousCode: fields[4],
      usualMinutes: minutes, isGeneric: generic.contains(fields[0]))
  }

  /// What parts one name from the next, and begins those that say less or more.
  private static let signs = Array(",~!".utf8)

  /// The activity called `name` in the table, or whose words stand in it.
  func activity(named name: String) -> KnownActivity? {
    let folded = Folding.fold(name)
    if let activity = byName[folded] ?? phrases[folded]?.activity { return activity }
    return best(of: mentions(in: Lexer.tokens(of: name)))?.activity
  }

  /// The activity that the table has as `name`, lower and upper case as there.
  func activity(listed name: String) -> KnownActivity? { byName[name.lowercased()] }

  private static let beside: WordSet = ["in", "for", "and"]

  /// Whether `tokens` are nothing but activities and amounts, in whatever language: "marche à pied 40 min".
  func names(allOf tokens: [Token]) -> Bool {
    let mentions = mentions(in: tokens)
    return !mentions.isEmpty
      && tokens.indices.allSatisfy { index in
        tokens[index].kind != .word || mentions.contains { $0.range.contains(index) }
          || UnitTable.unit(at: index, in: tokens) != nil || Self.beside.contains(tokens[index])
      }
  }

  /// Every activity that `tokens` mention, in order.
  func mentions(in tokens: [Token]) -> [Mention] {
    var found: [Mention] = []
    let toldVerbs = Self.toldVerbs
    var index = 0
    while index < tokens.count {
      guard let match = phrases.match(at: index, in: tokens) else {
        guard toldVerbs.contains(tokens[index]), let told = told(at: index, in: tokens) else {
          index += 1
          continue
        }
        found.append(told)
        index = told.range.upperBound
        continue
      }
      // "Shovelled the drive" says more than "shovelled".
      if match.value.strength == .weak, let told = everyday(at: index, in: tokens) {
        found.append(told)
        index = told.range.upperBound
        continue
      }
      let range = index..<index + match.count
      if !isIdiom(range, in: tokens) {
        found.append(Mention(activity: match.value.activity, strength: match.value.strength, range: range))
      }
      index = range.upperBound
    }
    return found
  }

  private static let wheels: WordSet = ["pram", "buggy", "stroller", "pushchair"]

  /// The verbs that tell an activity only with what stands around them, by which most words are passed over.
  private static let toldVerbs = anyClimbing.union(bareVerbs.keys).union(everydayVerbs.keys).union([
    "pushed", "pushing",
  ])

  private func told(at index: Int, in tokens: [Token]) -> Mention? {
    pushing(at: index, in: tokens) ?? climbing(at: index, in: tokens) ?? timed(at: index, in: tokens)
      ?? everyday(at: index, in: tokens)
  }

  /// "Pushed my daughter in the buggy".
  private func pushing(at index: Int, in tokens: [Token]) -> Mention? {
    guard tokens[index].isOne(of: "pushed", "pushing"),
      let wheels = Self.wheels.firstIndex(in: tokens[index...].prefix(6)),
      let activity = byName["pushing a pram"]
    else { return nil }
    return Mention(activity: activity, strength: .verb, range: index..<wheels + 1)
  }

  /// False only where no name goes on with "and" behind `token`.
  func mayJoin(_ token: Token) -> Bool { phrases.mayJoin(token) }

  /// The one that says most: an exact one before a general one, then the longest, then the first.
  func best(of mentions: [Mention]) -> Mention? {
    // "jogged 4 km pushing the pram" is a run.
    let isRun = mentions.contains { PaceTable.gait(ofCode: $0.activity.code) == .running }
    return mentions.enumerated().filter { !isRun || $0.element.activity.name != "Pushing a pram" }
      .max { a, b in rank(a) < rank(b) }?.element
  }

  /// What somebody does at a sport that others play: "refereed a rugby match".
  private static let roles: WordSet = ["Coaching", "Refereeing"]

  private func rank(_ entry: (offset: Int, element: Mention)) -> (Int, Int, Int, Int) {
    let mention = entry.element
    return (
      Self.roles.contains(mention.activity.name) ? 2 : mention.activity.isGeneric ? 0 : 1,
      mention.strength == .weak ? 0 : 1, mention.range.count, -entry.offset
    )
  }
}
