package studio.kriegsspiel.export.play;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import studio.kriegsspiel.rules.book.GroundUnit;
import studio.kriegsspiel.rules.book.RuleBook;
import studio.kriegsspiel.rules.book.RuleSwitch;
import studio.kriegsspiel.rules.concept.Formation;
import studio.kriegsspiel.rules.concept.TerrainKind;
import studio.kriegsspiel.rules.field.FieldManual;
import studio.kriegsspiel.rules.field.Footprint;
import studio.kriegsspiel.rules.field.Gait;
import studio.kriegsspiel.rules.field.Going;
import studio.kriegsspiel.rules.field.Troops;
import studio.kriegsspiel.scenario.RuleChoice;
import studio.kriegsspiel.scenario.force.Unit;
import studio.kriegsspiel.situation.Situation;
import studio.kriegsspiel.situation.force.TroopsOf;

/** What an engine has to know of the rule book: measures, move, switches, tables, rates, ground. */
final class BookNodes {
  private static final int[] SLOPES = {5, 10, 15, 20, 30};

  private final Situation situation;
  private final RuleBook book;
  private final Lengths lengths;

  BookNodes(Situation situation) {
    this.situation = situation;
    this.book = situation.book();
    this.lengths = new Lengths(situation);
  }

  void write(ObjectNode root) {
    ObjectNode node = root.putObject("book").put("id", book.id().id()).put("title", book.title());
    GroundUnit unit = book.ground();
    node.putObject("unit")
        .put("name", unit.singular())
        .put("plural", unit.plural())
        .put("metres", unit.toMetres(1));
    node.put("paceMetres", book.pace().toMetres(1));
    node.putObject("move")
        .put("name", book.time().turnName())
        .put("minutes", book.time().turnMinutes());
    ArrayNode switches = node.putArray("switches");
    for (RuleSwitch each : book.switches()) {
      boolean on = book.isOn(each.name());
      switches
          .addObject()
          .put("name", each.name())
          .put("on", on)
          .put("text", on ? each.alternative() : each.ruled());
    }
    tables(node.putObject("tables"));
    rates(root.putArray("rates"));
    footprints(root.putArray("footprints"));
  }

  private void tables(ObjectNode node) {
    situation
        .scenario()
        .header()
        .rules()
        .flatMap(RuleChoice::tables)
        .ifPresent(own -> node.put("folder", own));
    node.put("version", book.tables().version());
  }

  /** Rates of march, once for all bodies that have the same. */
  private void rates(ArrayNode list) {
    Map<ObjectNode, ArrayNode> known = new LinkedHashMap<>();
    for (Unit body : situation.tracks().bodies()) {
      known
          .computeIfAbsent(rates(TroopsOf.unit(body)), its -> Nodes.root().putArray("units"))
          .add(body.id().toString());
    }
    known.forEach(
        (gaits, units) -> {
          ObjectNode one = list.addObject();
          one.set("units", units);
          one.set("gaits", gaits);
        });
  }

  private ObjectNode rates(Troops troops) {
    ObjectNode gaits = Nodes.root();
    for (Gait gait : Gait.values()) {
      ObjectNode rates = gaits.putObject(Nodes.word(gait));
      for (TerrainKind kind : TerrainKind.values()) {
        Going going = kind == TerrainKind.OPEN ? Going.OPEN : Going.of(kind);
        rates.put(kind.key(), rate(troops, gait, going));
      }
      for (int degrees : SLOPES) {
        rates.put("up-" + degrees, rate(troops, gait, Going.OPEN.at(degrees)));
        rates.put("down-" + degrees, rate(troops, gait, Going.OPEN.at(degrees).down()));
      }
    }
    return gaits;
  }

  private double rate(Troops troops, Gait gait, Going going) {
    return Nodes.tenth(book.fieldManual().march(troops, gait, going).metresPerMinute());
  }

  /** The ground that every body takes up in every formation. */
  private void footprints(ArrayNode list) {
    FieldManual manual = book.fieldManual();
    for (Unit body : situation.tracks().bodies()) {
      Troops troops = TroopsOf.unit(body);
      ObjectNode one = list.addObject().put("unit", body.id().toString());
      ObjectNode formations = one.putObject("formations");
      for (Formation formation : List.of(Formation.values())) {
        Optional<Footprint> found = manual.findFootprint(troops, formation);
        found.ifPresent(
            its -> {
              ObjectNode node = formations.putObject(formation.key());
              lengths.put(node, "front", its.frontageMetres());
              lengths.put(node, "depth", its.depthMetres());
            });
      }
    }
  }
}
