/// What measures are called in other languages that are mixed into English notes: "pelmeni 12 szt", "kheer 2 chamach".
///
/// Names that are a word of English or a food's ("dose", "kase", "el") are left out.
extension UnitTable {
  /// Those names, with the units of `table` that they stand for.
  static func named(inLanguagesOf table: [String: MeasureUnit]) -> [(String, MeasureUnit)] {
    languages.parted(by: "\n").flatMap { line -> [(String, MeasureUnit)] in
      let fields = line.parted(by: "|").map(String.init)
      guard fields.count == 2, let unit = table[fields[0]] else { return [] }
      return fields[1].parted(by: ",").map { (String($0), unit) }
    }
  }

  /// A unit's name and what else it is called, without accents.
  private static let languages = """
    piece|szt,sztuk,sztuki,sztuka,kpl,stueck,stk,trozo,trozos,pedazo,pedazos,pieza,piezas,pedaco,pedacos,unidad,unidades
    piece|unidade,unidades,morceau,morceaux,pezzo,pezzi,adet,darab,piraso,keping,biji,potong,kipande,vipande,kawalek,kawalki,shtuk
    slice|scheibe,scheiben,tranche,tranches,rebanada,rebanadas,rodaja,rodajas,loncha,lonchas,fatia,fatias,plastry,plasterki
    slice|plasterek,kromka,kromki,skiva,skivor,sneetje,sneetjes,plakje,plakjes,dilim,szelet
    plate|plato,platos,assiette,assiettes,tarelka,talerz,piring,sahani
    bowl|tazon,tazones,cuenco,cuencos,schussel,schuessel,schale,miska,miski,mangkuk,mangkok,gonggi,tigela,tigelas
    cup|taza,tazas,tasse,tassen,tasses,xicara,xicaras,tazza,kopje,kopjes,tasa,filizanka,kikombe,vikombe
    mug|kubek,kubki,krus
    glass|vaso,vasos,verre,verres,copo,copos,bicchiere,bicchieri,szklanka,szklanki,gelas,bardak,copita
    can|lata,latas,puszka,puszki,lattina,lattine
    bottle|flasche,flaschen,botella,botellas,garrafa,garrafas,bouteille,bouteilles,bottiglia,butelka
    packet|paczka,paquete,paquetes,pacote,pacotes,paquet,paquets,bungkus,packung
    tbsp|essloffel,essloeffel,cucharada,cucharadas,cucchiaio,cucchiai,lyzka,lyzki,eetlepel,eetlepels,kutsara,msk,spsk,rkl
    tbsp|c a soupe,cs a soupe,cuillere a soupe,cuilleres a soupe,colher de sopa,colheres de sopa
    tsp|teeloffel,teeloeffel,cucharadita,cucharaditas,cucchiaino,cucchiaini,lyzeczka,lyzeczki,theelepel,theelepels,kutsarita,tsk
    tsp|c a cafe,cuillere a cafe,cuilleres a cafe,colher de cha,colheres de cha
    spoon|cuillere,cuilleres,cuchara,cucharas,colher,colheres,chammach,chamach,chamcha,chamchas,sendok,lozhka,lozhki,kasik
    handful|handvoll,punado,punados,punhado,poignee,poignees,garsc,garsci,manciata,muthi,mutthi,fistful,fistfuls
    portion|porcion,porciones,porcao,porcoes,porsiyon,porcja,porcje,porzione,porzioni,porsi,raciones
    skewer|sikh,tusuk,spiedino,spiedini
    ladle|kafgir,cazo,cucharon
    """
}
