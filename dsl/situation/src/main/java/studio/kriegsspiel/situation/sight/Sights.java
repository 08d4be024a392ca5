package studio.kriegsspiel.situation.sight;

import java.time.LocalDateTime;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Function;
import studio.kriegsspiel.rules.concept.Formation;
import studio.kriegsspiel.scenario.force.Unit;
import studio.kriegsspiel.scenario.force.UnitId;
import studio.kriegsspiel.situation.clock.Course;
import studio.kriegsspiel.situation.ground.BookMeasures;
import studio.kriegsspiel.situation.ground.Setting;
import studio.kriegsspiel.situation.ground.SurveyedGround;
import studio.kriegsspiel.situation.sky.Daylight;
import studio.kriegsspiel.situation.track.Tracks;
import studio.kriegsspiel.situation.track.Whereabouts;
import studio.kriegsspiel.terrain.FeatureKind;
import studio.kriegsspiel.terrain.MapPoint;
import studio.kriegsspiel.terrain.sight.Screen;
import studio.kriegsspiel.terrain.sight.Sight;
import studio.kriegsspiel.terrain.sight.SightGround;
import studio.kriegsspiel.terrain.sight.SightLine;
import studio.kriegsspiel.terrain.sight.SightOptions;

/**
 * Who sees whom. Of a body it counts as seen that one of its ends, its middle or a wing is; it
 * looks from these too, and who holds a place {@linkplain Lookouts from its edge}. What has been
 * looked at is kept. Thread-safe.
 */
public final class Sights {
  /** More looks than this are made again when they are asked for again. */
  private static final int MOST_KEPT = 100_000;

  private static final Set<FeatureKind> COVER =
      Set.of(
          FeatureKind.WOOD_LIGHT,
          FeatureKind.WOOD_DENSE,
          FeatureKind.VILLAGE,
          FeatureKind.TOWN,
          FeatureKind.FARM,
          FeatureKind.BUILDING);

  private final Setting setting;
  private final Course weather;
  private final Optional<SurveyedGround> ground;
  private final Tracks tracks;
  private final Daylight daylight;
  private final Lookouts lookouts;
  private final Map<Asked, Look> known = new ConcurrentHashMap<>();

  /**
   * Looks in a setting.
   *
   * @param ground the ground, if it is known
   * @param daylight the sun over it
   */
  public Sights(
      Setting setting, Optional<SurveyedGround> ground, Tracks tracks, Daylight daylight) {
    this.setting = setting;
    this.daylight = daylight;
    this.weather = Course.ofWeather(setting.scenario(), setting.clock());
    this.ground = ground;
    this.tracks = tracks;
    this.lookouts = new Lookouts(ground.map(SurveyedGround::ground));
  }

  private record Asked(MapPoint from, Eye eye, MapPoint to, Eye top, Seeing seeing) {}

  /**
   * What an eye at one point sees of what stands at another; nothing where heights are not known.
   *
   * @param top how high what is looked for reaches
   */
  public Optional<Look> between(MapPoint from, Eye eye, MapPoint to, Eye top, Light light) {
    return between(from, eye, to, top, Seeing.in(light));
  }

  /** What somebody on foot at one place sees of a man at another at a time. */
  public Optional<Look> between(MapPoint from, MapPoint to, LocalDateTime time) {
    return best(
        target -> lookouts.ofOne(from, target), Eye.FOOT, List.of(to), Eye.FOOT, seeingAt(time));
  }

  private Optional<Look> between(MapPoint from, Eye eye, MapPoint to, Eye top, Seeing seeing) {
    return ground
        .filter(each -> isKnown(each, from) && isKnown(each, to))
        .flatMap(SurveyedGround::findSight)
        .map(
            seen -> {
              Asked asked = new Asked(from, eye, to, top, seeing);
              Look found = known.get(asked);
              if (found == null) {
                found = look(seen, asked);
                if (known.size() < MOST_KEPT) {
                  known.put(asked, found);
                }
              }
              return found;
            });
  }

  /** The same through banks of smoke; such looks are not kept. */
  public Optional<Look> through(
      List<Screen> smoke, MapPoint from, Eye eye, MapPoint to, Eye top, Light light) {
    return ground
        .filter(each -> isKnown(each, from) && isKnown(each, to))
        .flatMap(SurveyedGround::findSight)
        .map(seen -> look(seen.behind(smoke), new Asked(from, eye, to, top, Seeing.in(light))));
  }

  /** What one unit sees of another at a time; nothing where one of them is not on the map. */
  public Optional<Look> between(UnitId watcher, UnitId seen, LocalDateTime time) {
    return best(
        eyes(watcher, time),
        eye(watcher),
        points(tracks.of(seen).at(time)),
        eye(seen),
        seeingAt(time));
  }

  /** What somebody at a place sees of a unit at a time. */
  public Optional<Look> from(MapPoint place, Eye eye, UnitId seen, LocalDateTime time) {
    return best(
        target -> lookouts.ofOne(place, target),
        eye,
        points(tracks.of(seen).at(time)),
        eye(seen),
        seeingAt(time));
  }

  /** What a unit sees of a man at a place at a time. */
  public Optional<Look> to(MapPoint place, UnitId watcher, LocalDateTime time) {
    return best(eyes(watcher, time), eye(watcher), List.of(place), Eye.FOOT, seeingAt(time));
  }

  /** From where a unit looks at a target: a few men from wherever they find a view nearby. */
  private Function<MapPoint, List<MapPoint>> eyes(UnitId watcher, LocalDateTime time) {
    Whereabouts body = tracks.of(watcher).at(time);
    if (body.centre().isEmpty()) {
      return target -> List.of();
    }
    MapPoint middle = body.centre().get();
    if (body.formation().filter(each -> each == Formation.GARRISON).isPresent()) {
      return target -> lookouts.ofGarrison(middle, target);
    }
    if (setting.units().find(watcher).filter(Unit::isPost).isPresent()) {
      return target -> lookouts.ofPost(middle, target);
    }
    List<MapPoint> points = points(body);
    return target -> points;
  }

  /** The light at a time: the worse of what the sun gives and what the weather leaves of it. */
  public Light lightAt(LocalDateTime time) {
    Light sun =
        switch (daylight.at(time)) {
          case DAY -> Light.DAY;
          case HALF_LIGHT -> Light.DUSK;
          case NIGHT -> Light.NIGHT;
        };
    return weather
        .at(time)
        .flatMap(Light::findByWeather)
        .filter(weather -> weather.usualMetres() < sun.usualMetres())
        .orElse(sun);
  }

  /** Light and stated visibility at a time. */
  public Seeing seeingAt(LocalDateTime time) {
    return new Seeing(
        lightAt(time),
        setting
            .clock()
            .findVisibility(setting.scenario().header().conditions().visibility(), time)
            .map(BookMeasures.of(setting.book())::findMetres)
            .orElse(OptionalDouble.empty()));
  }

  private Eye eye(UnitId id) {
    return setting.units().find(id).map(Unit::type).map(Eye::of).orElse(Eye.FOOT);
  }

  private Optional<Look> best(
      Function<MapPoint, List<MapPoint>> from, Eye eye, List<MapPoint> to, Eye top, Seeing seeing) {
    List<Look> looks = new ArrayList<>();
    for (MapPoint target : to) {
      for (MapPoint each : from.apply(target)) {
        Optional<Look> look = between(each, eye, target, top, seeing);
        if (look.isPresent() && look.get().sees()) {
          return look;
        }
        look.ifPresent(looks::add);
      }
    }
    return looks.stream()
        .min(
            Comparator.comparing(Look::isTooFar)
                .thenComparingDouble(look -> look.line().hiddenMetres()));
  }

  /** The points by which a body is seen: its middle, head, tail and wings. */
  private static List<MapPoint> points(Whereabouts body) {
    Set<MapPoint> points = new LinkedHashSet<>();
    body.centre().ifPresent(points::add);
    body.head().ifPresent(points::add);
    body.tail().ifPresent(points::add);
    if (body.centre().isPresent() && body.heading().isPresent() && body.frontMetres() > 0) {
      double along = body.heading().get().degrees() + 90;
      points.add(body.centre().get().offset(body.frontMetres() / 2, along));
      points.add(body.centre().get().offset(-body.frontMetres() / 2, along));
    }
    if (body.formation().filter(each -> each == Formation.GARRISON).isPresent()) {
      return body.centre().map(List::of).orElse(List.of());
    }
    return List.copyOf(points);
  }

  private Look look(SightGround seen, Asked asked) {
    boolean covered =
        ground.orElseThrow().ground().kindsAt(asked.to().x(), asked.to().y()).stream()
            .anyMatch(COVER::contains);
    SightRange range = SightRange.of(setting.book(), asked.seeing(), covered);
    SightOptions options =
        SightOptions.ON_FOOT
            .withHeights(asked.eye().metres(), asked.top().metres())
            .withRange(range.metres());
    SightLine line = Sight.between(seen, asked.from(), asked.to(), options);
    return new Look(line, range, asked.seeing().light());
  }

  private static boolean isKnown(SurveyedGround ground, MapPoint point) {
    return !Double.isNaN(ground.ground().heightMetresAt(point.x(), point.y()));
  }
}
