import ArgumentParser

@main
struct Ada: AsyncParsableCommand {
  func run() async throws { print("ada") }
}
