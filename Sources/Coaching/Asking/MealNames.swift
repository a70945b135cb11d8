import Foundation
import Nutrition

/// What meals are called in other languages, for telling whether a sentence in one named any.
///
/// Beginnings of words, without accents. Where a word is of two meals, as "dejeuner" and "cena" are by region, it names
/// both: the model knows which.
enum MealNames {
  static func types(in sentence: String) -> Set<MealType> {
    let plain = sentence.folding(options: [.diacriticInsensitive, .caseInsensitive], locale: nil)
    return Set(names.filter { _, words in words.contains { plain.contains($0) } }.map(\.key))
  }

  private static let names: [MealType: [String]] = [
    .breakfast: [
      "breakfast", "desayun", "colazione", "petit dejeuner", "petit-dejeuner", "dejeuner", "fruhstuck", "zmorge",
      "ontbijt", "ontbeten", "frukost", "frokost", "morgenmad", "morgonmat", "aamiai", "aamupala", "cafe da manha",
      "pequeno-almoco", "pequeno almoco", "esmorzar", "sniadani", "snidan", "ranajk", "reggeli", "mic dejun",
      "kahvalti", "завтрак", "сниданок", "сніданок", "закуск", "doruc", "πρωιν", "πρωινο", "sarapan", "almusal",
      "nashta",
      "nasta", "नाश", "早餐", "早饭", "早飯", "朝食", "朝ご飯", "朝ごはん", "아침", "فطور", "إفطار", "صبحانه",
      "ארוחת בוקר", "อาหารเช้า", "bua sang",
    ],
    .lunch: [
      "lunch", "almuerz", "almorz", "almorc", "comida", "pranzo", "pranzat", "dejeuner", "mittag", "zmittag",
      "almoco", "dinar", "obiad", "obed", "ebed", "pranz", "ogle yemeg", "oglen", "обед", "обід", "μεσημερι",
      "makan siang", "tanghalian", "dopahar", "दोपहर", "午餐", "午饭", "午飯", "昼食", "昼ご飯", "昼ごはん", "お昼", "점심", "غداء",
      "ناهار", "ארוחת צהריים", "อาหารกลางวัน", "bua trua", "lounas", "middagmal",
    ],
    .dinner: [
      "dinner", "supper", "cena", "cene", "diner", "souper", "abendess", "abendbrot", "znacht", "avondeten", "middag",
      "aftensmad", "kvallsmat", "illallinen", "paivallinen", "jantar", "jantei", "sopar", "kolacj", "vecer", "vacsora",
      "aksam yemeg", "aksam", "ужин", "вечер", "вечеря", "βραδιν", "makan malam", "hapunan", "रात", "晚餐", "晚饭", "晚飯",
      "夕食", "晩ご飯", "晩ごはん", "夕飯", "저녁", "عشاء", "شام", "ארוחת ערב", "อาหารเย็น", "bua toi", "iftar",
    ],
    .snack: [
      "snack", "merienda", "merenda", "spuntino", "gouter", "collation", "encas", "zwischenmahlzeit", "vesper", "jause",
      "tussendoor", "mellanmal", "mellommaltid", "valipala", "lanche", "berenar", "przekask", "podwieczor", "svacin",
      "uzsonna", "gustare", "atistirma", "перекус", "полдник", "σνακ", "camilan", "零食", "点心", "點心", "おやつ",
      "간식", "fika",
    ],
  ]
}
