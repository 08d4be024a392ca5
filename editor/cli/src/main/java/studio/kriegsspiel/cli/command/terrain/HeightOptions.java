package studio.kriegsspiel.cli.command.terrain;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;
import studio.kriegsspiel.cli.console.CommandFault;
import studio.kriegsspiel.cli.console.NearMiss;
import studio.kriegsspiel.importer.unit.HeightCode;
import studio.kriegsspiel.importer.unit.HeightReading;
import studio.kriegsspiel.importer.unit.HeightUnit;

/** What a user says of how sources give heights. */
final class HeightOptions {
  @Option(
      names = "--height-unit",
      paramLabel = "UNIT",
      description = "Unit of heights in rasters and contours: m, ft, us-ft, fathom, dm or cm.")
  private @Nullable String unit;

  @Option(
      names = "--height-code",
      paramLabel = "CODE",
      description = "How tiles code heights: terrain-rgb or terrarium (told by what they hold).")
  private @Nullable String code;

  @Option(
      names = "--band",
      paramLabel = "N",
      description = "Which band of a raster holds the heights (1).")
  private int band = 1;

  /** All of it. */
  HeightReading reading() {
    if (band < 1) {
      throw new CommandFault("--band is 1 or more.");
    }
    return new HeightReading(
        Optional.ofNullable(unit).map(HeightOptions::unit),
        Optional.ofNullable(code).map(HeightOptions::code),
        band);
  }

  private static HeightUnit unit(String word) {
    List<String> words = Arrays.stream(HeightUnit.values()).map(HeightUnit::word).toList();
    return HeightUnit.find(word)
        .orElseThrow(
            () -> NearMiss.fault("There is no unit of heights `" + word + "`", word, words));
  }

  private static HeightCode code(String word) {
    List<String> words = Arrays.stream(HeightCode.values()).map(HeightCode::word).toList();
    int index = words.indexOf(word.strip().toLowerCase(Locale.ROOT));
    if (index < 0) {
      throw NearMiss.fault("There is no code of heights `" + word + "`", word, words);
    }
    return HeightCode.values()[index];
  }
}
