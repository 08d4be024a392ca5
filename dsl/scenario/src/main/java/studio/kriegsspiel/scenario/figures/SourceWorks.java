package studio.kriegsspiel.scenario.figures;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.stream.Stream;
import studio.kriegsspiel.rules.NearestMatch;
import studio.kriegsspiel.scenario.Scenario;
import studio.kriegsspiel.scenario.force.SourceNote;
import studio.kriegsspiel.scenario.force.Unit;

/**
 * The works that the sources of a scenario's figures name; what stands behind a comma is a page.
 */
public final class SourceWorks {
  private SourceWorks() {}

  /** All of them, without pages, in the order of the text. */
  public static List<String> of(Scenario scenario) {
    Set<String> works = new LinkedHashSet<>();
    scenario
        .units()
        .forEach(
            unit -> {
              unit.sources().forEach(source -> works.add(nameOf(source)));
              rivals(unit).forEach(works::add);
            });
    hours(scenario).forEach(works::add);
    return List.copyOf(works);
  }

  /** Those among them that disagree with another, in the order of the text. */
  public static List<String> ofRivals(Scenario scenario) {
    return Stream.concat(scenario.units().flatMap(SourceWorks::rivals), hours(scenario))
        .distinct()
        .toList();
  }

  private static Stream<String> rivals(Unit unit) {
    return unit.particulars().readings().stream()
        .flatMap(reading -> reading.sources().stream())
        .map(SourceWorks::nameOf);
  }

  private static Stream<String> hours(Scenario scenario) {
    return Sourced.of(scenario).stream()
        .filter(each -> each.sources().stream().anyMatch(one -> one.hour().isPresent()))
        .flatMap(each -> each.sources().stream())
        .map(SourceWorks::nameOf);
  }

  private static String nameOf(SourceNote source) {
    int comma = source.work().indexOf(',');
    return (comma < 0 ? source.work() : source.work().substring(0, comma)).strip();
  }

  /** Whether a source is of a work: its name begins so, up to the end of a word. */
  static boolean isOf(SourceNote source, String work) {
    return begins(source.work(), work);
  }

  private static boolean begins(String whole, String beginning) {
    String text = whole.toLowerCase(Locale.ROOT);
    String start = beginning.strip().toLowerCase(Locale.ROOT);
    return !start.isEmpty()
        && text.startsWith(start)
        && (text.length() == start.length()
            || !Character.isLetterOrDigit(text.charAt(start.length())));
  }

  /**
   * Makes sure that a work is one of those there are, and one alone.
   *
   * @throws UnknownWorkException if it is not; its message names them
   */
  static void check(Scenario scenario, String work) throws UnknownWorkException {
    List<String> all = of(scenario);
    List<String> meant = all.stream().filter(each -> begins(each, work)).toList();
    boolean page = all.stream().anyMatch(each -> begins(work, each));
    if (meant.size() == 1 || (meant.isEmpty() && page) || meant.contains(work)) {
      return;
    }
    if (meant.size() > 1) {
      throw new UnknownWorkException(
          "\"" + work + "\" may be " + String.join(" or ", quoted(meant)) + ".", meant);
    }
    List<String> near = NearestMatch.all(work, all);
    throw new UnknownWorkException(
        all.isEmpty()
            ? "No source is named \"" + work + "\": the scenario names no sources of figures."
            : "No source is named \""
                + work
                + "\"; the works there are: "
                + String.join(", ", quoted(all))
                + ".",
        near.isEmpty() ? all : near);
  }

  private static List<String> quoted(List<String> works) {
    List<String> quoted = new ArrayList<>();
    works.forEach(each -> quoted.add("\"" + each + "\""));
    return quoted;
  }
}
