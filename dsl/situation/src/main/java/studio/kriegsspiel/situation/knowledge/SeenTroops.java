package studio.kriegsspiel.situation.knowledge;

import java.time.LocalDateTime;
import java.util.Locale;
import java.util.Optional;
import studio.kriegsspiel.rules.field.FieldManual;
import studio.kriegsspiel.scenario.force.Unit;
import studio.kriegsspiel.scenario.force.UnitId;
import studio.kriegsspiel.situation.Situation;
import studio.kriegsspiel.situation.sight.Look;
import studio.kriegsspiel.situation.track.Whereabouts;
import studio.kriegsspiel.situation.words.Figures;
import studio.kriegsspiel.terrain.MapPoint;
import studio.kriegsspiel.terrain.Terrain;

/**
 * Enemies as one sees them across a field: by their arm, where, and what they do. It holds neither
 * a name nor a number, as nobody reads a regiment's facings so far.
 *
 * @param what their arm, or {@code troops} beyond where the book lets foot be told from horse
 * @param at the point of them that is seen, which need not be their middle
 * @param from the same measured from the nearest place that the reader knows of
 * @param metres how far it is from who sees it
 * @param by the reader's own body that sees it
 * @param doing such as {@code standing, facing south} or {@code on the march north-east}
 */
public record SeenTroops(
    String what, MapPoint at, Optional<FromPlace> from, double metres, String by, String doing) {

  /** What a reader is told of a sighting. */
  static SeenTroops of(
      TroopSighting sighting,
      Situation situation,
      LocalDateTime time,
      PlayerView view,
      Optional<Terrain> map) {
    Look look = sighting.look();
    double metres = look.line().distanceMetres();
    MapPoint at = look.line().to();
    Unit seen = situation.units().find(sighting.seen()).orElseThrow();
    return new SeenTroops(
        what(seen, metres, situation.book().fieldManual()),
        at,
        map.flatMap(each -> FromPlace.nearest(each, at)),
        metres,
        title(sighting.by(), view),
        doing(situation.tracks().of(sighting.seen()).at(time)));
  }

  private static String what(Unit seen, double metres, FieldManual manual) {
    return manual.tellsArmsAt(metres)
        ? seen.type().arm().name().toLowerCase(Locale.ROOT)
        : "troops";
  }

  private static String title(UnitId own, PlayerView view) {
    return view.findUnit(own.name()).map(UnitView::title).orElse("your troops");
  }

  private static String doing(Whereabouts there) {
    String what =
        there.kind() == Whereabouts.Kind.WORKING
            ? "at work"
            : there.isStill() ? "standing" : "on the march";
    return what
        + there
            .heading()
            .map(way -> (there.isStill() ? ", facing " : " ") + Figures.compass(way.degrees()))
            .orElse("");
  }
}
