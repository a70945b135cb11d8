extension EverydayAmountTests {
  /// What is eaten and drunk on ordinary days in Europe, Latin America, Africa and Asia, by the names it has there.
  static let countries = """
    2 | - | deruny | 105-175 | 206-357
    3 | - | nalysnyky | 216-360 | 396-686
    - | - | holodets | 98-162 | 166-288
    - | - | salat olivier | 112-188 | 198-344
    2 | - | zefir | 50-82 | 157-273
    - | - | lobio | 156-260 | 402-698
    1 | - | drozdzowka | 60-100 | 227-394
    - | - | szarlotka | 68-112 | 254-440
    - | - | svickova | 330-550 | 419-726
    - | - | smazeny syr | 124-206 | 482-835
    1 | - | trdelnik | 90-150 | 341-591
    1 | - | covrigi | 72-120 | 212-367
    - | - | sucuklu yumurta | 109-181 | 266-462
    1 | glass | cay | 180-300 | 2-5
    - | - | salmorejo | 197-329 | 264-458
    - | - | huevos rotos | 236-394 | 475-824
    2 | - | magdalenas | 45-75 | 169-292
    1 | - | bifana | 135-225 | 364-632
    - | - | caldo verde | 195-325 | 214-371
    1 | - | tosta mista | 96-160 | 285-494
    - | - | arroz e feijao | 218-362 | 358-620
    - | - | puree de pommes de terre | 94-156 | 107-185
    - | - | enfrijoladas | 218-362 | 415-719
    1 | - | gansito | 38-62 | 150-259
    - | - | silpancho | 319-531 | 616-1068
    1 | - | choclo con queso | 150-250 | 208-361
    - | - | hojicha | 270-450 | 3-5
    - | - | miyeokguk | 212-354 | 88-152
    - | - | tomato and egg | 172-286 | 243-422
    - | - | pho chin | 502-838 | 319-553
    - | - | nasi uduk | 236-394 | 434-751
    - | - | lontong | 112-188 | 145-252
    4 | - | lumpiang shanghai | 90-150 | 245-424
    - | - | jolly spaghetti | 264-440 | 436-756
    - | - | banku and tilapia | 315-525 | 428-742
    1 | tbsp | lingonsylt | 15-25 | 42-72
    2 | - | kanelbullar | 135-225 | 502-870
    - | - | kavarma | 254-422 | 445-771
    1 | - | spam musubi | 112-186 | 182-315
    1 | - | puran poli | 80-132 | 255-442
    """
}
