/// Words with which a person takes back or mends what they just said.
enum CorrectionWords {
  /// Orders to take something out of the journal.
  static let removing = withdrawing.union(["disregard", "ignore", "untick"])

  /// Those that may name what is taken out of a meal too.
  private static let withdrawing = WordList.words(
    "bin cancel delete discard ditch drop erase forget remove scrap scratch undo unlog")

  /// What stands between a thing and its figure: "the run was 5 km", "the pie had 300 kcal".
  static let tellers: WordSet = ["was", "were", "is", "had", "has", "came"]

  /// What is done to an entry, behind "I meant to".
  static let writing: WordSet = ["say", "type", "write", "put", "log", "enter", "add", "record"]

  /// Own up to more as often as to something else.
  static let slips: WordSet = ["oops", "whoops"]

  /// At the start: a correction follows.
  static let openers = PhraseTable(list: signs + "," + openersAlone)

  /// Sure signs that the line is about what was said before.
  static let sure = PhraseTable(list: signs + "," + sureAlone)

  /// Openers that are sure signs too.
  private static let signs = """
    make that,make it,actually,no,nope,nah,sorry,i meant,i mean,meant,correction,typo,wait,oops,whoops,my mistake
    who am i kidding,fat fingers,fat fingered,fat fingered it,slip of the thumb,autocorrect,hmm make it
    hmm make that,my bad,change that to,change it to,change the,change my,change to,should be,should say,i tell a lie,tell a lie,i lied,should have been,should have said,should've said,meant to say,meant to type,i meant to say
    should've been,it was,that was,they were,there were,edit,fix,rather,more like,closer to,nearer to,nearer,swap,replace,log that as
    log it as,move that,move it,count that as,not,i said,call it,set it to,set that to,that meal was,that's,thats
    no wait,i only had,i only ate,i only drank,i only did,only had,only ate,wrong,it took me,it took,that took
    only played,only ran,only walked,only swam,only cycled,only rode,only managed,only lasted,only trained
    i only played,i only ran,i only walked,i only swam,i only cycled,i only managed,i only lasted
    took me,i misread it,i misread that,i misread,misread it,misread that,misread the scale,misread the scales
    i misread the scale,i misread the scales,misread,i read it wrong,read it wrong,read that wrong,i mistyped it
    i mistyped that,i mistyped,mistyped,typed it wrong,i got that wrong,got that wrong,i got it wrong
    """

  /// Openers that may begin something else as well.
  private static let openersAlone = """
    that should be,that should say,it should be,was,only,was only,it was only,that was only,it's,its,update,only did
    actually it was,actually that was,it was actually,that was actually,correct that to,switch,the,let's make that
    lets make that,nvm,never mind,hmm,just,i had,i ate,double,half,twice,triple,move to,count it as,i actually had
    i actually ate,actually i had,actually i ate,ran,it was really,change,no sorry,sorry it was,sorry i meant
    oh it was,oh wait,ah no,er,err,um,update that to,update it to,adjust to,adjust that to,adjust it to,mistake
    lunch was,dinner was,breakfast was,took
    """

  /// Sure signs that begin no correction of their own.
  private static let sureAlone = """
    that should,it should,double that,half of that,half that,twice that,only half,only one,only ate half
    only had half,only two,it's actually,that's actually,double it,halve it,halve that,triple that,just half
    just one,update that,update it,adjust that,adjust it
    """

  /// Order that something be taken out of a meal.
  static let removal = withdrawing.union(["minus", "without", "skip", "hold"])

  /// Take a logged food out and mean other things too.
  static let loose: WordSet = ["took", "lose", "ignore"]
  static let away: WordSet = ["off", "out", "away"]

  /// Those that order it, of whatever recent meal.
  static let orders: WordSet = ["delete", "remove", "erase", "drop", "unlog", "discard", "take", "scrap", "bin"]

  static let removalPhrases = PhraseTable(
    list: """
      take out,take off,take away,took out,took off,get rid of,leave out,didn't have the,did not have the
      i didn't eat the,didn't eat the,no,never had the,never ate the,never ate my,never drank the,never drank my,never touched the,never opened the,i didn't have
      i didn't eat,didn't drink the,i didn't drink the,i did not have the,i did not eat the,i did not drink the
      did not eat the,did not drink the,didn't have,did not have,didn't eat,didn't drink,leave off,there was no,there were no,there wasn't any
      it didn't have any,it didn't have,it did not have,they didn't have,that didn't have
      there weren't any,there was never any,it didn't come with,they didn't come with,it didn't contain,they didn't put
      they didn't put any,it hadn't any,it had no,it came without,it was without,that was without,that had no,they had no,they came without
      """)

  /// What had none of something, at the beginning of those: "it had no cheese".
  static let wholes: WordSet = ["it", "there", "they", "that"]

  /// Pronouns for what was logged, as the subject of a clause: "they were my sister's".
  static let subjects: WordSet = ["it", "that", "they", "those", "this"]

  /// "And a piece of toast": more of the same meal.
  static let additions = PhraseTable(
    list: """
      and,n,plus,also,with,oh and,and also,forgot,i forgot,forgot to add,forgot to mention,i forgot to mention
      forgot the,add,oh also,as well as,along with,ah and,also add,and add,don't forget,oh i also,oh plus
      oh yeah and,there was also,add in,throw in,chuck in,bung in,stick in,pop in,forgot about,i forgot to add,i forgot the,i forgot about,on top
      """)

  /// Say nothing by themselves.
  static let fillers: WordSet = WordList.words(
    """
    no nope nah actually sorry it was were that i meant mean make wait oops whoops correction typo to should be
    have been the a an only just my mistake bad had ate it's its is instead please oh they there rather edit fix
    change update of for say said as log count move did in fact and so this at on drank more like closer not hmm
    um er ah yes ok okay really entry one meal last set call adjust by about around done you but all thing record
    time happened that's ran walked took went lol ha haha whole me can could weight drink eaten we am i'm im
    """)
}
