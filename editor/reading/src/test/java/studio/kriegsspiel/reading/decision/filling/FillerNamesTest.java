package studio.kriegsspiel.reading.decision.filling;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import studio.kriegsspiel.rules.RuleBookId;
import studio.kriegsspiel.rules.procedure.Procedure;

/**
 * Fillers and procedures name the same parameters. Whoever gives a component of a procedure's
 * record another name is told here, on both sides: the filler fills what nobody asks, and the
 * question asks what nobody fills.
 */
class FillerNamesTest {
  private static final Path UNFILLED = Path.of("src/test/resources/fillers/unfilled.txt");

  private static final Map<String, List<Filler>> FILLERS = fillers();

  /** Of each kind, one for each book that it fills. */
  private static Map<String, List<Filler>> fillers() {
    return RuleBookId.values().stream()
        .map(book -> Filler.of(Farm.under(book).nobody()))
        .collect(
            Collectors.groupingBy(
                each -> each.getClass().getSimpleName(), TreeMap::new, Collectors.toList()));
  }

  static Collection<List<Filler>> kinds() {
    return FILLERS.values();
  }

  @Test
  void everyBookHasAFillerOfItsOwn() {
    assertThat(FILLERS.keySet())
        .containsExactly(
            "BattleFiller", "KriegskunstFiller", "KriegsspielFiller", "NapoleonicFiller");
  }

  @ParameterizedTest
  @MethodSource("kinds")
  void everyNameIsAskedFor(List<Filler> fillers) {
    TreeSet<String> unasked = new TreeSet<>(fillers.get(0).names());
    fillers.forEach(
        each -> parameters(each).flatMap(asked -> names(each, asked)).forEach(unasked::remove));

    assertThat(unasked).isEmpty();
  }

  @Test
  void whatNobodyFillsIsListed() throws IOException {
    TreeSet<String> open = new TreeSet<>();
    FILLERS.forEach(
        (kind, fillers) ->
            fillers.forEach(
                each ->
                    parameters(each)
                        .filter(asked -> names(each, asked).findAny().isEmpty())
                        .forEach(asked -> open.add(kind + " " + asked))));
    List<String> listed = listed();

    assertThat(listed).doesNotHaveDuplicates();
    assertThat(without(open, listed)).as("asked, filled by nobody, not listed").isEmpty();
    assertThat(without(listed, open)).as("listed, but filled or not asked").isEmpty();
  }

  private static List<String> without(Collection<String> names, Collection<String> others) {
    return names.stream().filter(each -> !others.contains(each)).toList();
  }

  /** As {@code fire.range}. */
  private static Stream<String> parameters(Filler filler) {
    return filler.facts().book().procedures().stream()
        .flatMap(
            (Procedure each) -> each.parameters().stream().map(p -> each.name() + "." + p.name()));
  }

  private static Stream<String> names(Filler filler, String parameter) {
    int dot = parameter.indexOf('.');
    return filler.names(parameter.substring(0, dot), parameter.substring(dot + 1));
  }

  /** As {@code BattleFiller fire.moved}, each under a reason. */
  private static List<String> listed() throws IOException {
    List<String> listed = new ArrayList<>();
    String filler = "";
    for (String line : Files.readAllLines(UNFILLED)) {
      if (line.endsWith("Filler")) {
        filler = line;
      } else if (line.startsWith("    ")) {
        String[] names = line.strip().split(":? ");
        for (int i = 1; i < names.length; i++) {
          listed.add(filler + " " + names[0] + "." + names[i]);
        }
      }
    }
    return listed;
  }
}
