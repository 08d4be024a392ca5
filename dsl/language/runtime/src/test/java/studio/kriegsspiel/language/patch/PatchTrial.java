package studio.kriegsspiel.language.patch;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import studio.kriegsspiel.language.ParsedScenario;
import studio.kriegsspiel.language.ScenarioLanguage;
import studio.kriegsspiel.scenario.edit.Patcher;
import studio.kriegsspiel.scenario.edit.Rewrite;
import studio.kriegsspiel.scenario.finding.Finding;
import studio.kriegsspiel.scenario.text.TextEdit;
import studio.kriegsspiel.scenario.text.TextSpan;

/** One random scenario, one random wish, and what must hold of the edit. */
final class PatchTrial {
  private static final Pattern WITHIN =
      Pattern.compile("\\s(in(?:\\s|/\\*(?:[^*]|\\*(?!/))*\\*/|//[^\\n]*\\n)+)$");

  private static final Pattern COMMENT = Pattern.compile("remark \\d+ [^\\r\\n*]*");

  /**
   * What follows from a sound edit for other statements: a body that has parts sends out no post, a
   * column holds only parts of the body that marches.
   */
  private static final Set<String> CONSEQUENCES = Set.of("KS-LNK-040", "KS-LNK-041");

  private final long seed;
  private final Path folder;
  private final ScenarioLanguage language = new ScenarioLanguage();

  /**
   * A trial.
   *
   * @param seed names it; the same seed makes the same trial
   * @param folder holds the army list
   */
  PatchTrial(long seed, Path folder) {
    this.seed = seed;
    this.folder = folder;
  }

  /** What became of the wish. */
  enum Outcome {
    DONE,
    SAID_ALREADY,
    REFUSED
  }

  /** Runs the trial; tells the kind of wish and what became of it. */
  Map.Entry<String, Outcome> run() {
    Random random = new Random(seed);
    String text = new RandomScenario(random).write();
    ParsedScenario before = language.parse("trial.kriegsspiel", text, folder);
    assertThat(before.findings()).as("the generator writes sound texts:\n" + text).isEmpty();
    Wish wish = new RandomWish(random, before.written().orElseThrow()).next();
    Rewrite rewrite =
        Patcher.on(
                before.written().orElseThrow(),
                java.util.Optional.of(RandomScenario.TERRAIN),
                RandomScenario.MEASURES)
            .rewrite(wish.intention());
    if (rewrite instanceof Rewrite.Refused refused) {
      assertThat(refused.sentence())
          .as("%s%n%s", wish.intention(), text)
          .matches(sentence -> wish.mayBeRefused(sentence), "a refusal that is known");
      return outcome(wish, Outcome.REFUSED);
    }
    String after = TextEdit.applyAll(text, rewrite.edits());
    look(before, after, rewrite.edits(), wish);
    return outcome(wish, rewrite.edits().isEmpty() ? Outcome.SAID_ALREADY : Outcome.DONE);
  }

  private static Map.Entry<String, Outcome> outcome(Wish wish, Outcome outcome) {
    return Map.entry(wish.intention().getClass().getSimpleName(), outcome);
  }

  private void look(ParsedScenario before, String after, List<TextEdit> edits, Wish wish) {
    String told =
        "%s%n%s%n--- before%n%s%n--- after%n%s"
            .formatted(wish.intention(), edits, before.text(), after);
    ParsedScenario read = language.parse("trial.kriegsspiel", after, folder);
    if (read.findings().stream().anyMatch(each -> CONSEQUENCES.contains(each.id()))) {
      return;
    }
    assertThat(ids(read.findings())).as(told).isSubsetOf(ids(before.findings()));
    wish.check(before.scenario().orElseThrow(), read.scenario().orElseThrow(), told);
    assertThat(comments(after)).as(told).containsAll(comments(before.text()));
    assertThat(isOfOneKind(after) || !isOfOneKind(before.text())).as("line ends: " + told).isTrue();
    lookOutside(before.text(), edits, wish, told);
  }

  /** What goes outside of the statements concerned is blank. */
  private static void lookOutside(String text, List<TextEdit> edits, Wish wish, String told) {
    for (TextEdit edit : edits) {
      for (int at = edit.offset(); at < edit.offset() + edit.length(); at++) {
        int here = at;
        boolean concerned =
            wish.concerned().stream()
                .anyMatch(each -> each.offset() - within(text, each) <= here && here < each.end());
        assertThat(concerned || Character.isWhitespace(text.charAt(at)))
            .as("only what is concerned goes: %s at %d%n%s", edit, at, told)
            .isTrue();
      }
    }
  }

  /** Letters of `in` before a place in which troops stand, with the blanks behind it. */
  private static int within(String text, TextSpan place) {
    Matcher before = WITHIN.matcher(text.substring(0, place.offset()));
    return before.find() ? before.group(1).length() : 0;
  }

  private static boolean isOfOneKind(String text) {
    boolean windows = text.contains("\r\n");
    return !windows || !Pattern.compile("(?<!\\r)\\n").matcher(text).find();
  }

  private static List<String> ids(List<Finding> findings) {
    Map<String, Integer> count = new TreeMap<>();
    findings.forEach(each -> count.merge(each.id(), 1, Integer::sum));
    List<String> ids = new ArrayList<>();
    count.forEach((id, times) -> ids.add(id + " x " + times));
    return ids;
  }

  private static List<String> comments(String text) {
    List<String> found = new ArrayList<>();
    Matcher matcher = COMMENT.matcher(text);
    while (matcher.find()) {
      found.add(matcher.group().strip());
    }
    return found;
  }
}
