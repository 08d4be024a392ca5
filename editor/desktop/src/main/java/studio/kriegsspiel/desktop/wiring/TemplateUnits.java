package studio.kriegsspiel.desktop.wiring;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import studio.kriegsspiel.desk.forces.ListedUnit;
import studio.kriegsspiel.language.ScenarioLanguage;
import studio.kriegsspiel.rules.concept.Arm;
import studio.kriegsspiel.scenario.edit.ScenarioText;
import studio.kriegsspiel.scenario.edit.UnitBlock;
import studio.kriegsspiel.scenario.force.Echelon;
import studio.kriegsspiel.scenario.force.Unit;
import studio.kriegsspiel.scenario.text.TextSpan;

/**
 * Units as the templates of a scenario would have them, each in a usual strength if none is said.
 */
final class TemplateUnits {
  private static final String SECTION = "template";
  private static final Pattern TITLE = Pattern.compile("template\\s+\"((?:[^\"\\\\\\n])+)\"");
  private static final List<Echelon> LONGEST_FIRST =
      Arrays.stream(Echelon.values())
          .sorted(Comparator.comparingInt((Echelon each) -> -each.word().length()))
          .toList();

  private final ScenarioLanguage language;
  private final ScenarioText source;
  private final String templates;

  private TemplateUnits(ScenarioLanguage language, ScenarioText source) {
    this.language = language;
    this.source = source;
    StringBuilder text = new StringBuilder("army library \"Templates\"\n");
    source
        .sections(SECTION)
        .forEach(each -> text.append("  ").append(words(each.span())).append('\n'));
    this.templates = text.toString();
  }

  /** One unit for each template whose title is plain. */
  static List<ListedUnit> of(ScenarioLanguage language, ScenarioText source) {
    TemplateUnits units = new TemplateUnits(language, source);
    List<ListedUnit> made = new ArrayList<>();
    source
        .sections(SECTION)
        .forEach(each -> units.make(units.words(each.span())).ifPresent(made::add));
    return made;
  }

  private String words(TextSpan span) {
    return source.text().substring(span.offset(), span.end());
  }

  private Optional<ListedUnit> make(String template) {
    Matcher title = TITLE.matcher(template);
    if (!title.find()) {
      return Optional.empty();
    }
    String name = title.group(1);
    Echelon echelon = echelon(template.substring(title.end()));
    String line = "%s \"%s\" like \"%s\"".formatted(echelon.word(), name, name);
    return read(line)
        .flatMap(
            unit -> {
              String whole = line + strength(unit);
              return read(whole)
                  .map(
                      stated ->
                          new ListedUnit(stated, UnitBlock.ofLine(whole, echelon, name, name)));
            });
  }

  private Optional<Unit> read(String line) {
    return language.parseArmyList("templates", templates + "  " + line + "\n").stream().findFirst();
  }

  private static Echelon echelon(String words) {
    return LONGEST_FIRST.stream()
        .filter(each -> Pattern.compile("\\b" + each.word() + "\\b").matcher(words).find())
        .findFirst()
        .orElse(Echelon.BATTALION);
  }

  private static String strength(Unit unit) {
    if (unit.totalMen() > 0 || unit.totalPieces() > 0 || unit.strength().squadrons().isPresent()) {
      return "";
    }
    Arm arm = unit.type().arm();
    return switch (arm) {
      case INFANTRY -> ": 600 men";
      case CAVALRY -> ": 150 riders";
      case ARTILLERY -> ": 6 guns";
      default -> "";
    };
  }
}
