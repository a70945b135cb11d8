/// Plain letters for the accented ones of Latin-1 and Latin Extended-A.
enum LatinLetters {
  /// The plain letters for U+00C0...U+017F; empty for the two signs there that are no letters.
  static func plain(_ scalar: UInt32) -> String {
    let letters = table[Int(scalar - 0xC0)]
    return letters == "-" ? "" : String(letters)
  }

  private static let table: [Substring] = """
    a a a a a a ae c e e e e i i i i d n o o o o o - o u u u u y th ss \
    a a a a a a ae c e e e e i i i i d n o o o o o - o u u u u y th y \
    a a a a a a c c c c c c c c d d d d e e e e e e e e e e g g g g g g g g h h h h i i i i i i i i i i ij ij j j k k k \
    l l l l l l l l l l n n n n n n n n n o o o o o o oe oe r r r r r r s s s s s s s s t t t t t t u u u u u u u u u u \
    u u w w y y y z z z z z z s
    """.split(separator: " ")
}
