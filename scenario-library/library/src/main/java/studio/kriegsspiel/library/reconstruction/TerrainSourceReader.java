package studio.kriegsspiel.library.reconstruction;

import com.fasterxml.jackson.databind.MapperFeature;
import com.fasterxml.jackson.databind.json.JsonMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import studio.kriegsspiel.library.reconstruction.TerrainSource.Heights;
import studio.kriegsspiel.library.reconstruction.TerrainSource.NamedPlace;
import studio.kriegsspiel.library.reconstruction.TerrainSource.Thing;
import studio.kriegsspiel.library.reconstruction.TerrainSource.Work;
import studio.kriegsspiel.terrain.GroundException;

/** Reads a folder of figures and refuses those that name no source. */
final class TerrainSourceReader {

  private static final JsonMapper JSON =
      JsonMapper.builder().enable(MapperFeature.ACCEPT_CASE_INSENSITIVE_ENUMS).build();

  private TerrainSourceReader() {}

  private record Features(List<Thing> features) {}

  private record Places(List<NamedPlace> places) {}

  /**
   * Reads the four files.
   *
   * @throws GroundException if one is missing or malformed, or a figure has no known source
   */
  static TerrainSource read(Path folder) {
    TerrainSource source =
        new TerrainSource(
            read(folder, "terrain.json", TerrainSource.Header.class),
            read(folder, "heights.json", Heights.class),
            read(folder, "features.json", Features.class).features(),
            read(folder, "places.json", Places.class).places());
    requireSources(source);
    return source;
  }

  private static <T> T read(Path folder, String name, Class<T> type) {
    Path file = folder.resolve(name);
    try {
      return JSON.readValue(Files.readString(file), type);
    } catch (IOException e) {
      throw new GroundException(
          file.toString(), "cannot be read as " + type.getSimpleName(), "mend or restore it", e);
    }
  }

  private static void requireSources(TerrainSource source) {
    Set<String> known = new HashSet<>();
    for (Work work : source.header().sources()) {
      known.add(work.id());
    }
    Heights heights = source.heights();
    Stream.of(
            heights.lines().stream().map(TerrainSource.Line::source),
            heights.spots().stream().map(TerrainSource.Spot::source),
            heights.cuts().stream().map(TerrainSource.Cut::source),
            heights.pits().stream().map(TerrainSource.Pit::source),
            source.features().stream().map(Thing::source))
        .flatMap(each -> each)
        .filter(each -> !known.contains(each))
        .findFirst()
        .ifPresent(
            unknown -> {
              throw new GroundException(
                  source.header().name(),
                  "rests a figure on \"" + unknown + "\", which terrain.json does not list",
                  "add the work to its sources");
            });
  }
}
