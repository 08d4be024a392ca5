package studio.kriegsspiel.scenario.phrase;

import static studio.kriegsspiel.scenario.phrase.PartDraft.slot;

import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import studio.kriegsspiel.rules.concept.CommandRating;
import studio.kriegsspiel.rules.concept.Grade;
import studio.kriegsspiel.rules.concept.Nationality;
import studio.kriegsspiel.rules.concept.OrderKind;
import studio.kriegsspiel.rules.concept.SmallArm;
import studio.kriegsspiel.rules.concept.TroopCondition;
import studio.kriegsspiel.scenario.force.Duty;
import studio.kriegsspiel.scenario.force.Echelon;
import studio.kriegsspiel.scenario.phrase.StatementKind.Home;

/** Sides, what they are to do, who commands, and their troops. */
final class ForceKinds {
  private static final String AIM = "To do";
  private static final String RETREAT = "Line of retreat";
  private static final List<String> KINDS =
      List.of(
          "light",
          "rifles",
          "grenadiers",
          "landwehr",
          "skirmishers",
          "heavy",
          "cuirassiers",
          "dragoons",
          "hussars",
          "chasseurs",
          "lancers",
          "uhlans",
          "cossacks",
          "horse",
          "foot",
          "rockets",
          "regimental");

  private ForceKinds() {}

  static StatementKind side() {
    return new StatementKind(
        "side",
        "Side",
        "Sides",
        Home.SECTION,
        "side",
        "side",
        PartDraft.all(
            slot("name", "Short name", Value.NAME, "The name by which the text calls it")
                .must()
                .lasts(),
            slot("title", "Title", Value.TITLE, "What players read"),
            slot("colour", "Colour", Value.WORD, "The colour of its blocks")
                .lead("colour", "color"),
            slot("nation", "Nation", Value.PARTY, "Whose troops they are").lead("nation"),
            slot("retreat", "By", Value.PLACE, "The road or place by which it retires")
                .line()
                .lead("line of retreat")
                .in(RETREAT, "by a road or place")
                .opens(),
            slot("towards", "Towards", Value.DIRECTION, "Which way it leads")
                .needs("retreat")
                .lead("towards", "")
                .in(RETREAT, "by a road or place"),
            slot("towards", "Towards", Value.DIRECTION, "Which way it leads")
                .line()
                .lead("line of retreat", "line of retreat towards")
                .in(RETREAT, "in a direction")
                .opens(),
            slot(
                    "beyond",
                    "Off the map",
                    Value.PROSE,
                    "What it knows of its troops beyond the edge")
                .line()
                .lead("off the map")));
  }

  private static PartDraft place(String option, String... leads) {
    return slot("place", "Place", Value.PLACE, "The place concerned")
        .lead(leads)
        .in(AIM, option)
        .loose()
        .opens()
        .must();
  }

  private static PartDraft unit(String option, String... leads) {
    return slot("unit", "Unit", Value.UNIT, "The troops concerned")
        .lead(leads)
        .in(AIM, option)
        .opens()
        .must();
  }

  static StatementKind objective() {
    String delay = "delay troops";
    String escort = "escort troops";
    String cross = "cross a brook or line";
    String leave = "leave the map";
    return new StatementKind(
        "objective",
        "Objective",
        "Objectives",
        Home.SIDE,
        "side",
        "objective",
        PartDraft.all(
            slot("words", "Words", Value.TITLE, "What is to be reached, in your own words")
                .in(AIM, "in your own words")
                .opens()
                .must(),
            place("keep a road open", "keep open"),
            place("take a place", "take", "seize", "storm", "occupy"),
            place("hold a place", "hold", "defend", "guard", "keep"),
            slot("unit", "Unit", Value.UNIT, "The enemy who is to be delayed")
                .lead("delay", "hinder", "contain", "pin")
                .in(AIM, delay)
                .opens()
                .must(),
            slot("place", "Before the place", Value.PLACE, "Where he is to be delayed")
                .lead("before")
                .in(AIM, delay),
            place(cross, "cross"),
            slot("number", "With battalions", Value.NUMBER, "How many have to be across")
                .lead("with")
                .tail("battalion", "battalions")
                .in(AIM, cross),
            place("destroy a place or bridge", "destroy", "break", "burn", "blow up"),
            unit("destroy troops", "destroy", "break"),
            place("reconnoitre a place", "reconnoitre", "scout", "observe", "find"),
            unit("reconnoitre troops", "reconnoitre", "scout", "observe", "find"),
            place(leave, "leave by"),
            slot("share", "With percent", Value.NUMBER, "The share that has to leave")
                .lead("with")
                .tail("%")
                .in(AIM, leave),
            slot("unit", "Unit", Value.UNIT, "Who is to be brought there")
                .lead("escort")
                .in(AIM, escort)
                .opens()
                .must(),
            slot("place", "To the place", Value.PLACE, "Where they are to be brought")
                .lead("to")
                .in(AIM, escort),
            slot("by", "By", Value.MOMENT, "The time by which it has to be reached").lead("by"),
            slot("until", "Until", Value.MOMENT, "The time until which it has to be so")
                .lead("until"),
            slot("worth", "Points", Value.NUMBER, "What it is worth").lead("worth")));
  }

  static StatementKind role() {
    return new StatementKind(
        "role",
        "Role",
        "Roles",
        Home.SIDE,
        "side",
        "role",
        PartDraft.all(
            slot("title", "Title", Value.TITLE, "What the player is, such as Commander")
                .must()
                .lasts(),
            slot("for", "Commands", Value.PARTY, "The unit that he commands").lead("for"),
            slot("under", "Under", Value.PARTY, "The unit whose commander is above him")
                .lead("under"),
            slot("duty", "Duty", Value.WORD, "What he is there for beside it")
                .lead("duty")
                .of(Duty.allWords()),
            slot("second", "And", Value.WORD, "What else he is there for")
                .comma()
                .needs("duty")
                .of(Duty.allWords())));
  }

  static StatementKind unit() {
    return new StatementKind(
        "unit",
        "Unit",
        "Units",
        Home.ARMY,
        "army",
        "",
        PartDraft.all(
            slot("echelon", "Level", Value.WORD, "What kind of body it is").of(levels()).must(),
            slot("title", "Title", Value.TITLE, "What players read, such as 5th Line KGL").must(),
            slot("name", "Short name", Value.NAME, "By which the text calls it, such as KGL5")
                .lead("as")
                .lasts(),
            slot("like", "Like the template", Value.TITLE, "The template that it is like")
                .lead("like")
                .rare(),
            slot("commander", "Commander", Value.TITLE, "Who commands it").lead("commander"),
            slot("rated", "Rated", Value.WORD, "How good he is; players do not see it")
                .lead("rated")
                .needs("commander")
                .of(Arrays.stream(CommandRating.values()).map(CommandRating::key).toList()),
            count("men", "Men", "man", "men"),
            count("riders", "Riders", "rider", "riders"),
            count("squadrons", "Squadrons", "squadron", "squadrons").rare(),
            count("guns", "Guns", "gun", "guns"),
            slot("calibre", "Of calibre", Value.CALIBRE, "Such as 9-pdr").needs("guns"),
            count("howitzers", "Howitzers", "howitzer", "howitzers").rare(),
            slot("bore", "Of calibre", Value.CALIBRE, "Such as 5.5-inch").needs("howitzers"),
            kinds(),
            grades(),
            count("ranks", "Ranks", "rank", "ranks").rare(),
            weapons(),
            count("ammunition", "Ammunition wagons", "ammunition wagon", "ammunition wagons")
                .rare(),
            count("wagons", "Other wagons", "wagon", "wagons").rare(),
            nations(),
            slot("state", "State", Value.WORD, "How it is when play begins")
                .line()
                .lead("state")
                .of(Arrays.stream(TroopCondition.values()).map(TroopCondition::label).toList()),
            slot("lost", "Lost before", Value.NUMBER, "Percent of it that is lost already")
                .comma()
                .needs("state")
                .tail("% lost"),
            slot("order", "Ordered to", Value.WORD, "Its first order")
                .rare()
                .line()
                .lead("ordered to")
                .of(Arrays.stream(OrderKind.values()).map(OrderKind::label).toList()),
            slot("orderOf", "The place or unit", Value.PARTY, "What the order is about")
                .lead("", "to", "by", "towards")
                .needs("order"),
            slot("flank", "On the", Value.WORD, "Where it stands by those it supports")
                .lead("on the")
                .needs("order")
                .of("left", "right", "rear"),
            FieldKinds.source(),
            FieldKinds.confidence(),
            rival(),
            slot("rivalSource", "By the source", Value.TITLE, "The book that has the other figure")
                .lead("source")
                .needs("rival"),
            slot("rivalConfidence", "Confidence", Value.WORD, "How far it can be relied on")
                .lead("confidence")
                .needs("rivalSource")
                .of(FieldKinds.CONFIDENCE)));
  }

  static StatementKind template() {
    return new StatementKind(
        "template",
        "Template",
        "Templates",
        Home.SECTION,
        "template",
        "template",
        PartDraft.all(
            slot("title", "Title", Value.TITLE, "What units are like, such as Line battalion")
                .must()
                .lasts(),
            slot("like", "Like", Value.TITLE, "Another template that it goes on from").lead("like"),
            slot("echelon", "Level", Value.WORD, "What kind of body it is").list().of(levels()),
            kinds(),
            grades(),
            count("men", "Men", "man", "men"),
            count("riders", "Riders", "rider", "riders"),
            count("ranks", "Ranks", "rank", "ranks"),
            weapons(),
            nations()));
  }

  private static List<String> levels() {
    return Arrays.stream(Echelon.values())
        .filter(each -> each != Echelon.POST)
        .map(Echelon::word)
        .toList();
  }

  private static PartDraft kinds() {
    return slot("kind", "Kind", Value.WORD, "What kind of its arm it is").list().of(KINDS);
  }

  private static PartDraft grades() {
    return slot("grade", "Grade", Value.WORD, "How good it is")
        .list()
        .of(Arrays.stream(Grade.values()).map(Grade::label).toList());
  }

  private static PartDraft weapons() {
    return slot("weapon", "Weapon", Value.WORD, "What the single man carries")
        .list()
        .rare()
        .of(Arrays.stream(SmallArm.values()).map(SmallArm::key).toList());
  }

  private static PartDraft nations() {
    return slot("nation", "Nation", Value.WORD, "Whose troops they are")
        .list()
        .of(Arrays.stream(Nationality.values()).map(Nationality::label).toList());
  }

  private static PartDraft rival() {
    return slot("rival", "Another figure", Value.REST, "What another source has, such as 395 men")
        .line()
        .lead("or")
        .rare();
  }

  private static PartDraft count(String key, String label, String one, String several) {
    return slot(key, label, Value.NUMBER, "How many " + several).list().tail(one, several);
  }

  /** Levels by which a unit's statement begins. */
  static Stream<String> echelons() {
    return Stream.concat(Arrays.stream(Echelon.values()).map(Echelon::word), Stream.of("sappers"));
  }
}
