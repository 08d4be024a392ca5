package studio.kriegsspiel.study.game;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.LocalDateTime;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import org.jspecify.annotations.Nullable;
import org.locationtech.jts.geom.Coordinate;
import org.locationtech.jts.geom.Geometry;
import org.locationtech.jts.geom.GeometryFactory;
import org.locationtech.jts.geom.Point;
import studio.kriegsspiel.game.Asked;
import studio.kriegsspiel.game.Contact;
import studio.kriegsspiel.game.Front.Two;
import studio.kriegsspiel.game.Game;
import studio.kriegsspiel.game.GameHead;
import studio.kriegsspiel.game.GameLog;
import studio.kriegsspiel.game.GameLogText;
import studio.kriegsspiel.game.GameRefusedException;
import studio.kriegsspiel.game.Meeting;
import studio.kriegsspiel.game.NearTroops;
import studio.kriegsspiel.game.Throws;
import studio.kriegsspiel.rules.concept.Arm;
import studio.kriegsspiel.rules.concept.Formation;
import studio.kriegsspiel.rules.concept.TerrainKind;
import studio.kriegsspiel.rules.field.Gait;
import studio.kriegsspiel.rules.field.Going;
import studio.kriegsspiel.rules.procedure.Parameter;
import studio.kriegsspiel.rules.procedure.Procedure;
import studio.kriegsspiel.scenario.force.Unit;
import studio.kriegsspiel.scenario.force.UnitId;
import studio.kriegsspiel.situation.Situation;
import studio.kriegsspiel.situation.force.TroopsOf;
import studio.kriegsspiel.situation.reach.TakenGround;
import studio.kriegsspiel.situation.track.Whereabouts;
import studio.kriegsspiel.terrain.MapPoint;

/**
 * A game in which bodies of both sides are sent at random to the places that the map names, and
 * random questions are decided, with all that must be true of it.
 */
final class RandomGame {
  private static final List<String> VERBS = List.of("marches to", "attacks", "retreats to");

  /** Corners of a way are cut between one minute and the next. */
  private static final double CUT_METRES = 2;

  /** Who stood in each other at the beginning of a minute is let go. */
  private static final double NEAR_METRES = 60;

  private static final GeometryFactory SHAPES = new GeometryFactory();

  private final Random random;
  private final SheetOrders orders = new SheetOrders();
  private final GameHead head = GameHead.of("a", "text", "book", Optional.empty());
  private final Map<UnitId, Double> fastest = new HashMap<>();
  private final List<String> places;
  private Game game;
  private GameLog log = GameLog.begun(head);
  private int moves;
  private int decisions;
  private int meetings;

  RandomGame(Situation situation, long seed) {
    this.random = new Random(seed);
    this.game = Game.begin(situation, List.of());
    this.places = situation.terrain().orElseThrow().placeNames();
  }

  /** Plays so many minutes, and plays them again from the log. */
  RandomGame play(int minutes) {
    Game begun = game;
    LocalDateTime end = game.now().plusMinutes(minutes);
    for (int i = 0; i < 6; i++) {
      order();
    }
    while (game.now().isBefore(end)) {
      minute();
      if (random.nextInt(6) == 0) {
        order();
      }
      if (random.nextInt(4) == 0) {
        decide();
      }
    }
    GameLog read = GameLogText.read(GameLogText.write(log));
    assertThat(read).isEqualTo(log);
    List<Game> again = read.replay(begun, head, orders);
    assertThat(again.get(again.size() - 1).truth().bodies()).isEqualTo(game.truth().bodies());
    assertThat(again.get(again.size() - 1).left()).isEqualTo(game.left());
    return this;
  }

  /** Minutes in which some body went on. */
  int moves() {
    return moves;
  }

  /** Questions that the book answered. */
  int decisions() {
    return decisions;
  }

  /** How often two bodies met. */
  int meetings() {
    return meetings;
  }

  private void minute() {
    Map<UnitId, MapPoint> before = middles();
    Map<UnitId, Whereabouts> stood = game.truth().bodies();
    List<Two> fought = new NearTroops().of(game).touching();
    LocalDateTime next = game.now().plusMinutes(1);
    Game after = game.to(next);
    log = log.with(next, after);
    assertThat(after.now()).isEqualTo(next);
    List<Meeting> met = after.metSince(game.now());
    game = after;
    middles().forEach((unit, at) -> wentNoFaster(unit, before.get(unit), at));
    meetings += met.size();
    fought.forEach(two -> nobodyWentThrough(two.first(), two.second(), stood));
    fought.forEach(two -> nobodyWentThrough(two.second(), two.first(), stood));
    met.forEach(each -> stands(each.contact()));
  }

  /** The middles of all bodies; who is sent elsewhere on the march sets out anew from his. */
  private Map<UnitId, MapPoint> middles() {
    Map<UnitId, MapPoint> middles = new HashMap<>();
    game.truth()
        .bodies()
        .forEach((unit, where) -> where.centre().ifPresent(at -> middles.put(unit, at)));
    return middles;
  }

  private void wentNoFaster(UnitId unit, @Nullable MapPoint from, MapPoint to) {
    if (from != null && !from.equals(to)) {
      moves++;
      assertThat(from.distanceMetres(to))
          .as("metres that %s went until %s", unit, game.now())
          .isLessThanOrEqualTo(fastest.computeIfAbsent(unit, this::fastest) + CUT_METRES);
    }
  }

  private double fastest(UnitId id) {
    Unit unit = game.situation().units().find(id).orElseThrow();
    double most = 0;
    for (Gait gait : Gait.values()) {
      for (Going going : List.of(Going.OPEN, Going.of(TerrainKind.ROAD))) {
        most =
            Math.max(
                most,
                game.situation()
                    .book()
                    .fieldManual()
                    .march(TroopsOf.unit(unit), gait, going)
                    .metresPerMinute());
      }
    }
    return most;
  }

  /** Who touches an enemy does not march on through him, nor through his own. */
  private void stands(Contact met) {
    if (met.kind() != Contact.Kind.MUSKETRY) {
      for (UnitId each : List.of(met.first(), met.second())) {
        assertThat(game.truth().bodies().get(each).kind())
            .as("%s, which touches an enemy or its own that do, at %s", each, game.now())
            .isNotEqualTo(Whereabouts.Kind.MARCHING);
      }
    }
  }

  /** Who comes on from the rear halts behind his own that stand and fight in ranks. */
  private void nobodyWentThrough(UnitId fighter, UnitId enemy, Map<UnitId, Whereabouts> stood) {
    Whereabouts own = stood.get(fighter);
    Whereabouts now = game.truth().bodies().get(fighter);
    if (own.equals(now) && own.formation().filter(f -> f == Formation.GARRISON).isEmpty()) {
      Geometry ground = TakenGround.of(Optional.empty(), own).orElseThrow();
      MapPoint before = stood.get(enemy).centre().orElseThrow();
      game.truth()
          .bodies()
          .forEach(
              (unit, where) -> {
                Optional<MapPoint> from =
                    Optional.ofNullable(stood.get(unit)).flatMap(Whereabouts::head);
                if (unit.side().equals(fighter.side()) && !unit.equals(fighter) && isArmed(unit)) {
                  from.ifPresent(head -> halted(unit, head, where, ground, before));
                }
              });
    }
  }

  private boolean isArmed(UnitId unit) {
    return game.situation().units().find(unit).orElseThrow().type().arm() != Arm.STAFF;
  }

  private void halted(
      UnitId unit, MapPoint from, Whereabouts where, Geometry ground, MapPoint enemy) {
    MapPoint to = where.head().orElse(from);
    boolean outside = ground.distance(point(from)) > NEAR_METRES;
    if (outside && !to.equals(from) && goesTowards(from, to, enemy)) {
      assertThat(ground.intersects(SHAPES.createLineString(new Coordinate[] {at(from), at(to)})))
          .as("%s goes through its own that fight at %s", unit, game.now())
          .isFalse();
    }
  }

  private static boolean goesTowards(MapPoint from, MapPoint to, MapPoint enemy) {
    double off = Math.abs(from.bearingDegrees(to) - from.bearingDegrees(enemy)) % 360;
    return Math.min(off, 360 - off) < 60;
  }

  private static Point point(MapPoint at) {
    return SHAPES.createPoint(at(at));
  }

  private static Coordinate at(MapPoint point) {
    return new Coordinate(point.x(), point.y());
  }

  private List<UnitId> fighting() {
    return game.truth().bodies().entrySet().stream()
        .filter(each -> each.getValue().isOnMap())
        .map(Map.Entry::getKey)
        .filter(
            id -> {
              Arm arm = game.situation().units().find(id).orElseThrow().type().arm();
              return arm == Arm.INFANTRY || arm == Arm.CAVALRY;
            })
        .toList();
  }

  private <T> T any(List<T> all) {
    return all.get(random.nextInt(all.size()));
  }

  private void order() {
    String words = any(fighting()) + " " + any(VERBS) + " \"" + any(places) + "\"";
    if (random.nextInt(5) == 0) {
      words = any(fighting()) + " halts";
    }
    try {
      String sheet = SheetOrders.sheet(game, words, Optional.empty());
      Game after = game.order(orders.read(sheet, game.situation())).game();
      log = log.with(sheet, after);
      game = after;
    } catch (GameRefusedException told) {
      assertThat(told).hasMessageMatching("(?s)The order is not given: KS-ORD-\\d+ .*[.?]");
    }
  }

  private void decide() {
    Procedure procedure = any(game.situation().book().procedures());
    List<UnitId> about = new ArrayList<>(List.of(any(fighting()), any(fighting())));
    Asked asked =
        new Asked(
            procedure.name(),
            about,
            Map.of(),
            question(procedure),
            Throws.seeded(random.nextInt(1000)));
    try {
      Game.Judged judged = game.decide(asked);
      log = log.with(asked, judged);
      game = judged.game();
      decisions++;
    } catch (GameRefusedException told) {
      assertThat(told.getMessage()).isNotBlank();
    }
  }

  /** What must be said, at random; the rest as the question has it. */
  private Map<String, String> question(Procedure procedure) {
    Map<String, String> question = new HashMap<>();
    for (Parameter each : procedure.parameters()) {
      if (each.preset() == null) {
        question.put(
            each.name(),
            switch (each.kind()) {
              case CHOICE -> any(each.allowed());
              case YES_NO -> random.nextBoolean() ? "yes" : "no";
              case NUMBER, FRACTION ->
                  Integer.toString(
                      each.least() + random.nextInt(Math.min(20, each.most() - each.least()) + 1));
              case TEXT -> "a";
            });
      }
    }
    return question;
  }
}
