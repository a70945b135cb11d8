import ArgumentParser

extension Ada {
  /// Every command besides saying and logging something.
  static let commands: [any ParsableCommand.Type] = [
    Today.self, Week.self, Targets.self, Meals.self, Weight.self, ProfileCommands.self, Undo.self, Redo.self,
    Delete.self, Edit.self, History.self, Explain.self, FoodCommands.self, ModelCommands.self,
    MacroCommands.self, Setup.self, Month.self, ProgressCommand.self, StreakCommand.self,
    Backup.self, Restore.self, ExportCommands.self, ImportCommands.self, Report.self, Doctor.self,
    Stats.self, Compare.self, Photo.self,
    MacroCommands.self,
    Expenditure.self, Forecast.self, Check.self,
    InsightsCommand.self, Why.self,
    PlanCommands.self,
    PlanCommands.self, QuickAdd.self,
    PlanCommands.self, QuickAdd.self, Copy.self,
    PlanCommands.self, QuickAdd.self, Copy.self, BudgetCommands.self,
    PlanCommands.self, QuickAdd.self, Copy.self, BudgetCommands.self, MenuCommand.self,
    BarcodeCommand.self,
  ]
}
