# The guided game in Ildithia.

web-learn-course-ildithia = Limelight in Ildithia
    .text = What is different there: a city that walks, districts to protect, and a Boss whose dice choose. For those who know the base game. About ten minutes.

web-learn-ildithia-welcome = Ildithia, on its way
    .text = You lead { $first } and { $second }, and you know how dice, Epics and the forecast work. Here you see what is different. The frame shows what to click; you may always do something else.
web-learn-ildithia-tram = The city walks
    .text = Before new Epics come, the movement board goes on clockwise; how far depends on the size of the team. Its way is lit, and the districts that it will pass have a number.
web-learn-ildithia-track = What it passes acts
    .text = A district that is passed does everything on its track from the frame on, left to right. Then the marker goes back to where it started. Districts that are not passed do nothing.
web-learn-ildithia-tables = { boss-limelight }’s tables
    .text = He has no tracks but four tables. The bracket is the column; the row, A to D, is rolled when he acts, with one die for each table. One of the four cells that you see will happen.
web-learn-ildithia-odds = What are the odds?
    .text = What a die decides is told as a range: at best, at worst. The letters are not equally frequent. Open { boss-limelight } to see how many faces each row has.
web-learn-ildithia-place = Where to start
    .text = You can protect only the district where you stand: go where the board will pass.
web-learn-ildithia-protect = Protect
    .text = Any symbol lowers the marker here by one, even one that you have no other use for. What is above the marker then does not happen.
web-learn-ildithia-down = Down to the last spot
    .text = Once more, and again: nothing of this track is to happen tonight.
web-learn-ildithia-bottom = The bottom spot
    .text = The district is safe, and its people told you something: 2 research on { boss-limelight }, wherever he is. Protecting on does nothing; but when it has been passed, the marker goes up again, and there is more to earn.
web-learn-ildithia-goes = Where he goes
    .text = The dashed crest: after acting he goes clockwise to the next district without a Reckoner. Whoever wants to hurt him has to follow; whoever moves can turn him aside.
web-learn-ildithia-rolled = His dice have fallen
    .text = The log tells which cells it was last night. His columns do not move by themselves: only Epics push them. Contain those that do.
web-learn-ildithia-back = Passed
    .text = The board has gone by, and the marker is back where it started. Next it will pass the district after it.
web-learn-ildithia-goal = Now catch him
    .text = Protect what is passed, and earn research by it. Beat the Epics that push his brackets. When { boss-limelight } has no research left, attack him where he stands.
