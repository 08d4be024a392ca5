package studio.kriegsspiel.reading.rehearsal;

import java.time.LocalDateTime;
import java.util.List;
import java.util.Optional;
import studio.kriegsspiel.game.Game;
import studio.kriegsspiel.scenario.exercise.Exercise;
import studio.kriegsspiel.scenario.exercise.Expectation;
import studio.kriegsspiel.scenario.exercise.Expectation.Deed;
import studio.kriegsspiel.scenario.orders.OrderSheet;
import studio.kriegsspiel.scenario.orders.SheetOrder;
import studio.kriegsspiel.situation.clock.Clock;
import studio.kriegsspiel.situation.orders.SheetDeeds;
import studio.kriegsspiel.situation.reach.Presence;
import studio.kriegsspiel.situation.track.Track;
import studio.kriegsspiel.terrain.MapPoint;

/**
 * Marks an order sheet by a game that was played with it: where troops were the game says, what was
 * sent or ordered the sheet; what is told in words is left to the instructor.
 */
final class Marking {
  private static final String ON_THE_SHEET = "on the sheet at ";

  private final Game game;
  private final Clock clock;
  private final SheetDeeds sheet;

  private Marking(Game game, OrderSheet sheet) {
    this.game = game;
    this.clock = game.situation().clock();
    this.sheet = new SheetDeeds(sheet, clock);
  }

  /** All that is expected, in the order of the text. */
  static List<Marked> of(Exercise exercise, OrderSheet sheet, Game end) {
    Marking marking = new Marking(end, sheet);
    return exercise.allExpectations().map(marking::marked).toList();
  }

  private Marked marked(Expectation expected) {
    Optional<LocalDateTime> by = clock.find(expected.by()).or(() -> clock.find(expected.at()));
    return expected
        .deed()
        .match(
            message -> message(expected, message, by),
            presence -> presence(expected, presence),
            withdrawal -> onSheet(expected, sheet.goesBack(withdrawal, by)),
            inWords -> new Marked(expected, Optional.empty(), "for the instructor to say"));
  }

  /** What a message is about stands in its prose, which is for a reader. */
  private Marked message(Expectation expected, Deed.Message message, Optional<LocalDateTime> by) {
    Marked marked = onSheet(expected, sheet.sent(message, by));
    return message
        .about()
        .filter(any -> marked.happened().orElse(false))
        .map(
            about ->
                new Marked(
                    expected,
                    marked.happened(),
                    marked.why() + "; read whether it is about " + about))
        .orElse(marked);
  }

  private Marked onSheet(Expectation expected, Optional<? extends SheetOrder> line) {
    return new Marked(
        expected,
        Optional.of(line.isPresent()),
        line.map(each -> ON_THE_SHEET + clock.show(clock.time(each.at())))
            .orElse("nothing of it on the sheet"));
  }

  private Marked presence(Expectation expected, Deed.Presence presence) {
    Optional<MapPoint> place =
        game.situation().ground().flatMap(ground -> ground.find(presence.place()));
    if (place.isEmpty()) {
      return new Marked(expected, Optional.empty(), "the ground does not know the place");
    }
    LocalDateTime due =
        clock.find(expected.at()).or(() -> clock.find(expected.by())).orElse(clock.ends());
    LocalDateTime from = expected.at().isPresent() ? due : clock.begins();
    Track track = game.situation().tracks().of(presence.unit());
    for (LocalDateTime time = from; !time.isAfter(due); time = time.plusMinutes(1)) {
      if (!game.isGoneBy(presence.unit(), time) && Presence.isAt(track.at(time), place.get())) {
        return new Marked(expected, Optional.of(true), "there at " + clock.show(time));
      }
    }
    String instead =
        game.isGoneBy(presence.unit(), due)
            ? "lost by " + clock.show(due)
            : track
                .at(due)
                .centre()
                .map(
                    at ->
                        "%d m away at %s"
                            .formatted(Math.round(at.distanceMetres(place.get())), clock.show(due)))
                .orElse("not on the map at " + clock.show(due));
    return new Marked(expected, Optional.of(false), instead);
  }
}
