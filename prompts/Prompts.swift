/// The texts given to language models, embedded so that the program is one file to copy.
public enum Prompts {
  /// What a coach is told first. Byte-stable: servers cache the prefix they have seen.
  public static let coach = String(decoding: PackageResources.coach_md, as: UTF8.self)
}
