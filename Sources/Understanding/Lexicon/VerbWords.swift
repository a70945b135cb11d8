/// Verbs by which a clause is told from a list of foods.
enum VerbWords {
  /// Verbs in forms that are nothing but finite.
  static let finite = WordList.words(
    """
    is are was were isn't aren't wasn't weren't has hasn't had hadn't have haven't does doesn't did didn't do don't will
    won't would wouldn't can can't could couldn't might must should may seems seemed looks looked sounds sounded smells
    smelled smelt feels felt became becomes says said thinks thought knows knew wants wanted needs likes loves hates
    calls tells told asks keeps kept goes went comes came runs ran wakes woke works rings rang sells sold costs cost
    lives stands stood sleeps slept weighs plays claims means meant starts began ends stops tries sends sent talks speaks
    spoke sings sang swears swore sees saw finds found reads writes wrote drives drove falls fell fails grows grew blew
    broke burst caught chose crept drank fled flew forgot froze got heard hid hit hurt led let lost met paid sank shook
    shone shut slid spent struck swept swam taught threw took tore won wore turned died failed passed charged raised
    dropped showed ruined claimed decided painted launched burned burnt overflowed collapsed exploded flooded leaked
    """)

  /// Irregular forms of the past, of verbs that are none of eating and serving.
  static let pasts = WordList.words(
    """
    became began blew broke burst caught crept drove fell fled flew forgot froze grew heard hid hit hurt kept knew
    led left lent lost met paid rang ran said sang sank sat saw sent shook shone shut slept slid sold spoke spent stood
    struck swore swept swam taught thought threw told took tore went woke won wore wrote
    """)

  /// What only the living do: no food is their subject, whatever it is called.
  static let living = WordList.words(
    """
    chased attacked barked hissed growled purred pecked scratched honked escaped shouted screamed cried laughed lectured
    clapped yelled waved whistled yawned sighed moaned complained argued apologised apologized married snored
    """)

  /// More of what only the living do, in the past and in the present.
  static let deeds = WordList.words(
    """
    rang phoned texted emailed messaged told asked screeched mewed meowed drooled limped galloped whined snarled sneezed
    coughed swam flew slept wore sang danced thinks knows barks snores wants threw
    """)
}
