package studio.kriegsspiel.desk.reading;

import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import org.jspecify.annotations.Nullable;
import studio.kriegsspiel.reading.march.MarchRouteAnswer;
import studio.kriegsspiel.reading.march.MarchTimesAnswer;
import studio.kriegsspiel.rules.book.RuleBook;
import studio.kriegsspiel.rules.concept.Formation;
import studio.kriegsspiel.rules.field.Gait;
import studio.kriegsspiel.situation.march.Body;
import studio.kriegsspiel.situation.march.MarchOrder;
import studio.kriegsspiel.situation.march.MarchReckoning;
import studio.kriegsspiel.situation.words.Figures;
import studio.kriegsspiel.terrain.MapPoint;
import studio.kriegsspiel.terrain.march.ClosingUp;
import studio.kriegsspiel.terrain.march.MarchRoute;
import studio.kriegsspiel.terrain.march.Ways;

/** What troops reach from a point, and the way to another. */
final class MarchInquiry implements Inquiry {
  private final PreparedGround ground;
  private final Body body;
  private final Gait gait;
  private final MapPoint from;
  private final MarchReckoning reckoning;
  private final Optional<MarchTimesAnswer> times;
  private final Reply field;
  private final int minutes;
  private @Nullable Ways ways;

  MarchInquiry(PreparedGround ground, Asking asking, MapPoint from) {
    this.ground = ground;
    this.body = asking.marching();
    this.gait = asking.gait();
    this.from = from;
    this.minutes = asking.minutes();
    this.reckoning = ground.march(body.troops(), gait);
    RuleBook book = ground.book();
    double moves = (double) minutes / book.time().turnMinutes();
    this.times =
        MarchTimesAnswer.find(
            ground.terrain(),
            book,
            body,
            reckoning,
            from,
            minutes,
            MarchTimesAnswer.roundStep(moves));
    this.field = times.map(Reply::of).orElseGet(() -> Reply.none(noStart()));
  }

  private String noStart() {
    return body.troops().type().label()
        + " cannot march from here under "
        + ground.book().id().shortTitle()
        + "; choose a point they can stand on.";
  }

  @Override
  public Reply field() {
    return field;
  }

  @Override
  public Reply line(MapPoint to) {
    Optional<MarchRoute> route = ways().findTo(to).or(() -> reckoning.findRoute(from, to));
    return route.map(way -> reply(way, to)).orElseGet(() -> Reply.none("no way there"));
  }

  /**
   * Searched when the first way is asked for; beyond its minutes each way is searched by itself.
   */
  private synchronized Ways ways() {
    Ways known = ways;
    if (known == null) {
      known = reckoning.findWays(from, minutes).orElse(to -> Optional.empty());
      ways = known;
    }
    return known;
  }

  private Reply reply(MarchRoute way, MapPoint to) {
    Formation formation = gait == Gait.MARCH ? Formation.COLUMN_MARCH : Formation.COLUMN_CLOSE;
    MarchOrder order =
        new MarchOrder(
            List.of(body),
            body,
            formation,
            OptionalDouble.empty(),
            OptionalDouble.empty(),
            0,
            ClosingUp.BEHIND_THE_PLACE);
    RuleBook book = ground.book();
    long moves = (long) Math.ceil(way.totalMinutes() / book.time().turnMinutes() - 1e-6);
    return Reply.of(
        new MarchRouteAnswer(ground.ground(), book, order, reckoning, way, to),
        Figures.format(
            "%s, %d %s%s, %s",
            Figures.minutes(way.totalMinutes()),
            moves,
            book.time().turnName(),
            moves == 1 ? "" : "s",
            Figures.metres(way.lengthMetres(), book.ground())));
  }
}
