package studio.kriegsspiel.importer.survey;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import studio.kriegsspiel.importer.crs.SourceSystem;
import studio.kriegsspiel.importer.vector.VectorCount;
import studio.kriegsspiel.terrain.Bounds;

/** Looks at files of features. */
final class VectorLook {
  private static final long READ_UP_TO_BYTES = 96L << 20;
  private static final List<SourceRole> ROLES =
      List.of(SourceRole.FEATURES, SourceRole.CONTOURS, SourceRole.LEFT_OUT);

  private VectorLook() {}

  static SourceSurvey at(Path file, Optional<String> code) throws IOException {
    long size = Files.size(file);
    if (size > READ_UP_TO_BYTES) {
      return SourceSurvey.plain(
          file,
          SourceRole.FEATURES,
          String.format(Locale.ROOT, "%,d MB of features, read at the import only", size >> 20));
    }
    VectorCount count = VectorCount.of(file, code);
    SourceRole role = count.contours() > 0 ? SourceRole.CONTOURS : SourceRole.FEATURES;
    Optional<SourceSystem> system =
        count.system().or(() -> code.map(each -> SourceSystem.ofCode(count.name(), each)));
    Optional<Bounds> bounds = count.bounds();
    List<studio.kriegsspiel.terrain.crs.LatLon> outline =
        bounds.isPresent() && system.isPresent()
            ? GlobeOutlines.of(bounds.get(), system.get())
            : List.of();
    return new SourceSurvey(
        file,
        role,
        ROLES,
        describe(count, system),
        system.map(SourceSystem::label),
        bounds,
        outline,
        Optional.empty(),
        Optional.empty(),
        "");
  }

  private static String describe(VectorCount count, Optional<SourceSystem> system) {
    return String.format(
        Locale.ROOT,
        "%,d features, %,d of kinds the studio knows%s%s, %s",
        count.features(),
        count.known(),
        count.contours() > 0
            ? String.format(Locale.ROOT, ", %,d contours or spot heights", count.contours())
            : "",
        count.named() > 0 ? String.format(Locale.ROOT, ", %,d with a name", count.named()) : "",
        system.map(SourceSystem::label).orElse("coordinate system not named"));
  }
}
