package studio.kriegsspiel.terrain.io;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.EnumMap;
import java.util.Map;
import java.util.OptionalDouble;
import studio.kriegsspiel.terrain.Accuracy;
import studio.kriegsspiel.terrain.Confidence;
import studio.kriegsspiel.terrain.GroundException;
import studio.kriegsspiel.terrain.LayerKind;
import studio.kriegsspiel.terrain.LayerNotes;
import studio.kriegsspiel.terrain.Provenance;
import studio.kriegsspiel.terrain.disk.WholeFiles;

/** Writes what was found out of a layer into a package that lies there already. */
public final class PackageNotes {
  private PackageNotes() {}

  /**
   * Keeps a measured error of a layer, in place of one that was stated or measured before.
   *
   * @param folder the package
   * @param vertical whether the error is one of heights, else of positions
   * @param how how it was found
   * @throws GroundException if the package is no folder or cannot be written
   */
  public static void keep(
      Path folder, LayerKind layer, boolean vertical, double metres, String how) {
    Path file = folder.resolve(ManifestFile.NAME);
    if (!Files.isRegularFile(file)) {
      throw new GroundException(
          folder.toString(),
          "is no folder of a ground that can be written to",
          "unpack or copy it, and check the copy");
    }
    Manifest before = TerrainPackage.readManifest(folder);
    Map<LayerKind, LayerNotes> layers = new EnumMap<>(LayerKind.class);
    layers.putAll(before.layers());
    LayerNotes known =
        layers.getOrDefault(
            layer,
            new LayerNotes(new Provenance("", "", "", "", Confidence.PROBABLE), Accuracy.UNKNOWN));
    Accuracy old = known.accuracy();
    OptionalDouble error = OptionalDouble.of(Math.round(metres * 100) / 100.0);
    layers.put(
        layer,
        new LayerNotes(
            known.provenance(),
            new Accuracy(
                vertical ? old.horizontalMetres() : error,
                vertical ? error : old.verticalMetres(),
                how)));
    Manifest after =
        new Manifest(
            before.name(),
            before.title(),
            before.crs(),
            before.extent(),
            before.elevation(),
            before.slope(),
            before.slopeSource(),
            before.sheet(),
            layers,
            before.remarks());
    try {
      WholeFiles.write(file, ManifestFile.write(after));
    } catch (IOException e) {
      throw PackageStaging.fault(folder, e);
    }
  }
}
