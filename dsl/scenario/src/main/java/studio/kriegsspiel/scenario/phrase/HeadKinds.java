package studio.kriegsspiel.scenario.phrase;

import static studio.kriegsspiel.scenario.phrase.PartDraft.slot;

import studio.kriegsspiel.scenario.phrase.StatementKind.Home;

/** What is said of the scenario as a whole, and of those who play it. */
final class HeadKinds {
  private HeadKinds() {}

  private static PartDraft phases(String key, String label, String tip) {
    return slot(key, label, Value.REST, tip).line().lead(key);
  }

  static StatementKind head() {
    return new StatementKind(
        "head",
        "Head and weather",
        "Head",
        Home.HEAD,
        "scenario",
        "scenario",
        PartDraft.all(
            slot("title", "Title", Value.TITLE, "What everybody reads").must(),
            slot("rules", "Rule book", Value.NAME, "The book it is played by").line().lead("rules"),
            slot("terrain", "Ground", Value.TITLE, "The ground it is played on")
                .line()
                .lead("terrain"),
            slot("date", "Day", Value.DATE, "Such as 18 June 1815").line().lead("on"),
            slot("begins", "Begins at", Value.CLOCK, "When play begins").lead("from").needs("date"),
            slot("ends", "Ends at", Value.CLOCK, "When play ends").lead("to").needs("date"),
            phases("weather", "Weather", "Such as clear until 15:00, then rain"),
            phases("ground", "Going", "Such as heavy until 15:00, then soft"),
            phases("rivers", "Rivers", "Such as high until 15:00, then falling").rare(),
            phases("visibility", "Visibility", "Such as 1500 paces until 15:00, then 3000 paces")
                .rare(),
            slot("umpires", "Umpires", Value.NUMBER, "How many umpires there are")
                .line()
                .lead("umpires")
                .rare(),
            slot(
                    "plays",
                    "Takes",
                    Value.LENGTH_OF_TIME,
                    "How long one sits down to it, such as 3 hours")
                .line()
                .lead("plays")
                .rare(),
            slot("difficulty", "Difficulty", Value.NUMBER, "From 1, a first evening, to 5")
                .comma()
                .lead("difficulty")
                .needs("plays")));
  }

  static StatementKind player() {
    return new StatementKind(
        "player",
        "Player",
        "People",
        Home.HEAD_LINE,
        "scenario",
        "player",
        PartDraft.all(
            slot("name", "Name", Value.PERSON, "Who comes, or a number").must(),
            slot("holds", "Holds", Value.HELD, "The role that he or she holds")
                .lead("holds")
                .must(),
            slot("second", "And", Value.HELD, "Another role that he or she holds")
                .comma()
                .needs("holds")));
  }

  static StatementKind allow() {
    return new StatementKind(
        "allow",
        "Let a problem stand",
        "Let stand",
        Home.SECTION,
        "allow",
        "allow",
        PartDraft.all(
            slot("id", "Problem", Value.NAME, "Its id, such as KS-FRC-005").must(),
            slot("for", "For", Value.PARTY, "The unit or title alone for which it is let stand")
                .lead("for"),
            slot("reason", "Reason", Value.TITLE, "Why it is as it should be").must()));
  }

  static StatementKind idea() {
    return prose("idea", "General Idea", "General Idea", "general", "general idea");
  }

  static StatementKind notes() {
    return prose("notes", "Notes for the umpire", "Notes", "umpire", "umpire notes");
  }

  private static StatementKind prose(
      String id, String title, String plural, String section, String head) {
    return new StatementKind(
        id,
        title,
        plural,
        Home.SECTION,
        section,
        head,
        PartDraft.all(slot("text", "Text", Value.PROSE, "What stands there").must()));
  }
}
