/// Words of small talk, of taking back and of other languages.
extension IntentWords {
  static let feelings = PhraseTable(
    list: """
      i feel,feeling,i'm tired,im tired,i'm exhausted,exhausted,i'm sick,sick,headache,nauseous,bloated,dizzy
      i'm full,im full,stuffed,sore,doms,my knee,my back hurts,hurts,in pain,the pain,pain in,back pain,knee pain,stressed
      depressed,anxious,sad,unmotivated,legs felt,legs feel,legs were,arms felt,body felt,so hungry,starving,peckish,famished,ravenous,i'm hungry,im hungry,hungry,thirsty,i'm thirsty
      motivated,bored,i'm so,im so,sleepy,slept,stomach ache,stomachache,tummy,cramps,fever,ill today,guilty
      frustrated,proud,happy,period,pregnant,injured,hungover,tired,low energy,no energy,shaking,trembling,shivering
      struggling,bad day,rough day
      tough day,good day,great day,long day,hard day
      """)

  static let greetings = PhraseTable(
    list: """
      hi,hello,hey,hiya,yo,good morning,good evening,good afternoon,good night,goodnight,morning,evening,howdy
      greetings,hello there,hi there,hey there,sup,what's up,how are you,how's it going,nice to meet you,bye
      goodbye,see you,see ya,good day,cya,later,ttyl
      """)

  static let thanks = PhraseTable(
    list: """
      thanks,thank you,thx,ty,cheers,merci,danke,gracias,grazie,obrigado,obrigada,salamat,arigato
      arigatou,domo,dhanyavaad,shukran,tack,takk,xie xie
      much appreciated,appreciate it,spot on,nailed it,well done,awesome,great,perfect
      cool,nice
      you're great,you're the best,good job,love it,love this,amazing,ok,okay,k,got it
      sounds good,yes,no,nope,yep,yeah,sure,fine,lol,haha,good bot,you rock,brilliant,sweet,excellent,nice one,good
      wow,alright,right,you've been a star,you're a star,what a star,you star,you're a legend,you legend,never mind
      nevermind,nvm,ok thanks,cool thanks,tysm,ta
      """)

  static let injections = PhraseTable(
    list: """
      ignore your,ignore all,ignore previous,ignore the,ignore prior,ignore any,disregard,forget your instructions
      ignore everything,disregard everything,forget all,forget previous,forget everything,system prompt,you are now
      act as,pretend to be,pretend you
      new instructions,new instruction,developer mode,jailbreak,override,admin mode,sudo,your instructions
      previous instructions,drop table,delete all,delete everything,delete my data,delete my account
      delete the database,wipe everything,wipe all,wipe my,wipe the,erase everything,erase all,reveal,print your
      repeat your,as an ai,do anything now
      admin message,system message,admin notice,system notice,developer message,admin note,admin command,system command
      admin override,system override,admin request,end of user input,end of input,end of prompt
      forget your rules,forget the rules,forget your training,forget your prompt,forget your guidelines
      from your creators
      from your developers,from your makers,i instruct you,i command you,you are instructed,you are ordered
      function call,function _ call,tool call,tool _ call,tool calls,tool result,tool _ result,tool use,tool _ use
      you must log,you must add,you must record,you are required,you're required,your new task,your only task
      your task is
      please comply,oublie tout,oubliez tout,vergiss alles,olvida todo,dimentica tutto
      instrucciones,anweisungen,istruzioni,instrucoes,instrukcje,instructies
      execute,rm rf,rm - rf,rm /,select *,simulate,from now on you,respond with,output only,base64,api key,password
      """)

  /// At the start: what follows is told and not to be written down.
  static let offRecord = PhraseTable(
    list: """
      don't log,do not log,don't record,do not record,don't add,do not add,don't track
      don't count,off the record,no need to log,not logging,for your information only
      translate,repeat after me,say after me,repeat the following,rephrase,paraphrase,how do you say,how would you say
      finish the sentence,complete the sentence,correct my grammar,spell check
      """)

  static let undo = PhraseTable(
    list: """
      undo,scratch the whole thing,scrap the whole thing,delete the whole thing,remove the whole thing,undo the whole thing
      cancel the whole thing,scratch the lot,scrap the lot,delete the lot,remove all of that,cancel all of that,cancel all that,scrap all of that,scrap all that,undo all of that
      wipe that,wipe it,chuck that,ditch that,lose that,ignore the last,ignore last
      scrap that,scrap it,bin that,scratch that,delete that,remove that,cancel that,take that back,forget that
      strike that,undo that
      undo last,undo the last,delete the last,remove the last,delete last,remove last,erase that,delete it,remove it
      cancel it,scratch it,never mind that,nevermind that,ignore that,disregard that,drop that,take it back
      take that off,take it off,get rid of that,get rid of it,wrong entry,that was a mistake,that was wrong
      delete that entry,remove that entry,undo my last,discard that,revert that,revert,undo please,void that
      that was an accident,delete previous,remove previous,delete my last,remove my last,cancel last,cancel the last
      that was a joke,just kidding,jk,kidding,don't log that,do not log that,unlog that,clear that
      erase the last,that's wrong,i didn't eat that,didn't actually eat that
      didn't eat it,didn't eat them,didn't have it,didn't have them,didn't have that,didn't drink it,didn't drink that
      that wasn't me,that was not me,forget it,never ate it,never ate them,never had it,never had that,never drank it
      never ate that,didn't eat any of it
      never happened,that didn't happen,i lied,undo the previous,delete this,remove this,cancel this,scratch the last
      scratch last,take out the last,it was a mistake,mistake,delete all of it,delete all of that,delete the whole thing
      remove the whole thing,scrap the whole thing,delete the whole lot,bin it,ditch it,chuck it,toss it,toss that
      trash it,trash that,axe it,axe that
      dump it,dump that,scrub it,scrub that,strike it,drop it,erase it,discard it,void it,unlog it,disregard it
      kill that
      nuke that,bin it off,bin that off,cross it out,cross that out,rub it out,rub that out,strike it out
      strike that out
      take it out,take that out,that one can go,that can go,it can go,this can go
      delete the whole entry,delete the whole meal,scrap the whole lot,get rid of the whole thing,remove all of it
      scrap all of it,undo all of it,cancel all of it,wipe all of it,delete the lot,remove the lot,scrap the lot
      """)

  static let redo = PhraseTable(
    list: """
      redo,redo that,undo the undo,put it back,bring it back,restore that,restore it,put that back,bring that back
      redo it,undo that undo,undo my undo,undo the last undo
      """)

  static let help = PhraseTable(
    list: """
      how do i log,how can i log,how to log,how do i add,how do i track,how do i delete,how do i undo,help
      what can you do,how does this work,how do i use,how do you work,commands,instructions,help me,what do you do
      how to use,menu,options,who are you,what are you,manual,usage
      """)

  /// Verbs with which people report in Spanish, German, French and Italian.
  static let foreignVerbs: WordSet = WordList.words(
    """
    desayune almorce cene merende comi bebi pese corri camine nade entrene sali fui hice jugue baile subi gegessen getrunken geschwommen gewogen wiege
    mange mangee couru marche nage mangiato bevuto camminato
    """)

  /// Words of languages other than English that no English food name holds.
  static let foreign: WordSet = WordList.words(
    """
    ich habe hab gegessen getrunken heute gestern zum fruhstuck mittagessen abendessen und ein eine
    einen j'ai mange bu hier aujourd'hui matin dejeuner diner yo comi desayune almorce cene bebi tome hoy ayer una
    unas unos por para ho mangiato bevuto oggi ieri eu hoje ontem ik heb gegeten gedronken vandaag gisteren een
    jag har atit idag igar zjadlem zjadlam dzisiaj wczoraj wypilem almuerzo desayuno cena manana este esta avec
    des une du cette pour nous avons spist jeg spiste yedim ictim makan saya tadi auf mit kuchen brot
    """)
}
