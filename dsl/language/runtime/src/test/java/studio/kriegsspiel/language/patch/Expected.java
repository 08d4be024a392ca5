package studio.kriegsspiel.language.patch;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import studio.kriegsspiel.rules.concept.Formation;
import studio.kriegsspiel.scenario.Scenario;
import studio.kriegsspiel.scenario.audience.Audience;
import studio.kriegsspiel.scenario.edit.Intention;
import studio.kriegsspiel.scenario.finding.MapSpot;
import studio.kriegsspiel.scenario.force.Deployment;
import studio.kriegsspiel.scenario.force.Echelon;
import studio.kriegsspiel.scenario.force.Unit;
import studio.kriegsspiel.scenario.force.UnitId;
import studio.kriegsspiel.scenario.ground.PositionResolver;
import studio.kriegsspiel.scenario.news.SourceKind;
import studio.kriegsspiel.scenario.place.Direction;
import studio.kriegsspiel.scenario.place.Position;
import studio.kriegsspiel.scenario.plan.Deed;
import studio.kriegsspiel.scenario.text.TextSpan;
import studio.kriegsspiel.scenario.time.Moment;
import studio.kriegsspiel.terrain.MapPoint;
import studio.kriegsspiel.terrain.Place;

/**
 * What records say after a wish: those before it with the one change made in them by other means
 * than the text.
 */
final class Expected {
  /** Half the diagonal of the coarsest grain a distance is written in, 0.01 km. */
  private static final double GRAIN_METRES = 7.2;

  /**
   * The diagonal of the coarsest square of the grid: a reference names its south-western corner.
   */
  private static final double SQUARE_METRES = 14.2;

  private Expected() {}

  private static Map<String, Object> tree(Scenario scenario) {
    return Spanless.of(scenario);
  }

  private static Map<String, Object> deployment(Map<String, Object> tree, UnitId unit) {
    return Spanless.list(tree, "deployments").stream()
        .map(Spanless::map)
        .filter(each -> each.get("unit").equals(Spanless.of(unit)))
        .findFirst()
        .orElseThrow();
  }

  private static void standsAt(Scenario after, UnitId unit, MapSpot wished, String told) {
    Deployment deployment = after.findDeployment(unit).orElseThrow();
    MapPoint at =
        new PositionResolver(RandomScenario.TERRAIN, RandomScenario.MEASURES)
            .find(deployment.position())
            .orElseThrow();
    MapPoint to = new MapPoint(wished.x(), wished.y());
    if (deployment.formation() == Formation.GARRISON) {
      double nearest =
          RandomScenario.TERRAIN.places().stream()
              .map(Place::at)
              .mapToDouble(to::distanceMetres)
              .min()
              .orElseThrow();
      assertThat(at.distanceMetres(to)).as(told).isEqualTo(nearest);
    } else {
      assertThat(at.distanceMetres(to))
          .as(told)
          .isLessThan(
              deployment.position() instanceof Position.Grid ? SQUARE_METRES : GRAIN_METRES);
    }
  }

  static void placed(Scenario before, Scenario after, Intention.Place wish, String told) {
    Deployment fresh = after.findDeployment(wish.unit()).orElseThrow();
    wish.formation().ifPresent(each -> assertThat(fresh.formation()).as(told).isEqualTo(each));
    if (wish.formation().isEmpty()) {
      assertThat(fresh.formation()).as(told).isIn(Formation.LINE, Formation.ARTILLERY_DEPLOYED);
    }
    assertThat(fresh.facing().isPresent()).as(told).isEqualTo(wish.facing().isPresent());
    wish.facing().ifPresent(each -> faces(fresh, each, told));
    standsAt(after, wish.unit(), wish.spot(), told);
    Map<String, Object> tree = tree(after);
    Spanless.list(tree, "deployments").remove(deployment(tree, wish.unit()));
    assertThat(tree).as(told).isEqualTo(tree(before));
  }

  private static void faces(Deployment deployment, Direction wished, String told) {
    double off =
        Math.abs(
            (deployment.facing().orElseThrow().degrees() - wished.degrees() + 540) % 360 - 180);
    assertThat(off).as(told).isLessThanOrEqualTo(0.5);
  }

  static void moved(Scenario before, Scenario after, Intention.Move wish, String told) {
    standsAt(after, wish.unit(), wish.spot(), told);
    Map<String, Object> was = tree(before);
    Map<String, Object> is = tree(after);
    deployment(was, wish.unit()).remove("position");
    deployment(is, wish.unit()).remove("position");
    assertThat(is).as(told).isEqualTo(was);
  }

  static void turned(Scenario before, Scenario after, Intention.Turn wish, String told) {
    faces(after.findDeployment(wish.unit()).orElseThrow(), wish.facing(), told);
    Map<String, Object> was = tree(before);
    Map<String, Object> is = tree(after);
    deployment(was, wish.unit()).remove("facing");
    deployment(is, wish.unit()).remove("facing");
    assertThat(is).as(told).isEqualTo(was);
  }

  static void reformed(Scenario before, Scenario after, Intention.Reform wish, String told) {
    Map<String, Object> was = tree(before);
    deployment(was, wish.unit()).put("formation", wish.formation());
    assertThat(tree(after)).as(told).isEqualTo(was);
  }

  static void withdrawn(Scenario before, Scenario after, UnitId unit, String told) {
    Map<String, Object> was = tree(before);
    Spanless.list(was, "deployments").remove(deployment(was, unit));
    boolean post = before.findUnit(unit).orElseThrow().isPost();
    // A post that stands nowhere is none; its men are with the body that sent them out.
    assertThat(typeless(tree(after)))
        .as(told)
        .isEqualTo(typeless(post ? without(was, Set.of(unit)) : was));
  }

  static void renamed(Scenario before, Scenario after, Intention.Rename wish, String told) {
    String kind = wish.named().kind().name();
    String old = wish.named().name();
    Object was =
        Spanless.each(
            tree(before),
            map -> {
              switch (kind) {
                case "SIDE" -> {
                  map.replace("side", old, wish.name());
                  if (Spanless.is(map, "WholeSide")) {
                    map.replace("name", old, wish.name());
                  }
                  map.replace("side", List.of(old), List.of(wish.name()));
                  map.replace("easierFor", List.of(old), List.of(wish.name()));
                  map.replace("harderFor", List.of(old), List.of(wish.name()));
                  if (Spanless.is(map, "Side")) {
                    map.replace("name", old, wish.name());
                  }
                }
                case "UNIT" -> {
                  if (Spanless.is(map, "UnitId") && wish.named().side().equals(map.get("side"))) {
                    map.replace("name", old, wish.name());
                    map.replace("name", "piquet of " + old, "piquet of " + wish.name());
                  }
                  boolean untitled = Spanless.is(map, "Unit") && !wish.named().quoted();
                  if (untitled) {
                    map.replace("title", old, wish.name());
                  }
                }
                case "TEMPLATE" -> {
                  if (Spanless.is(map, "Particulars")) {
                    map.replace("template", List.of(old), List.of(wish.name()));
                  }
                }
                default -> {
                  if (Spanless.is(map, "Role")) {
                    map.replace("title", old, wish.name());
                  }
                  map.replace("role", old, wish.name());
                }
              }
              return map;
            });
    assertThat(tree(after)).as(told).isEqualTo(was);
  }

  static void retitled(Scenario before, Scenario after, Intention.Retitle wish, String told) {
    Unit unit = before.findUnit(wish.unit()).orElseThrow();
    boolean named = !unit.title().equals(unit.id().name());
    Object was =
        Spanless.each(
            tree(before),
            map -> {
              if (Spanless.is(map, "Unit") && unit.title().equals(map.get("title"))) {
                map.put("title", wish.title());
              }
              for (String kind :
                  List.of(
                      "Post of ", "Piquet of ", "Picket of ", "Patrol of ", "Headquarters of ")) {
                map.replace("title", kind + unit.title(), kind + wish.title());
              }
              // What is said of a body is told with its title.
              if (Spanless.is(map, "Passage")
                  && map.get("text").toString().startsWith(unit.title())) {
                map.put(
                    "text",
                    wish.title() + map.get("text").toString().substring(unit.title().length()));
              }
              if (!named && Spanless.is(map, "UnitId") && map.equals(Spanless.of(unit.id()))) {
                map.put("name", wish.title());
              }
              return map;
            });
    assertThat(tree(after)).as(told).isEqualTo(was);
  }

  static void strengthened(
      Scenario before, Scenario after, Intention.ChangeStrength wish, String told) {
    Object was =
        Spanless.each(
            tree(before),
            map -> {
              if (Spanless.is(map, "Unit") && map.get("id").equals(Spanless.of(wish.unit()))) {
                Spanless.map(map.get("strength")).put("men", List.of(wish.number()));
                // The first reading is the text's own.
                Spanless.list(map.get("particulars"), "readings").stream()
                    .limit(1)
                    .map(each -> Spanless.map(Spanless.map(each).get("figures")))
                    .forEach(
                        each ->
                            Spanless.map(each.get("strength")).put("men", List.of(wish.number())));
              }
              return map;
            });
    assertThat(tree(after)).as(told).isEqualTo(was);
  }

  private static Set<UnitId> ids(Scenario scenario) {
    return scenario.units().map(Unit::id).collect(Collectors.toSet());
  }

  static void added(
      Scenario before, Scenario after, Intention.AddUnit wish, Unit copied, String told) {
    Set<UnitId> fresh = ids(after);
    fresh.removeAll(ids(before));
    assertThat(fresh)
        .as(told)
        .hasSize((int) copied.withAllParts().filter(each -> !each.isPost()).count());
    Unit top = after.units().filter(each -> fresh.contains(each.id())).findFirst().orElseThrow();
    assertThat(top.id().side()).as(told).isEqualTo(wish.side());
    assertThat(parentOf(after, top.id())).as(told).isEqualTo(wish.parent().stream().toList());
    assertThat(nameless(top)).as(told).isEqualTo(nameless(copied));
    assertThat(typeless(unordered(without(tree(after), fresh), fresh)))
        .as(told)
        .isEqualTo(typeless(tree(before)));
  }

  static void broughtIn(Scenario before, Scenario after, String side, String told) {
    Set<UnitId> fresh = ids(after);
    fresh.removeAll(ids(before));
    assertThat(fresh)
        .as(told)
        .containsExactlyInAnyOrder(new UnitId(side, "Listed"), new UnitId(side, "Listed2"));
    fresh.forEach(each -> assertThat(parentOf(after, each)).as(told).isEmpty());
    assertThat(typeless(without(tree(after), fresh))).as(told).isEqualTo(typeless(tree(before)));
  }

  private static List<UnitId> parentOf(Scenario scenario, UnitId unit) {
    return scenario
        .units()
        .filter(each -> each.parts().stream().anyMatch(part -> part.id().equals(unit)))
        .map(Unit::id)
        .toList();
  }

  private static Object nameless(Unit unit) {
    return Spanless.each(
        Spanless.of(unit),
        map -> {
          map.remove("id");
          map.remove("title");
          map.remove("type");
          map.remove("state");
          // Posts stay with the body that sent them out; a copy has none.
          map.computeIfPresent(
              "parts",
              (key, parts) ->
                  ((List<?>) parts)
                      .stream()
                          .filter(each -> Spanless.map(each).get("echelon") != Echelon.POST)
                          .toList());
          return map;
        });
  }

  /** The tree without some units; a formation that is left with no parts is what it says it is. */
  private static Object without(Map<String, Object> tree, Set<UnitId> gone) {
    List<Object> ids = gone.stream().map(each -> (Object) Spanless.of(each)).toList();
    return Spanless.each(
        tree,
        map -> {
          for (String key : List.of("army", "parts")) {
            if (map.containsKey(key)) {
              Spanless.list(map, key).removeIf(each -> ids.contains(Spanless.map(each).get("id")));
            }
          }
          return map;
        });
  }

  /** The tree without what units that are not there are ordered at first, or attached to. */
  private static Object unordered(Object tree, Set<UnitId> gone) {
    List<Object> ids = gone.stream().map(each -> (Object) Spanless.of(each)).toList();
    return Spanless.each(
        tree,
        map -> {
          for (String key : List.of("orders", "attachments")) {
            if (map.containsKey(key)) {
              Spanless.list(map, key)
                  .removeIf(each -> ids.contains(Spanless.map(each).get("unit")));
            }
          }
          return map;
        });
  }

  /**
   * Types of formations aside, which follow from their parts, and states, which parts take from
   * them.
   */
  private static Object typeless(Object tree) {
    return Spanless.each(
        tree,
        map -> {
          if (Spanless.is(map, "Unit")) {
            map.remove("type");
          }
          if (Spanless.is(map, "Particulars")) {
            map.remove("state");
          }
          return map;
        });
  }

  static void removed(Scenario before, Scenario after, Set<UnitId> gone, String told) {
    Map<String, Object> was = Spanless.map(unordered(without(tree(before), gone), gone));
    List<Object> ids = gone.stream().map(each -> (Object) Spanless.of(each)).toList();
    for (String key : List.of("deployments", "reinforcements", "engineering")) {
      Spanless.list(was, key).removeIf(each -> ids.contains(Spanless.map(each).get("unit")));
    }
    Map<String, Object> plan = Spanless.map(was.get("plan"));
    Spanless.list(plan, "patrols").removeIf(each -> ids.contains(Spanless.map(each).get("unit")));
    Spanless.list(plan, "areas")
        .removeIf(
            each -> ids.contains(Spanless.list(each, "unit").stream().findFirst().orElse("")));
    assertThat(typeless(tree(after))).as(told).isEqualTo(typeless(was));
  }

  static void resubordinated(
      Scenario before, Scenario after, Intention.Resubordinate wish, String told) {
    if (parentOf(before, wish.unit()).equals(wish.parent().stream().toList())) {
      assertThat(tree(after)).as(told).isEqualTo(tree(before));
      return;
    }
    Set<UnitId> moved = Set.of(wish.unit());
    Object unit = Spanless.of(before.findUnit(wish.unit()).orElseThrow());
    Object was =
        Spanless.each(
            without(tree(before), moved),
            map -> {
              boolean host =
                  wish.parent().isPresent()
                      ? Spanless.is(map, "Unit")
                          && map.get("id").equals(Spanless.of(wish.parent().get()))
                      : Spanless.is(map, "Side") && map.get("name").equals(wish.unit().side());
              if (host) {
                Spanless.list(map, wish.parent().isPresent() ? "parts" : "army").add(unit);
              }
              return map;
            });
    assertThat(typeless(tree(after))).as(told).isEqualTo(typeless(was));
  }

  static void roleAdded(Scenario before, Scenario after, Intention.AddRole wish, String told) {
    Map<String, Object> tree = tree(after);
    for (Object side : Spanless.list(tree, "sides")) {
      if (Spanless.map(side).get("name").equals(wish.side())) {
        List<Object> roles = Spanless.list(side, "roles");
        Map<String, Object> role = Spanless.map(roles.remove(roles.size() - 1));
        assertThat(role).as(told).containsEntry("title", wish.title());
        assertThat(role.get("commands"))
            .as(told)
            .isEqualTo(wish.commands().map(each -> List.of(Spanless.of(each))).orElse(List.of()));
      }
    }
    assertThat(tree).as(told).isEqualTo(tree(before));
  }

  static void newsAdded(Scenario before, Scenario after, Intention.AddNews wish, String told) {
    var item = after.intelligence().get(after.intelligence().size() - 1);
    assertThat(item.release().earliest()).as(told).contains(wish.at());
    assertThat(item.audience()).as(told).isEqualTo(wish.audience());
    assertThat(item.source()).as(told).isEqualTo(wish.source());
    assertThat(item.reliability()).as(told).isEqualTo(wish.reliability());
    assertThat(item.truth()).as(told).isEqualTo(wish.truth());
    assertThat(item.text().text().strip()).as(told).isEqualTo(wish.text());
    Map<String, Object> tree = tree(after);
    List<Object> all = Spanless.list(tree, "intelligence");
    all.remove(all.size() - 1);
    assertThat(tree).as(told).isEqualTo(tree(before));
  }

  static void sightingAdded(
      Scenario before, Scenario after, Intention.AddSighting wish, String told) {
    var item = after.intelligence().get(after.intelligence().size() - 1);
    assertThat(item.release().earliest()).as(told).contains(wish.at());
    assertThat(item.audience()).as(told).isEqualTo(new Audience.SideOnly(wish.watcher().side()));
    assertThat(item.source()).as(told).contains(SourceKind.PATROL);
    assertThat(item.sourceUnit()).as(told).contains(wish.watcher());
    assertThat(item.observation().orElseThrow().unit()).as(told).isEqualTo(wish.seen());
    assertThat(item.observation().orElseThrow().at()).as(told).isPresent();
    Map<String, Object> tree = tree(after);
    List<Object> all = Spanless.list(tree, "intelligence");
    all.remove(all.size() - 1);
    assertThat(tree).as(told).isEqualTo(tree(before));
  }

  static void eventAdded(Scenario before, Scenario after, Moment at, Deed deed, String told) {
    var item = after.plan().events().get(after.plan().events().size() - 1);
    assertThat(item.release().earliest()).as(told).contains(at);
    assertThat(Spanless.of((Record) item.deed())).as(told).isEqualTo(Spanless.of((Record) deed));
    Map<String, Object> tree = tree(after);
    List<Object> all = Spanless.list(Spanless.map(tree.get("plan")), "events");
    all.remove(all.size() - 1);
    assertThat(tree).as(told).isEqualTo(tree(before));
  }

  static void statementRemoved(Scenario before, Scenario after, TextSpan gone, String told) {
    Map<String, Object> was = tree(before);
    drop(was, "reports", before.reports().stream().map(each -> each.span()).toList(), gone);
    drop(
        was,
        "intelligence",
        before.intelligence().stream().map(each -> each.span()).toList(),
        gone);
    drop(
        was,
        "reinforcements",
        before.reinforcements().stream().map(each -> each.span()).toList(),
        gone);
    for (int i = 0; i < before.sides().size(); i++) {
      List<TextSpan> roles =
          before.sides().get(i).roles().stream().map(each -> each.span()).toList();
      drop(Spanless.list(was, "sides").get(i), "roles", roles, gone);
    }
    assertThat(tree(after)).as(told).isEqualTo(was);
  }

  private static void drop(Object tree, String key, List<TextSpan> spans, TextSpan gone) {
    List<Object> all = new ArrayList<>(Spanless.list(tree, key));
    int index = spans.indexOf(gone);
    if (index >= 0) {
      all.remove(index);
      Spanless.map(tree).put(key, all);
    }
  }

  static void shifted(Scenario before, Scenario after, int index, Moment to, String told) {
    Map<String, Object> was = tree(before);
    Map<String, Object> release =
        Spanless.map(Spanless.map(Spanless.list(was, "intelligence").get(index)).get("release"));
    release.put("time", Spanless.of((Record) to));
    assertThat(tree(after)).as(told).isEqualTo(was);
  }
}
