import ArgumentParser
import Foods
import Foundation
import JSONTree
import Products

extension FoodCommands {
  struct ImportProducts: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "import", abstract: "Bring in a table of packaged products.", subcommands: [ImportOFF.self])
  }

  struct ImportOFF: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "off", abstract: "Read Open Food Facts' export into the products on this machine.",
      discussion: """
        ada foods import off en.openfoodfacts.org.products.csv.gz
        The tab-separated or JSON Lines export, packed with gzip or not, or a table with the columns code (or barcode), \
        product_name and energy-kcal_100g, proteins_100g, carbohydrates_100g, fat_100g. All of it comes in or nothing \
        does; again, it changes only what differs. The data is Open Food Facts', under the Open Database License.
        """)

    @Argument(help: "The file.", completion: .file())
    var file: String

    @OptionGroup var flags: ViewFlags

    func run() throws {
      let context = AppContext.live
      let index = context.products
      var bar = ImportProgress(
        console: .standardError, environment: context.environment, noColor: flags.noColor)
      let started = ContinuousClock.now
      let report: ProductImportReport
      do {
        report = try index.importFile(file) { rows, share in
          bar.show(share, "\(rows) rows")
          return true
        }
        bar.clear()
      } catch let error as ProductFileError {
        bar.clear()
        throw Failure(error)
      } catch let error as ProductIndexError {
        bar.clear()
        throw Failure(.inputOutput, error.description)
      }
      let seconds = started.duration(to: .now) / .seconds(1)
      if flags.json {
        Console.standardOutput.write(report.json(seconds: seconds).serialized() + "\n")
      } else {
        let page = context.page(noColor: flags.noColor)
        Console.standardOutput.write(ProductImportView(page: page).text(for: report, seconds: seconds))
      }
    }
  }
}

extension Failure {
  init(_ error: ProductFileError) {
    let code: Code =
      switch error {
      case .cannotOpen: .noInput
      case .cannotRead: .inputOutput
      case .damaged, .empty, .lineTooLong, .noColumn, .notAnExport: .data
      }
    self.init(code, error.description)
  }
}

extension ProductImportReport {
  fileprivate func json(seconds: Double) -> JSONValue {
    [
      "rows": .integer(rows), "new": .integer(new), "changed": .integer(changed), "unchanged": .integer(unchanged),
      "skipped": .array(skipped.map { ["reason": .string($0.reason), "count": .integer($0.count)] }),
      "droppedFigures": .array(dropped.map { ["figure": .string($0.figure), "count": .integer($0.count)] }),
      "reckonedEnergy": .integer(reckoned), "wrongCheckDigits": .integer(wrongCheckDigits), "total": .integer(total),
      "seconds": .figure(seconds, decimals: 2),
    ]
  }
}
