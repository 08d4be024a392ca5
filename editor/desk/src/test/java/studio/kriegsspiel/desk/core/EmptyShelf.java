package studio.kriegsspiel.desk.core;

import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.Optional;
import studio.kriegsspiel.desk.ground.GroundShelf;
import studio.kriegsspiel.desk.ground.LaterHeights;
import studio.kriegsspiel.terrain.Terrain;

/** A shelf without any ground. */
final class EmptyShelf implements GroundShelf {
  @Override
  public Optional<Spot> locate(Optional<Path> scenario, String name) {
    return Optional.empty();
  }

  @Override
  public void lay(String name, Terrain terrain, LaterHeights heights) {}

  @Override
  public FileTime changedAt(Path path) {
    return FileTime.fromMillis(0);
  }

  @Override
  public void settle(String name, Path path) {}

  @Override
  public void clear() {}
}
