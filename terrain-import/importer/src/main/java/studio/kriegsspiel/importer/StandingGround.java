package studio.kriegsspiel.importer;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import studio.kriegsspiel.terrain.Bounds;
import studio.kriegsspiel.terrain.Feature;
import studio.kriegsspiel.terrain.GroundException;
import studio.kriegsspiel.terrain.Terrain;
import studio.kriegsspiel.terrain.io.TerrainPackage;

/**
 * The ground that an import writes over. Its sources can be imported again; what was drawn on it by
 * hand cannot, and is kept.
 */
final class StandingGround {
  private final List<Feature> edits;
  private final List<Feature> setAside;

  private StandingGround(List<Feature> edits, List<Feature> setAside) {
    this.edits = edits;
    this.setAside = setAside;
  }

  /**
   * What is to be kept of a ground; nothing if none lies there.
   *
   * @param target where it may lie
   * @param crs the system of the ground that takes its place
   * @throws GroundException if it cannot be read, or was drawn on in another system
   */
  static StandingGround at(Path target, String crs) {
    if (!TerrainPackage.isPackage(target)) {
      return new StandingGround(List.of(), List.of());
    }
    Terrain terrain = TerrainPackage.readFeatures(target);
    List<Feature> edits = terrain.features().stream().filter(Feature::isOverride).toList();
    StandingGround standing = new StandingGround(edits, terrain.setAside());
    if (standing.size() > 0 && !terrain.crs().equals(crs)) {
      throw new GroundException(
          target.getFileName().toString(),
          "lies there with %d hand edits in %s, which a ground in %s cannot keep"
              .formatted(standing.size(), terrain.crs(), crs),
          "import into its system, or under another name");
    }
    return standing;
  }

  /** How many hand edits are to be kept. */
  int size() {
    return edits.size() + setAside.size();
  }

  /** Imported features with the hand edits that touch the new ground on top. */
  List<Feature> over(List<Feature> imported, Bounds extent) {
    Set<String> taken = new HashSet<>();
    imported.forEach(feature -> taken.add(feature.id()));
    return Stream.concat(
            imported.stream(),
            edits.stream()
                .filter(edit -> touches(edit, extent))
                .filter(edit -> imported.stream().noneMatch(each -> isSame(each, edit)))
                .map(edit -> named(edit, taken)))
        .toList();
  }

  /** Features that were set aside, and hand edits beyond the new ground. */
  List<Feature> aside(Bounds extent) {
    List<Feature> all = new ArrayList<>(setAside);
    edits.stream().filter(edit -> !touches(edit, extent)).forEach(all::add);
    return all;
  }

  private static boolean touches(Feature feature, Bounds extent) {
    return feature.geometry().getEnvelopeInternal().intersects(extent.toEnvelope());
  }

  /** Whether an edit comes in anew, as it was digitised elsewhere; two would count twice. */
  private static boolean isSame(Feature imported, Feature edit) {
    return imported.isOverride()
        && imported.kind() == edit.kind()
        && imported.attributes().equals(edit.attributes())
        && imported.geometry().equalsExact(edit.geometry(), 0.01);
  }

  private static Feature named(Feature edit, Set<String> taken) {
    String id = edit.id();
    for (int i = 2; !taken.add(id); i++) {
      id = edit.id() + "-" + i;
    }
    return new Feature(
        id, edit.kind(), edit.geometry(), edit.name(), edit.attributes(), edit.handEdit());
  }

  /** What the user should know of it. */
  Optional<String> remark(Bounds extent) {
    if (size() == 0) {
      return Optional.empty();
    }
    long beyond = edits.stream().filter(edit -> !touches(edit, extent)).count();
    return Optional.of(
        (size() == 1 ? "One hand edit" : size() + " hand edits")
            + " of the ground that lay here "
            + (size() == 1 ? "was" : "were")
            + " kept"
            + (beyond > 0 ? "; " + beyond + " beyond the new ground set aside." : "."));
  }
}
