package studio.kriegsspiel.language.patch;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import org.eclipse.emf.ecore.ENamedElement;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import studio.kriegsspiel.language.ParsedScenario;
import studio.kriegsspiel.language.ScenarioLanguage;
import studio.kriegsspiel.language.patch.PatchTrial.Outcome;
import studio.kriegsspiel.language.source.SourceText;
import studio.kriegsspiel.language.syntax.StatementForms;
import studio.kriegsspiel.language.syntax.TolerantParser;
import studio.kriegsspiel.language.xtext.kriegsspiel.KriegsspielPackage;
import studio.kriegsspiel.scenario.edit.Patcher;
import studio.kriegsspiel.scenario.text.TextEdit;

/** Whatever is wished of whatever text, the edit says that and nothing else; more by fuzzing. */
class PatchPropertyTest {
  private static final long SEED = 1815;
  private static final int TRIALS = 900;
  private static final int DAMAGED = 200;

  @TempDir Path folder;

  @BeforeEach
  void writeTheList() throws IOException {
    Files.writeString(folder.resolve(RandomScenario.LIST_NAME), RandomScenario.LIST);
  }

  @Test
  void anEditSaysWhatIsWishedAndNothingElse() {
    Map<String, Integer> done = new TreeMap<>();
    for (long seed = SEED; seed < SEED + TRIALS; seed++) {
      Map.Entry<String, Outcome> outcome = trial(seed);
      if (outcome.getValue() == Outcome.DONE) {
        done.merge(outcome.getKey(), 1, Integer::sum);
      }
    }
    assertThat(done).as("wishes of every kind are carried out").hasSize(19);
    assertThat(done.values()).as("%s", done).allMatch(times -> times >= TRIALS / 100);
  }

  /** A new kind of statement has to be tried, too; sheets are files of their own. */
  @Test
  void everyKindOfStatementStandsInARandomScenario() {
    Set<String> kinds = new TreeSet<>();
    KriegsspielPackage.eINSTANCE.getEClassifiers().stream()
        .map(ENamedElement::getName)
        .filter(each -> StatementForms.find(each).isPresent())
        .forEach(kinds::add);
    assertThat(kinds).hasSizeGreaterThan(50);
    kinds.removeAll(Set.of("Document", "OrderSheet", "SheetOrder", "HouseRules", "HouseRule"));
    for (long seed = SEED; seed < SEED + TRIALS && !kinds.isEmpty(); seed++) {
      String text = new RandomScenario(new Random(seed)).write();
      var tree = TolerantParser.parse(new SourceText("trial", text)).orElseThrow();
      tree.document()
          .eAllContents()
          .forEachRemaining(each -> kinds.remove(each.eClass().getName()));
    }
    assertThat(kinds).isEmpty();
  }

  private Map.Entry<String, Outcome> trial(long seed) {
    try {
      return new PatchTrial(seed, folder).run();
    } catch (AssertionError | RuntimeException e) {
      throw new AssertionError("seed " + seed + ": " + e.getMessage(), e);
    }
  }

  /** Texts that are half understood give edits that can be made, or a sentence. */
  @Test
  void damagedTextsAreEditedOrRefused() {
    ScenarioLanguage language = new ScenarioLanguage();
    for (long seed = SEED; seed < SEED + DAMAGED; seed++) {
      Random random = new Random(seed);
      String text = damaged(new RandomScenario(random).write(), random);
      ParsedScenario parsed = language.parse("trial.kriegsspiel", text, folder);
      boolean usable =
          parsed.written().filter(each -> each.scenario().units().count() > 0).isPresent();
      if (usable && !parsed.scenario().orElseThrow().sides().isEmpty()) {
        Wish wish = new RandomWish(random, parsed.written().orElseThrow()).next();
        assertThatCode(
                () ->
                    TextEdit.applyAll(
                        text,
                        Patcher.on(
                                parsed.written().orElseThrow(),
                                Optional.of(RandomScenario.TERRAIN),
                                RandomScenario.MEASURES)
                            .rewrite(wish.intention())
                            .edits()))
            .as("seed %d, %s%n%s", seed, wish.intention(), text)
            .doesNotThrowAnyException();
      }
    }
  }

  private static String damaged(String text, Random random) {
    StringBuilder damaged = new StringBuilder(text);
    for (int i = random.nextInt(4); i >= 0; i--) {
      int at = random.nextInt(damaged.length());
      int length = Math.min(random.nextInt(12), damaged.length() - at);
      damaged.replace(
          at,
          at + length,
          random.nextBoolean() ? "" : "\" 7 /* deploy".substring(random.nextInt(8)));
    }
    return damaged.toString();
  }
}
