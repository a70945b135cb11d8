import ArgumentParser
import Coaching
import Foods
import Foundation
import JSONTree
import Products

struct BarcodeCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    single: "barcode", abstract: "What a packaged product holds, by the number under its barcode.",
    discussion: """
      ada barcode 3017620422003
      Looked for among the products on this machine (ada foods import off FILE), then at Open Food Facts, whose answer \
      is kept. In the chat the number alone does the same, and asks how much to log. EAN-8, EAN-13, UPC-A and UPC-E.
      """)

  @Argument(help: "The digits; spaces do not matter.")
  var code: [String]

  @Flag(help: "Only the products on this machine; no network connection.")
  var offline = false

  @Flag(help: "Ask Open Food Facts though the product is known.")
  var refresh = false

  @OptionGroup var flags: ViewFlags

  func validate() throws {
    if offline, refresh { throw ValidationError("--refresh asks Open Food Facts, which --offline forbids.") }
    _ = try barcodes()
  }

  func run() async throws {
    let context = AppContext.live
    let product: Product
    do {
      let barcodes = try barcodes()
      let (offline, refresh, lookup) = (offline, refresh, context.lookup)
      product = try await Interrupts.cancelling {
        try await lookup.look(up: barcodes, isOffline: offline, isAnew: refresh)
      }
    } catch let error as ProductLookupError {
      throw Failure(error)
    }
    if flags.json {
      Console.standardOutput.write(product.json.serialized() + "\n")
    } else {
      let page = context.page(flags)
      Console.standardOutput.write(page.hidesNumbers ? Page.hiddenNotice : ProductView(page: page).text(for: product))
    }
  }

  private func barcodes() throws -> [Barcode] {
    do {
      return try Barcode.read(code.joined(separator: " "))
    } catch {
      throw ValidationError("\(error)")
    }
  }
}

extension Failure {
  init(_ error: ProductLookupError) {
    let code: Code =
      switch error.reason {
      case .notFound, .offline: .notDone
      case .timeout, .unreachable, .rateLimited, .badReply: .unavailable
      case .cancelled: .interrupted
      }
    self.init(code, error.description)
  }
}
