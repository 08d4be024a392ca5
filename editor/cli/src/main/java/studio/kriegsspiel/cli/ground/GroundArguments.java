package studio.kriegsspiel.cli.ground;

import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Optional;
import studio.kriegsspiel.cli.console.CommandFault;
import studio.kriegsspiel.cli.console.NearMiss;
import studio.kriegsspiel.cli.console.Terminal;
import studio.kriegsspiel.library.Library;
import studio.kriegsspiel.library.LibraryEntry;
import studio.kriegsspiel.terrain.MapPoint;
import studio.kriegsspiel.terrain.Place;
import studio.kriegsspiel.terrain.Terrain;
import studio.kriegsspiel.terrain.crs.CoordinateSystem;
import studio.kriegsspiel.terrain.crs.PositionText;
import studio.kriegsspiel.terrain.io.TerrainPackage;

/** Grounds and points of the ground as users type them. */
public final class GroundArguments {
  private GroundArguments() {}

  /** The ground in a folder or zip, or the library's of that name. */
  public static Terrain read(String argument, Terminal terminal) {
    Path path = path(argument, terminal);
    if (Files.exists(path)) {
      return TerrainPackage.read(path);
    }
    Library library = Library.open();
    Optional<Path> known =
        Terrain.isSlug(argument) ? library.findTerrain(argument) : Optional.empty();
    return TerrainPackage.read(known.orElseThrow(() -> unknown(argument, library)));
  }

  private static Path path(String argument, Terminal terminal) {
    try {
      return terminal.resolve(argument);
    } catch (InvalidPathException unusable) {
      throw new CommandFault("`" + argument + "` cannot be the name of a folder.", unusable);
    }
  }

  private static CommandFault unknown(String argument, Library library) {
    return NearMiss.fault(
        "There is no ground `%s`, neither a folder or zip nor in the library".formatted(argument),
        argument,
        library.terrains().stream().map(LibraryEntry::slug).toList(),
        "`studio library` lists those that come with the studio.");
  }

  /**
   * A point of the ground: a named place, or a position as {@link PositionText} reads it.
   *
   * @throws CommandFault if it is neither, or lies off the map
   */
  public static MapPoint point(String argument, Terrain terrain) {
    MapPoint point =
        terrain
            .findPlace(argument)
            .map(Place::at)
            .or(() -> position(argument, terrain))
            .orElseThrow(() -> nowhere(argument, terrain));
    if (!terrain.extent().contains(point)) {
      throw new CommandFault("`" + argument + "` lies off the map of `" + terrain.name() + "`.");
    }
    return point;
  }

  private static Optional<MapPoint> position(String argument, Terrain terrain) {
    CoordinateSystem system = CoordinateSystem.of(terrain.crs());
    return PositionText.find(argument, system, Optional.of(terrain.extent()));
  }

  private static CommandFault nowhere(String argument, Terrain terrain) {
    return NearMiss.fault(
        "`%s` is no point of `%s`".formatted(argument, terrain.name()),
        argument,
        terrain.placeNames(),
        "name a place, metres east and north, a grid reference, or degrees such as 50.68 N 4.41 E.");
  }
}
