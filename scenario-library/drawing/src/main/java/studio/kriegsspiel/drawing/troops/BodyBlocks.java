package studio.kriegsspiel.drawing.troops;

import java.awt.geom.Rectangle2D;
import java.time.LocalDateTime;
import java.util.List;
import java.util.Optional;
import studio.kriegsspiel.rules.concept.Arm;
import studio.kriegsspiel.rules.concept.Formation;
import studio.kriegsspiel.scenario.force.Side;
import studio.kriegsspiel.scenario.force.Unit;
import studio.kriegsspiel.situation.Situation;
import studio.kriegsspiel.situation.track.Whereabouts;
import studio.kriegsspiel.terrain.MapPoint;

/** Blocks for bodies where they are at a minute, those on their way among them. */
public final class BodyBlocks {
  /** Thinner than this no block can be seen on a screen. */
  private static final double LEAST_METRES = 24;

  private final Situation situation;

  /** Blocks of the troops of {@code situation}. */
  public BodyBlocks(Situation situation) {
    this.situation = situation;
  }

  /** The block of a body under its short name; none if nobody knows where it is. */
  public Optional<TroopBlock> at(Unit unit, LocalDateTime minute) {
    Whereabouts where = situation.tracks().of(unit.id()).at(minute);
    return where.centre().map(centre -> block(unit, where, centre));
  }

  private TroopBlock block(Unit unit, Whereabouts where, MapPoint centre) {
    double front = Math.max(LEAST_METRES, where.frontMetres());
    double depth = Math.max(LEAST_METRES, depth(where));
    return new TroopBlock(
        unit.id(),
        unit.id().name(),
        situation.scenario().findSide(unit.id().side()).map(Side::colour).orElse(""),
        unit.type(),
        where.formation().orElse(Formation.COLUMN_MARCH),
        centre,
        facing(where),
        List.of(new Rectangle2D.Double(-front / 2, -depth / 2, front, depth)),
        unit.type().arm() == Arm.ARTILLERY ? unit.presentPieces() : 0,
        false);
  }

  /** A column on its way is as long as from its head to its tail, though its way bends. */
  private static double depth(Whereabouts where) {
    return where.head().isPresent() && where.tail().isPresent()
        ? where.head().get().distanceMetres(where.tail().get())
        : where.depthMetres();
  }

  private static Optional<Double> facing(Whereabouts where) {
    Optional<MapPoint> head = where.head();
    Optional<MapPoint> tail = where.tail();
    return head.isPresent() && tail.isPresent() && head.get().distanceMetres(tail.get()) > 1
        ? Optional.of(tail.get().bearingDegrees(head.get()))
        : where.heading().map(each -> each.degrees());
  }
}
