package studio.kriegsspiel.terrain.edit;

import java.util.ArrayList;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import studio.kriegsspiel.terrain.Bounds;
import studio.kriegsspiel.terrain.ElevationGrid;
import studio.kriegsspiel.terrain.Feature;
import studio.kriegsspiel.terrain.FeatureKind;
import studio.kriegsspiel.terrain.GridGeometry;

/**
 * Heights with the hand edits on them, which follow further edits at the cost of what these touch:
 * one stroke on a great ground recomputes only the cells around it. Immutable.
 */
public final class EditedHeights {
  private final ElevationGrid source;
  private final List<Feature> shapers;
  private final ElevationGrid heights;
  private final Optional<Bounds> touched;

  private EditedHeights(
      ElevationGrid source,
      List<Feature> shapers,
      ElevationGrid heights,
      Optional<Bounds> touched) {
    this.source = source;
    this.shapers = shapers;
    this.heights = heights;
    this.touched = touched;
  }

  /** The heights of a source with the edits among these features, in their order. */
  public static EditedHeights of(ElevationGrid source, List<Feature> features) {
    return new EditedHeights(source, List.of(), source, Optional.empty()).with(features);
  }

  /**
   * Heights that were edited before.
   *
   * @param heights what {@link #of} gives for the source and the features
   */
  public static EditedHeights known(
      ElevationGrid source, List<Feature> features, ElevationGrid heights) {
    List<Feature> shapers = features.stream().filter(EditedHeights::counts).toList();
    return new EditedHeights(source, shapers, heights, Optional.empty());
  }

  /** The same source with other features; computes anew only what differs. */
  public EditedHeights with(List<Feature> features) {
    List<Feature> wanted = features.stream().filter(EditedHeights::counts).toList();
    List<HeightEdit> edits = edits(wanted);
    GridGeometry grid = source.geometry();
    CellWindow changed = CellWindow.EMPTY;
    for (Feature feature : changed(wanted)) {
      changed = changed.union(reach(feature, wanted).window(grid));
    }
    for (int i = 0; i < edits.size(); i++) {
      CellWindow window = edits.get(i).window(grid);
      boolean whole = edits.get(i) instanceof RedrawnGround;
      if (whole && !window.intersection(changed).isEmpty() && !holds(changed, window)) {
        changed = changed.union(window);
        i = -1;
      }
    }
    if (changed.isEmpty()) {
      return new EditedHeights(source, wanted, heights, Optional.empty());
    }
    float[] fresh = heights.toArray();
    for (int row = changed.top(); row < changed.bottom(); row++) {
      for (int column = changed.left(); column < changed.right(); column++) {
        fresh[grid.index(column, row)] = source.height(column, row);
      }
    }
    for (HeightEdit edit : edits) {
      edit.apply(grid, fresh, changed);
    }
    return new EditedHeights(
        source,
        wanted,
        ElevationGrid.adopting(grid, fresh),
        Optional.of(changed.in(grid).bounds()));
  }

  private static boolean holds(CellWindow outer, CellWindow inner) {
    return outer.union(inner).equals(outer);
  }

  /** Whether a feature has a say in the heights. */
  private static boolean counts(Feature feature) {
    return HandEdits.changesHeights(feature)
        || feature.isOverride() && RedrawnGround.LINES.contains(feature.kind());
  }

  /** Features that are here and not there, or stand in another order; a feature may come twice. */
  private List<Feature> changed(List<Feature> wanted) {
    Set<Feature> old = identities(shapers);
    Set<Feature> young = identities(wanted);
    List<Feature> keptBefore = shapers.stream().filter(young::contains).toList();
    List<Feature> keptNow = wanted.stream().filter(old::contains).toList();
    List<Feature> changed = new ArrayList<>();
    for (int i = 0; i < keptBefore.size(); i++) {
      if (keptBefore.get(i) != keptNow.get(i)) {
        changed.add(keptBefore.get(i));
      }
    }
    shapers.stream().filter(feature -> !young.contains(feature)).forEach(changed::add);
    wanted.stream().filter(feature -> !old.contains(feature)).forEach(changed::add);
    return changed;
  }

  private static Set<Feature> identities(List<Feature> features) {
    Set<Feature> set = Collections.newSetFromMap(new IdentityHashMap<>());
    set.addAll(features);
    return set;
  }

  private static List<HeightEdit> edits(List<Feature> features) {
    List<Feature> lines =
        features.stream().filter(each -> RedrawnGround.LINES.contains(each.kind())).toList();
    return features.stream()
        .filter(HandEdits::changesHeights)
        .map(feature -> reach(feature, lines))
        .toList();
  }

  /** The edit a feature makes; a line alone makes none, but its place matters. */
  private static HeightEdit reach(Feature feature, List<Feature> lines) {
    return feature.kind() == FeatureKind.REDRAWN
        ? new RedrawnGround(feature, lines)
        : new BankedEdit(feature);
  }

  /** The features that have a say in the heights, in their order. */
  public List<Feature> features() {
    return List.copyOf(shapers);
  }

  /** The heights with all edits. */
  public ElevationGrid heights() {
    return heights;
  }

  /** The heights without any. */
  public ElevationGrid source() {
    return source;
  }

  /** What the last {@link #with} computed anew; nothing if it changed no heights. */
  public Optional<Bounds> touched() {
    return touched;
  }
}
