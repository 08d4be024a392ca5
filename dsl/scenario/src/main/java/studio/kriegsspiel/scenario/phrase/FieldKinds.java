package studio.kriegsspiel.scenario.phrase;

import static studio.kriegsspiel.scenario.phrase.PartDraft.sign;
import static studio.kriegsspiel.scenario.phrase.PartDraft.slot;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import studio.kriegsspiel.rules.concept.Formation;
import studio.kriegsspiel.scenario.force.Preparation;
import studio.kriegsspiel.scenario.phrase.StatementKind.Home;
import studio.kriegsspiel.terrain.Confidence;

/**
 * What troops do in the field: where they stand, whence they come, what they build, what happens.
 */
final class FieldKinds {
  static final List<String> CONFIDENCE =
      Arrays.stream(Confidence.values()).map(each -> each.name().toLowerCase(Locale.ROOT)).toList();
  private static final List<String> FORMATIONS =
      Arrays.stream(Formation.values())
          .filter(each -> each != Formation.GARRISON)
          .map(FieldKinds::word)
          .toList();
  private static final List<String> WORKS =
      Arrays.stream(Preparation.values()).map(Preparation::word).toList();
  private static final String STANDS = "It";

  private FieldKinds() {}

  private static String word(Formation formation) {
    return switch (formation) {
      case ARTILLERY_DEPLOYED -> "battery";
      case MASS -> "mass";
      default -> formation.label();
    };
  }

  static PartDraft source() {
    return slot("source", "Source", Value.TITLE, "The book and page that it rests on")
        .line()
        .lead("source")
        .rare();
  }

  static PartDraft confidence() {
    return slot("confidence", "Confidence", Value.WORD, "How far it can be relied on")
        .lead("confidence")
        .needs("source")
        .of(CONFIDENCE);
  }

  private static PartDraft unit() {
    return slot("unit", "Unit", Value.UNIT, "The troops concerned").must();
  }

  private static PartDraft formation() {
    return slot("formation", "Formation", Value.FORMATION, "How it is drawn up").of(FORMATIONS);
  }

  private static PartDraft facing() {
    return slot("facing", "Facing", Value.DIRECTION, "The way it faces").lead("facing");
  }

  private static PartDraft standsAt(String option) {
    return slot("place", "Place", Value.POSITION, "A place, or 300 paces north of one")
        .lead("at", "in")
        .in(STANDS, option)
        .opens()
        .must();
  }

  static StatementKind reinforcement() {
    return new StatementKind(
        "reinforcement",
        "Reinforcement",
        "Reinforcements",
        Home.LINE,
        "reinforcements",
        "",
        PartDraft.all(
            unit().tail("enters"),
            slot("entry", "Enters by", Value.POSITION, "The road or place where it comes on")
                .lead("by", "at")
                .must(),
            slot("from", "From the", Value.DIRECTION, "The side it comes from")
                .lead("from the", "from"),
            slot("at", "Time", Value.MOMENT, "When its head comes on").lead("at").must(),
            formation(),
            slot("to", "Goes to", Value.POSITION, "Where it marches after it has come on")
                .lead("to"),
            slot("by", "There by", Value.MOMENT, "The time by which it has to be there")
                .lead("by")
                .needs("to"),
            source(),
            confidence()));
  }

  static StatementKind deployment() {
    String stands = "stands";
    String garrisons = "garrisons a place";
    String marches = "marches";
    String patrols = "patrols";
    String free = "is placed by its player";
    List<PartDraft> parts =
        new ArrayList<>(
            List.of(
                unit(),
                formation().in(STANDS, stands).opens(),
                standsAt(stands),
                slot("place", "Place", Value.POSITION, "The place that it holds")
                    .lead("garrisons")
                    .in(STANDS, garrisons)
                    .opens()
                    .must(),
                facing(),
                sign("marching", "marches").in(STANDS, marches),
                sign("patrolling", "patrols").in(STANDS, patrols)));
    parts.addAll(way(marches));
    parts.addAll(
        List.of(
            formation().in(STANDS, marches),
            slot("column", "Its parts", Value.REST, "One behind the other, commas between them")
                .colon()
                .in(STANDS, marches)));
    parts.addAll(way(patrols));
    parts.addAll(
        List.of(
            sign("free", "deploys freely").in(STANDS, free),
            slot("within", "Within", Value.DISTANCE, "How far from the place at most")
                .lead("within")
                .tail("of")
                .in(STANDS, free)
                .must(),
            slot("place", "Of the place", Value.POSITION, "The place about which it may stand")
                .in(STANDS, free)
                .must(),
            slot("work", "Works there", Value.WORD, "What is made ready there already")
                .comma()
                .rare()
                .of(WORKS),
            source(),
            confidence()));
    return new StatementKind(
        "deployment", "Position", "Positions", Home.LINE, "deploy", "", PartDraft.all(parts));
  }

  private static List<PartDraft> way(String option) {
    return Stream.of(
            slot("begins", "Sets out at", Value.MOMENT, "When it sets out").lead("from"),
            slot("origin", "From", Value.POSITION, "Where it sets out").lead("from"),
            slot("via", "By", Value.POSITION, "A road or place on its way").lead("by"),
            slot("to", "To", Value.POSITION, "Where it goes").lead("to"),
            slot("ends", "Until", Value.MOMENT, "When it ends").lead("until"))
        .map(each -> each.in(STANDS, option))
        .toList();
  }

  static StatementKind post() {
    String stands = "stands";
    String goes = "goes out and back";
    List<PartDraft> parts =
        new ArrayList<>(
            List.of(
                slot("kind", "Kind", Value.WORD, "What is sent out")
                    .of("post", "piquet", "picket", "vedette", "patrol")
                    .tail("of")
                    .must(),
                slot("number", "Number", Value.NUMBER, "How many are sent out").must(),
                slot("arm", "Of", Value.WORD, "What is counted")
                    .of("men", "riders", "guns", "howitzers")
                    .must(),
                slot("unit", "From the unit", Value.UNIT, "The body that sends it out")
                    .lead("of")
                    .must(),
                slot("name", "Short name", Value.NAME, "By which the text calls it")
                    .lead("as")
                    .lasts(),
                formation().in(STANDS, stands).opens(),
                standsAt(stands),
                facing().in(STANDS, stands).opens(),
                slot("work", "Works there", Value.WORD, "What is made ready there already")
                    .comma()
                    .rare()
                    .of(WORKS)
                    .in(STANDS, stands)));
    way(goes).forEach(each -> parts.add(each.opens()));
    parts.add(
        slot("every", "Every", Value.LENGTH_OF_TIME, "How often it sets out, such as 90 min")
            .comma()
            .lead("every")
            .in(STANDS, goes));
    parts.add(source());
    parts.add(confidence());
    return new StatementKind(
        "post", "Post or patrol", "Posts", Home.LINE, "deploy", "", PartDraft.all(parts));
  }

  private static PartDraft task(String group, String option) {
    return slot("task", "Does", Value.WORD, "What it does")
        .of(
            "builds a bridge",
            "builds a ferry",
            "makes an abatis",
            "repairs",
            "destroys the bridge",
            "destroys",
            "clears the barricade at",
            "clears",
            "barricades",
            "loopholes",
            "entrenches")
        .in(group, option)
        .opens()
        .must();
  }

  static StatementKind work() {
    String work = "Work";
    String doing = "by troops";
    return new StatementKind(
        "work",
        "Work",
        "Works",
        Home.LINE,
        "engineering",
        "",
        PartDraft.all(
            unit(),
            task(work, doing),
            slot("place", "Place", Value.PLACE, "Where it is done")
                .lead("", "at")
                .in(work, doing)
                .must(),
            slot("material", "Of", Value.WORD, "What it is made of or done with")
                .lead("of", "with")
                .in(work, doing),
            slot("from", "From", Value.MOMENT, "When it is begun")
                .lead("from", "at")
                .in(work, doing),
            slot("to", "To", Value.MOMENT, "When it is finished; by the book if it is left out")
                .lead("to", "by")
                .in(work, doing),
            source(),
            confidence()));
  }

  static StatementKind standing() {
    return new StatementKind(
        "standing",
        "Work before play",
        "Works before play",
        Home.LINE,
        "engineering",
        "",
        PartDraft.all(
            slot("what", "What", Value.WORD, "What was made, or what was broken")
                .of(
                    "bridge",
                    "ferry",
                    "barricade",
                    "abatis",
                    "entrenchment",
                    "breastwork",
                    "redoubt",
                    "obstacle",
                    "loopholes")
                .must(),
            slot("place", "Place", Value.PLACE, "Where it is").lead("", "at").must(),
            slot("state", "It is", Value.WORD, "A bridge is broken, or all of it was made")
                .of("broken", "destroyed", "burnt", "built", "made", "standing")
                .must(),
            slot("material", "Of", Value.WORD, "What it was made of").lead("of", "with"),
            slot("known", "Known to", Value.REST, "Who knows of it: Blue, to Red from 13:30")
                .lead("known to")
                .rare(),
            source(),
            confidence()));
  }

  static StatementKind event() {
    String deed = "What happens";
    String marches = "troops march";
    String leaves = "troops leave the map";
    String fires = "troops attack or fire";
    String enters = "troops come on";
    List<PartDraft> parts = new ArrayList<>(NewsKinds.release());
    parts.addAll(NewsKinds.conditions());
    parts.addAll(
        List.of(
            slot("words", "It becomes", Value.PARTY, "Such as rain, or clear")
                .lead("the weather becomes")
                .in(deed, "the weather changes")
                .opens()
                .must(),
            slot("words", "It becomes", Value.PARTY, "Such as soft, or heavy")
                .lead("the ground becomes")
                .in(deed, "the ground changes")
                .opens()
                .must(),
            deedOf(marches).tail("marches"),
            slot("via", "By", Value.POSITION, "The road it takes").lead("by").in(deed, marches),
            onwards("via2", "via").in(deed, marches),
            onwards("via3", "via2").in(deed, marches),
            slot("place", "To", Value.POSITION, "Where it goes")
                .lead("to")
                .in(deed, marches)
                .must(),
            deedOf("troops halt").tail("halts"),
            deedOf(leaves).tail("leaves"),
            slot("place", "By", Value.POSITION, "The edge or road")
                .lead("by")
                .in(deed, leaves)
                .must(),
            deedOf(enters).tail("enters"),
            slot("place", "By", Value.POSITION, "The road or place where they come on")
                .lead("by")
                .in(deed, enters)
                .must(),
            slot("side", "From the", Value.DIRECTION, "The side they come from")
                .lead("from the", "from")
                .in(deed, enters),
            deedOf(fires),
            slot("verb", "Does", Value.WORD, "What it does")
                .of("bombards", "attacks", "fires at")
                .in(deed, fires)
                .must(),
            slot("place", "The place", Value.POSITION, "What it attacks or fires at")
                .in(deed, fires)
                .must(),
            slot("until", "Until", Value.MOMENT, "When it ends").lead("until").in(deed, fires),
            source(),
            confidence()));
    return new StatementKind(
        "event", "Event", "Events", Home.LINE, "events", "", PartDraft.all(parts));
  }

  private static PartDraft onwards(String key, String before) {
    return slot(key, "And by", Value.POSITION, "Where it goes on by then")
        .lead("and")
        .needs(before);
  }

  private static PartDraft deedOf(String option) {
    return unit().in("What happens", option).opens();
  }
}
