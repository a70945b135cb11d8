/// Names that people are called by: who was there, where a capital and "with" stand around one.
enum GivenNames {
  static let all = WordList.words(
    """
    aaron abby abdul abigail adam adele aditi adrian agnes ahmed aiden aisha akira alan alana alejandro alessandro
    alex alexis alice alicia alison aliyah amanda amber amelia amir amy ana anders andrea andreas andrew andy
    angela anika anita anjali anna anne annie anouk anthony antonio anya arash ariana arjun arnav arthur asha
    ashley ashok astrid ava ayesha babak barbara bea beatrice beatrix beatriz becky bella ben benjamin bernard
    beth bill billy bjorn bob bobby bogdan boris brad brenda brian bridget bruce bruno callum cameron camila cara
    carla carlos carmen carol caroline caterina cathy cecilia celine charlie charlotte chiamaka chiara chidi chloe
    chris christine claire clara clare claudia cleo colin connor conor craig cristina daisy dan dana daniel
    daniela danny daria darren dave david dawn dean deb debbie declan deepa denise derek diana diane diego dimitri
    dmitri dominic donna dorothy doug eddie edith eduardo edward edwin eileen elaine elena eli elif elijah elise
    eliza ellen ellie elsa emeka emil emilia emily emma emre enrique eric erin ernesto esme esther ethan eva evan
    eve ewa fabio faisal farah farid farrah fatima felix fernando fiona francesca francesco francois frank fred
    freya gabriel gabriela gareth gary gavin gemma george georgia gerald gina giulia glenn gloria goran gordon
    grace graham greg greta guillermo gustavo gwen hamza hana hannah hans harold harriet harry hassan heather
    hector heidi helen helena helga henrik henry hilda hiroshi holly howard hugh hugo hussein ian ibrahim ifeoma imran
    ines ingrid irene irina isaac isabel isabella isabelle isha isla ismail ivan jack jackie jacob jacques jake
    jakub jamal james jamie jan jane janet jason javier jay jean jeff jen jenna jennifer jenny jeremy jess jessica
    jill jim jimmy jo joan joanna joanne joaquin joe joel johan john jon jonathan jordan jorge jose josef joseph
    josh joshua josie joy juan judith judy julia julian julie juliet jurgen justin kamal karen karim karl kasia
    katarina kate katie katrina kavita keiko keith kelly kemal ken kenji kerry kevin khadija kieran kim kirsty
    klaus kofi krishna kristen kristina kwame kyle lakshmi lara lars latoya laura lauren layla leah lee leila lena
    leo leonardo leticia liam lily linda lindsay linh lisa liz lorenzo lorna louis louise luca lucas lucia luciana
    lucien lucy ludo ludwig luis luke lydia lynn mabel magda maggie mahmoud malik manoj manuel marcel marcela
    marco marcus marek margaret margot maria mariam mariana marina mario mark marlon marta martha martin mary
    mateo mathilde max matt matteo matthew matthias maureen maurice maya meera megan mehmet mei mel melanie melissa
    mia michael michelle miguel mikael mike mikhail mila millie mina miriam mohamad mohamed mohammed molly monica
    muhammad mustafa nadia nadine naomi nasreen natalia natalie natasha nathan neha neil nia niall niamh nick
    nicola nicole nigel nikhil nikolai nils nina noah noor nora nour odette olga oliver olivia oliwia olu omar
    omari oscar oskar otto owen pablo paddy pam paolo parisa pascal pat patricia patrick paul paula pauline paulo
    pavel pedro penny pete peter petra phil philip philippa phoebe pierre piotr polly pooja priya rachel rafael
    rafi rahul raj rajesh ramon rania raquel rashid rasmus ravi ray rebecca reza rhys ricardo richard rick rita
    rob robert roberto robin rodrigo roger rohan ron rory rosa rosie ross roy ruben ruby rupert russell ruth ryan
    sabine sabrina sadia saeed saira sally salma sam samantha samir sana sandeep sandra sanjay santiago sara sarah
    sasha sean sebastian serena sergei shane sharon shauna sheila shirin shona shreya silvia simon simone sinead
    siobhan sofia sofie sonia sophie soren stacey stefan stefania stella steph stephen steve stuart sue sunil
    sunita susan suzanne sven svetlana sylvia tamara tamsin tanya tara tariq tatiana ted teresa terry thea thelma
    theo theodore thierry thomas tim tina tobias toby tom tomas tomasz tommy tony tracey tracy trevor tunde umar
    umberto ursula valentina valeria valerie vanessa vera vicky victor victoria vijay vikram vincent vivian wanda
    wayne wei wendy werner wilhelm will wilma winston xavier yannis yara yasmin yiannis yuki yusuf yvonne zack
    zainab zara alfie archie finn ollie lewis dylan arlo freddie tyler brandon kayla priyanka deepak suresh chantal zeynep zoe zofia zoltan zuzana
    """)

  /// Of those, what in small letters is another word, a food or a drink.
  static let alsoWords = WordList.words(
    """
    will mark dawn grace joy jack pat daisy holly ray rob sue bill dean frank rich robin eve jean lily stella kim jim jose
    june jade ruby rosa bea basil ginger hugo drew rod dan don gene art bob nick pete jerry terry carol wei mei
    ron max sage heather penny poppy olive rosemary clementine victoria margarita mila mina pooja rita bella
    """)
}
