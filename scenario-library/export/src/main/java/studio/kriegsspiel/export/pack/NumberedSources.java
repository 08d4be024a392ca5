package studio.kriegsspiel.export.pack;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;
import studio.kriegsspiel.scenario.force.SourceNote;

/** Numbers the sources of an order of battle, each work once. */
final class NumberedSources {
  private final Map<String, Integer> numbers = new LinkedHashMap<>();

  /** The numbers of some sources, such as {@code 1, 4}. */
  String numbersOf(List<SourceNote> sources) {
    return sources.stream()
        .map(NumberedSources::words)
        .map(text -> numbers.computeIfAbsent(text, key -> numbers.size() + 1))
        .distinct()
        .map(String::valueOf)
        .collect(Collectors.joining(", "));
  }

  /**
   * The work and how sure it is, such as {@code Siborne 1844 (probable)}, and the hour that it has
   * instead.
   */
  static String words(SourceNote source) {
    return source.work()
        + " ("
        + source.confidence().name().toLowerCase(Locale.ROOT)
        + source.hour().map(hour -> "; has " + hour + " instead").orElse("")
        + ")";
  }

  /** All sources numbered so far; the first has number 1. */
  List<String> all() {
    return new ArrayList<>(numbers.keySet());
  }
}
