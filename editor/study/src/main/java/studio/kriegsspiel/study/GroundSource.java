package studio.kriegsspiel.study;

import java.nio.file.Path;
import java.util.Optional;
import studio.kriegsspiel.terrain.ground.Ground;

/** Where the grounds come from that scenarios name. */
@FunctionalInterface
public interface GroundSource {
  /**
   * The ground of a name, nothing if there is none.
   *
   * @param scenario the scenario's file, beside which it is looked for first
   * @throws studio.kriegsspiel.terrain.GroundException if there is one, but it cannot be read
   */
  Optional<Ground> find(Optional<Path> scenario, String name);
}
