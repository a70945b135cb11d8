/// What everyday activities are called in other languages that are mixed into English notes: "Radtour 42 km", "corsa 8 km".
///
/// Names that are a word of English ("footing", "promenade", "rower", "spacer") are left out, or need an amount where they
/// are a rare one ("corrida").
extension ActivityWords {
  /// Rows of a name that `table` has and the words for it: `name | words ~ words ! words`.
  static let languages = """
    Running | laufen, lauf, dauerlauf, waldlauf, laufrunde, laufeinheit, correr, trote, course a pied, corsa, corsetta, \
    correre, hardlopen, rennen, bieganie, bieg, bieganko ~ carrera, corrida ! gejoggt, hardgelopen, biegalem, biegalam
    Walking | spaziergang, abendspaziergang, spazieren, spazieren gehen, spaziergehen, caminata, caminar, caminhada, \
    caminhar, paseo, paseo a pie, marche a pied, marche rapide, balade, balade a pied, camminata, camminare, passeggiata, \
    wandeling, wandelen, spacerek, spacerowanie ! spazieren gegangen, gewandeld, spacerowalem, spacerowalam
    Walking the dog | gassi, gassi gehen, gassirunde, spaziergang mit dem hund, hondenwandeling, hond uitlaten, spacer z psem
    Nordic walking | marche nordique, marcha nordica
    Hiking | wandern, wanderung, bergtour, bergwandern, bergwanderung, senderismo, excursionismo, randonnee, rando, \
    randonnee a pied, escursione, escursionismo, trilha, wedrowka ! gewandert
    Cycling | radtour, radfahren, rad fahren, radfahrt, fahrrad, fahrrad fahren, fahrradfahren, fahrradtour, radrunde, rennrad, \
    radeln, ciclismo, bici, bicicleta, bicicletta, montar en bici, andar en bici, andar de bicicleta, paseo en bici, \
    salida en bici, vuelta en bici, giro in bici, andare in bici, pedalata, pedalada, cyclisme, faire du velo, sortie velo, \
    balade a velo, tour a velo, randonnee a velo, fietsen, fietstocht, wielrennen, jazda na rowerze, jazda rowerem, \
    wycieczka rowerowa ~ velo, fiets ! geradelt, gefietst
    Swimming | schwimmen, bahnen schwimmen, natacion, natacao, natation, nadar, nager, nuoto, nuotare, nuotata, zwemmen, \
    plywanie, plywac ! geschwommen, gezwommen, plywalem, plywalam
    Weight training | krafttraining, kraftsport, gewichtheben, hanteltraining, pesas, levantar pesas, \
    entrenamiento de fuerza, musculacion, musculacao, musculation, muscu, seance de muscu, pesi, sollevamento pesi, \
    sala pesi, krachttraining, trening silowy
    Gym workout | fitnessstudio, gimnasio, salle de sport, palestra, sportschool, silownia, na silowni
    """
}
