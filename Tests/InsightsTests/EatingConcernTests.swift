import Insights
import Testing

/// What is met with care, and what is ordinary.
@Suite struct EatingConcernTests {
  @Test(arguments: [
    ("I made myself throw up after dinner", EatingConcern.purging),
    ("ate a whole pizza and then made myself sick", .purging),
    ("i keep sticking my fingers down my throat", .purging), ("I binged and purged again", .purging),
    ("purging after every meal now", .purging),
    ("took laxatives because I ate too much", .laxatives), ("I use laxatives to lose weight", .laxatives),
    ("diet pills to get rid of lunch", .laxatives),
    ("I haven't eaten in 3 days", .fasting), ("havent eaten anything for two days", .fasting),
    ("I'm going to fast for five days to make up for it", .fasting), ("day 4 of my fast", .fasting),
    ("I won't eat for a week", .fasting), ("nothing but water for 3 days now", .fasting),
    ("I am starving myself until the wedding", .starving), ("I don't deserve to eat tonight", .starving),
    ("I'm scared of eating", .starving), ("I just want to stop eating", .starving),
    ("set my target to 400 calories a day", .starving),
    ("I allow myself 300 kcal per day", .starving),
    ("I hate my body so much after that burger", .distress), ("I feel disgusting, ate two slices of cake", .distress),
    ("I’m so disgusting", .distress), ("ran 10 km to punish myself for eating", .distress),
    ("I can't stop bingeing at night", .distress),
  ])
  func `a sign is seen`(text: String, concern: EatingConcern) {
    #expect(EatingConcern.of(PhraseText(text)) == concern)
  }

  @Test(arguments: [
    "2 eggs and toast", "fasting blood test tomorrow morning", "I'm fasting until noon", "fasted for 16 hours",
    "intermittent fasting for 30 days now", "fasting for Ramadan, day 12", "16:8 fasting for 3 weeks",
    "I haven't eaten meat in 3 days", "haven't eaten since breakfast", "haven't eaten yet today",
    "I'm starving, what's for dinner?", "threw up from food poisoning", "my son made himself sick on candy",
    "had the stomach flu and couldn't eat for 2 days", "took a laxative for constipation",
    "the doctor prescribed a laxative, ate lightly", "purged the fridge and ate the leftovers",
    "binged a whole season of a show", "I hate burpees", "I hate broccoli", "this tastes disgusting",
    "I used to hate my body", "I don't hate my body any more", "I want to stop eating so much sugar",
    "stop eating after 8 pm", "ran 5k to burn off the pizza", "disgusting protein shake, 300 ml",
    "skipped lunch, ate nothing until 4pm", "a week without alcohol", "drank only water for dinner",
    "fasting from sugar for 10 days", "I feel guilty for skipping the gym", "my body feels great",
    "weighed 82.4 kg", "set my goal to lose 0.5 kg a week", "cut of beef, 200 g", "water fast food restaurant burger",
    "no food for 12 hours before surgery on day 3", "I was a bit sick after lunch",
    "hunger strike documentary and popcorn",
    "set my target to 1800 calories", "my goal is to burn 400 calories a day", "I want to eat 500 calories less a day",
    "my goal is a 400 calorie lunch", "I want to eat at most 600 kcal for dinner",
  ])
  func `what is ordinary is no sign`(text: String) {
    #expect(EatingConcern.of(PhraseText(text)) == nil)
  }

  @Test func `the answer has no figures and no phone number`() {
    #expect(!EatingConcern.answer.contains { $0.isNumber })
  }
}
