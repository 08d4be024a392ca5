package studio.kriegsspiel.checks.history;

import java.util.Collections;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Function;
import java.util.stream.Collectors;
import studio.kriegsspiel.checks.check.Check;
import studio.kriegsspiel.checks.check.CheckContext;
import studio.kriegsspiel.checks.check.CheckInfo;
import studio.kriegsspiel.checks.check.Report;
import studio.kriegsspiel.checks.check.Together;
import studio.kriegsspiel.checks.print.MessageWords;
import studio.kriegsspiel.scenario.finding.Severity;
import studio.kriegsspiel.scenario.force.FigureReading;
import studio.kriegsspiel.scenario.force.SourceNote;
import studio.kriegsspiel.scenario.force.Strength;
import studio.kriegsspiel.scenario.force.Unit;
import studio.kriegsspiel.scenario.text.TextSpan;

/** Sources whose figures for one unit are farther apart than counting differently explains. */
public final class SourcesFarApart implements Check {
  /**
   * The highest figure may be so many times the lowest: officers, drummers, sick and detached make
   * no more. A figure of the studio's own.
   */
  private static final double TIMES = 1.5;

  private static final CheckInfo INFO =
      CheckInfo.of(
          "KS-HIS-002",
          "Sources that are far apart",
          Severity.NOTE,
          "sources that count the same thing differ by less than half of it");

  private static final List<Counted> COUNTED =
      List.of(
          new Counted(Strength::men, "man", "men"),
          new Counted(SourcesFarApart::pieces, "piece", "pieces"));

  /** How far apart the sources of one unit are, in men or in pieces. */
  private record Gap(Unit unit, FigureReading lowest, FigureReading highest, Counted counted) {
    double times() {
      return (double) counted.of(highest) / counted.of(lowest);
    }

    String words() {
      return "from %s (%s) to %s (%s); the scenario follows %s"
          .formatted(
              MessageWords.count(counted.of(lowest), counted.one(), counted.many()),
              works(lowest),
              MessageWords.group(counted.of(highest)),
              works(highest),
              MessageWords.group(counted.figure().apply(unit.strength()).orElse(0)));
    }
  }

  /** What is counted, and its noun. */
  private record Counted(Function<Strength, OptionalInt> figure, String one, String many) {
    int of(FigureReading reading) {
      return figure.apply(reading.figures().strength()).orElse(0);
    }
  }

  @Override
  public CheckInfo info() {
    return INFO;
  }

  /** One note for what one line brings in: an import may bring in many units. */
  @Override
  public void run(CheckContext context, Report report) {
    Map<TextSpan, List<Gap>> byLine =
        context
            .scenario()
            .units()
            .filter(unit -> unit.particulars().readings().size() > 1)
            .flatMap(unit -> COUNTED.stream().flatMap(counted -> gap(unit, counted).stream()))
            .collect(
                Collectors.groupingBy(
                    gap -> gap.unit().nameSpan(), LinkedHashMap::new, Collectors.toList()));
    byLine.forEach(
        (span, gaps) ->
            Together.groups(context, INFO.id(), gaps, gap -> gap.unit().id())
                .forEach(group -> tell(span, group, report)));
  }

  private static void tell(TextSpan span, List<Gap> gaps, Report report) {
    Gap widest = Collections.max(gaps, Comparator.comparingDouble(Gap::times));
    List<String> names =
        gaps.stream().map(gap -> "`" + gap.unit().id().name() + "`").distinct().toList();
    report
        .add(
            span,
            "Sources of %s are far apart%s: %s."
                .formatted(
                    MessageWords.and(names),
                    names.size() == 1
                        ? ""
                        : ", most those of `%s`".formatted(widest.unit().id().name()),
                    widest.words()))
        .hint(
            "do they count the same unit at the same hour? `state` says what was lost before play");
  }

  private static Optional<Gap> gap(Unit unit, Counted counted) {
    List<FigureReading> all =
        Returns.readings(unit).stream()
            .filter(each -> counted.of(each) > 0)
            .sorted(Comparator.comparingInt(counted::of))
            .toList();
    if (all.isEmpty()) {
      return Optional.empty();
    }
    Gap gap = new Gap(unit, all.get(0), all.get(all.size() - 1), counted);
    return Optional.of(gap).filter(found -> found.times() >= TIMES);
  }

  private static OptionalInt pieces(Strength strength) {
    return strength.pieces() > 0 ? OptionalInt.of(strength.pieces()) : OptionalInt.empty();
  }

  private static String works(FigureReading reading) {
    return reading.sources().isEmpty()
        ? "without a source"
        : reading.sources().stream().map(SourceNote::work).collect(Collectors.joining("; "));
  }
}
