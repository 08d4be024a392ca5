package studio.kriegsspiel.terrain.bench;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import studio.kriegsspiel.terrain.MapPoint;

/** A location of GRASS that holds one raster of heights. */
final class Grass {

  private final Path location;

  /** Makes it and imports the heights, if it is not there. */
  Grass(Path location, Path heights) throws IOException {
    this.location = location;
    if (!Files.exists(location)
        && Peer.run(List.of("grass", "-c", heights.toString(), "-e", location.toString()))
            .isPresent()) {
      exec("r.in.gdal", "input=" + heights, "output=h", "--q");
      exec("r.mapcalc", "expression=f=0", "--q");
    }
  }

  private Optional<Peer.Cost> exec(String... words) {
    List<String> command =
        new ArrayList<>(List.of("grass", location.resolve("PERMANENT").toString(), "--exec"));
    command.addAll(List.of(words));
    return Peer.cost(1, command);
  }

  /** Runs {@code r.walk} with its default rates. */
  Optional<Peer.Cost> walk(MapPoint start, String output, String... flags) {
    List<String> words =
        new ArrayList<>(
            List.of(
                "r.walk",
                "elevation=h",
                "friction=f",
                "output=" + output,
                "start_coordinates=" + start.x() + "," + start.y(),
                "memory=4000",
                "--overwrite",
                "--q"));
    for (String flag : flags) {
      if (!flag.isEmpty()) {
        words.add(flag);
      }
    }
    return exec(words.toArray(String[]::new));
  }

  /** Writes a raster as GeoTIFF. */
  void export(String raster, Path file) {
    exec("r.out.gdal", "input=" + raster, "output=" + file, "--overwrite", "--q", "-f");
  }
}
