package studio.kriegsspiel.language.syntax;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** What each kind of statement looks like. */
public final class StatementForms {
  private static final Map<String, String> FORMS = new LinkedHashMap<>();

  static {
    put("RulesItem", "The rule book is named so: `rules reisswitz-1824`.");
    put(
        "TerrainItem",
        "The ground is named so: `terrain \"mont-saint-jean\"`, or, where only a part of it is played on,"
            + " `terrain \"mont-saint-jean\" within 3 km by 2400 m around \"La Haye Sainte\"`.");
    put(
        "DateItem",
        "Date and time are given so: `on 18 June 1815 from 13:00 to 18:30` or `... from 13:00 for 40 moves`.");
    put("WeatherItem", "The weather is given so: `weather overcast until 15:00, then rain`.");
    put(
        "GroundItem",
        "The state of the ground is given so: `ground heavy until 15:00, then soft`.");
    put(
        "GeneralIdea",
        "The General Idea stands between three quotation marks: `general idea \"\"\" ... \"\"\"`.");
    put(
        "UmpireNotes",
        "Notes stand between three quotation marks: `umpire notes \"\"\" ... \"\"\"`.");
    put(
        "PlaceKnown",
        "Who knows of a place is told so: `place \"Great battery\" known to Red, to Blue from 13:06`.");
    put(
        "GivenMap",
        "A map that is poorer or older than the ground is given so: `map of Red \"Ferraris, 1777\" lacks"
            + " heights, tracks, \"New road\" shows \"Old wood\"`; one without `troops` shows its reader's own alone.");
    put(
        "Allow",
        "A finding is allowed so: `allow KS-FRC-002 for Ompteda \"the return counts officers\"`.");
    put(
        "Assert",
        "An assertion is written so: `assert Blue cannot see Red.Reserve at 13:00`, `assert Red.Bachelu reaches"
            + " \"La Haye Sainte\" between 16:20 and 17:00`, `assert Blue knows Red.Quiot by 13:30`, `assert Red"
            + " outnumbers Blue at \"Crossroads\" at 14:00 by 3 to 2`.");
    put(
        "Variant",
        "A variant begins so: `variant \"Dry ground\" easier for Red` or `harder for Blue`; below stand lines such as `ground firm`, `KGL5: 395 men`, `without Red.Quiot`.");
    put(
        "HouseRules",
        "A file of house rules begins so: `house rules \"Club of the Marne\"`; below stand lines such as"
            + " `assert every battery has a calibre as CLUB-ART-001`.");
    put(
        "HouseRule",
        "A house rule is given so: `assert every battery of Blue has a calibre as CLUB-ART-001 warning \"our"
            + " gun models differ\"`.");
    put("Without", "A variant leaves a unit out so: `without Red.Quiot`.");
    put("Restated", "A variant states a strength so: `KGL5: 395 men`.");
    put(
        "RiversItem",
        "The state of the rivers is given so: `rivers high until 15:00, then falling`.");
    put("DaylightItem", "Sunrise and sunset are given so: `daylight dawn 03:50, dusk 20:10`.");
    put(
        "VisibilityItem",
        "How far one sees is given so: `visibility 1500 paces until 15:00, then 3000 paces`.");
    put("LatitudeItem", "Where the ground lies is given so: `latitude 50.7` or `latitude 33.9 S`.");
    put("UmpiresItem", "The number of umpires is given so: `umpires 2`.");
    put(
        "PlaysItem",
        "How long an evening takes and how hard it is are told so: `plays 3 hours, difficulty 2`.");
    put(
        "SpareItem",
        "Which role is given up where people are missing is said so: `spare \"Aide\" of Blue to \"Commander\"`.");
    put("AssistantItem", "Who helps the umpire is named so: `assistant umpire \"Clara\" for Red`.");
    put(
        "PlayerItem",
        "Who plays is named so: `player 1 holds \"Commander\"` or `player \"Anna\" holds \"Commander\" of Blue`.");
    put(
        "OffMap",
        "What a side has off the map stands between three quotation marks: `off the map \"\"\" ... \"\"\"`.");
    put(
        "Exercise",
        "An exercise begins so: `exercise \"Defence of a post\" grade 3 for \"Commander at the farm\" of Blue`.");
    put("Learn", "What is to be learned is told so: `learn \"Judge when to ask for ammunition\"`.");
    put(
        "Decision",
        "A decision is put so: `decision \"Rounds run short\" at 15:20 \"\"\" What do you report? \"\"\"`.");
    put(
        "Expect",
        "What brings marks is told so: `expect message to \"Commander\" of Blue about ammunition by 15:30 worth 5`, `expect Baring still in \"La Haye Sainte\" at 17:00 worth 3`; what costs some: `against retreat of Baring before 17:00 costs 4`.");
    put(
        "Solution",
        "The solution stands between three quotation marks: `solution \"\"\" ... \"\"\"`.");
    put("Grades", "Grades are told so: `grades 8 \"good\", 5 \"sufficient\"`.");
    put(
        "OrderSheet",
        "An order sheet begins so: `orders of \"Commander at the farm\" of Blue in \"the-farm.kriegsspiel\"`.");
    put(
        "SheetOrder",
        "An order is given so: `15:30 F95 marches to \"La Haye Sainte\" by \"Brussels high road\" in column`, `15:30 KGL5 and KGL8 hold \"Crossroads\"`, a message so: `15:22 message to \"Commander\" \"...\"`.");
    put("Side", "A side begins so: `side Blue \"Anglo-Allied\" colour blue`.");
    put("Objective", "An objective is given so: `objective hold \"La Haye Sainte\" until 18:30`.");
    put("Retreat", "A line of retreat is given so: `line of retreat \"Brussels road\" northward`.");
    put("Role", "A role is given so: `role \"Commander\" for \"Alten\" under \"Orange\"`.");
    put("Army", "An order of battle begins so: `army of Blue`.");
    put("UnitItem", "A unit is given so: `battalion \"5th Line KGL\" as KGL5: 379 men, veteran`.");
    put("SourceItem", "A source is given so: `source \"Siborne 1844\" confidence probable`.");
    put(
        "Template",
        "A template is given so: `template \"KGL line battalion\": battalion, line, veteran, 2 ranks`.");
    put("StateItem", "A state is given so: `state tired, 12 % lost, 20 rounds a man`.");
    put(
        "RivalItem",
        "Another source is quoted so: `or 395 men source \"Beamish 1837, p. 350\" confidence possible`.");
    put("RivalHour", "Another hour is quoted so: `or at 18:45 source \"Beamish 1837, p. 350\"`.");
    put("OrderItem", "A first order is given so: `ordered to hold \"La Haye Sainte\"`.");
    put("Leader", "A commander is given so: `commander \"Sir C. Alten\" rated able`.");
    put(
        "ImportedItem",
        "What is said of a unit of an army list stands below its name: `imported Ompteda`, and below it"
            + " `state tired` or `ordered to hold \"La Haye Sainte\"`.");
    put(
        "StandingWork",
        "What was done before play is written so: `bridge \"Genappe\" broken`, `bridge \"Mill\" built of"
            + " trestles known to Blue`, `barricade \"Ridge road\" made`.");
    put("AttachItem", "A unit is put under another so: `detached Hussars3 to Ompteda`.");
    put(
        "ReadingItem",
        "One source is followed so: `reading \"Beamish 1837\"`, `reading lowest`, `reading highest`.");
    put(
        "ImportItem",
        "An army list is brought in so: `import \"armies/kgl.kriegsspiel\"`, some of its units so:"
            + " `import Kempt, Pack from \"armies/allied.kriegsspiel\"`.");
    put(
        "Deployment",
        "A deployment is given so: `KGL5 in line at 300 paces north of \"La Haye Sainte\" facing"
            + " south`.");
    put(
        "Post",
        "A post is given so: `post of 60 men of F95front as Pit at \"Sand-pit\" facing south`; it is"
            + " taken from the unit's strength. Where a commander is: `headquarters of Ompteda at"
            + " \"Crossroads\"`.");
    put(
        "Way",
        "A way is given so: `Hussars3 patrols from \"Papelotte\" by \"Smohain\" to \"Ohain\", repeating`,"
            + " `Erlon marches from \"Rossomme\" to \"La Belle Alliance\" from 11:00: Quiot, Donzelot`.");
    put(
        "Zone",
        "Where troops may be put is given so: `Blue deploys freely within 800 paces of"
            + " \"Crossroads\"`, `Ompteda anywhere north of \"Brook\"`, `between \"A\" and \"B\"`.");
    put("Deploy", "Below `deploy` stand units, so: `KGL5 in line at \"Sand-pit\" facing south`.");
    put("Report", "A report is given so: `report to Blue at 12:45 from headquarters \"...\"`.");
    put(
        "IntelligenceItem",
        "Intelligence is given so: `at 13:30 to Blue from patrol of Hussars3, reliable: \"...\"`.");
    put(
        "Term",
        "A condition is given so: `when Baring has lost 30 % and Baring sees Red.Dubois tell Blue by Baring: \"...\"`.");
    put(
        "ReportedForce",
        "What a report says of a body is given so: `enemy from a spy, doubtful, observed 10:20: Red.Erlon at \"Rossomme\", about 15,000 men`.");
    put(
        "IntelligenceSection",
        "Below `intelligence` stand items, so: `at 13:30 to Blue from spy: \"...\"`.");
    put(
        "Reinforcement",
        "A reinforcement is given so: `Red.Bachelu enters by \"Brussels road\" from the south at"
            + " 16:00 in column of route`.");
    put(
        "Engineering",
        "Below `engineering` stand works, so: `Sappers1 builds a bridge at \"Mill\" from 14:00`, and what was"
            + " done before play: `bridge \"Genappe\" broken`.");
    put(
        "Reinforcements",
        "Below `reinforcements` stands what comes on, so: `Red.Bachelu enters by \"Brussels road\" at 16:00`.");
    put(
        "EngineeringItem",
        "Work is given so: `Sappers1 builds a bridge at \"Mill\" of trestles from 14:00 to 14:30`.");
    put(
        "Task",
        "Work is `builds a bridge at \"Mill\"`, `makes an abatis at \"Ridge road\"`, `barricades"
            + " \"Mill\"`, `loopholes \"Mill\"`, `entrenches \"Knoll\"`, `clears \"Mill\"` and so on.");
    put(
        "EventsSection",
        "Below `events` stands what the umpire has happen, so: `at 15:00 Reserve1 bombards \"La Haye"
            + " Sainte\" until 15:30`.");
    put(
        "EventItem",
        "An event is given so: `at 15:00 Reserve1 bombards \"La Haye Sainte\" until 15:30`, `Campi"
            + " leaves by \"South edge\" at 17:00`, `at 16:00 the weather becomes rain`.");
    put(
        "UnitDeed",
        "A unit `bombards` or `attacks` a place, `marches to` one, `halts`, `leaves by` or `enters by` a road,"
            + " or works: `builds a bridge at \"Mill\"`.");
    put(
        "SkyDeed",
        "A change is given so: `at 16:00 the weather becomes rain`, `at 16:00 the ground becomes"
            + " soft`.");
    put(
        "Position",
        "A place is given so: `\"Sand-pit\"`, `300 paces north of \"Sand-pit\"`, `grid 1490 0820` or `50.6803 N 4.4066 E`.");
    put(
        "Document",
        "A file begins with `scenario \"Title\"`; below stand sections such as `side`, `army of`, `deploy`, `report`.");
  }

  private StatementForms() {}

  private static void put(String rule, String form) {
    FORMS.put(rule, form);
  }

  /** A sentence with an example of a statement that the rule describes. */
  public static Optional<String> find(String rule) {
    return Optional.ofNullable(FORMS.get(rule));
  }

  /** The first example alone, as it would be written. */
  public static Optional<String> findExample(String rule) {
    return examples(rule).stream().findFirst();
  }

  /** All examples, as they would be written. */
  public static List<String> examples(String rule) {
    List<String> examples = new ArrayList<>();
    String[] parts = find(rule).orElse("").split("`");
    for (int i = 1; i < parts.length; i += 2) {
      examples.add(parts[i]);
    }
    return examples;
  }
}
