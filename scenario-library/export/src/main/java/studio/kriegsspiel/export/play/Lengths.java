package studio.kriegsspiel.export.play;

import com.fasterxml.jackson.databind.node.ObjectNode;
import studio.kriegsspiel.rules.book.GroundUnit;
import studio.kriegsspiel.scenario.place.Distance;
import studio.kriegsspiel.scenario.place.Measures;
import studio.kriegsspiel.situation.Situation;

/** Lengths as numbers: in metres and in the book's unit. */
final class Lengths {
  private final GroundUnit unit;
  private final Measures measures;

  Lengths(Situation situation) {
    this.unit = situation.book().ground();
    this.measures = situation.measures();
  }

  /** A length of the text; nothing where the book does not measure so. */
  void put(ObjectNode node, String field, Distance distance) {
    measures.findMetres(distance).ifPresent(metres -> put(node, field, metres));
  }

  /** A length that is reckoned. */
  void put(ObjectNode node, String field, double metres) {
    node.putObject(field)
        .put("metres", Nodes.tenth(metres))
        .put("book", Nodes.tenth(unit.fromMetres(metres)));
  }
}
