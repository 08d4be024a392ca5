package studio.kriegsspiel.reading.answer;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import studio.kriegsspiel.drawing.analysis.AnalysisPicture;
import studio.kriegsspiel.terrain.Terrain;

/** An answer about a ground, in every form it can be given. */
public interface GroundAnswer {

  /** The ground it is about. */
  Terrain terrain();

  /** The answer in words, a line each. */
  List<String> lines();

  /** What bounds it: what is not known of the ground, how far the map may be wrong; a line each. */
  default List<String> caveats() {
    return Caveats.of(terrain());
  }

  /** The answer in words with all that bounds it. */
  default List<String> withCaveats() {
    List<String> all = new ArrayList<>(lines());
    all.addAll(caveats());
    return all;
  }

  /** The answer over the map with all that bounds it. */
  default AnalysisPicture drawn() {
    return picture().noted(caveats());
  }

  /** Adds the answer to an object that already names the ground. */
  void describe(ObjectNode json);

  /** The answer cell by cell, nothing for answers about single points and lines. */
  Optional<Cells> findCells();

  /** The ground of which the answer says yes, nothing where it is about something else. */
  default Optional<Zone> findZone() {
    return Optional.empty();
  }

  /** The answer over the map. */
  AnalysisPicture picture();

  /** The answer as shapes on the ground. */
  List<Shape> shapes();
}
