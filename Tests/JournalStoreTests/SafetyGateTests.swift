import Foundation
import Nutrition
import Testing

@testable import JournalStore

/// Whatever writes a goal passes the journal: these go to it directly, past every check before it.
@Suite struct SafetyGateTests {
  let journal = try! Journal.test()

  static func adult(_ change: (inout UserProfile) -> Void = { _ in }) -> UserProfile {
    var profile = UserProfile(
      sex: .female, birthDate: CalendarDay("1996-05-02")?.midnightUTC, heightCm: 165, createdAt: noon, updatedAt: noon)
    change(&profile)
    return profile
  }

  static let unsafe: [@Sendable (inout UserProfile) -> Void] = [
    { ($0.goalType, $0.goalRate) = (.cut, 1.2) }, { $0.targetWeightKg = 45 }, { $0.calorieTarget = 1199 },
    { $0.goalRate = -1 },
  ]

  @Test(arguments: unsafe.indices) func `an unsafe profile is refused whole`(index: Int) throws {
    try journal.log(.add(.weight(BodyWeightEntry(id: "w", weightKg: 65, timestamp: noon))))
    let error = #expect(throws: JournalError.self) { try journal.save(Self.adult(Self.unsafe[index])) }
    guard case .unsafe(let reason) = error else { throw try #require(error) }
    #expect(error?.description == reason && error?.exitCode == 1 && error?.concernsOneTurn == true)
    #expect(try journal.profile() == nil)
  }

  @Test func `the weighing of the same turn counts, where it comes first`() throws {
    let weighing = JournalChange.add(.weight(BodyWeightEntry(id: "w", weightKg: 48, timestamp: noon)))
    let cut = JournalChange.profile(Self.adult { ($0.goalType, $0.goalRate) = (.cut, 0.3) })
    #expect(throws: JournalError.self) { try journal.log(weighing, cut) }
    #expect(try journal.latestWeight() == nil)
  }

  @Test(arguments: [LifeStage.pregnant, .breastfeeding]) func `nobody in such a time is set a loss`(_ stage: LifeStage)
    throws
  {
    try journal.log(.add(.weight(BodyWeightEntry(id: "w", weightKg: 65, timestamp: noon))))
    try journal.save(Self.adult { $0.lifeStage = stage })
    #expect(throws: JournalError.self) { try journal.log(.add(Entry.goal(to: 60, rate: 0.2))) }
    #expect(try journal.profile()?.goalType == .maintain)
    #expect(try journal.entries(from: .distantPast, to: .distantFuture).count == 1)
  }

  @Test func `a fact is never refused, and a goal from before can be taken back`() throws {
    try journal.log(.add(.weight(BodyWeightEntry(id: "w", weightKg: 65, timestamp: noon))))
    try journal.save(Self.adult())
    try journal.log(.add(Entry.goal(to: 60, rate: 0.5)))
    var profile = try #require(try journal.profile())
    profile.lifeStage = .pregnant
    try journal.save(profile)
    #expect(try journal.profile()?.goalType == .cut)
    try journal.log(.remove(id: "goal"))
    #expect(try journal.profile()?.goalType == .maintain)
  }

  @Test func `the new fields come back as they were, and undo takes them back`() throws {
    var profile = Self.adult {
      $0.macroOrigin = .person
      $0.lifeStage = .breastfeeding
      $0.trainingStyle = .mixed
      $0.state(.units)
      $0.state(.activityLevel)
    }
    try journal.save(profile)
    #expect(try journal.profile() == profile)
    #expect(profile.stated == [.activityLevel, .units])
    profile.macroOrigin = nil
    try journal.save(profile)
    try journal.undo()
    #expect(try journal.profile()?.macroOrigin == .person)
  }

  @Test func `a profile of an older version's change row is still read`() throws {
    let old =
      #"{"activityLevel":"light","energyMode":"measured","goalType":"maintain","goalRate":0,"#
      + #""proteinGramsPerPound":0.9,"fatPercentage":0.3,"macroFlexibility":"balanced","units":"metric","#
      + #""createdAt":0,"updatedAt":0}"#
    #expect(try StoredJSON.value(UserProfile.self, from: old).macroOrigin == nil)
  }
}
