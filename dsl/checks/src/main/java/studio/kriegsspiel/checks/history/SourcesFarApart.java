package studio.kriegsspiel.checks.history;

import java.util.Comparator;
import java.util.List;
import java.util.OptionalInt;
import java.util.function.Function;
import java.util.stream.Collectors;
import studio.kriegsspiel.checks.check.Check;
import studio.kriegsspiel.checks.check.CheckContext;
import studio.kriegsspiel.checks.check.CheckInfo;
import studio.kriegsspiel.checks.check.Report;
import studio.kriegsspiel.checks.print.Words;
import studio.kriegsspiel.scenario.finding.Severity;
import studio.kriegsspiel.scenario.force.FigureReading;
import studio.kriegsspiel.scenario.force.SourceNote;
import studio.kriegsspiel.scenario.force.Strength;
import studio.kriegsspiel.scenario.force.Unit;

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

  @Override
  public CheckInfo info() {
    return INFO;
  }

  @Override
  public void run(CheckContext context, Report report) {
    context
        .scenario()
        .units()
        .forEach(
            unit -> {
              look(unit, Strength::men, "man", "men", report);
              look(unit, SourcesFarApart::pieces, "piece", "pieces", report);
            });
  }

  private static OptionalInt pieces(Strength strength) {
    return strength.pieces() > 0 ? OptionalInt.of(strength.pieces()) : OptionalInt.empty();
  }

  private static void look(
      Unit unit, Function<Strength, OptionalInt> figure, String one, String many, Report report) {
    List<FigureReading> all =
        Returns.readings(unit).stream()
            .filter(each -> figure(each, figure) > 0)
            .sorted(Comparator.comparingInt(each -> figure(each, figure)))
            .toList();
    if (all.isEmpty()) {
      return;
    }
    FigureReading lowest = all.get(0);
    FigureReading highest = all.get(all.size() - 1);
    int followed = figure.apply(unit.strength()).orElse(0);
    if (figure(highest, figure) >= TIMES * figure(lowest, figure)) {
      report
          .add(
              unit.nameSpan(),
              "Sources of `%s` are far apart: from %s (%s) to %s (%s); the scenario follows %s."
                  .formatted(
                      unit.id().name(),
                      Words.count(figure(lowest, figure), one, many),
                      works(lowest),
                      Words.group(figure(highest, figure)),
                      works(highest),
                      Words.group(followed)))
          .hint(
              "do they count the same unit at the same hour? `state` says what was lost before play");
    }
  }

  private static int figure(FigureReading reading, Function<Strength, OptionalInt> figure) {
    return figure.apply(reading.figures().strength()).orElse(0);
  }

  private static String works(FigureReading reading) {
    return reading.sources().isEmpty()
        ? "without a source"
        : reading.sources().stream().map(SourceNote::work).collect(Collectors.joining("; "));
  }
}
