import Foundation
import Nutrition
import Testing

@Suite struct HourClockTests {
  @Test(arguments: [
    (0, "12:00 am", "00:00"), (5, "12:05 am", "00:05"), (425, "7:05 am", "07:05"), (720, "12:00 pm", "12:00"),
    (779, "12:59 pm", "12:59"), (780, "1:00 pm", "13:00"), (1439, "11:59 pm", "23:59"),
  ]) func `a time of day`(minute: Int, twelve: String, twentyFour: String) {
    #expect(HourClock.twelve.text(minute: minute) == twelve)
    #expect(HourClock.twentyFour.text(minute: minute) == twentyFour)
  }

  @Test func `a moment is told as clocks of its zone show it`() throws {
    let tokyo = try #require(TimeZone(identifier: "Asia/Tokyo"))
    #expect(HourClock.twelve.text(Date(timeIntervalSince1970: 12 * 3600), in: tokyo) == "9:00 pm")
  }

  @Test func `the clock follows the units unless it was chosen`() {
    var profile = UserProfile.make()
    let shown = UnitSystem.allCases.map { units in
      profile.units = units
      return profile.shownClock
    }
    #expect(shown == [.twentyFour, .twelve, .twentyFour])
    profile.units = .us
    profile.clock = .twentyFour
    #expect(profile.shownClock == .twentyFour)
  }
}
