package studio.kriegsspiel.checks.books;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import studio.kriegsspiel.checks.check.Check;
import studio.kriegsspiel.checks.check.CheckContext;
import studio.kriegsspiel.checks.check.CheckInfo;
import studio.kriegsspiel.checks.check.Report;
import studio.kriegsspiel.checks.print.Words;
import studio.kriegsspiel.rules.RuleBookId;
import studio.kriegsspiel.rules.mapping.Correspondence;
import studio.kriegsspiel.rules.mapping.Fit;
import studio.kriegsspiel.rules.mapping.Match;
import studio.kriegsspiel.scenario.finding.Severity;
import studio.kriegsspiel.scenario.force.Commander;
import studio.kriegsspiel.scenario.force.Deployment;
import studio.kriegsspiel.scenario.force.FirstOrder;
import studio.kriegsspiel.scenario.force.Ordnance;
import studio.kriegsspiel.scenario.force.Particulars;
import studio.kriegsspiel.scenario.force.Side;
import studio.kriegsspiel.scenario.force.StateAtStart;
import studio.kriegsspiel.scenario.force.Unit;
import studio.kriegsspiel.scenario.text.TextSpan;

/** Troops, grades or formations that the book does not know, or does not tell from others. */
public final class TermLost implements Check {
  private static final CheckInfo INFO =
      CheckInfo.of(
          "KS-BOK-001",
          "Something the book does not know or tell apart",
          Severity.NOTE,
          "what a book cannot say is named, never changed silently");

  /** Where something is used first, and how often. */
  private record Use(TextSpan span, String unit, int more) {}

  @Override
  public CheckInfo info() {
    return INFO;
  }

  @Override
  public void run(CheckContext context, Report report) {
    Correspondence book = Correspondence.of(context.book().id());
    Map<Match, Use> losses = new LinkedHashMap<>();
    bodies(context).forEach(unit -> unit(losses, book, unit));
    context.scenario().sides().forEach(side -> command(losses, book, side));
    for (Deployment each : context.scenario().deployments()) {
      note(losses, book.match(each.formation()), each.span(), each.unit().name());
    }
    tell(losses, report);
  }

  private static void unit(Map<Match, Use> losses, Correspondence book, Unit unit) {
    String name = unit.id().name();
    note(losses, book.match(unit.type()), unit.nameSpan(), name);
    unit.grade().ifPresent(grade -> note(losses, book.match(grade), unit.nameSpan(), name));
    Particulars more = unit.particulars();
    more.nation().ifPresent(nation -> told(losses, book.match(nation), unit));
    more.weapon().ifPresent(weapon -> told(losses, book.match(weapon), unit));
    more.state()
        .flatMap(StateAtStart::condition)
        .ifPresent(condition -> told(losses, book.match(condition), unit));
    for (Ordnance each : unit.strength().ordnance()) {
      if (each.kind() == Ordnance.Kind.GUN) {
        each.calibre()
            .flatMap(calibre -> book.find(Correspondence.Family.CALIBRES, calibre))
            .ifPresent(match -> note(losses, match, unit.nameSpan(), name));
      }
    }
  }

  /** What a book does not tell apart at all is no loss worth a line for every unit. */
  private static void told(Map<Match, Use> losses, Match match, Unit unit) {
    if (match.fit() != Fit.INERT) {
      note(losses, match, unit.nameSpan(), unit.id().name());
    }
  }

  private static void command(Map<Match, Use> losses, Correspondence book, Side side) {
    side.units()
        .forEach(
            unit ->
                unit.particulars()
                    .commander()
                    .flatMap(Commander::rating)
                    .ifPresent(rating -> told(losses, book.match(rating), unit)));
    for (FirstOrder order : side.command().orders()) {
      Match match = book.match(order.kind());
      if (match.fit() != Fit.INERT) {
        note(losses, match, order.span(), order.unit().name());
      }
    }
  }

  private static Stream<Unit> bodies(CheckContext context) {
    return context.scenario().units().filter(unit -> unit.isBody());
  }

  private static void note(Map<Match, Use> losses, Match match, TextSpan span, String unit) {
    if (match.isLoss()) {
      losses.merge(
          match,
          new Use(span, unit, 0),
          (first, again) -> new Use(first.span(), first.unit(), first.more() + 1));
    }
  }

  /** One note for each kind of thing, where the first of them stands. */
  private static void tell(Map<Match, Use> losses, Report report) {
    Map<Correspondence.Family, List<Map.Entry<Match, Use>>> kinds =
        losses.entrySet().stream()
            .collect(
                Collectors.groupingBy(
                    each -> each.getKey().family(), LinkedHashMap::new, Collectors.toList()));
    kinds.forEach((kind, all) -> tell(kind, all, report));
  }

  private static void tell(
      Correspondence.Family kind, List<Map.Entry<Match, Use>> all, Report report) {
    RuleBookId book = all.get(0).getKey().citation().book();
    report
        .add(
            all.get(0).getValue().span(),
            "%s %s not know every %s as it is: %s."
                .formatted(
                    Words.theBook(book),
                    Words.verb(book, "does", "do"),
                    kind.singular(),
                    all.stream()
                        .map(each -> words(each.getKey(), each.getValue()))
                        .collect(Collectors.joining("; "))))
        .rules(all.stream().map(each -> each.getKey().citation()).distinct().toList())
        .hint("nothing is to be done if you can play with that");
  }

  private static String words(Match match, Use use) {
    return "%s of `%s`%s%s (%s)"
        .formatted(
            match.label(),
            use.unit(),
            use.more() == 0 ? "" : " and " + use.more() + " more",
            match.findTerm().map(", played as `%s`"::formatted).orElse(""),
            match.note());
  }
}
