package studio.kriegsspiel.situation.secret;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import studio.kriegsspiel.scenario.audience.Audience;
import studio.kriegsspiel.scenario.news.Condition;
import studio.kriegsspiel.scenario.place.Position;
import studio.kriegsspiel.situation.knowledge.AreaView;
import studio.kriegsspiel.situation.knowledge.ExerciseView;
import studio.kriegsspiel.situation.knowledge.ForceView;
import studio.kriegsspiel.situation.knowledge.FromPlace;
import studio.kriegsspiel.situation.knowledge.LiaisonView;
import studio.kriegsspiel.situation.knowledge.NewsView;
import studio.kriegsspiel.situation.knowledge.PlayerView;
import studio.kriegsspiel.situation.knowledge.ReportView;
import studio.kriegsspiel.situation.knowledge.SealedSheet;
import studio.kriegsspiel.situation.knowledge.WayPoint;
import studio.kriegsspiel.terrain.Bounds;
import studio.kriegsspiel.terrain.Feature;
import studio.kriegsspiel.terrain.MapPoint;
import studio.kriegsspiel.terrain.Place;
import studio.kriegsspiel.terrain.Terrain;

/**
 * What may stand in a file: names that may stand anywhere in it, and prose that may stand in it
 * once.
 */
public final class Allowed {
  private final List<String> names = new ArrayList<>();
  private final List<String> prose = new ArrayList<>();
  private final List<String> bearings = new ArrayList<>();
  private final List<String> conditions = new ArrayList<>();
  private final List<String> orders = new ArrayList<>();
  private final List<String> orderPlaces = new ArrayList<>();

  private Allowed() {}

  /** What everyone may know: the ground as everyone knows it, and the scenario's title. */
  public static Allowed onTheTable(Terrain terrain, String title) {
    Allowed allowed = new Allowed();
    allowed.name(title);
    allowed.name(terrain.name());
    allowed.name(terrain.title());
    for (Place place : terrain.places()) {
      allowed.name(place.name());
      place.aliases().forEach(allowed::name);
    }
    terrain.features().stream().map(Feature::name).flatMap(Optional::stream).forEach(allowed::name);
    Bounds edges = terrain.extent();
    for (MapPoint corner :
        List.of(
            new MapPoint(edges.west(), edges.south()), new MapPoint(edges.east(), edges.north()))) {
      Coordinates.of(corner).forEach(allowed::name);
    }
    terrain.layers().values().forEach(notes -> allowed.name(notes.provenance().source()));
    return allowed;
  }

  /** What the reader of a view may know, on a ground that is known. */
  public static Allowed to(PlayerView view) {
    Allowed allowed = onTheTable(view.map().orElseThrow(), view.title());
    allowed.name(view.sideTitle());
    allowed.name(view.reader().side());
    view.reader().roles().forEach(allowed::name);
    view.reader().person().ifPresent(allowed::name);
    view.nation().ifPresent(allowed::name);
    view.roles().forEach(role -> allowed.name(role.title()));
    view.roles().forEach(role -> role.heldBy().forEach(allowed::name));
    view.units()
        .forEach(
            unit -> {
              allowed.name(unit.title());
              allowed.name(unit.name());
              unit.particulars().commander().ifPresent(allowed::name);
              unit.particulars().sentTo().ifPresent(allowed::name);
            });
    view.orders().forEach(order -> allowed.orders.add(order.words()));
    view.orders().forEach(order -> order.place().ifPresent(allowed.orderPlaces::add));
    view.lineOfRetreat().ifPresent(line -> allowed.name(line.along()));
    view.works().forEach(work -> allowed.name(work.place()));
    view.works().forEach(work -> work.material().ifPresent(allowed::name));
    allowed.positions(view);
    view.weather().ifPresent(allowed.conditions::add);
    view.ground().ifPresent(allowed.conditions::add);
    view.conditions().rivers().ifPresent(allowed.conditions::add);
    view.conditions().visibility().ifPresent(allowed.conditions::add);
    view.generalIdea().ifPresent(allowed::text);
    for (ReportView report : view.reports()) {
      report.from().ifPresent(allowed::text);
      allowed.text(report.text());
      for (ForceView force : report.forces()) {
        allowed.text(force.text());
        force.source().ifPresent(allowed::text);
      }
    }
    for (NewsView item : view.news()) {
      item.source().ifPresent(allowed::text);
      allowed.text(item.text());
    }
    view.offMap().ifPresent(allowed::text);
    view.objectives().forEach(objective -> allowed.text(objective.text()));
    view.objectives().forEach(objective -> objective.place().ifPresent(allowed::name));
    return allowed;
  }

  /** What a student may know who is set an exercise. */
  public static Allowed to(PlayerView view, ExerciseView exercise) {
    Allowed allowed = to(view);
    allowed.text(exercise.title());
    exercise.lessons().forEach(allowed::text);
    for (ExerciseView.Question each : exercise.questions()) {
      allowed.text(each.title());
      each.text().ifPresent(allowed::text);
    }
    return allowed;
  }

  /**
   * What a liaison umpire may hold, on a ground that is known: what his players know, what he
   * brings them, and the places of what he has to watch for, each once.
   */
  public static Allowed to(LiaisonView view) {
    Allowed none = new Allowed();
    Allowed shared = view.shared().map(Allowed::to).orElse(none);
    Allowed allowed = new Allowed();
    allowed.add(shared, none);
    // First orders stand with each who gives or receives them, not with what all know.
    allowed.orders.clear();
    view.players().forEach(each -> allowed.add(to(each), shared));
    Terrain map = view.players().get(0).map().orElseThrow();
    for (LiaisonView.Hand hand : view.hands()) {
      allowed.text(hand.sheet().text());
      hand.sheet().source().ifPresent(allowed::text);
      hand.watch().stream()
          .flatMap(Condition::facts)
          .flatMap(fact -> fact.findPosition().stream())
          .forEach(allowed::watched);
    }
    for (LiaisonView.Coming coming : view.comings()) {
      allowed.name(coming.title());
      allowed.name(coming.arrival().unit());
      allowed.position(map, coming.arrival().entry(), coming.arrival().entryAt());
    }
    for (LiaisonView.Work work : view.works()) {
      allowed.name(work.title());
      allowed.name(work.work().place());
    }
    return allowed;
  }

  /** What a reader may know; of prose only what does not stand among what all of his side know. */
  private void add(Allowed other, Allowed shared) {
    names.addAll(other.names);
    bearings.addAll(other.bearings);
    orders.addAll(other.orders);
    orderPlaces.addAll(other.orderPlaces);
    prose.addAll(without(other.prose, shared.prose));
    conditions.addAll(without(other.conditions, shared.conditions));
  }

  private static List<String> without(List<String> texts, List<String> others) {
    List<String> left = new ArrayList<>(others);
    return texts.stream().filter(each -> !left.remove(each)).toList();
  }

  /** Where something is to come to be, by the names and figures written. */
  private void watched(Position position) {
    Runnable figures = () -> Coordinates.of(position).forEach(this::text);
    position
        .<Runnable>match(
            at -> () -> text(at.place()),
            offset -> () -> watched(offset.origin()),
            grid -> figures,
            geographic -> figures)
        .run();
  }

  /** Where a reader's own troops stand and go, by the grid and from the places on his map. */
  private void positions(PlayerView view) {
    Terrain map = view.map().orElseThrow();
    view.deployments().forEach(each -> position(map, each.position(), each.at()));
    view.arrivals().forEach(each -> position(map, each.entry(), each.entryAt()));
    view.patrols().forEach(each -> way(map, each.way()));
    view.marches().forEach(each -> way(map, each.way()));
    for (AreaView area : view.areas()) {
      area.positions().forEach(position -> position(map, position, Optional.empty()));
    }
  }

  private void way(Terrain map, List<WayPoint> way) {
    way.forEach(each -> position(map, each.position(), each.at()));
  }

  private void position(Terrain map, Position position, Optional<MapPoint> at) {
    Coordinates.of(position).forEach(this::name);
    at.ifPresent(point -> Coordinates.of(point).forEach(this::name));
    at.flatMap(point -> FromPlace.find(map, position, point))
        .ifPresent(from -> bearings.add(from.bearing()));
  }

  /** What the receiver of a sealed sheet may read on it. */
  public static Allowed on(SealedSheet sheet, Terrain terrain, String title) {
    Allowed allowed = onTheTable(terrain, title);
    allowed.text(sheet.text());
    sheet.source().ifPresent(allowed::text);
    if (sheet.audience() instanceof Audience.RoleOnly receiver) {
      allowed.name(receiver.role());
      sheet.heldBy().forEach(allowed::name);
    }
    return allowed;
  }

  private void name(String text) {
    names.add(text);
  }

  private void text(String text) {
    prose.add(text);
  }

  /** Names that may stand anywhere. */
  List<String> names() {
    return names;
  }

  /** Bearings from places of his map, which open whatever they say but names of units. */
  List<String> bearings() {
    return bearings;
  }

  /** Weather, ground, rivers and sight of the hour, each told once. */
  List<String> conditions() {
    return conditions;
  }

  /** First orders, which may say again what else the reader is told, and no more. */
  List<String> orders() {
    return orders;
  }

  /** Places of first orders, which open no hidden place and no unit. */
  List<String> orderPlaces() {
    return orderPlaces;
  }

  /** Prose that may stand once. */
  List<String> prose() {
    return prose;
  }
}
