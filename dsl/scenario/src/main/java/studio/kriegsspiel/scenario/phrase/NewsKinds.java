package studio.kriegsspiel.scenario.phrase;

import static studio.kriegsspiel.scenario.phrase.PartDraft.sign;
import static studio.kriegsspiel.scenario.phrase.PartDraft.slot;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import studio.kriegsspiel.scenario.news.Reliability;
import studio.kriegsspiel.scenario.news.SourceKind;
import studio.kriegsspiel.scenario.phrase.StatementKind.Home;

/** What is told: reports, news, and what a report says of single bodies. */
final class NewsKinds {
  private static final String RELEASE = "When";
  private static final String AT = "at a time";
  private static final String BETWEEN = "between two times";
  private static final String COURIER = "when a courier arrives";
  private static final String NEAR = "when a unit comes near";
  private static final String IF = "on a condition";
  private static final String EVERY = "again and again";
  private static final String WITHHELD = "when the umpire sees fit";
  private static final String CONTENT = "It tells";
  private static final String WORDS = "in words";
  private static final String BODY = "of a body of troops";

  private static final List<String> SOURCES =
      Arrays.stream(SourceKind.values()).map(SourceKind::words).toList();

  private NewsKinds() {}

  private static PartDraft whose(String tip) {
    return slot("of", "Of the unit", Value.UNIT, tip).lead("of").needs("from");
  }

  private static PartDraft trust() {
    return slot("trust", "Trust", Value.WORD, "How far the reader may trust it")
        .comma()
        .of(
            Arrays.stream(Reliability.values())
                .map(each -> each.name().toLowerCase(Locale.ROOT))
                .toList());
  }

  private static PartDraft untrue() {
    return slot("false", "It is false", Value.MARK, "Only the umpire knows").comma().lead("false");
  }

  private static PartDraft observed() {
    return slot("observed", "Observed at", Value.MOMENT, "When it was seen")
        .comma()
        .lead("observed")
        .rare();
  }

  /** When something happens or is told. */
  static List<PartDraft> release() {
    return List.of(
        slot("at", "Time", Value.MOMENT, "When it is told: 13:30, move 7 or start + 90 min")
            .lead("at")
            .in(RELEASE, AT)
            .opens()
            .must(),
        slot("after", "From", Value.MOMENT, "The earliest time")
            .lead("between")
            .in(RELEASE, BETWEEN)
            .opens()
            .must(),
        slot("before", "To", Value.MOMENT, "The latest time")
            .lead("and")
            .in(RELEASE, BETWEEN)
            .must());
  }

  private static List<PartDraft> otherReleases() {
    return List.of(
        sign("courier", "by courier").in(RELEASE, COURIER),
        slot("courierOf", "Courier of", Value.UNIT, "The unit whose courier rides")
            .rare()
            .lead("of")
            .in(RELEASE, COURIER),
        slot("courierFrom", "Rides from", Value.POSITION, "The place he rides from")
            .lead("from")
            .in(RELEASE, COURIER)
            .must(),
        slot(
                "leaving",
                "Leaving at",
                Value.MOMENT,
                "When he sets out; the studio reckons when he arrives")
            .lead("leaving")
            .in(RELEASE, COURIER)
            .must(),
        slot("along", "Along", Value.POSITION, "A place or road that he rides by")
            .rare()
            .lead("along")
            .in(RELEASE, COURIER),
        slot("every", "Every", Value.LENGTH_OF_TIME, "How often, such as 30 min")
            .lead("every")
            .in(RELEASE, EVERY)
            .opens()
            .must(),
        slot("first", "From", Value.MOMENT, "The first time")
            .lead("from")
            .in(RELEASE, EVERY)
            .must(),
        slot("until", "To", Value.MOMENT, "No later than this")
            .lead("to")
            .in(RELEASE, EVERY)
            .must(),
        sign("withheld", "withheld").in(RELEASE, WITHHELD));
  }

  static List<PartDraft> conditions() {
    return List.of(
        slot("nearing", "Unit", Value.UNIT, "The unit that comes near")
            .lead("when")
            .tail("within")
            .in(RELEASE, NEAR)
            .opens()
            .must(),
        slot("within", "Within", Value.DISTANCE, "How near, such as 400 paces")
            .tail("of")
            .in(RELEASE, NEAR)
            .must(),
        slot("nearTo", "Of the place", Value.POSITION, "The place that it comes near")
            .in(RELEASE, NEAR)
            .must(),
        slot(
                "condition",
                "Condition",
                Value.CONDITION,
                "Facts joined by and, or: Baring has lost 30 %, Baring sees Quiot, after 15:00")
            .lead("when")
            .in(RELEASE, IF)
            .opens()
            .must());
  }

  static StatementKind news() {
    List<PartDraft> parts = new ArrayList<>(release());
    parts.addAll(otherReleases());
    parts.addAll(conditions());
    parts.addAll(
        List.of(
            slot(
                    "to",
                    "Told to",
                    Value.AUDIENCE,
                    "The side or role that is told, everyone, or the umpire")
                .lead("to", "tell")
                .must(),
            slot("from", "Comes from", Value.SOURCE, "Where the news comes from")
                .lead("from")
                .of(SOURCES),
            whose("Whose patrol, outpost or messenger it is"),
            slot("by", "Seen by", Value.UNIT, "The unit that sees it itself").rare().lead("by"),
            trust(),
            untrue(),
            observed(),
            slot("text", "Text", Value.PROSE, "What the reader reads")
                .colon()
                .in(CONTENT, WORDS)
                .opens()
                .must(),
            slot("body", "Body", Value.UNIT, "The body of troops that was seen")
                .colon()
                .in(CONTENT, BODY)
                .opens()
                .must(),
            place().in(CONTENT, BODY).must(),
            details().in(CONTENT, BODY)));
    return new StatementKind(
        "news", "News", "News", Home.LINE, "intelligence", "", PartDraft.all(parts));
  }

  private static PartDraft place() {
    return slot("place", "Seen at", Value.POSITION, "Where it is said to be")
        .lead("seen at", "at", "seen in", "seen on", "in", "on");
  }

  private static PartDraft details() {
    return slot("details", "Details", Value.REST, "Such as about 4 battalions, moving north")
        .comma();
  }

  static StatementKind report() {
    return new StatementKind(
        "report",
        "Report",
        "Reports",
        Home.SECTION,
        "report",
        "report",
        PartDraft.all(
            slot("to", "Told to", Value.AUDIENCE, "The side or role that reads it before play")
                .lead("to")
                .must(),
            slot("at", "Time", Value.MOMENT, "The time that it carries").lead("at"),
            slot("from", "From", Value.SENDER, "Who sends it: headquarters, or a name")
                .lead("from")
                .of(SOURCES),
            slot("text", "Text", Value.PROSE, "What the reader reads").must(),
            FieldKinds.source(),
            FieldKinds.confidence()));
  }

  static StatementKind claim() {
    String whose = "Of whom";
    return new StatementKind(
        "claim",
        "What a report says of a body",
        "Bodies reported",
        Home.BELOW,
        "report",
        "",
        PartDraft.all(
            sign("enemy", "enemy").in(whose, "the enemy"),
            slot("from", "Comes from", Value.SOURCE, "Where it comes from")
                .lead("from")
                .in(whose, "the enemy")
                .of(SOURCES),
            whose("Whose patrol or outpost it is"),
            sign("own", "own").in(whose, "the reader's own"),
            trust(),
            untrue(),
            observed(),
            slot("body", "Body", Value.UNIT, "The body of troops").colon().must(),
            slot("place", "At", Value.POSITION, "Where it is said to be")
                .lead("at", "seen at", "in", "seen in", "on", "seen on")
                .must(),
            details()));
  }
}
