package studio.kriegsspiel.checks.rehearsal;

import java.time.Duration;
import java.time.LocalDateTime;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import studio.kriegsspiel.checks.check.CheckContext;
import studio.kriegsspiel.checks.fix.TimeFixes;
import studio.kriegsspiel.checks.rehearsal.Rehearsed.Awaited;
import studio.kriegsspiel.checks.rehearsal.Rehearsed.Changed;
import studio.kriegsspiel.checks.rehearsal.Rehearsed.Gained;
import studio.kriegsspiel.checks.rehearsal.Rehearsed.Share;
import studio.kriegsspiel.scenario.finding.Finding;
import studio.kriegsspiel.scenario.finding.Fix;
import studio.kriegsspiel.scenario.force.Objective;
import studio.kriegsspiel.scenario.force.Side;
import studio.kriegsspiel.scenario.force.UnitId;
import studio.kriegsspiel.scenario.news.Reinforcement;
import studio.kriegsspiel.scenario.text.TextSpan;
import studio.kriegsspiel.situation.clock.Clock;
import studio.kriegsspiel.situation.event.Event;
import studio.kriegsspiel.situation.event.Events;
import studio.kriegsspiel.situation.event.Happening;

/** What matters most of a rehearsal, told where the text can be changed for it. */
public final class RehearsalFindings {
  /** More than these nobody mends at once. */
  private static final int MOST = 3;

  /** Gained less often, or more often than the rest, an objective leaves little to decide. */
  private static final double SELDOM = 0.3;

  private static final double OFTEN = 1 - SELDOM;

  /** Fewer games tell nothing of what a reinforcement is worth. */
  private static final int LEAST_GAMES = 10;

  private final Rehearsed rehearsed;
  private final CheckContext context;

  private RehearsalFindings(Rehearsed rehearsed, CheckContext context) {
    this.rehearsed = rehearsed;
    this.context = context;
  }

  /**
   * The findings of a rehearsal of the scenario: that games broke, if some did, then what matters
   * most, three things at most.
   */
  public static List<Finding> of(Rehearsed rehearsed, CheckContext context) {
    RehearsalFindings findings = new RehearsalFindings(rehearsed, context);
    return Stream.concat(
            findings.broken(),
            Stream.of(
                    findings.decided(),
                    findings.contact(),
                    findings.news(),
                    findings.reinforcements())
                .flatMap(each -> each)
                .limit(MOST))
        .toList();
  }

  private static Finding finding(
      RehearsalFault fault, TextSpan span, String sentence, String hint, List<Fix> fixes) {
    return new Finding(
        fault.id(),
        fault.severity(),
        span,
        Optional.empty(),
        sentence,
        List.of(),
        Optional.of(hint),
        fixes);
  }

  /** Shares of fewer games than were begun are told as such. */
  private Stream<Finding> broken() {
    List<Integer> all = rehearsed.broken();
    return all.isEmpty()
        ? Stream.empty()
        : Stream.of(
            finding(
                RehearsalFault.BROKEN,
                context.scenario().header().timeSpan(),
                "Of %d games %d broke and %s not counted."
                    .formatted(
                        rehearsed.games() + all.size(), all.size(), all.size() == 1 ? "is" : "are"),
                "see how far one of them comes, with `studio rehearse FILE --run %d --seed %d`"
                    .formatted(all.get(0), rehearsed.seed()),
                List.of()));
  }

  /** The one that is most lopsided; those of the other side are its mirror. */
  private Stream<Finding> decided() {
    return rehearsed.objectives().stream()
        .filter(each -> each.share().most() < SELDOM || each.share().least() > OFTEN)
        .max(Comparator.comparingDouble(each -> Math.abs(each.share().share() - 0.5)))
        .flatMap(this::decided)
        .stream();
  }

  private Optional<Finding> decided(Gained gained) {
    List<Fix> fixes = new ArrayList<>();
    rehearsed.changes().stream()
        .filter(each -> each.minutes() > 0 && isOpen(each, gained.side()))
        .min(Comparator.comparingDouble(each -> farFromEven(each, gained.side())))
        .flatMap(this::shift)
        .ifPresent(fixes::add);
    return objective(gained)
        .map(
            each ->
                finding(
                    RehearsalFault.DECIDED,
                    each.span(),
                    "%s is to %s, and does in %s, so that there is little to decide."
                        .formatted(gained.side(), gained.text(), words(gained.share())),
                    "bring troops on earlier or later, change who is there, or say in the notes why it is so",
                    fixes));
  }

  private static boolean isOpen(Changed change, String side) {
    Share share = change.ahead().get(side);
    return share != null && share.share() >= SELDOM && share.share() <= OFTEN;
  }

  private static double farFromEven(Changed change, String side) {
    Share share = change.ahead().get(side);
    return share == null ? 1 : Math.abs(share.share() - 0.5);
  }

  private Optional<Objective> objective(Gained gained) {
    return context.scenario().findSide(gained.side()).stream()
        .map(Side::objectives)
        .flatMap(List::stream)
        .filter(each -> each.text().equals(gained.text()))
        .findFirst();
  }

  /** The reinforcement at the hour that was tried; nothing where it was left out. */
  private Optional<Fix> shift(Changed change) {
    return coming(change.unit())
        .filter(each -> change.change().equals("earlier") || change.change().equals("later"))
        .flatMap(
            each -> {
              Clock clock = context.clock();
              LocalDateTime other =
                  change.change().equals("earlier")
                      ? clock.time(each.at()).minusMinutes(change.minutes())
                      : clock.time(each.at()).plusMinutes(change.minutes());
              return TimeFixes.shift(
                  context,
                  each.span(),
                  each.at(),
                  other,
                  "let `%s` come at %s".formatted(each.unit().name(), Clock.write(other)));
            });
  }

  private Optional<Reinforcement> coming(UnitId unit) {
    return context.scenario().reinforcements().stream()
        .filter(each -> each.unit().equals(unit))
        .findFirst();
  }

  private Stream<Finding> contact() {
    TextSpan span = context.scenario().header().timeSpan();
    Clock clock = context.clock();
    if (rehearsed.contact().most() < OFTEN) {
      return Stream.of(
          finding(
              RehearsalFault.CONTACT,
              span,
              "Bodies of two sides meet in %s alone.".formatted(words(rehearsed.contact())),
              "let play last longer, or let them begin nearer to each other",
              List.of()));
    }
    return rehearsed
        .met()
        .filter(each -> isLate(clock, each))
        .map(
            each ->
                finding(
                    RehearsalFault.CONTACT,
                    span,
                    "In half of the games nobody meets before %s, when most of play is over."
                        .formatted(clock.show(each)),
                    "begin later, or let them begin nearer to each other",
                    List.of()))
        .stream();
  }

  /** After two thirds of play. */
  private static boolean isLate(Clock clock, LocalDateTime met) {
    long play = Duration.between(clock.begins(), clock.ends()).toMinutes();
    return met.isAfter(clock.begins().plusMinutes(play * 2 / 3));
  }

  private Stream<Finding> news() {
    List<Event> waiting = Events.of(context.situation()).waiting();
    return rehearsed.awaited().stream()
        .filter(each -> each.comes().most() < SELDOM || each.late().least() > OFTEN)
        .flatMap(
            each ->
                waiting.stream()
                    .filter(event -> event.id().equals(each.event()))
                    .flatMap(event -> span(event).stream())
                    .map(span -> news(each, span)));
  }

  private Optional<TextSpan> span(Event event) {
    return event.happening() instanceof Happening.SheetDue sheet
        ? context.scenario().intelligence().stream()
            .filter(each -> each.release().equals(sheet.due().release()))
            .findFirst()
            .map(each -> each.span())
        : Optional.empty();
  }

  private Finding news(Awaited awaited, TextSpan span) {
    return finding(
        RehearsalFault.NEWS,
        span,
        awaited.comes().most() < SELDOM
            ? "What this news waits for comes to be so in %s.".formatted(words(awaited.comes()))
            : "This news comes only after the first contact in %s."
                .formatted(words(awaited.late())),
        "let it wait for something that comes sooner, or give it an hour",
        List.of());
  }

  private Stream<Finding> reinforcements() {
    return rehearsed.changes().stream()
        .filter(each -> each.change().equals("without") && !each.matters())
        .filter(each -> rehearsed.games() >= LEAST_GAMES)
        .flatMap(each -> coming(each.unit()).stream())
        .map(
            each ->
                finding(
                    RehearsalFault.IDLE,
                    each.span(),
                    "Whether `%s` comes or not changes no more than chance would in %d games."
                        .formatted(each.unit().name(), rehearsed.games()),
                    "let it come earlier, give it something to do, or leave it out",
                    earlier(each.unit())));
  }

  private boolean helpsItsSide(Changed change) {
    Share then = change.ahead().get(change.unit().side());
    Share now = rehearsed.ahead().get(change.unit().side());
    return then != null && now != null && then.share() > now.share();
  }

  /** An earlier hour is proposed where it was seen to help those who come. */
  private List<Fix> earlier(UnitId unit) {
    return rehearsed.changes().stream()
        .filter(each -> each.unit().equals(unit) && each.change().equals("earlier"))
        .filter(each -> each.matters() && helpsItsSide(each))
        .flatMap(each -> shift(each).stream())
        .toList();
  }

  private String words(Share share) {
    return "%d of %d games (%d to %d %%)"
        .formatted(
            Math.round(share.share() * rehearsed.games()),
            rehearsed.games(),
            Math.round(share.least() * 100),
            Math.round(share.most() * 100));
  }
}
