package studio.kriegsspiel.export.play;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;
import studio.kriegsspiel.rules.concept.Grade;
import studio.kriegsspiel.scenario.force.FigureReading;
import studio.kriegsspiel.scenario.force.Figures;
import studio.kriegsspiel.scenario.force.FirstOrder;
import studio.kriegsspiel.scenario.force.Particulars;
import studio.kriegsspiel.scenario.force.Side;
import studio.kriegsspiel.scenario.force.SourceNote;
import studio.kriegsspiel.scenario.force.StateAtStart;
import studio.kriegsspiel.scenario.force.Unit;
import studio.kriegsspiel.scenario.force.UnitId;
import studio.kriegsspiel.scenario.ground.PositionResolver;
import studio.kriegsspiel.situation.force.UnitIndex;

/** The forces of a side in the umpire's file, with their sources and what these disagree about. */
final class UmpireUnits {
  private final UnitIndex units;

  private final PositionResolver positions;

  UmpireUnits(UnitIndex units, PositionResolver positions) {
    this.units = units;
    this.positions = positions;
  }

  void army(ObjectNode side, Side of) {
    ArrayNode army = side.putArray("army");
    of.army().forEach(unit -> unit(army.addObject(), unit));
    ArrayNode orders = side.putArray("orders");
    of.command().orders().forEach(order -> order(orders.addObject(), order));
  }

  private void order(ObjectNode node, FirstOrder order) {
    node.put("unit", order.unit().name()).put("order", order.kind().key());
    node.put("text", order.words());
    order
        .place()
        .ifPresent(
            place ->
                Nodes.at(
                    node.put("place", place),
                    "at",
                    positions.resolvePlace(place, order.span()).find()));
    order.about().map(UnitId::toString).ifPresent(unit -> node.put("about", unit));
    order.flank().ifPresent(flank -> node.put("flank", Nodes.word(flank)));
  }

  private void unit(ObjectNode node, Unit unit) {
    node.put("name", unit.id().name()).put("title", unit.title());
    node.put("echelon", Nodes.word(unit.echelon())).put("type", unit.type().key());
    Nodes.strength(node, unit.strength());
    unit.grade().map(Grade::key).ifPresent(grade -> node.put("grade", grade));
    unit.ranks().ifPresent(ranks -> node.put("ranks", ranks));
    Particulars more = unit.particulars();
    Nodes.kind(node, more.nation(), more.weapon());
    more.commander()
        .ifPresent(
            leader -> {
              node.put("commander", leader.name());
              leader.rating().ifPresent(rating -> node.put("rating", rating.key()));
            });
    Nodes.state(
        node,
        more.state().flatMap(StateAtStart::condition),
        more.state().flatMap(StateAtStart::losses),
        more.state().flatMap(StateAtStart::rounds));
    units.findAttachment(unit).ifPresent(to -> node.put("ordersFrom", to.id().name()));
    node.put("present", unit.presentMen()).put("presentPieces", unit.presentPieces());
    more.template().ifPresent(template -> node.put("template", template));
    sources(node, unit.sources());
    readings(node, more.readings());
    if (!unit.parts().isEmpty()) {
      ArrayNode parts = node.putArray("parts");
      unit.parts().forEach(part -> unit(parts.addObject(), part));
    }
  }

  private static void readings(ObjectNode node, List<FigureReading> readings) {
    if (readings.isEmpty()) {
      return;
    }
    ArrayNode list = node.putArray("readings");
    for (FigureReading reading : readings) {
      ObjectNode one = list.addObject();
      Figures figures = reading.figures();
      Nodes.strength(one, figures.strength());
      figures.ranks().ifPresent(ranks -> one.put("ranks", ranks));
      figures.losses().ifPresent(losses -> Nodes.losses(one, losses));
      figures.rounds().ifPresent(rounds -> Nodes.rounds(one, rounds));
      sources(one, reading.sources());
    }
  }

  /** Sources of a statement; nothing if none is named. */
  static void sources(ObjectNode node, List<SourceNote> sources) {
    if (sources.isEmpty()) {
      return;
    }
    ArrayNode list = node.putArray("sources");
    for (SourceNote source : sources) {
      ObjectNode one =
          list.addObject()
              .put("work", source.work())
              .put("confidence", Nodes.word(source.confidence()));
      source.hour().ifPresent(hour -> one.put("hour", hour.toString()));
    }
  }
}
