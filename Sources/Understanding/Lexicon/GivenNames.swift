/// Names that people are called by: who was there, where a capital and "with" stand around one.
enum GivenNames {
  static let all = WordList.words(
    """
    aaron abby adam aditi adrian aisha alan alex alice alicia alison amanda amber amelia amy ana andrea andrew andy
    angela anita anjali anna anne annie anthony arjun arthur ashley ashok astrid barbara becky ben beth bill billy
    bob bobby brad brenda brian bridget bruce callum cameron carla carlos carol caroline cathy charlie charlotte
    chloe chris christine claire clara clare claudia colin connor craig daisy dan dana daniel danny dave david dawn
    dean deb debbie declan deepa denise derek diana diane diego dimitri donna doug eddie edward eileen elaine elena
    eli elise ellen ellie emily emma eric erin ethan eva evan eve fatima fiona frank fred freya gareth gary gavin
    gemma george georgia gina giulia glenn gordon grace graham greg gwen hannah harriet harry heather helen henry
    holly howard hugh ian ingrid isaac isabel isla ivan jack jackie jacob jake james jamie jan jane janet jason jay
    jean jeff jen jenna jennifer jenny jeremy jess jessica jill jim jimmy jo joan joanna joe joel johan john jon
    jonathan jordan jose josh joy juan judith judy julia julie justin karen karl kate katie kavita keith kelly ken
    kerry kevin kieran kim kirsty kyle lars laura lauren leah lee leila lena leo liam lily linda lisa liz lorna
    louis louise luca lucas lucy luis luke lynn maggie manoj marco marcus margaret maria mark marta martha martin
    mary matt matthew maureen maya meera megan mei mel melissa mia michael michelle miguel mike miriam mohammed
    molly monica nadia naomi natalie natasha nathan neha neil niamh nick nicola nicole nigel nikhil nina noah nora
    oliver olivia omar oscar owen pablo paddy pam pat patricia patrick paul paula pauline pedro penny pete peter
    petra phil philip pierre pooja priya rachel rahul raj rajesh ravi ray rebecca rhys richard rick rita rob robert
    robin roger rohan ron rory rosa ross roy ruby russell ruth ryan sally sam samantha samir sandra sanjay sara
    sarah sean sharon sheila shona shreya simon siobhan sofia sonia sophie stacey stella steph stephen steve stuart
    sue sunil susan suzanne tara ted teresa terry theo thomas tim tina toby tom tommy tony tracey tracy trevor umar
    ursula vanessa vera vicky victor victoria vijay vikram vivian wayne will yasmin yuki yusuf zack zara zoe
    """)
}
