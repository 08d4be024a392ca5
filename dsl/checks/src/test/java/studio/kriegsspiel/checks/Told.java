package studio.kriegsspiel.checks;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import studio.kriegsspiel.language.ParsedScenario;
import studio.kriegsspiel.rules.Citation;
import studio.kriegsspiel.rules.RuleBookId;
import studio.kriegsspiel.scenario.finding.Finding;
import studio.kriegsspiel.scenario.finding.Fix;
import studio.kriegsspiel.scenario.text.TextEdit;
import studio.kriegsspiel.scenario.text.TextSpan;

/**
 * All that is told of a text under the five books, each finding with the books that tell it, and
 * marked where it is told again: the words it is about, its sentence, the rules it rests on, its
 * hint, and its fixes with the lines they write.
 */
final class Told {
  private static final int MOST_QUOTED = 60;

  private final Map<String, Map<String, TreeSet<RuleBookId>>> all = new LinkedHashMap<>();

  private Told() {}

  /** What checks of some ids tell of what a text is under each book. */
  static String of(Function<RuleBookId, ParsedScenario> text, Predicate<String> ids) {
    Told told = new Told();
    for (RuleBookId book : RuleBookId.values()) {
      ParsedScenario parsed = text.apply(book);
      Map<String, Integer> times = new HashMap<>();
      for (Finding each : Samples.check(parsed, ids)) {
        String words = words(parsed.text(), each);
        int time = times.merge(words, 1, Integer::sum);
        told.add(book, time == 1 ? words : words + "  told again: " + time + "\n", each);
      }
    }
    return told.print();
  }

  private void add(RuleBookId book, String words, Finding finding) {
    Map<String, TreeSet<RuleBookId>> rules =
        all.computeIfAbsent(words, key -> new LinkedHashMap<>());
    rules
        .computeIfAbsent(
            "", key -> new TreeSet<>(Comparator.comparing(RuleBookId.values()::indexOf)))
        .add(book);
    for (Citation each : finding.citations()) {
      rules
          .computeIfAbsent(
              each.toString(),
              key -> new TreeSet<>(Comparator.comparing(RuleBookId.values()::indexOf)))
          .add(book);
    }
  }

  private static String words(String text, Finding finding) {
    StringBuilder out = new StringBuilder();
    out.append(finding.id()).append(' ').append(finding.severity().word());
    TextSpan span = finding.span();
    if (span.isPresent()) {
      String quoted = text.substring(span.offset(), span.end()).replaceAll("\\s+", " ");
      out.append(" at `")
          .append(quoted, 0, Math.min(MOST_QUOTED, quoted.length()))
          .append(quoted.length() > MOST_QUOTED ? "..." : "")
          .append('`');
    }
    out.append(": ").append(finding.message()).append('\n');
    finding.hint().ifPresent(hint -> out.append("  hint: ").append(hint).append('\n'));
    for (Fix fix : finding.fixes()) {
      out.append("  fix: ")
          .append(fix.title())
          .append(": ")
          .append(written(text, fix))
          .append('\n');
    }
    return out.toString();
  }

  /** The lines that a fix writes; of lines that it only takes away, those with a minus. */
  private static String written(String text, Fix fix) {
    List<String> before = Arrays.asList(text.split("\n"));
    List<String> after = Arrays.asList(TextEdit.applyAll(text, fix.edits()).split("\n"));
    Optional<String> more = without(after, before, "");
    return more.or(() -> without(before, after, "- ")).orElse("nothing");
  }

  private static Optional<String> without(List<String> lines, List<String> known, String mark) {
    List<String> left = new ArrayList<>(lines);
    known.forEach(left::remove);
    return left.isEmpty()
        ? Optional.empty()
        : Optional.of(
            left.stream().map(each -> mark + each.strip()).collect(Collectors.joining(" / ")));
  }

  private String print() {
    StringBuilder out = new StringBuilder();
    all.forEach(
        (words, rules) -> {
          out.append('[').append(books(rules.get(""))).append("] ").append(words);
          rules.forEach(
              (rule, books) -> {
                if (!rule.isEmpty()) {
                  out.append("  rule: ").append(rule).append('\n');
                }
              });
        });
    return out.toString();
  }

  private static String books(TreeSet<RuleBookId> books) {
    return books.size() == RuleBookId.values().size()
        ? "every book"
        : books.stream().map(RuleBookId::id).collect(Collectors.joining(", "));
  }

  /** What checks of some ids tell, of what many told. */
  static String only(String told, Predicate<String> ids) {
    return Stream.of(told.split("(?m)^(?=\\[)"))
        .filter(each -> !each.isEmpty())
        .filter(each -> ids.test(each.replaceFirst("(?s)^\\[[^]]*] (\\S+).*", "$1")))
        .collect(Collectors.joining());
  }

  /** The text under a name in a file of such texts, each headed by {@code == name}. */
  static String section(String file, String name) {
    return Stream.of(file.split("(?m)^== "))
        .filter(each -> each.startsWith(name + "\n"))
        .map(each -> each.substring(name.length() + 1))
        .findFirst()
        .orElse("");
  }
}
