package studio.kriegsspiel.checks.books;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import studio.kriegsspiel.checks.check.Check;
import studio.kriegsspiel.checks.check.CheckContext;
import studio.kriegsspiel.checks.check.CheckInfo;
import studio.kriegsspiel.checks.check.Report;
import studio.kriegsspiel.checks.check.Together;
import studio.kriegsspiel.checks.print.MessageWords;
import studio.kriegsspiel.rules.RuleBookId;
import studio.kriegsspiel.rules.concept.Formation;
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
import studio.kriegsspiel.scenario.force.UnitId;
import studio.kriegsspiel.scenario.text.TextSpan;

/** Troops, grades or formations that the book does not know, or does not tell from others. */
public final class TermLost implements Check {
  private static final CheckInfo INFO =
      CheckInfo.of(
          "KS-BOK-001",
          "Something the book does not know or tell apart",
          Severity.NOTE,
          "what a book cannot say is named, never changed silently");

  private static final Pattern CLOSE =
      Pattern.compile("\\bclosed?\\s+column", Pattern.CASE_INSENSITIVE);

  /** What is lost of a unit, and where that stands. */
  private record Use(Match match, TextSpan span, UnitId unit) {}

  @Override
  public CheckInfo info() {
    return INFO;
  }

  @Override
  public void run(CheckContext context, Report report) {
    Correspondence book = Correspondence.of(context.book().id());
    List<Use> losses = new ArrayList<>();
    bodies(context).forEach(unit -> unit(losses, book, unit));
    context.scenario().sides().forEach(side -> command(losses, book, side));
    for (Deployment each : context.scenario().deployments()) {
      Match match = book.match(each.formation());
      if (match.fit() != Fit.MERGED || !isAnyColumn(context, each)) {
        note(losses, match, each.span(), each.unit());
      }
    }
    Together.groups(context, INFO.id(), losses, Use::unit).forEach(group -> tell(group, report));
  }

  /** Nothing is lost of a column of which the text does not say what kind it is. */
  private static boolean isAnyColumn(CheckContext context, Deployment deployment) {
    return deployment.formation() == Formation.COLUMN_CLOSE
        && context
            .text()
            .find(deployment.span())
            .filter(words -> !CLOSE.matcher(words).find())
            .isPresent();
  }

  private static void unit(List<Use> losses, Correspondence book, Unit unit) {
    UnitId name = unit.id();
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
  private static void told(List<Use> losses, Match match, Unit unit) {
    if (match.fit() != Fit.INERT) {
      note(losses, match, unit.nameSpan(), unit.id());
    }
  }

  private static void command(List<Use> losses, Correspondence book, Side side) {
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
        note(losses, match, order.span(), order.unit());
      }
    }
  }

  private static Stream<Unit> bodies(CheckContext context) {
    return context.scenario().units().filter(unit -> unit.isBody());
  }

  private static void note(List<Use> losses, Match match, TextSpan span, UnitId unit) {
    if (match.isLoss()) {
      losses.add(new Use(match, span, unit));
    }
  }

  /** One note for each kind of thing, where the first of them stands. */
  private static void tell(List<Use> losses, Report report) {
    Map<Correspondence.Family, Map<Match, List<Use>>> kinds =
        losses.stream()
            .collect(
                Collectors.groupingBy(
                    each -> each.match().family(),
                    LinkedHashMap::new,
                    Collectors.groupingBy(Use::match, LinkedHashMap::new, Collectors.toList())));
    kinds.forEach((kind, all) -> tell(kind, List.copyOf(all.values()), report));
  }

  private static void tell(Correspondence.Family kind, List<List<Use>> all, Report report) {
    RuleBookId book = all.get(0).get(0).match().citation().book();
    report
        .add(
            all.get(0).get(0).span(),
            "%s %s not know every %s as it is: %s."
                .formatted(
                    MessageWords.theBook(book),
                    MessageWords.verb(book, "does", "do"),
                    kind.singular(),
                    all.stream().map(TermLost::words).collect(Collectors.joining("; "))))
        .rules(all.stream().map(each -> each.get(0).match().citation()).distinct().toList())
        .hint("nothing is to be done if you can play with that");
  }

  private static String words(List<Use> uses) {
    Match match = uses.get(0).match();
    int more = uses.size() - 1;
    return "%s of `%s`%s%s (%s)"
        .formatted(
            match.label(),
            uses.get(0).unit().name(),
            more == 0 ? "" : " and " + more + " more",
            match
                .findTerm()
                .filter(term -> !term.equals(match.label()))
                .map(", played as `%s`"::formatted)
                .orElse(""),
            match.note());
  }
}
