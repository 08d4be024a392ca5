package studio.kriegsspiel.scenario.phrase;

import static studio.kriegsspiel.scenario.phrase.PartDraft.slot;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import studio.kriegsspiel.scenario.phrase.StatementKind.Home;

/**
 * What is said about the scenario itself: who knows its ground, how else it may be played, what it
 * asserts, and what may be learned from it.
 */
final class ReviewKinds {
  private static final String CLAIM = "It says";
  private static final String DEED = "What counts";

  private ReviewKinds() {}

  static StatementKind place() {
    return section(
        "place",
        "Place that not all know",
        "Places kept back",
        "place",
        "place",
        slot("name", "Place", Value.PLACE, "The place that the ground keeps to the umpire").must(),
        slot(
                "known",
                "Known to",
                Value.REST,
                "Who knows of it, and from when perhaps: Red, to Blue from 13:06")
            .lead("known to")
            .must());
  }

  static StatementKind map() {
    return section(
        "map",
        "Map of a reader",
        "Maps given",
        "map",
        "map of",
        slot("reader", "Of", Value.AUDIENCE, "Whose map it is").must(),
        slot("title", "Title", Value.TITLE, "Such as Ferraris, 1777"),
        slot("lacks", "It lacks", Value.REST, "Such as heights, tracks, \"New road\"")
            .lead("lacks"),
        slot("shows", "It shows", Value.REST, "What is gone since, such as \"Old wood\"")
            .lead("shows"));
  }

  static StatementKind variant() {
    return section(
        "variant",
        "Variant",
        "Variants",
        "variant",
        "variant",
        slot("title", "Title", Value.TITLE, "What the umpire calls it").must(),
        slot("base", "Of", Value.TITLE, "The variant that it goes on from").lead("of").rare(),
        slot("easier", "Easier for", Value.NAME, "The side for which it is easier")
            .lead("easier for"),
        slot("harder", "Harder for", Value.NAME, "The side for which it is harder")
            .lead("harder for"),
        otherwise("weather", "Weather", "Such as clear until 15:00, then rain"),
        otherwise("ground", "Going", "Such as heavy until 15:00, then soft"),
        otherwise("rivers", "Rivers", "Such as high until 15:00, then falling").rare(),
        otherwise("visibility", "Visibility", "Such as 1500 paces until 15:00, then 3000 paces")
            .rare());
  }

  private static PartDraft otherwise(String key, String label, String tip) {
    return slot(key, label, Value.REST, tip).line().lead(key);
  }

  static StatementKind without() {
    return below(
        "without",
        "Unit left out of a variant",
        "Left out",
        "variant",
        "without",
        slot("unit", "Unit", Value.UNIT, "The unit that is not there, with its parts").must());
  }

  static StatementKind restated() {
    return below(
        "restated",
        "Strength in a variant",
        "Strengths restated",
        "variant",
        "",
        slot("unit", "Unit", Value.UNIT, "The unit that is stronger or weaker").must(),
        slot("figures", "Figures", Value.REST, "Such as 395 men, veteran").colon().must());
  }

  static StatementKind exercise() {
    return section(
        "exercise",
        "Exercise",
        "Exercises",
        "exercise",
        "exercise",
        slot("title", "Title", Value.TITLE, "What students read").must(),
        slot("grade", "Grade", Value.NUMBER, "How hard it is, from 1 for the easiest")
            .lead("grade"),
        slot("for", "For", Value.HELD, "The role to which it is set").lead("for").must(),
        slot("solution", "Solution", Value.PROSE, "The instructor's own; no student reads it")
            .line()
            .lead("solution"),
        slot("grades", "Verdicts", Value.REST, "From how many marks: 8 \"good\", 5 \"sufficient\"")
            .line()
            .lead("grades"));
  }

  static StatementKind lesson() {
    return below(
        "lesson",
        "Aim of an exercise",
        "Aims",
        "exercise",
        "learn",
        slot("words", "To be learned", Value.TITLE, "What students learn by it").must());
  }

  static StatementKind decision() {
    return below(
        "decision",
        "Decision of an exercise",
        "Decisions",
        "exercise",
        "decision",
        slot("title", "Title", Value.TITLE, "What it is about").must(),
        slot("at", "Time", Value.MOMENT, "When it is put to the student").lead("at"),
        slot("text", "Question", Value.PROSE, "What the student is asked"));
  }

  static StatementKind expectation() {
    String message = "a message";
    String retreat = "a retreat";
    String stand = "where troops stand";
    String words = "something in words";
    return below(
        "expectation",
        "What brings or costs marks",
        "Expectations",
        "decision exercise",
        "",
        slot("manner", "It is", Value.WORD, "Whether it brings marks or costs some")
            .of("expect", "against")
            .must(),
        slot("to", "To", Value.AUDIENCE, "Who is to get the message")
            .lead("message to")
            .in(DEED, message)
            .opens()
            .must(),
        slot("about", "About", Value.TITLE, "What it is to tell of")
            .lead("about")
            .in(DEED, message),
        slot("unit", "Of the unit", Value.UNIT, "The troops concerned")
            .lead("retreat of")
            .in(DEED, retreat)
            .opens()
            .must(),
        slot("unit", "Unit", Value.UNIT, "The troops concerned").in(DEED, stand).opens().must(),
        slot("still", "Still", Value.WORD, "Whether they were there before")
            .of("still")
            .in(DEED, stand),
        slot("place", "Place", Value.POSITION, "Where they are to be")
            .lead("at", "in")
            .in(DEED, stand)
            .must(),
        slot("words", "Words", Value.TITLE, "What is expected, in your own words")
            .in(DEED, words)
            .opens()
            .must(),
        slot("at", "At", Value.MOMENT, "The minute at which it has to be so").lead("at"),
        slot("by", "By", Value.MOMENT, "The time by which it has to be so").lead("by", "before"),
        slot("points", "Marks", Value.NUMBER, "What it brings, or costs")
            .lead("worth", "costs")
            .must());
  }

  static StatementKind assertion() {
    List<PartDraft> parts = new ArrayList<>();
    parts.add(slot("subject", "Who", Value.PARTY, "A side, a unit or a role").must());
    parts.add(other("can see", "can see", "sees"));
    parts.add(other("cannot see", "cannot see"));
    parts.add(other("knows of", "knows of", "knows"));
    parts.add(other("does not know of", "does not know of", "does not know"));
    parts.add(other("outnumbers", "outnumbers"));
    parts.add(there("reaches a place", "reaches"));
    parts.add(there("stands at a place", "stands at", "stands in", "holds at", "holds"));
    parts.add(moves("can be attacked", "can be attacked in"));
    parts.add(moves("cannot be attacked", "cannot be attacked in"));
    parts.addAll(
        List.of(
            slot("at", "At", Value.MOMENT, "The minute at which it is so").lead("at"),
            slot("where", "At the place", Value.POSITION, "Where it is so").lead("at").rare(),
            slot("near", "Within", Value.DISTANCE, "How near to a place it is so")
                .lead("within")
                .tail("of")
                .rare(),
            slot("whereOf", "Of the place", Value.POSITION, "The place near which it is so")
                .needs("near"),
            slot("after", "Between", Value.MOMENT, "The earliest time").lead("between").rare(),
            slot("before", "And", Value.MOMENT, "The latest time").lead("and").needs("after"),
            slot("by", "By", Value.MOMENT, "The time by which it is so").lead("by"),
            slot("odds", "By as many as", Value.NUMBER, "The first figure of odds such as 3 to 2")
                .lead("by")
                .rare(),
            slot("to", "To", Value.NUMBER, "The second figure of odds").lead("to").needs("odds"),
            FieldKinds.source(),
            FieldKinds.confidence()));
    return section(
        "assertion",
        "Assertion",
        "Assertions",
        "assert",
        "assert",
        parts.toArray(PartDraft[]::new));
  }

  private static PartDraft other(String option, String... leads) {
    return slot("object", "Whom", Value.PARTY, "A side, a unit or a role")
        .lead(leads)
        .in(CLAIM, option)
        .opens()
        .must();
  }

  private static PartDraft there(String option, String... leads) {
    return slot("place", "Place", Value.POSITION, "The place concerned")
        .lead(leads)
        .in(CLAIM, option)
        .opens()
        .must();
  }

  private static PartDraft moves(String option, String lead) {
    return slot("moves", "In moves", Value.NUMBER, "Within how many moves")
        .lead(lead)
        .tail("move", "moves")
        .in(CLAIM, option)
        .opens()
        .must();
  }

  private static StatementKind section(
      String id, String title, String plural, String section, String head, PartDraft... parts) {
    return new StatementKind(
        id, title, plural, Home.SECTION, section, head, PartDraft.all(Stream.of(parts).toList()));
  }

  private static StatementKind below(
      String id, String title, String plural, String hosts, String head, PartDraft... parts) {
    return new StatementKind(
        id, title, plural, Home.BELOW, hosts, head, PartDraft.all(Stream.of(parts).toList()));
  }
}
