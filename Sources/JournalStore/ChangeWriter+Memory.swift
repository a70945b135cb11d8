import GRDB
import Nutrition

/// What the person taught, written with change rows like entries, so that undo takes it back.
extension ChangeWriter {
  func remember(_ food: PersonalFood) throws -> Entry? {
    switch food {
    case .food(let food): try put(food, as: OwnFoodRecord.self)
    case .alias(let alias): try put(alias, as: FoodAliasRecord.self)
    case .recipe(let recipe): try put(recipe, as: RecipeRecord.self)
    }
  }

  func forget(id: String) throws -> Entry? {
    guard let kind = try EntityKind.personal.first(where: { try $0.record.exists(db, id: id) }) else {
      throw JournalError.noSuchEntry(id: id)
    }
    try delete(id: id, as: kind.record)
    return nil
  }

  func put<Record: EntityRecord>(_ value: Record.Value, as record: Record.Type) throws -> Entry? {
    try Record.exists(db, id: Record.id(of: value)) ? update(value, as: record) : insert(value, as: record)
  }
}
