/// The JSON Schemas of every shape that crosses a border, embedded so that the program is one file to copy.
public enum Schemas {
  public static let turn = String(decoding: PackageResources.turn_schema_json, as: UTF8.self)
}
