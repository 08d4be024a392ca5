package studio.kriegsspiel.language.ide.reference;

import java.util.Arrays;
import java.util.EnumSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;
import studio.kriegsspiel.language.mapping.words.LanguageWords;
import studio.kriegsspiel.language.words.ClosedWords;
import studio.kriegsspiel.rules.RuleBookId;
import studio.kriegsspiel.rules.concept.Arm;
import studio.kriegsspiel.rules.concept.Formation;
import studio.kriegsspiel.rules.concept.Grade;
import studio.kriegsspiel.rules.concept.UnitType;
import studio.kriegsspiel.rules.field.Footprint;
import studio.kriegsspiel.rules.field.Troops;
import studio.kriegsspiel.rules.library.RuleBooks;
import studio.kriegsspiel.rules.mapping.Correspondence;
import studio.kriegsspiel.rules.mapping.Match;
import studio.kriegsspiel.scenario.force.Echelon;

/** {@code docs/language/words.md}: every list of words, and what each book makes of them. */
final class WordsPage {
  private static final int MEN = 600;
  private static final int PIECES = 8;
  private static final int POUNDS = 6;

  private static final Set<Formation> FOOT =
      EnumSet.of(
          Formation.LINE,
          Formation.COLUMN_MARCH,
          Formation.COLUMN_OPEN,
          Formation.COLUMN_CLOSE,
          Formation.COLUMN_ATTACK,
          Formation.MASS,
          Formation.SQUARE,
          Formation.SKIRMISH);
  private static final Map<Arm, Set<Formation>> FORMATIONS =
      Map.of(
          Arm.CAVALRY,
          EnumSet.of(
              Formation.LINE,
              Formation.COLUMN_MARCH,
              Formation.COLUMN_OPEN,
              Formation.COLUMN_CLOSE,
              Formation.SKIRMISH),
          Arm.ARTILLERY,
          EnumSet.of(
              Formation.ARTILLERY_DEPLOYED,
              Formation.ARTILLERY_LIMBERED,
              Formation.COLUMN_OPEN,
              Formation.COLUMN_CLOSE));

  private final StringBuilder page = new StringBuilder();

  static String write() {
    WordsPage words = new WordsPage();
    words.lists();
    words.books();
    return words.page.toString().stripTrailing() + "\n";
  }

  private void lists() {
    page.append(
        """
        # The words of the language

        Made from the program. Lists are closed: a word that is not in one is told where it stands, with the nearest that is. Words keep
        their meaning in capitals and in small letters. Names of places are the ground's: `studio terrain info NAME` lists them.

        """);
    list("Rule books", LanguageWords.ruleBooks());
    list("Lengths", LanguageWords.lengths());
    list("Directions", LanguageWords.compass());
    list("Colours of sides", LanguageWords.colours());
    list(
        "Levels of an order of battle",
        Arrays.stream(Echelon.values()).map(Echelon::word).toList());
    list("What is said of a unit", LanguageWords.unitWords());
    list("Formations", LanguageWords.formations());
    list("How a work is that was done before play", LanguageWords.workStates());
    list("Where news comes from", LanguageWords.sources());
    list("How far news may be trusted", LanguageWords.reportFlags());
    list("How far a figure can be trusted", LanguageWords.confidence());
    for (ClosedWords each : ClosedWords.values()) {
      if (each != ClosedWords.COLOUR) {
        list("Phrases: " + each.name().toLowerCase(Locale.ROOT).replace('_', ' '), each.all());
      }
    }
  }

  private void list(String title, List<String> words) {
    page.append("## ").append(title).append("\n\n");
    StringBuilder line = new StringBuilder();
    for (String word : words) {
      if (line.length() + word.length() > 120) {
        page.append(line.toString().stripTrailing()).append('\n');
        line.setLength(0);
      }
      line.append('`').append(word).append("` ");
    }
    page.append(line.toString().stripTrailing()).append("\n\n");
  }

  private void books() {
    page.append("## What the books make of them\n\n");
    page.append(
        "An empty cell is a word that the book does not know; `studio check` says where one is used.\n\n");
    matches(
        "Kinds of troops",
        Correspondence.Family.UNIT_TYPES,
        labels(UnitType.values(), UnitType::key, UnitType::label));
    matches(
        "Grades", Correspondence.Family.GRADES, labels(Grade.values(), Grade::key, Grade::label));
    page.append("### Front and depth of formations\n\n");
    page.append(
        "A battalion of 600 men, four squadrons of 600 riders and a battery of eight 6-pounders, front by depth in metres.\n\n");
    for (UnitType type :
        List.of(UnitType.INFANTRY_LINE, UnitType.CAVALRY_MEDIUM, UnitType.ARTILLERY_MEDIUM)) {
      footprints(type);
    }
  }

  private static <E> Map<String, String> labels(
      E[] values, Function<E, String> key, Function<E, String> label) {
    Map<String, String> labels = new LinkedHashMap<>();
    Arrays.stream(values).forEach(each -> labels.put(key.apply(each), label.apply(each)));
    return labels;
  }

  private void matches(String title, Correspondence.Family family, Map<String, String> labels) {
    page.append("### ").append(title).append("\n\n");
    head("in the language");
    for (Map.Entry<String, String> each : labels.entrySet()) {
      row(
          each.getValue(),
          RuleBookId.values().stream()
              .map(
                  id ->
                      Correspondence.of(id)
                          .find(family, each.getKey())
                          .flatMap(Match::findTerm)
                          .orElse(""))
              .toList());
    }
    page.append('\n');
  }

  private void footprints(UnitType type) {
    boolean guns = type == UnitType.ARTILLERY_MEDIUM;
    Troops troops = guns ? Troops.battery(type, PIECES, POUNDS) : Troops.of(type, MEN);
    head(type.label());
    for (Formation formation : FORMATIONS.getOrDefault(type.arm(), FOOT)) {
      row(
          formation.label(),
          RuleBookId.values().stream()
              .map(
                  id ->
                      RuleBooks.get(id)
                          .fieldManual()
                          .findPrintedFootprint(troops, formation)
                          .map(WordsPage::cell)
                          .orElse(""))
              .toList());
    }
    page.append('\n');
  }

  private static String cell(Footprint footprint) {
    String front = footprint.frontage() == null ? "?" : metres(footprint.frontageMetres());
    String depth = footprint.depth() == null ? "?" : metres(footprint.depthMetres());
    return front + " x " + depth;
  }

  private static String metres(double metres) {
    return Long.toString(Math.round(metres));
  }

  private void head(String first) {
    row(first, RuleBookId.values().stream().map(id -> "`" + id.id() + "`").toList());
    page.append("|---".repeat(RuleBookId.values().size() + 1)).append("|\n");
  }

  private void row(String first, List<String> cells) {
    page.append("| ")
        .append(first)
        .append(" | ")
        .append(
            cells.stream().map(cell -> cell.replace("|", "\\|")).collect(Collectors.joining(" | ")))
        .append(" |\n");
  }
}
