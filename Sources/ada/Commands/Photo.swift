import ArgumentParser
import Coaching
import Foundation
import JSONTree
import JournalStore
import Nutrition
import ToolCalls

struct Photo: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    single: "photo", abstract: "Estimate a meal from a photo, look at it, and log it.",
    discussion: """
      The picture (JPEG, PNG or WebP) goes to the configured model, made smaller; what it sees is shown before it is \
      logged. Without a terminal nothing is logged but with --yes.
      """)

  @Argument(help: "The picture.", completion: .file(extensions: ["jpg", "jpeg", "png", "webp"]))
  var file: String

  @Flag(help: "Log what was seen without looking at it.")
  var yes = false

  @OptionGroup var flags: ViewFlags

  func run() async throws {
    let context = AppContext.live
    let session = try PhotoSession(context: context)
    let estimate = try await Interrupts.cancelling { [file] in try await session.estimate(file) }
    let isTerminal = isatty(STDIN_FILENO) == 1 && Console.standardOutput.isTerminal
    let page = context.page(flags)
    var meal: Meal?
    if yes {
      meal = estimate.meal.items.isEmpty ? nil : estimate.meal
      if meal == nil, !flags.json { Console.standardOutput.write(PhotoReview(estimate.meal).text(on: page)) }
    } else if isTerminal, !flags.json {
      meal = PhotoSession.review(
        estimate.meal, on: page,
        ask: { prompt in
          Console.standardOutput.write(prompt)
          return readLine()
        }, say: { Console.standardOutput.write($0) })
    } else if !flags.json {
      Console.standardOutput.write(PhotoReview(estimate.meal).text(on: page))
      Console.standardError.write("Nothing logged; --yes logs what was seen.\n")
    }
    let planned = try session.end(estimate, with: meal)
    if flags.json {
      let timeZone = context.timeZone(for: try session.coach.journal.profile())
      let shown: Meal? =
        if case .add(.meal(let logged))? = planned?.changes.first { logged } else { estimate.meal }
      let entry = shown.map { EntryRecord(.meal($0), in: timeZone).json } ?? .null
      let json: JSONValue = ["logged": .bool(planned != nil), "provider": .string(estimate.provider), "meal": entry]
      Console.standardOutput.write(json.serialized() + "\n")
    } else if let planned {
      Console.standardOutput.write(
        try session.reply(to: planned, style: page.style, width: page.width))
    }
  }
}
