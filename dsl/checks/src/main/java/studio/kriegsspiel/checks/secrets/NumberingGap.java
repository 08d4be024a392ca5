package studio.kriegsspiel.checks.secrets;

import static studio.kriegsspiel.rules.RuleBookId.REISSWITZ_1824;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import studio.kriegsspiel.checks.check.Check;
import studio.kriegsspiel.checks.check.CheckContext;
import studio.kriegsspiel.checks.check.CheckInfo;
import studio.kriegsspiel.checks.check.Report;
import studio.kriegsspiel.scenario.finding.Severity;
import studio.kriegsspiel.situation.knowledge.Knowledge;
import studio.kriegsspiel.situation.knowledge.ReadableText;
import studio.kriegsspiel.situation.knowledge.Reader;

/** Papers numbered in one series for several readers, so that each sees what he does not get. */
public final class NumberingGap implements Check {
  private static final Pattern NUMBERED =
      Pattern.compile(
          "(?iu)\\b(report|message|dispatch|sheet|letter|paper|instruction|bulletin|news)\\s+(?:no\\.?\\s*|nr\\.?\\s*|number\\s+|#\\s*)?(\\d{1,2})\\b");

  private static final CheckInfo INFO =
      CheckInfo.of(
              "KS-INF-015",
              "Numbers that show that something is missing",
              Severity.WARNING,
              "a paper does not tell that there are others")
          .citing(REISSWITZ_1824, "§6", "both sides get a report of their own")
          .searching();

  @Override
  public CheckInfo info() {
    return INFO;
  }

  /** Where a number of a series stands. */
  private record Numbered(ReadableText text, PlayerText prose, int start, int end) {}

  @Override
  public void run(CheckContext context, Report report) {
    Map<String, Map<Integer, List<Numbered>>> series = new TreeMap<>();
    for (ReadableText text : Mentions.of(context).texts()) {
      PlayerText prose = PlayerText.of(text, context.text());
      Matcher found = NUMBERED.matcher(prose.text());
      while (found.find()) {
        series
            .computeIfAbsent(found.group(1).toLowerCase(Locale.ROOT), word -> new TreeMap<>())
            .computeIfAbsent(Integer.parseInt(found.group(2)), number -> new ArrayList<>())
            .add(new Numbered(text, prose, found.start(), found.end()));
      }
    }
    List<Reader.Player> readers = Knowledge.of(context.situation()).readers();
    series.forEach((word, numbers) -> look(word, numbers, readers, report));
  }

  /** Tells of the first number behind a gap, once a place. */
  private static void look(
      String word,
      Map<Integer, List<Numbered>> numbers,
      List<Reader.Player> readers,
      Report report) {
    Map<Numbered, Integer> gaps = new HashMap<>();
    for (Reader.Player reader : readers) {
      Optional<Integer> missing =
          numbers.keySet().stream().filter(each -> isMissing(each, numbers, reader)).findFirst();
      missing.ifPresent(
          gap ->
              numbers.entrySet().stream()
                  .filter(each -> each.getKey() > gap)
                  .flatMap(each -> each.getValue().stream())
                  .filter(each -> reader.isAmong(each.text().audience()))
                  .findFirst()
                  .ifPresent(behind -> gaps.putIfAbsent(behind, gap)));
    }
    gaps.forEach(
        (behind, gap) ->
            report
                .add(
                    behind.prose().at(behind.start(), behind.end()),
                    "\"%s\" tells its reader that there is a %s %d, which only others have."
                        .formatted(
                            behind.prose().text().substring(behind.start(), behind.end()),
                            word,
                            gap))
                .hint("number each reader's papers for themselves, or not at all"));
  }

  private static boolean isMissing(
      int number, Map<Integer, List<Numbered>> numbers, Reader.Player reader) {
    return numbers.getOrDefault(number, List.of()).stream()
        .noneMatch(each -> reader.isAmong(each.text().audience()));
  }
}
