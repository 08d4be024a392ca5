package studio.kriegsspiel.export.play;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Function;
import studio.kriegsspiel.export.paper.FileNames;
import studio.kriegsspiel.scenario.Scenario;
import studio.kriegsspiel.scenario.audience.Audience;
import studio.kriegsspiel.scenario.audience.MapPart;
import studio.kriegsspiel.scenario.news.Intelligence;
import studio.kriegsspiel.scenario.news.Report;
import studio.kriegsspiel.situation.Situation;
import studio.kriegsspiel.situation.knowledge.Knowledge;
import studio.kriegsspiel.situation.knowledge.Known;
import studio.kriegsspiel.situation.knowledge.MapNote;
import studio.kriegsspiel.situation.knowledge.Reader;
import studio.kriegsspiel.terrain.Place;
import studio.kriegsspiel.terrain.Terrain;

/** The places of the ground, and who of the players comes to know of what. */
final class ReaderNodes {
  private final Situation situation;
  private final Terrain terrain;

  ReaderNodes(Situation situation, Terrain terrain) {
    this.situation = situation;
    this.terrain = terrain;
  }

  void write(ObjectNode root) {
    ArrayNode places = root.putArray("places");
    for (Place each : terrain.places()) {
      ObjectNode one = places.addObject().put("name", each.name());
      Nodes.texts(one, "aliases", each.aliases());
      Nodes.point(one.putObject("at"), each.at());
      each.featureId().ifPresent(feature -> one.put("feature", feature));
    }
    ArrayNode readers = root.putArray("readers");
    FileNames names = new FileNames();
    for (Reader.Player reader : Reader.papersOf(situation.scenario())) {
      reader(readers.addObject().put("file", names.playFile(reader)), reader);
    }
  }

  private void reader(ObjectNode node, Reader.Player reader) {
    Scenario scenario = situation.scenario();
    node.put("side", reader.side());
    Nodes.texts(node, "roles", reader.roles());
    reader.person().ifPresent(person -> node.put("player", person));
    told(node, "reports", reader, scenario.reports(), Report::audience);
    told(node, "intelligence", reader, scenario.intelligence(), Intelligence::audience);
    Known at = Knowledge.of(situation).of(reader).at(situation.clock().begins());
    map(node, at.view().mapNote());
    Set<String> known = new HashSet<>();
    at.openGround().ifPresent(map -> map.places().forEach(place -> known.add(place.name())));
    Nodes.texts(
        node,
        "placesUnknown",
        terrain.places().stream().map(Place::name).filter(name -> !known.contains(name)).toList());
  }

  /** What map he has, where it is not the ground as it is. */
  private static void map(ObjectNode node, MapNote note) {
    if (!note.isEmpty()) {
      ObjectNode map = node.putObject("map");
      note.title().ifPresent(title -> map.put("title", title));
      Nodes.texts(map, "lacks", note.lacking().stream().map(MapPart::word).toList());
    }
  }

  /** The numbers of the statements of a list that are for a reader. */
  private static <T> void told(
      ObjectNode node,
      String list,
      Reader.Player reader,
      List<T> statements,
      Function<T, Audience> audience) {
    ArrayNode told = node.putArray(list);
    for (int i = 0; i < statements.size(); i++) {
      if (reader.isAmong(audience.apply(statements.get(i)))) {
        told.add(i);
      }
    }
  }
}
