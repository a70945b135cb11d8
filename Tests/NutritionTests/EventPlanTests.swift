import Nutrition
import Testing

/// Monday 2026-11-16 to Sunday 2026-11-22.
@Suite struct EventPlanTests {
  static let monday = CalendarDay(daysSince1970: 20_773)
  static func day(_ offset: Int) -> CalendarDay { monday.advanced(by: offset) }
  static func party(_ offset: Int, kcal: Double = 600, plannedOn: Int = -3, id: String = "p") -> PlannedEvent {
    PlannedEvent(id: id, day: day(offset), calories: kcal, note: "Party", plannedOn: day(plannedOn))
  }

  @Test(
    arguments: [
      (-1, nil), (0, -100.0), (4, -100), (5, 600), (6, -100), (7, nil),
    ] as [(Int, Double?)])
  func `the days of the week pay for the one that was planned`(offset: Int, kcal: Double?) {
    let share = EventPlan([Self.party(5)]).share(of: Self.day(offset), target: 2000, lowest: 1200)
    #expect(share?.kilocalories == kcal)
  }

  @Test func `days before the planning pay nothing`() {
    let plan = EventPlan([Self.party(5, plannedOn: 3)])
    let shares = (0..<7).map { plan.share(of: Self.day($0), target: 2000, lowest: 1200)?.kilocalories }
    #expect(shares == [nil, nil, nil, -200, -200, 600, -200])
    let late = EventPlan([Self.party(6, plannedOn: 6)])
    #expect((0..<6).allSatisfy { late.share(of: Self.day($0), target: 2000, lowest: 1200) == nil })
  }

  @Test(arguments: [
    (2000.0, 1200.0, 3000.0, -400.0), (1300, 1200, 3000, -100), (1200, 1200, 600, 0), (1900, 1900, 600, 0),
    (2000, 1200, 601, -100),
  ])
  func `no day gives more than a fifth, or goes under its least`(
    target: Double, lowest: Double, kcal: Double, share: Double
  ) {
    let figure = EventPlan([Self.party(5, kcal: kcal)]).share(of: Self.day(1), target: target, lowest: lowest)
    #expect(figure?.kilocalories == share)
    #expect(figure?.origin.contains("as much as is safe") == (-share < (kcal / 6).rounded(.down)))
  }

  @Test func `two events are paid by the other days together`() {
    let plan = EventPlan([Self.party(5), Self.party(2, kcal: 300, id: "q")])
    let shares = (0..<7).map { plan.share(of: Self.day($0), target: 2500, lowest: 1200)?.kilocalories }
    #expect(shares == [-180, -180, 300, -180, -180, 600, -180])
  }

  @Test func `a target says what was set aside, and one that may not be lowered is not`() {
    let plan = EventPlan([Self.party(5)])
    let profile = UserProfile.make()
    let day = EnergyTarget.target(for: profile, weightKg: 90, events: plan, on: Self.day(4))
    #expect(day.total.kilocalories == 2156 && day.totalWithoutEvents == 2256)
    #expect(day.equation == "2256 + 0 - 100 = 2156")
    #expect(day.planned?.origin == "set aside for Party on 2026-11-21")
    let party = EnergyTarget.target(for: profile, weightKg: 90, events: plan, on: Self.day(5))
    #expect(party.equation == "2256 + 0 + 600 = 2856")
    var pregnant = profile
    pregnant.lifeStage = .pregnant
    let held = EnergyTarget.target(for: pregnant, weightKg: 90, events: plan, on: Self.day(4))
    #expect(held.total.kilocalories == held.totalWithoutEvents)
    let own = EnergyTarget.target(for: .make(calorieTarget: 1250), weightKg: 90, events: plan, on: Self.day(4))
    #expect(own.total.kilocalories == 1200)
  }
}
