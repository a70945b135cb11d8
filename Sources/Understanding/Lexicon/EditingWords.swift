/// The words of editing terms: what people say of a slip of theirs, around what mends it.
enum EditingWords {
  /// Hold a place while somebody thinks; they may open a term and are none.
  static let hesitations: WordSet = WordList.words(
    "oh ah ok okay well right yeah yes um er erm uh hmm hm umm so no nope nah sorry oops whoops wait actually and but hey yea"
  )

  /// Those of them that mean nothing by themselves.
  static let murmurs: WordSet = WordList.words("oh ah ok okay well right yeah um umm er erm uh hmm hm so")

  /// What was told is owned to be wrong, or to be put right.
  private static let errors: WordSet = WordList.words(
    """
    mistake mistaken error typo typos wrong wrongly incorrect inaccurate misread misremembered misspoke miscounted mistyped
    miscalculated misjudged misheard miskeyed mistapped lied lie lying fibbed fib exaggerated exaggerating kidding fooling
    underestimated overestimated undercounted overcounted idiot fool muppet numpty moron dummy plonker silly daft dumb dozy
    stupid hopeless useless duh doh d'oh derp slip slipped sieve dyslexic muddled correction corrections
    autocorrect autocorrected transposed lost guessing guessed reweighed recounted remeasured rechecked reread
    amendment erratum scatterbrained memory brain modest misled
    """)

  /// Ask for it to be put right.
  private static let orders: WordSet = ["correct", "fix", "fixing", "amend", "edit", "update", "change"]
  private static let pointed: WordSet = ["it", "that", "this", "please", "pls", "kindly", "accordingly", "same"]

  /// Second thoughts, and how somebody came by them.
  private static let thoughts: WordSet = WordList.words(
    """
    reflection thought thoughts think thinking remember remembered remembering checked checking counted counting measured
    looked looking asked realised realized honest honestly honesty recheck truth truthful truthfully frankly tbh tbf ngl disclosure
    confess confession admit weighed reality
    """)

  /// Cries, which may stand before a line or behind it without a sign.
  static let cries: WordSet = WordList.words(
    """
    bother bugger shoot damn damnit dammit dang darn darnit drat blast bugger crap argh aargh ugh gah urgh jeez jeepers blimey crikey heck
    hell bollocks shit shite fuck oof eek gosh goodness gracious lol lmao lmaooo haha hehe hah rofl omg smh sigh grr lordy yikes
    ffs strewth sheesh och ach oi whoa woah bruh dude fam yaar yar ji abeg eish aiyo wah soz pls plz ta cheers
    please thanks o oo ooo eh ay ayy pala lah lor leh meh na ne haan coach y'all yall fr bloody innit sha mush ahem uh
    """)

  /// Whom and what one apologises to, and other things said to nobody.
  private static let asides: WordSet = WordList.words(
    """
    fine alright judge judgement judgment judging asleep tired grief heaven heavens heaven's pardon forgive apologies
    apologise apologize excuse confusion patience sake rephrase rethink clarify accurate accurately generous rushing
    distracted muddle strikes senior definitely swear promise heart mate kindly
    """)

  /// What people say they have lost, and butchers sell.
  static let minds: WordSet = ["brain", "brains", "heart", "head", "tongue", "eyes", "eye"]

  /// Stand between those words.
  private static let between: WordSet = WordList.words(
    """
    i my me myself it its it's that's thats they're the that this those a an such was were is be being been am i'm im i've ive i'd got had have had
    just only again now on in of up at to for all let let's lets we us can could would will should do did not isn't wasn't
    didn't don't dont about if what when then really very quite bit bad little too as like there mind eyes label packet scale
    scales receipt photo app watch total count track my bad being meant need want small quick slight minor another one tiny or by
    said say tell told gonna going lie half still big time god gods sake go goodness terrible awful rubbish shot fog fade
    fart cells foggy baby you your out no oh ah sorry oops so how with more less even own here over back well ok
    number numbers digit digits figure figures key keys button buttons finger fingers thumb thumbs fat clumsy swapped mixed
    typed read put entered wrote pressed hit tapped typing round way misreading
    """)

  /// Clauses that are a term as a whole, of words that are none in others.
  private static let clauses = PhraseTable(
    list: """
      hold up,yeah nah,good grief,to be honest,to be exact,to be precise,to be correct,to be clear
      too fast,too slow,too much,too many,too little,too high,too low,more than i said,less than i said,more than i thought
      less than i thought,more than i logged,less than i logged,bigger than i said,smaller than i said,bigger than i thought
      smaller than i thought,bigger portion than i said,smaller portion than i said,bigger portion than i thought
      smaller portion than i thought,my bad,not quite,not exactly,not quite right,not right,that's not right
      that's not quite right,that isn't right,that wasn't right,it's not right,scratch that,strike that,scrap that,i forgot,forgot,go on then,go on
      my eyes are going,need glasses,i need glasses,i need new glasses,not enough coffee yet,no coffee yet
      i wish it wasn't,if only,for shame,shame on me,guilty,guilty as charged,bad habit,i know,whatever,never mind
      """)

  /// Of these, the ones that own to an error.
  private static let denying = PhraseTable(
    list: """
      my bad,not quite,not exactly,not right,that's not right,that's not quite right,that isn't right,that wasn't right
      it's not right,i should have said,should have said,i should've said,should've said,i meant to say,meant to say
      what i meant was,what i meant to say was,what i meant to say is
      """)

  /// What people and devices do that know better.
  static let saying = CorrectionReader.stating.union(
    WordList.words(
      "reckons reckon reckoned thinks thought insists insisted swears tells told reminded remembers makes has"))

  /// Whether `clause`, which stands between signs, is an editing term and nothing else.
  static func isTerm(_ clause: ArraySlice<Token>) -> Bool {
    var hasKey = isOrder(clause)
    // "Weighed, 79.4" is a weighing.
    guard (1...longest).contains(clause.count), clause.count > 1 || clause.first?.isWord("weighed") != true else {
      return false
    }
    if clauses.match(at: 0, in: Array(clause))?.count == clause.count { return true }
    for token in clause {
      if errors.contains(token) || thoughts.contains(token) || cries.contains(token) || asides.contains(token)
        || minds.contains(token)
      {
        hasKey = true
      } else if !between.contains(token), !orders.contains(token), token.kind != .emoji {
        return false
      }
    }
    return hasKey
  }

  private static let longest = 10

  /// "Edit", "fix that", "can you change it please".
  private static func isOrder(_ clause: ArraySlice<Token>) -> Bool {
    orders.occurs(in: clause) && (clause.count == 1 || pointed.occurs(in: clause))
  }

  /// Whether such a term says that what was told before was wrong.
  static func admit(_ term: ArraySlice<Token>) -> Bool {
    errors.occurs(in: term) || isOrder(term.filter { $0.kind != .punctuation }[...])
      || denying.match(at: 0, in: Array(term)) != nil
  }

  /// Open a line with no sign behind them.
  static let openings = PhraseTable(
    list: """
      to be honest,to be fair,to be exact,to be precise,to tell the truth,to tell you the truth,truth be told,truth is
      the truth is,tbh,tbf,ngl,not gonna lie,not going to lie,honestly,frankly,in truth,in fact,in all honesty,in reality
      if i'm honest,if i am honest,if i'm being honest,if we're honest,let's be honest,lets be honest,let's be real
      full disclosure,believe it or not,as it happens,as it turns out,by the way,btw,p.s.,ps,for the record,fyi
      tell a lie,i tell a lie,who am i kidding,who are we kidding,correction,update,edit,amendment
      on reflection,on second thought,on second thoughts,come to think of it,now i think of it,now i think about it
      now that i think of it,now that i think about it,thinking about it,turns out that,it turns out that,turns out
      it turns out,turned out,hang on a second,hang on a sec,hang on a minute,hang on,hold on a second,hold on a sec,hold on
      go on then,i confess,confession time,just checked,just counted,i just checked,i just counted,i stand corrected
      i should have said,should have said,i should've said,should've said,i meant to say,meant to say,what i meant was,what i meant to say was,what i meant to say is,really
      i think,i reckon,i believe,i guess,i suppose,i think i had,i reckon i had,i believe i had,i think i drank,i think i ate
      """)

  /// Stand between the words of a line as well.
  static let passing = PhraseTable(list: "by the way,btw,to be honest,to be fair,to be exact,tbh")

  /// Words that need a noun behind them: "a glass of mate" is a drink.
  static let leads: WordSet = ["of", "a", "an", "the", "my", "some", "with", "and", "yerba", "in", "on", "no", "any"]

  /// Close a line with no sign before them.
  static let closings = PhraseTable(
    list: """
      to be honest,to be fair,to be exact,to be precise,to be correct,to be clear,to be sure,to tell the truth,truth be told
      tbh,tbf,ngl,not gonna lie,honestly
      in truth,in fact,in all honesty,in reality,if i'm honest,if i am honest,if i'm being honest,if we're honest
      if i'm being truthful,by the way,btw,for the record,fyi,x,xx,mate,love,really,then,in the end,after all
      on reflection,on second thought,on second thoughts,come to think of it,now i think of it,now i think about it
      now that i think of it,now that i think about it,thinking about it,looking back,in hindsight,as it happens
      as it turns out,please and thanks,please and thank you,i lied,i tell a lie,my mistake,my bad,silly me,i miscounted
      i misread it,i mistyped,who am i kidding,need glasses,i need glasses,i need new glasses,not that it matters
      if that matters,if it matters,half asleep,don't judge me,no judgement please,no judgment please,memory like a sieve
      not enough coffee yet,no coffee yet,i wish it wasn't,i remember now,can you fix that,could you fix that
      whoops,oops,sorry,can you change it,could you change it,can you change that,could you change that,can you update that
      could you update that,can you correct that,could you correct that,please fix,please update,please correct
      """)
}
