package studio.kriegsspiel.checks.news;

import java.time.LocalDateTime;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import studio.kriegsspiel.checks.check.Check;
import studio.kriegsspiel.checks.check.CheckContext;
import studio.kriegsspiel.checks.check.CheckInfo;
import studio.kriegsspiel.checks.check.Report;
import studio.kriegsspiel.checks.print.MessageWords;
import studio.kriegsspiel.rules.Capital;
import studio.kriegsspiel.scenario.finding.Fix;
import studio.kriegsspiel.scenario.finding.Severity;
import studio.kriegsspiel.scenario.force.Unit;
import studio.kriegsspiel.scenario.news.Quantity;
import studio.kriegsspiel.situation.ground.GroundIndex;
import studio.kriegsspiel.situation.knowledge.ErrorOfNews;
import studio.kriegsspiel.situation.track.Whereabouts;
import studio.kriegsspiel.terrain.MapPoint;

/** What is told as reliable and is not so, though nothing marks it as false. */
public final class ReliableButWrong implements Check {
  private static final Pattern RELIABLE = Pattern.compile("\\breliable\\b");

  private static final CheckInfo INFO =
      CheckInfo.of(
              "KS-INF-009",
              "Reliable news that is not so",
              Severity.WARNING,
              "what is called reliable is so, or the umpire knows that it is not")
          .searching();

  @Override
  public CheckInfo info() {
    return INFO;
  }

  @Override
  public void run(CheckContext context, Report report) {
    for (SaidToBeSo each : SaidToBeSo.all(context)) {
      context
          .units()
          .find(each.observation().unit())
          .ifPresent(
              unit -> {
                place(context, each, unit, report);
                number(context, each, unit, report);
              });
    }
  }

  private static void place(CheckContext context, SaidToBeSo told, Unit unit, Report report) {
    Optional<MapPoint> said =
        context.ground().flatMap(ground -> told.observation().at().flatMap(ground::find));
    if (said.isEmpty()) {
      return;
    }
    GroundIndex ground = context.ground().orElseThrow();
    List<BodyThen> bodies = BodyThen.of(context, unit, told.observed());
    LocalDateTime begins = context.clock().begins();
    if (!bodies.isEmpty() && bodies.stream().allMatch(BodyThen::isYetToCome)) {
      if (!told.observed().isBefore(begins)) {
        add(
            context,
            told,
            report,
            "at %s it has not come onto the map".formatted(context.clock().show(told.observed())),
            said.get());
      }
    } else if (!bodies.isEmpty()
        && bodies.stream()
            .allMatch(
                each ->
                    each.isElsewhere(ground, told.observation().at().orElseThrow(), said.get()))) {
      BodyThen nearest = BodyThen.nearest(bodies, said.get());
      MapPoint truly = nearest.where().centre().orElseThrow();
      add(
          context,
          told,
          report,
          MessageWords.say(
              "at %s it is %,d paces from where it is said to be%s",
              context.clock().show(told.observed()),
              ground.paces(truly.distanceMetres(said.get())),
              nearest.mayMoveMetres() == 0
                  ? ""
                  : ", farther than it can march between then and the beginning of play"),
          truly);
    }
  }

  private static void number(CheckContext context, SaidToBeSo told, Unit unit, Report report) {
    Whereabouts truly = context.situation().tracks().of(unit.id()).at(told.observed());
    ErrorOfNews error =
        ErrorOfNews.of(context.situation(), told.observation(), told.observed(), truly);
    if (error.told().isEmpty() || error.counted().isEmpty()) {
      return;
    }
    Quantity said = error.told().get();
    int counted = error.counted().getAsInt();
    boolean lost =
        said.kind() == Quantity.Kind.MEN
            && said.count() < counted
            && told.observed().isAfter(context.clock().begins());
    if (Math.abs(said.count() - counted) * 2L > counted && !lost) {
      report
          .add(
              told.span(),
              MessageWords.say(
                  "%s is told as reliable that `%s` has %s, but it has %,d, which is more than half amiss.",
                  Capital.of(told.audience().words()),
                  unit.id(),
                  MessageWords.count(said.count(), said.kind().one(), said.kind().many()),
                  counted))
          .fix(markFalse(context, told))
          .hint("correct the number, or call the news `doubtful` or `false`");
    }
  }

  private static void add(
      CheckContext context, SaidToBeSo told, Report report, String truth, MapPoint spot) {
    report
        .add(
            told.span(),
            "%s is told as reliable where `%s` is, but %s."
                .formatted(Capital.of(told.audience().words()), told.observation().unit(), truth))
        .spot(spot)
        .fix(markFalse(context, told))
        .hint("correct the place or the minute, or call the news `doubtful` or `false`");
  }

  private static Optional<Fix> markFalse(CheckContext context, SaidToBeSo told) {
    return context
        .text()
        .insertAfter(told.span().offset(), told.observation().span().offset(), RELIABLE, ", false")
        .map(edit -> Fix.proposal("mark it `false`, which the umpire alone reads", List.of(edit)));
  }
}
