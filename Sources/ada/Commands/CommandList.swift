import ArgumentParser

extension Ada {
  /// Every command besides saying and logging something, as `ada --help` groups them.
  static let groups: [CommandGroup] = [
    CommandGroup(
      name: "Where you stand",
      subcommands: [
        Today.self, Week.self, Month.self, ProgressCommand.self, StreakCommand.self, Meals.self, Weight.self,
        InsightsCommand.self, Why.self,
      ]),
    CommandGroup(
      name: "What you aim at",
      subcommands: [
        Setup.self, ProfileCommands.self, Targets.self, MacroCommands.self, BudgetCommands.self, PlanCommands.self,
        Expenditure.self, Forecast.self,
      ]),
    CommandGroup(
      name: "Entries and foods",
      subcommands: [
        QuickAdd.self, Copy.self, Feel.self, Photo.self, BarcodeCommand.self, FoodCommands.self, MenuCommand.self,
        Undo.self,
        Redo.self, Edit.self, Delete.self, History.self, Explain.self, Check.self,
      ]),
    CommandGroup(
      name: "Your data",
      subcommands: [
        ImportCommands.self, ExportCommands.self, Report.self, Backup.self, Restore.self, Doctor.self,
      ]),
    CommandGroup(name: "Models", subcommands: [ModelCommands.self, Stats.self, Compare.self]),
  ]
}
