package studio.kriegsspiel.language;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import org.antlr.runtime.CommonToken;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.xtext.AbstractRule;
import org.eclipse.xtext.GrammarUtil;
import org.eclipse.xtext.RuleCall;
import studio.kriegsspiel.language.source.TextFiles;
import studio.kriegsspiel.language.syntax.ScenarioGrammar;
import studio.kriegsspiel.language.syntax.StatementForms;
import studio.kriegsspiel.scenario.finding.Finding;

/**
 * Hints that speak of another section than the one in which a word was left out, made nonsense,
 * another number or another direction. What may stand in a section is read off the grammar.
 */
final class StrayHints {
  private static final Pattern WORD = Pattern.compile("[\\p{L}_][\\p{L}\\p{N}_-]*");
  private static final Pattern NUMBER = Pattern.compile("\\d[\\d:.]*");
  private static final Set<String> DIRECTIONS = Set.of("north", "south", "east", "west");
  private static final Map<String, String> OPENING =
      Map.ofEntries(
          Map.entry("general", "GeneralIdea"),
          Map.entry("umpire", "UmpireNotes"),
          Map.entry("place", "PlaceKnown"),
          Map.entry("map", "GivenMap"),
          Map.entry("side", "Side"),
          Map.entry("template", "Template"),
          Map.entry("army", "Army"),
          Map.entry("deploy", "Deploy"),
          Map.entry("report", "Report"),
          Map.entry("intelligence", "IntelligenceSection"),
          Map.entry("reinforcements", "Reinforcements"),
          Map.entry("engineering", "Engineering"),
          Map.entry("events", "EventsSection"),
          Map.entry("allow", "Allow"),
          Map.entry("assert", "Assert"),
          Map.entry("variant", "Variant"),
          Map.entry("exercise", "Exercise"),
          Map.entry("scenario", "HeaderItem"));

  private StrayHints() {}

  /**
   * The changes of a sound text that bring such a hint.
   *
   * @param every one of so many words is changed
   */
  static List<String> in(Path file, int every) throws IOException {
    String text = TextFiles.read(file);
    Path folder = file.toAbsolutePath().getParent();
    List<String> stray = new ArrayList<>();
    List<CommonToken> tokens =
        SilentWords.tokens(text).stream()
            .filter(each -> !others(each.getText()).isEmpty())
            .toList();
    for (int i = 0; i < tokens.size(); i += every) {
      CommonToken token = tokens.get(i);
      int at = token.getStartIndex();
      Optional<String> section = section(text, at);
      boolean opens = at == 0 || text.charAt(at - 1) == '\n';
      if (section.isPresent() && !opens) {
        for (String other : others(token.getText())) {
          String changed = text.substring(0, at) + other + text.substring(token.getStopIndex() + 1);
          for (Finding each : new ScenarioLanguage().parse("a", changed, folder).findings()) {
            if (line(changed, each.span().offset()) == line(changed, at)
                && each.hint().filter(hint -> isOfAnother(hint, section.get())).isPresent()) {
              stray.add(
                  "%s as `%s` in: %s -> %s (%s)"
                      .formatted(
                          token.getText(),
                          other,
                          SilentWords.line(text, at),
                          each.message(),
                          each.hint().get()));
            }
          }
        }
      }
    }
    return stray;
  }

  private static List<String> others(String word) {
    if (DIRECTIONS.contains(word)) {
      return List.of("", "zzqx", word.equals("north") ? "west" : "north");
    }
    if (WORD.matcher(word).matches()) {
      return List.of("", "zzqx");
    }
    return NUMBER.matcher(word).matches() ? List.of("", "0", "zzqx") : List.of();
  }

  private static int line(String text, int offset) {
    return (int) text.substring(0, Math.min(offset, text.length())).lines().count();
  }

  /** The rule of the section that holds a place: the last word at the beginning of a line. */
  private static Optional<String> section(String text, int offset) {
    Optional<String> section = Optional.empty();
    boolean prose = false;
    for (String line : text.substring(0, offset).split("\n", -1)) {
      String first = line.split("[^\\p{L}]", 2)[0];
      if (!prose && !first.isEmpty() && OPENING.containsKey(first)) {
        section = Optional.of(OPENING.get(first));
      }
      prose ^= (line.length() - line.replace("\"\"\"", "").length()) / 3 % 2 == 1;
    }
    return section;
  }

  private static boolean isOfAnother(String hint, String section) {
    Set<String> here = reachable(section);
    boolean form = false;
    for (String rule : rules()) {
      if (StatementForms.find(rule).filter(hint::equals).isPresent()) {
        form = true;
        if (here.contains(rule)) {
          return false;
        }
      }
    }
    return form;
  }

  private static List<String> rules() {
    return ScenarioGrammar.grammar().getRules().stream().map(AbstractRule::getName).toList();
  }

  private static final Map<String, Set<String>> REACHABLE = new LinkedHashMap<>();

  /** The rules that a rule calls, and what those call. */
  private static Set<String> reachable(String rule) {
    return REACHABLE.computeIfAbsent(
        rule,
        key -> {
          Set<String> all = new LinkedHashSet<>();
          collect(GrammarUtil.findRuleForName(ScenarioGrammar.grammar(), rule), all);
          return all;
        });
  }

  private static void collect(AbstractRule rule, Set<String> all) {
    if (all.add(rule.getName())) {
      for (EObject each : (Iterable<EObject>) rule::eAllContents) {
        if (each instanceof RuleCall call) {
          collect(call.getRule(), all);
        }
      }
    }
  }
}
