import Testing

@testable import ToolCalls

@Suite struct NumberTextTests {
  @Test(arguments: [
    ("12", 12.0, "", Repair.Kind.numberInText), (" -3.5 ", -3.5, "", .numberInText), ("+7", 7, "", .numberInText),
    ("1e3", 1000, "", .numberInText), ("2.5E-1", 0.25, "", .numberInText), ("007", 7, "", .numberInText),
    ("1/2", 0.5, "", .fraction), ("1 1/2", 1.5, "", .fraction), ("½", 0.5, "", .fraction), ("1½", 1.5, "", .fraction),
    ("2 ¾", 2.75, "", .fraction), ("-1/4", -0.25, "", .fraction), ("1,234.5", 1234.5, "", .digitGrouping),
    ("1,250", 1250, "", .digitGrouping), ("1,234,567", 1_234_567, "", .digitGrouping),
    ("12,5", 12.5, "", .digitGrouping), ("0,250", 0.25, "", .digitGrouping), ("1.234,5", 1234.5, "", .digitGrouping),
    ("250 g", 250, "g", .unitInNumber), ("250g", 250, "g", .unitInNumber), ("1,250 ml", 1250, "ml", .unitInNumber),
    ("1/2 cup", 0.5, "cup", .unitInNumber), ("2 slices of bread", 2, "slices", .unitInNumber),
    ("~30 min", 30, "min", .unitInNumber), ("About 300 kcal", 300, "kcal", .unitInNumber),
    ("50%", 50, "%", .unitInNumber),
  ]) func `a number is read with the word after it`(
    _ text: String, _ value: Double, _ unit: String, _ form: Repair.Kind
  )
    throws
  {
    let number = try #require(NumberText(text))
    #expect(number.value == value)
    #expect(number.unit == unit)
    #expect(number.form == form)
  }

  @Test(arguments: [
    "", " ", "two", "2-3", "2 to 3", "1 h 30 min", "1:30", "1/0", "1/2/3", "1..2", "1,2,3", ",5,", "12,34,567",
    "1.234.567,8,9",
    "nan", "inf", "0x10", "--1", "5-a-day", "g 250", "1e999", "1,234/5", "٣", "１２", "e5", "1/",
  ]) func `what is no number, or more than one, is none`(_ text: String) {
    #expect(NumberText(text) == nil)
  }
}
