package studio.kriegsspiel.export.play;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import org.locationtech.jts.geom.Coordinate;
import org.locationtech.jts.geom.Geometry;
import org.locationtech.jts.geom.Polygon;
import studio.kriegsspiel.scenario.news.Condition;
import studio.kriegsspiel.scenario.news.Fact;
import studio.kriegsspiel.situation.Situation;
import studio.kriegsspiel.situation.clock.Clock;
import studio.kriegsspiel.situation.ground.GroundIndex;
import studio.kriegsspiel.situation.ground.Site;
import studio.kriegsspiel.terrain.MapPoint;

/** A condition as a tree: any of branches, in each all of its facts. */
final class ConditionNode {
  private final Clock clock;
  private final Lengths lengths;
  private final GroundIndex ground;

  ConditionNode(Situation situation) {
    this.clock = situation.clock();
    this.lengths = new Lengths(situation);
    this.ground = situation.ground().orElseThrow();
  }

  void write(ObjectNode node, Condition condition) {
    ArrayNode any = node.putArray("any");
    for (Condition.AllOf branch : condition.alternatives()) {
      ArrayNode all = any.addObject().putArray("all");
      branch.terms().forEach(term -> fact(all.addObject().put("not", term.not()), term.fact()));
    }
  }

  private void fact(ObjectNode node, Fact fact) {
    fact.match(
        new Fact.Cases<>(
            near -> {
              node.put("fact", "near").put("unit", near.unit().toString());
              lengths.put(node, "length", near.distance());
              return node.put("within", near.distance().toString());
            },
            sees -> {
              node.put("fact", "sees").put("unit", sees.watcher().toString());
              return node.put("seen", sees.seen().toString());
            },
            lost -> {
              node.put("fact", "lost").put("unit", lost.unit().toString());
              return node.put(lost.percent() ? "percent" : "men", lost.count());
            },
            ordered -> node.put("fact", "ordered").put("unit", ordered.unit().toString()),
            reached -> node.put("fact", "reached").put("unit", reached.unit().toString()),
            past -> node.put("fact", "past").put("time", Nodes.time(clock.time(past.time())))));
    fact.findPosition()
        .ifPresent(
            position -> {
              Nodes.named(node, position);
              Site.of(ground, position).ifPresent(site -> site(node, site));
            });
  }

  /** The point that a position stands for, and what of the ground it means besides. */
  private static void site(ObjectNode node, Site site) {
    Nodes.point(node.putObject("of"), site.point());
    if (!site.shapes().isEmpty()) {
      ArrayNode shapes = node.putArray("shapes");
      site.shapes().forEach(shape -> shapes(shapes, shape));
    }
  }

  private static void shapes(ArrayNode shapes, Geometry shape) {
    for (int i = 0; i < shape.getNumGeometries(); i++) {
      if (shape.getGeometryN(i) instanceof Polygon area) {
        ArrayNode rings = shapes.addObject().put("kind", "area").putArray("rings");
        line(rings.addArray(), area.getExteriorRing());
        for (int hole = 0; hole < area.getNumInteriorRing(); hole++) {
          line(rings.addArray(), area.getInteriorRingN(hole));
        }
      } else {
        line(shapes.addObject().put("kind", "line").putArray("points"), shape.getGeometryN(i));
      }
    }
  }

  private static void line(ArrayNode points, Geometry line) {
    for (Coordinate each : line.getCoordinates()) {
      Nodes.point(points.addObject(), new MapPoint(each.x, each.y));
    }
  }
}
