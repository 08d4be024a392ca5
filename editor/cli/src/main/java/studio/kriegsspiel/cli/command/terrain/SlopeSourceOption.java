package studio.kriegsspiel.cli.command.terrain;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;
import studio.kriegsspiel.cli.console.NearMiss;
import studio.kriegsspiel.terrain.SlopeSource;
import studio.kriegsspiel.terrain.Terrain;

/** Which of heights and slope raster slope is taken from, where a ground has both. */
final class SlopeSourceOption {
  @Option(
      names = "--slope-from",
      paramLabel = "SOURCE",
      description = "heights or raster, where a ground has both (as the ground says: heights).")
  private @Nullable String source;

  /** The source named, if one is. */
  java.util.Optional<SlopeSource> find() {
    if (source == null) {
      return java.util.Optional.empty();
    }
    String wanted = source.strip().toLowerCase(Locale.ROOT);
    List<String> words =
        Arrays.stream(SlopeSource.values())
            .map(each -> each.name().toLowerCase(Locale.ROOT))
            .toList();
    if (!words.contains(wanted)) {
      throw NearMiss.fault(
          "Slope is taken from heights or raster, not `" + source + "`", wanted, words);
    }
    return java.util.Optional.of(SlopeSource.values()[words.indexOf(wanted)]);
  }

  /** A ground with its slope from the source named. */
  Terrain of(Terrain terrain) {
    return find().map(each -> terrain.toBuilder().slopeSource(each).build()).orElse(terrain);
  }
}
