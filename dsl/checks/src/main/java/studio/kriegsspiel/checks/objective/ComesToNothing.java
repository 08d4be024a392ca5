package studio.kriegsspiel.checks.objective;

import static studio.kriegsspiel.rules.RuleBookId.BRITISH_1815;
import static studio.kriegsspiel.rules.RuleBookId.REISSWITZ_1824;

import java.time.LocalDateTime;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import studio.kriegsspiel.checks.check.Check;
import studio.kriegsspiel.checks.check.CheckContext;
import studio.kriegsspiel.checks.check.CheckInfo;
import studio.kriegsspiel.checks.check.Draft;
import studio.kriegsspiel.checks.check.Report;
import studio.kriegsspiel.checks.check.Together;
import studio.kriegsspiel.checks.fix.TimeFixes;
import studio.kriegsspiel.checks.print.MessageWords;
import studio.kriegsspiel.scenario.finding.Fix;
import studio.kriegsspiel.scenario.finding.Severity;
import studio.kriegsspiel.scenario.force.Side;
import studio.kriegsspiel.scenario.force.Unit;
import studio.kriegsspiel.scenario.news.Reinforcement;
import studio.kriegsspiel.situation.clock.Clock;
import studio.kriegsspiel.situation.ground.Site;
import studio.kriegsspiel.situation.reach.Reach;
import studio.kriegsspiel.situation.reach.Soonest;

/** Reinforcements that can be at none of the places about which the game is before it is over. */
public final class ComesToNothing implements Check {
  private static final CheckInfo INFO =
      CheckInfo.of(
              "KS-TIM-005",
              "Reinforcements that come too late for anything",
              Severity.WARNING,
              "who comes on can still do something")
          .citing(REISSWITZ_1824, "§6", "the scenario is interesting to both sides")
          .citing(BRITISH_1815, "Function of the Umpire", "the scenario is believable")
          .searching();

  @Override
  public CheckInfo info() {
    return INFO;
  }

  /** A place that an objective names, and until when anybody may want to be there. */
  private record Stake(String place, Site site, LocalDateTime until) {}

  /** A reinforcement, the place it can be at first, and when. */
  private record Late(Reinforcement coming, Stake stake, Soonest soonest) {
    long minutes() {
      return Math.max(1, Clock.minutes(stake.until(), soonest.reckoned()));
    }
  }

  @Override
  public void run(CheckContext context, Report report) {
    if (context.scenario().reinforcements().isEmpty() || context.ground().isEmpty()) {
      return;
    }
    List<Stake> stakes = stakes(context);
    if (stakes.isEmpty()) {
      return;
    }
    for (Side side : context.scenario().sides()) {
      List<Late> late =
          context.scenario().reinforcements().stream()
              .filter(each -> each.unit().side().equals(side.name()))
              .filter(each -> context.clock().holds(context.clock().time(each.at())))
              .flatMap(each -> late(context, each, stakes).stream())
              .toList();
      Together.groups(context, INFO.id(), late, each -> each.coming().unit())
          .forEach(group -> tell(context, group, stakes, report));
    }
  }

  private static List<Stake> stakes(CheckContext context) {
    List<Stake> all = new ArrayList<>();
    for (Goals goal : Goals.all(context)) {
      Optional<String> named =
          goal.objective().place().or(() -> goal.objective().aim().findPlace());
      named.ifPresent(
          place -> goal.site(place).ifPresent(site -> all.add(new Stake(place, site, goal.by()))));
    }
    return all;
  }

  /** The place that it misses by the least, where it is late for all of them. */
  private static Optional<Late> late(
      CheckContext context, Reinforcement coming, List<Stake> stakes) {
    List<Unit> bodies =
        context.units().find(coming.unit()).map(context.units()::bodies).orElse(List.of());
    List<Late> late = new ArrayList<>();
    for (Unit body : bodies) {
      for (Stake stake : stakes) {
        Soonest soonest = Reach.of(context.situation()).soonest(body, stake.site());
        if (soonest.mayBeThereBy(stake.until())) {
          return Optional.empty();
        }
        late.add(new Late(coming, stake, soonest));
      }
    }
    return late.stream()
        .filter(each -> each.soonest().kind() == Soonest.Kind.REACHED)
        .min(Comparator.comparing(Late::minutes));
  }

  private static void tell(
      CheckContext context, List<Late> late, List<Stake> stakes, Report report) {
    Clock clock = context.clock();
    Late first = late.get(0);
    List<String> places =
        stakes.stream().map(each -> "\"" + each.place() + "\"").distinct().toList();
    String who = "`" + first.coming().unit().name() + "`";
    Draft draft =
        report
            .add(
                first.coming().unitSpan(),
                "%s on too late for %s: `%s`, which enters at %s, is at \"%s\" at %s at the soonest, and that counts until %s."
                    .formatted(
                        late.size() == 1
                            ? who + " comes"
                            : MessageWords.say(
                                "%s and %,d more of %s come",
                                who, late.size() - 1, first.coming().unit().side()),
                        places.size() == 1
                            ? places.get(0)
                            : "any of the places of objectives, " + MessageWords.and(places),
                        first.coming().unit().name(),
                        clock.show(clock.time(first.coming().at())),
                        first.stake().place(),
                        clock.show(first.soonest().reckoned()),
                        clock.show(first.stake().until())))
            .rules(INFO.rulesOf(context.book()))
            .rules(first.soonest().rates())
            .spot(first.stake().site().point())
            .hint(
                "let them come on earlier or nearer; reckoned at the march by the quickest way, without halts");
    late.forEach(each -> draft.fix(sooner(context, each)));
  }

  private static Optional<Fix> sooner(CheckContext context, Late late) {
    Clock clock = context.clock();
    LocalDateTime sooner = clock.time(late.coming().at()).minusMinutes(late.minutes());
    return sooner.isBefore(clock.begins())
        ? Optional.empty()
        : TimeFixes.shift(
            context,
            late.coming().span(),
            late.coming().at(),
            sooner,
            "let `%s` come on at %s".formatted(late.coming().unit().name(), Clock.write(sooner)));
  }
}
