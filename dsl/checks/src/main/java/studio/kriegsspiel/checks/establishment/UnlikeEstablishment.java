package studio.kriegsspiel.checks.establishment;

import static studio.kriegsspiel.rules.RuleBookId.BRITISH_1815;
import static studio.kriegsspiel.rules.RuleBookId.REISSWITZ_1824;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import studio.kriegsspiel.checks.check.Check;
import studio.kriegsspiel.checks.check.CheckContext;
import studio.kriegsspiel.checks.check.CheckInfo;
import studio.kriegsspiel.checks.check.Report;
import studio.kriegsspiel.checks.check.Together;
import studio.kriegsspiel.checks.print.MessageWords;
import studio.kriegsspiel.scenario.finding.Severity;

/** Formations that have more or fewer parts, men or pieces than the book's formations. */
public final class UnlikeEstablishment implements Check {
  /** So many are named; the others are counted. */
  private static final int NAMED = 5;

  private static final CheckInfo INFO =
      CheckInfo.of(
              "KS-BOK-004",
              "Formations unlike those of the book",
              Severity.NOTE,
              "a book is played with formations like those it describes")
          .citing(REISSWITZ_1824, "App. I-III", "organisation of a Prussian corps")
          .citing(REISSWITZ_1824, "§5", "pieces of a battery")
          .citing(BRITISH_1815, "App. One", "organisation of a British field army");

  @Override
  public CheckInfo info() {
    return INFO;
  }

  /** One note for the whole order of battle: a return of the time departs in many things. */
  @Override
  public void run(CheckContext context, Report report) {
    Optional<Establishment> printed = Establishment.of(context.book());
    if (printed.isEmpty()) {
      return;
    }
    List<Departure> all =
        context
            .scenario()
            .units()
            .flatMap(unit -> printed.get().departures(unit).stream())
            .sorted(Comparator.comparing(Departure::isTrain))
            .toList();
    Together.groups(context, INFO.id(), all, each -> each.unit().id())
        .forEach(group -> tell(group, report));
  }

  private static void tell(List<Departure> all, Report report) {
    List<Departure> named = all.subList(0, Math.min(NAMED, all.size()));
    int others = all.size() - named.size();
    String more =
        others == 0 ? "" : "; and " + MessageWords.count(others, "more thing", "more things");
    report
        .add(
            named.get(0).unit().nameSpan(),
            "The order of battle differs from the formations of the book: %s%s."
                .formatted(byUnit(named), more))
        .rules(named.stream().map(Departure::citation).distinct().toList())
        .hint("keep it where it is the return of the day; the book's figures stand in brackets");
  }

  private static String byUnit(List<Departure> named) {
    Map<String, List<String>> words = new LinkedHashMap<>();
    for (Departure each : named) {
      words.computeIfAbsent(each.unit().id().name(), name -> new ArrayList<>()).add(each.words());
    }
    return words.entrySet().stream()
        .map(each -> "`%s` has %s".formatted(each.getKey(), MessageWords.and(each.getValue())))
        .collect(Collectors.joining("; "));
  }
}
