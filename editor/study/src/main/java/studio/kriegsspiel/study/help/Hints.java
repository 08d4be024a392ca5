package studio.kriegsspiel.study.help;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import studio.kriegsspiel.rules.Citation;
import studio.kriegsspiel.scenario.Scenario;
import studio.kriegsspiel.scenario.force.Unit;
import studio.kriegsspiel.scenario.news.Intelligence;
import studio.kriegsspiel.scenario.news.Release;
import studio.kriegsspiel.scenario.text.TextSpan;
import studio.kriegsspiel.situation.Situation;
import studio.kriegsspiel.situation.clock.Clock;
import studio.kriegsspiel.situation.release.Dispatch;
import studio.kriegsspiel.situation.release.Releases;
import studio.kriegsspiel.situation.track.Arrival;
import studio.kriegsspiel.situation.words.Figures;

/**
 * What follows from a text: strengths of formations, lengths and arrivals of columns, arrivals of
 * couriers.
 */
final class Hints {
  private final Situation situation;
  private final String text;
  private final int from;
  private final int to;
  private final List<Hint> hints = new ArrayList<>();

  private Hints(Situation situation, String text, int from, int to) {
    this.situation = situation;
    this.text = text;
    this.from = from;
    this.to = to;
  }

  /** Those of the statements between two offsets, in the order of the text. */
  static List<Hint> of(Situation situation, String text, int from, int to) {
    Hints hints = new Hints(situation, text, from, to);
    hints.strengths(situation.scenario());
    hints.columns();
    hints.couriers();
    hints.hints.sort(Comparator.comparingInt(Hint::offset));
    return hints.hints;
  }

  private void strengths(Scenario scenario) {
    scenario
        .units()
        .filter(each -> isShown(each.nameSpan()) && isOwn(each))
        .filter(each -> !each.isBody() && each.strength().men().isEmpty())
        .filter(each -> each.totalMen() + each.totalPieces() > 0)
        .forEach(
            each ->
                add(each.nameSpan(), totals(each), "The sum of the units below it, as written."));
  }

  /** Units of an army list stand in another file. */
  private boolean isOwn(Unit unit) {
    return !text.startsWith("import", unit.span().offset());
  }

  private static String totals(Unit unit) {
    String men = String.format(Locale.ROOT, "= %,d men", unit.totalMen());
    int pieces = unit.totalPieces();
    return pieces == 0 ? men : men + ", " + pieces + (pieces == 1 ? " piece" : " pieces");
  }

  private void columns() {
    boolean shown =
        situation.scenario().reinforcements().stream().anyMatch(each -> isShown(each.span()));
    if (!shown) {
      return;
    }
    for (Arrival each : situation.tracks().arrivals()) {
      if (isShown(each.order().span()) && each.lengthMetres() > 0) {
        add(each.order().span(), column(each), rules(each));
      }
    }
  }

  private String column(Arrival arrival) {
    Clock clock = situation.clock();
    StringBuilder label =
        new StringBuilder(
            "column " + Figures.metres(arrival.lengthMetres(), situation.book().pace()));
    arrival
        .findTailEnters()
        .ifPresent(time -> label.append(", tail on at ").append(clock.show(time)));
    arrival
        .findTailArrives()
        .ifPresent(time -> label.append(", closed up at ").append(clock.show(time)));
    return label.toString();
  }

  private static String rules(Arrival arrival) {
    return arrival.bodies().stream()
        .flatMap(each -> each.length().stream())
        .map(Citation::toString)
        .distinct()
        .collect(Collectors.joining("; "));
  }

  private void couriers() {
    for (Intelligence each : situation.scenario().intelligence()) {
      if (each.release() instanceof Release.ByCourier courier && isShown(each.span())) {
        Releases.of(situation)
            .dispatch(courier, each.audience())
            .ifPresent(
                ride -> hints.add(new Hint(lineEnd(each.span()), courier(ride), rules(ride))));
      }
    }
  }

  private String courier(Dispatch ride) {
    return "courier arrives "
        + situation.clock().show(ride.arrives())
        + ", rides "
        + Figures.metres(ride.metres(), situation.book().pace());
  }

  private static String rules(Dispatch ride) {
    return ride.rides().stream()
        .flatMap(each -> each.citations().stream())
        .map(Citation::toString)
        .distinct()
        .collect(Collectors.joining("; "));
  }

  /** The end of the line on which a statement begins, without what an author notes behind it. */
  private int lineEnd(TextSpan span) {
    int end = text.indexOf('\n', span.offset());
    return end < 0 ? text.length() : Math.min(end, span.end());
  }

  private boolean isShown(TextSpan span) {
    return span.isPresent() && span.offset() <= to && from <= span.end();
  }

  /** At the end of the line on which the statement's last word stands. */
  private void add(TextSpan span, String label, String doc) {
    int end = Math.max(span.offset(), Math.min(span.end(), text.length()));
    int quoted = end < text.length() && text.charAt(end) == '"' ? end + 1 : end;
    hints.add(new Hint(quoted, label, doc));
  }
}
