import AdaTestSupport
import Foundation

/// Waits for something another process brings about.
func waitUntil(_ condition: () -> Bool) throws {
  let limit = ContinuousClock.now + .seconds(30)
  while !condition() {
    guard ContinuousClock.now < limit else { throw AdaProcess.Unmet(description: "nothing came within 30 s") }
    usleep(2000)
  }
}
