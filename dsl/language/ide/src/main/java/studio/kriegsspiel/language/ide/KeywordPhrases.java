package studio.kriegsspiel.language.ide;

import java.util.Map;
import java.util.Set;

/** Keywords that are best written together with what always follows them. */
final class KeywordPhrases {
  private static final Map<String, String> PHRASES =
      Map.ofEntries(
          Map.entry("Document.scenario", "scenario \"\""),
          Map.entry("Document.army", "army library \"\""),
          Map.entry("GeneralIdea.general", "general idea \"\"\"\n  \n\"\"\""),
          Map.entry("UmpireNotes.umpire", "umpire notes \"\"\"\n  \n\"\"\""),
          Map.entry("Retreat.line", "line of retreat "),
          Map.entry("Army.army", "army of "),
          Map.entry("Report.report", "report to "),
          Map.entry("PlaceKnown.place", "place \"\" known to "),
          Map.entry("PlaceKnown.known", "known to "),
          Map.entry("GivenMap.map", "map of "),
          Map.entry("GivenMap.lacks", "lacks "),
          Map.entry("GivenMap.shows", "shows \"\""),
          Map.entry("TerrainItem.terrain", "terrain  \"\""),
          Map.entry("TerrainItem.within", "within 3 km by 2400 m around \"\""),
          Map.entry("RulesItem.rules", "rules    "),
          Map.entry("DateItem.on", "on       "),
          Map.entry("WeatherItem.weather", "weather  "),
          Map.entry("GroundItem.ground", "ground   "),
          Map.entry("RiversItem.rivers", "rivers   "),
          Map.entry("DaylightItem.daylight", "daylight dawn "),
          Map.entry("VisibilityItem.visibility", "visibility "),
          Map.entry("LatitudeItem.latitude", "latitude "),
          Map.entry("UmpiresItem.umpires", "umpires "),
          Map.entry("PlaysItem.plays", "plays    3 hours, difficulty "),
          Map.entry("PlaysItem.difficulty", "difficulty "),
          Map.entry("AssistantItem.assistant", "assistant umpire \"\""),
          Map.entry("PlayerItem.player", "player 1 holds \"\""),
          Map.entry("SpareItem.spare", "spare \"\""),
          Map.entry("OffMap.off", "off the map \"\"\"\n    \n  \"\"\""),
          Map.entry("Allow.allow", "allow "),
          Map.entry("Assert.assert", "assert "),
          Map.entry("Template.template", "template \"\": "),
          Map.entry("ReadingItem.reading", "reading  "),
          Map.entry("Leader.commander", "commander \"\" rated "),
          Map.entry("UnitItem.like", "like \"\""),
          Map.entry("OrderItem.ordered", "ordered to "),
          Map.entry("StateItem.state", "state "),
          Map.entry("RivalItem.or", "or "),
          Map.entry("Echelon.platoon", "platoon \"\""),
          Map.entry("Echelon.sappers", "sappers \"\""),
          Map.entry("Echelon.piquet", "piquet \"\""),
          Map.entry("Echelon.staff", "staff \"\""),
          Map.entry("Echelon.supply", "supply column \"\""),
          Map.entry("Echelon.park", "park column \"\""),
          Map.entry("Echelon.field", "field hospital \"\""),
          Map.entry("Variant.variant", "variant \"\""),
          Map.entry("Without.without", "without "),
          Map.entry("Exercise.exercise", "exercise \"\" grade 1 for "),
          Map.entry("Learn.learn", "learn \"\""),
          Map.entry("Decision.decision", "decision \"\" at "),
          Map.entry("Expect.expect", "expect "),
          Map.entry("Expect.against", "against "),
          Map.entry("Solution.solution", "solution \"\"\"\n  \n\"\"\""),
          Map.entry("Grades.grades", "grades "),
          Map.entry("Echelon.pontoon", "pontoon train "),
          Map.entry("SourceItem.source", "source \"\" confidence "));

  private static final Set<String> STATEMENTS =
      Set.of(
          "Side.side",
          "Deploy.deploy",
          "IntelligenceSection.intelligence",
          "Reinforcements.reinforcements",
          "Engineering.engineering",
          "EventsSection.events",
          "Objective.objective",
          "Role.role",
          "ImportItem.import");

  private KeywordPhrases() {}

  static String of(String rule, String keyword) {
    String phrase = PHRASES.get(rule + "." + keyword);
    if (phrase != null) {
      return phrase;
    }
    boolean section = STATEMENTS.contains(rule + "." + keyword) && endsLine(keyword);
    return keyword + (section ? "\n  " : " ");
  }

  static boolean beginsStatement(String rule, String keyword) {
    String key = rule + "." + keyword;
    return PHRASES.containsKey(key) || STATEMENTS.contains(key) || rule.equals("Echelon");
  }

  private static boolean endsLine(String keyword) {
    return Set.of("deploy", "intelligence", "reinforcements", "engineering", "events")
        .contains(keyword);
  }
}
