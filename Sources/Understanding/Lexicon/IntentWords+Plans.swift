/// Phrases of what is still to come, and of what would have been.
extension IntentWords {
  static let plans = PhraseTable(
    list: """
      i owe,we owe,owe my,owe him,owe her,owe them,owes me,i shall,we shall,from now on,going to,gonna,gonnae,gunna,needs more
      on its way,on their way,batch cooked,batch cooking,batch cook,off for a,off for my,might grab,might order,i'll
      ill have,ill eat,ill do,i will,we'll,we will,will have,will eat,will be,there'll,it'll,planning,plan to
      promised to,promised i'd,promised him,promised her,promised them,promised my,i promised,plan on,planned,plan is
      thinking about,thinking of,thinking to,about to,i might,might have,might eat,might go
      might do,may have a,let's,lets,i want,want to,wanna,want a,want some,i want a,i need,need to,have to,gotta
      got to,hope to,hoping,hope there's,hope there is,hope they,hope for,intend,intending,considering,should,i'd like
      i would like,would like,i would love
      i'd love,would love,looking forward,can't wait,longing for,longing to,yearning for,pining for,desperate for
      hankering for,hankering after,gagging for,next week,next time,heading to,heading out,headed to
      off to,on my way,i should,should probably,should have,shouldn't,supposed to,remind me,schedule,set a reminder
      aiming,shooting for,gunning for,trying to,try to,toying with,on the fence about,in two minds about
      umming and ahhing,i could,could go for,could eat,i may,dreaming,tempted,i'm to,fancy a,fancy some
      feel like eating,feel like having,in the mood,saving,ran out of,run out of,running low,booked
      signed up,signing up,sign up for,signed me up,register,registered for,registering for,enrolled,enrolling
      i'd better buy
      i'd better get,i'd better make,i'd better go,i'd better eat,i'd better have,i'd better cook,id better buy
      id better get,we'd better buy,we'd better get,better buy,meal prep for,did meal prep,did my meal prep
      did the meal prep,doing meal prep,meal prep day,meal prepping,meal prepped,prepping,prepped
      buying,shopping
      groceries,grocery,weekly shop,supermarket run,supermarket shop,food shop,online shop,big shop,restocked,restocking
      stocked the,filled the freezer,filled the fridge,bought,purchased,stocked up,picking up,defrosting,marinating
      will go,will run,will do
      will try,wish me,going for,going out for,going on a,going swimming,going running,going hiking,going home
      going to go,getting ready,waiting for,waiting on,promised myself,promised ourselves,starting tomorrow
      start tomorrow,from tomorrow,contemplating,debating
      deciding,not sure if,not sure whether,maybe i'll,maybe later,perhaps i'll,i plan,i intend,i'm planning
      back from the store,back from the shop,back from the shops,back from the supermarket,tomorrow's,planned for
      reserved,reservation
      """)

  static let hypotheticals = PhraseTable(
    list: """
      if i,if we,if you,what if,suppose,supposing,imagine,imagining,would have,would've,could have,could've,should've
      say i ate,say i had,let's say,lets say,hypothetically,i wish,wish i,assuming i,in theory,theoretically,pretend
      wish i'd,wish we'd,wish it,wish that,wish they,i'd rather,i'd kill,i would kill,i'd murder,i would murder,i'd sell
      i would sell,i'd swap,i would swap,i'd trade,i would trade,i'd do anything,i would do anything,i would give
      i'd pay,i would pay,if somebody,if someone,if anyone,if anybody,if people,if a person,i'd eat,i'd drink,i'd go for
      i'd give,i'd never,wouldn't mind,would not mind,wouldn't it be,would it not be,wouldn't that be
      i wouldn't,i would not,might've,must've been,needn't have,had planned,had meant to,had intended,had hoped
      were to,were i to,were we to,i'd have,i'd've,we'd have,had i eaten,had i had,had i known,had i been,if only
      wants me,wants us,been craving,i'm craving,im craving,been dreaming of,been dreaming about,i'm dreaming of
      would be,would hit the spot,would slap,might have been,unless,as if
      """)
}
