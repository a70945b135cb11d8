import AdaTestSupport
import Foundation
import JSONTree
import Testing

@testable import ada

@Suite struct StartingClockTests {
  @Test func `what is said is dated by ADA_NOW, and time goes on from there`() throws {
    let now = try StartingClock.clock(from: "2020-02-29T23:30:00Z")
    let first = now()
    #expect(first >= .made("2020-02-29", hour: 23.5) && first < .made("2020-03-01"))
    #expect(now() >= first)
    try ViewsProgram.using { program in
      let clock = ["ADA_NOW": "2020-02-29T08:00:00Z"]
      #expect(try program.run("drank 500 ml water", "--offline", environment: clock).code == 0)
      let day = try program.run("today", "--date", "2020-02-29", "--json").json()
      #expect(day["waterMl"]?.doubleValue == 500)
      #expect(try program.run("today", environment: clock).out.hasPrefix("Today, Saturday 2020-02-29"))
    }
  }

  @Test(arguments: ["noon", "2026-13-01T00:00:00Z", "12:00"])
  func `what is no time is told, with code 78`(text: String) throws {
    try ViewsProgram.using { program in
      let output = try program.run("today", environment: ["ADA_NOW": text])
      #expect(output.code == 78 && output.error.contains("ADA_NOW is \"\(text)\""), "\(output)")
    }
  }
}
