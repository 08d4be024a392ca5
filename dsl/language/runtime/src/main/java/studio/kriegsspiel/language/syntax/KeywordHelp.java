package studio.kriegsspiel.language.syntax;

import java.util.Map;
import java.util.Optional;

/** One sentence about what a keyword begins. */
public final class KeywordHelp {
  private static final Map<String, String> RULES =
      Map.ofEntries(
          Map.entry("scenario", "Document"),
          Map.entry("rules", "RulesItem"),
          Map.entry("terrain", "TerrainItem"),
          Map.entry("on", "DateItem"),
          Map.entry("weather", "WeatherItem"),
          Map.entry("ground", "GroundItem"),
          Map.entry("general", "GeneralIdea"),
          Map.entry("umpire", "UmpireNotes"),
          Map.entry("place", "PlaceKnown"),
          Map.entry("known", "PlaceKnown"),
          Map.entry("allow", "Allow"),
          Map.entry("variant", "Variant"),
          Map.entry("easier", "Variant"),
          Map.entry("without", "Without"),
          Map.entry("assert", "Assert"),
          Map.entry("outnumbers", "Assert"),
          Map.entry("reaches", "Assert"),
          Map.entry("side", "Side"),
          Map.entry("objective", "Objective"),
          Map.entry("line", "Retreat"),
          Map.entry("retreat", "Retreat"),
          Map.entry("role", "Role"),
          Map.entry("army", "Army"),
          Map.entry("source", "SourceItem"),
          Map.entry("confidence", "SourceItem"),
          Map.entry("template", "Template"),
          Map.entry("like", "Template"),
          Map.entry("state", "StateItem"),
          Map.entry("or", "RivalItem"),
          Map.entry("ordered", "OrderItem"),
          Map.entry("commander", "Leader"),
          Map.entry("rated", "Leader"),
          Map.entry("attached", "AttachItem"),
          Map.entry("detached", "AttachItem"),
          Map.entry("reading", "ReadingItem"),
          Map.entry("platoon", "UnitItem"),
          Map.entry("piquet", "UnitItem"),
          Map.entry("staff", "UnitItem"),
          Map.entry("import", "ImportItem"),
          Map.entry("deploy", "Deploy"),
          Map.entry("garrisons", "Deployment"),
          Map.entry("facing", "Deployment"),
          Map.entry("report", "Report"),
          Map.entry("intelligence", "IntelligenceSection"),
          Map.entry("between", "IntelligenceItem"),
          Map.entry("when", "IntelligenceItem"),
          Map.entry("within", "IntelligenceItem"),
          Map.entry("tell", "IntelligenceItem"),
          Map.entry("reinforcements", "Reinforcement"),
          Map.entry("enters", "Reinforcement"),
          Map.entry("engineering", "EngineeringItem"),
          Map.entry("builds", "EngineeringItem"),
          Map.entry("repairs", "EngineeringItem"),
          Map.entry("destroys", "EngineeringItem"),
          Map.entry("grid", "Position"),
          Map.entry("battalion", "UnitItem"),
          Map.entry("brigade", "UnitItem"),
          Map.entry("division", "UnitItem"),
          Map.entry("corps", "UnitItem"),
          Map.entry("regiment", "UnitItem"),
          Map.entry("squadron", "UnitItem"),
          Map.entry("battery", "UnitItem"),
          Map.entry("company", "UnitItem"));

  private KeywordHelp() {}

  /** What a statement with that keyword looks like. */
  public static Optional<String> find(String keyword) {
    return Optional.ofNullable(RULES.get(keyword)).flatMap(StatementForms::find);
  }
}
