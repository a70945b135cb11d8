// swift-tools-version: 6.1
import PackageDescription

let schemaNames = [
  "add_meal", "add_workout", "add_water", "add_weight", "set_goal", "search_food", "correct_entry", "remove_entry",
  "get_progress", "turn", "macro-profile", "dynamic-nutrition-targets", "export",
  "meal-estimate",
]

/// Ada's rooms. Arrows point one way; a room uses only what it lists here (docs/architecture.md).
let package = Package(
  name: "ada",
  products: [
    .executable(name: "ada", targets: ["ada"]),
    .executable(name: "make-person", targets: ["MakePerson"]),
    .executable(name: "simulate-expenditure", targets: ["ExpenditureSimulation"]),
    .executable(name: "measure-products", targets: ["MeasureProducts"]),
    .executable(name: "measure-understanding", targets: ["MeasureUnderstanding"]),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
    .package(url: "https://github.com/groue/GRDB.swift", from: "7.10.0"),
    .package(url: "https://github.com/pointfreeco/swift-custom-dump", from: "1.7.3"),
  ],
  targets: [
    .target(name: "CActivityTable", exclude: ["activities.tsv", "exercises.tsv"]),
    .target(name: "Nutrition", dependencies: ["CActivityTable"]),
    .target(name: "CFoodTable"),
    .target(name: "Foods", dependencies: ["Nutrition", "CFoodTable"]),
    .target(
      name: "Schemas", path: "schemas", exclude: ["README.md"], sources: ["Schemas.swift"],
      resources: schemaNames.map { .embedInCode("\($0).schema.json") }),
    .target(name: "JSONTree"),
    .target(name: "ToolCalls", dependencies: ["Nutrition", "JSONTree", "Schemas"]),
    .target(name: "Understanding", dependencies: ["Nutrition", "Foods", "ToolCalls"]),
    .target(name: "CImage", linkerSettings: [.linkedLibrary("dl", .when(platforms: [.linux]))]),
    .target(name: "CCurl", linkerSettings: [.linkedLibrary("dl", .when(platforms: [.linux]))]),
    .target(name: "LanguageModels", dependencies: ["CCurl", "JSONTree"]),
    .target(
      name: "JournalStore",
      dependencies: ["Nutrition", .product(name: "GRDB", package: "GRDB.swift")]),
    .target(
      name: "Prompts", path: "prompts", sources: ["Prompts.swift"],
      resources: [.embedInCode("coach.md")]),
    .target(
      name: "Coaching",
      dependencies: [
        "Nutrition", "Foods", "ToolCalls", "Understanding", "LanguageModels", "JournalStore",
        "JSONTree", "Prompts", "Schemas", "Insights",
      ]),
    .target(name: "CRsvg", linkerSettings: [.linkedLibrary("dl", .when(platforms: [.linux]))]),
    .target(name: "Charts", dependencies: ["CRsvg"]),
    .systemLibrary(name: "CReadline", providers: [.apt(["libreadline-dev"])]),
    .executableTarget(
      name: "ada",
      dependencies: [
        "Nutrition", "Foods", "ToolCalls", "Understanding", "LanguageModels", "JournalStore",
        "Coaching", "Charts", "CReadline", "CImage", "JSONTree", "Archive", "Interchange", "Insights", "Products",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ]),
    .target(
      name: "AdaTestSupport",
      dependencies: [
        "Nutrition", "Foods", "ToolCalls", "LanguageModels", "JournalStore", "Coaching", "JSONTree", "Schemas",
      ]),
    .target(name: "Randomness"),
    .target(name: "FaultyInput", dependencies: ["JSONTree", "Randomness"]),
    .testTarget(name: "NutritionTests", dependencies: ["Nutrition", "SimulatedPeople"]),
    .target(name: "CInterchange", linkerSettings: [.linkedLibrary("expat"), .linkedLibrary("z")]),
    .target(name: "Interchange", dependencies: ["CInterchange", "Nutrition"]),
    .testTarget(name: "FoodsTests", dependencies: ["Foods", "Nutrition", "Randomness"]),
    .testTarget(
      name: "ToolCallsTests",
      dependencies: ["ToolCalls", "Nutrition", "JSONTree", "Schemas", "FaultyInput", "Randomness"]),
    .testTarget(
      name: "UnderstandingTests", dependencies: ["Understanding", "Foods", "ToolCalls", "Nutrition", "Randomness"]),
    .testTarget(name: "ChartsTests", dependencies: ["Charts"]),
    .testTarget(name: "JSONTreeTests", dependencies: ["JSONTree", "FaultyInput", "Randomness"]),
    .testTarget(
      name: "LanguageModelsTests",
      dependencies: ["LanguageModels", "JSONTree", "AdaTestSupport", "FaultyInput", "Randomness"],
      resources: [.copy("Streams")]),
    .testTarget(
      name: "JournalStoreTests",
      dependencies: [
        "JournalStore", "Nutrition", "Randomness", .product(name: "GRDB", package: "GRDB.swift"),
        .product(name: "CustomDump", package: "swift-custom-dump"),
      ],
      resources: [.copy("Journals")]),
    .testTarget(
      name: "CoachingTests",
      dependencies: [
        "Coaching", "AdaTestSupport", "JournalStore", "LanguageModels", "Nutrition", "JSONTree", "ToolCalls",
        "Understanding", "Schemas", "Insights",
      ]),
    .testTarget(
      name: "AdaTests",
      dependencies: [
        "ada", "AdaTestSupport", "Nutrition", "Foods", "ToolCalls", "JournalStore", "Coaching", "JSONTree",
        "Understanding", "LanguageModels", "Archive", "CImage",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
        .product(name: "GRDB", package: "GRDB.swift"),
      ]),
    .target(name: "SimulatedPeople", dependencies: ["Nutrition", "Randomness"]),
    .executableTarget(
      name: "MakePerson",
      dependencies: [
        "SimulatedPeople", "Nutrition", "Foods", "JournalStore", "Randomness",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ]),
    .executableTarget(
      name: "ExpenditureSimulation",
      dependencies: [
        "SimulatedPeople", "Nutrition", .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ]),
    .testTarget(name: "MakePersonTests", dependencies: ["MakePerson", "JournalStore", "Nutrition"]),
    .target(name: "CSodium", linkerSettings: [.linkedLibrary("dl", .when(platforms: [.linux]))]),
    .target(name: "Archive", dependencies: ["CSodium", "JSONTree", "JournalStore"]),
    .testTarget(
      name: "ArchiveTests",
      dependencies: [
        "Archive", "JSONTree", "JournalStore", "Nutrition",
        .product(name: "GRDB", package: "GRDB.swift"),
      ]),
    .testTarget(name: "InterchangeTests", dependencies: ["Interchange", "CInterchange", "Nutrition", "Randomness"]),
    .target(name: "Insights", dependencies: ["Nutrition"]),
    .testTarget(name: "InsightsTests", dependencies: ["Insights", "Nutrition"]),
    .target(
      name: "Products",
      dependencies: [
        "Foods", "Nutrition", "JSONTree", "LanguageModels", "CInterchange",
        .product(name: "GRDB", package: "GRDB.swift"), .product(name: "GRDBSQLite", package: "GRDB.swift"),
      ]),
    .executableTarget(
      name: "MeasureProducts",
      dependencies: [
        "Products", "Foods", .product(name: "GRDB", package: "GRDB.swift"),
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ]),
    .executableTarget(
      name: "MeasureUnderstanding",
      dependencies: [
        "Understanding", "Foods", "Nutrition", .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ]),
    .testTarget(
      name: "ProductsTests", dependencies: ["Products", "Foods", "Nutrition", "CInterchange", "AdaTestSupport"]),
  ],
  swiftLanguageModes: [.v6]
)

// Built for scripts/fuzz alone.
if Context.environment["ADA_FUZZ"] != nil {
  package.targets.append(
    .executableTarget(
      name: "fuzz",
      dependencies: [
        "LanguageModels", "ToolCalls", "JSONTree", "FaultyInput", "Understanding", "Nutrition", "Randomness",
      ]))
}

for target in package.targets where target.type != .system {
  target.swiftSettings = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
  ]
}
