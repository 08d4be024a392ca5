package studio.kriegsspiel.checks.orders;

import java.time.Duration;
import java.time.LocalDateTime;
import java.util.List;
import java.util.Optional;
import studio.kriegsspiel.rules.Citation;
import studio.kriegsspiel.scenario.finding.Severity;
import studio.kriegsspiel.situation.Situation;
import studio.kriegsspiel.situation.clock.Clock;
import studio.kriegsspiel.situation.orders.GivenOrder;
import studio.kriegsspiel.situation.track.Arrival;
import studio.kriegsspiel.situation.track.ColumnJourney;
import studio.kriegsspiel.situation.track.Whereabouts;
import studio.kriegsspiel.situation.words.Figures;
import studio.kriegsspiel.terrain.march.MarchRoute;

/** Whether troops can be where orders send them, and when. */
final class SheetMarches {
  /** Who is as near as this is where he is sent. */
  private static final double THERE_METRES = 50;

  private final Situation situation;
  private final SheetNotes notes;

  SheetMarches(Situation situation, SheetNotes notes) {
    this.situation = situation;
    this.notes = notes;
  }

  void look(GivenOrder given) {
    if (given.before().kind() == Whereabouts.Kind.OFF_MAP) {
      away(given);
    } else {
      given.journey().ifPresent(journey -> look(given, journey));
    }
  }

  private void away(GivenOrder given) {
    Clock clock = situation.clock();
    Optional<Arrival> arrival = situation.tracks().of(given.order().unit()).findArrival();
    notes
        .add(
            SheetFault.AWAY,
            given.order().unitSpan(),
            "`%s` is not on the map when the order reaches it at %s%s."
                .formatted(
                    given.order().unit(),
                    clock.show(given.received()),
                    arrival
                        .filter(each -> each.headEnters().isAfter(given.received()))
                        .map(each -> "; it comes on at " + clock.show(each.headEnters()))
                        .orElse("")))
        .hint("give the order when the troops are there");
  }

  private void look(GivenOrder given, ColumnJourney journey) {
    String place = given.destination().orElseThrow().said();
    if (journey.way() == Arrival.Way.NONE) {
      notes
          .add(
              SheetFault.WAY,
              given.order().span(),
              "`%s` finds no way to %s.".formatted(given.order().unit(), place))
          .rules(rule(journey))
          .hint("a bridge or ford may be missing on the way, or a wood or slope closes it");
    } else if (journey.isReckoned()
        && !journey.bodies().isEmpty()
        && journey.route().orElseThrow().lengthMetres() > THERE_METRES) {
      inTime(given, journey, place);
    }
  }

  private void inTime(GivenOrder given, ColumnJourney journey, String place) {
    LocalDateTime head = upToMinute(journey.findHeadArrives().orElseThrow());
    LocalDateTime tail = upToMinute(journey.findTailArrives().orElseThrow());
    Optional<LocalDateTime> due = situation.clock().find(given.order().due());
    LocalDateTime latest = due.orElse(situation.clock().ends());
    if (soonest(journey).isAfter(latest)) {
      tell(given, journey, "cannot be at " + place, head, tail)
          .severity(due.isPresent() ? Severity.ERROR : Severity.WARNING)
          .rules(rule(journey))
          .hint("give the order earlier, or by another way or to troops that are nearer");
    } else if (due.isPresent() && tail.isAfter(latest) && !head.isAfter(latest)) {
      tell(given, journey, "cannot be closed up at " + place, head, tail)
          .severity(Severity.WARNING)
          .rules(rule(journey))
          .hint("allow for the length of the column");
    }
  }

  private SheetNotes.Note tell(
      GivenOrder given,
      ColumnJourney journey,
      String cannot,
      LocalDateTime head,
      LocalDateTime tail) {
    Clock clock = situation.clock();
    MarchRoute route = journey.route().orElseThrow();
    return notes
        .add(
            SheetFault.MARCH,
            given.order().span(),
            "`%s` %s %s: it has the order at %s, the way is %s and takes %s in %s, so its head is there at %s and its tail at %s."
                .formatted(
                    given.order().unit(),
                    cannot,
                    given
                        .order()
                        .due()
                        .map(due -> "by " + clock.show(clock.time(due)))
                        .orElse("before play ends at " + clock.show(clock.ends())),
                    clock.show(given.received()),
                    Figures.metres(route.lengthMetres(), situation.book().ground()),
                    Figures.minutes(Duration.between(given.received(), head).toMinutes()),
                    journey.formation().label(),
                    clock.show(head),
                    clock.show(tail)))
        .spot(journey.goal().orElseThrow());
  }

  /** The head's arrival if the way came out as much too long as it may. */
  private static LocalDateTime soonest(ColumnJourney journey) {
    double minutes = journey.bodies().get(0).column().headArrivesMinutes();
    return journey
        .bodies()
        .get(0)
        .headEnters()
        .plusSeconds((long) (60 * minutes / (1 + journey.excess())));
  }

  /** A begun minute counts. */
  static LocalDateTime upToMinute(LocalDateTime time) {
    LocalDateTime whole = time.withSecond(0).withNano(0);
    return whole.equals(time) ? time : whole.plusMinutes(1);
  }

  private static List<Citation> rule(ColumnJourney journey) {
    return journey.rate().map(List::of).orElse(List.of());
  }
}
