package studio.kriegsspiel.cli.ground;

import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import studio.kriegsspiel.cli.console.CommandFault;
import studio.kriegsspiel.cli.console.NearMiss;
import studio.kriegsspiel.cli.console.Terminal;
import studio.kriegsspiel.library.Library;
import studio.kriegsspiel.library.LibraryEntry;
import studio.kriegsspiel.terrain.MapPoint;
import studio.kriegsspiel.terrain.Terrain;
import studio.kriegsspiel.terrain.crs.CoordinateSystem;
import studio.kriegsspiel.terrain.crs.GridReference;
import studio.kriegsspiel.terrain.crs.LatLon;
import studio.kriegsspiel.terrain.io.TerrainPackage;

/** Grounds and points of the ground as users type them. */
public final class GroundArguments {
  private static final Pattern METRES =
      Pattern.compile("(-?\\d{1,8}(?:\\.\\d{1,3})?)[, ]+(-?\\d{1,8}(?:\\.\\d{1,3})?)");
  private static final Pattern DEGREES =
      Pattern.compile("(\\d{1,2}(?:\\.\\d{1,9})?) ?([NS])[, ]+(\\d{1,3}(?:\\.\\d{1,9})?) ?([EW])");

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

  /** A named place, easting and northing in metres, a grid reference, or latitude and longitude. */
  public static MapPoint point(String argument, Terrain terrain) {
    Optional<MapPoint> place = terrain.findPlace(argument).map(found -> found.at());
    return place
        .or(() -> degrees(argument, terrain))
        .or(() -> metres(argument, terrain))
        .or(() -> GridReference.find(argument, terrain.extent()))
        .orElseThrow(() -> nowhere(argument, terrain));
  }

  private static Optional<MapPoint> degrees(String argument, Terrain terrain) {
    Matcher match = DEGREES.matcher(argument.strip());
    if (!match.matches()) {
      return Optional.empty();
    }
    double latitude = Double.parseDouble(match.group(1)) * (match.group(2).equals("S") ? -1 : 1);
    double longitude = Double.parseDouble(match.group(3)) * (match.group(4).equals("W") ? -1 : 1);
    return Optional.of(
        CoordinateSystem.of(terrain.crs()).toMapPoint(new LatLon(latitude, longitude)));
  }

  /** Full coordinates only; shorter figures are a grid reference. */
  private static Optional<MapPoint> metres(String argument, Terrain terrain) {
    Matcher match = METRES.matcher(argument.strip());
    if (!match.matches()) {
      return Optional.empty();
    }
    MapPoint point =
        new MapPoint(Double.parseDouble(match.group(1)), Double.parseDouble(match.group(2)));
    return Optional.of(point).filter(terrain.extent().grown(100_000)::contains);
  }

  private static CommandFault nowhere(String argument, Terrain terrain) {
    return NearMiss.fault(
        "`%s` is no point of `%s`".formatted(argument, terrain.name()),
        argument,
        terrain.placeNames(),
        "name a place, metres east and north, a grid reference or 50.68 N 4.41 E.");
  }
}
