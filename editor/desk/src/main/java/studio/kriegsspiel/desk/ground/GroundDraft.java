package studio.kriegsspiel.desk.ground;

import java.nio.file.Path;
import java.util.Optional;
import studio.kriegsspiel.terrain.ElevationGrid;
import studio.kriegsspiel.terrain.Terrain;
import studio.kriegsspiel.terrain.edit.EditedHeights;

/** A ground that is being changed. Immutable; drafts are told apart by identity. */
public final class GroundDraft {
  private final String name;
  private final Path source;
  private final boolean own;
  private final boolean touched;
  private final Terrain onDisk;
  private final Terrain now;
  private final LaterHeights heights;

  private GroundDraft(
      String name,
      Path source,
      boolean own,
      boolean touched,
      Terrain onDisk,
      Terrain now,
      LaterHeights heights) {
    this.name = name;
    this.source = source;
    this.own = own;
    this.touched = touched;
    this.onDisk = onDisk;
    this.now = now;
    this.heights = heights;
  }

  /** A ground as it was read, not yet changed. */
  public static GroundDraft of(
      String name, GroundShelf.Spot spot, Terrain terrain, Optional<ElevationGrid> heights) {
    return new GroundDraft(
        name,
        spot.path(),
        spot.own(),
        false,
        terrain,
        terrain,
        LaterHeights.of(
            terrain
                .elevation()
                .flatMap(
                    source ->
                        heights.map(
                            edited -> EditedHeights.known(source, terrain.features(), edited)))));
  }

  /** The same with other features or places; heights follow when they are asked for. */
  public GroundDraft with(Terrain changed) {
    return new GroundDraft(
        name,
        source,
        own,
        true,
        onDisk,
        changed,
        heights.then(each -> each.with(changed.features())));
  }

  /** The same after it was saved at a place as {@code written}. */
  public GroundDraft saved(Path place, Terrain written) {
    return new GroundDraft(name, place, true, true, written, now, heights);
  }

  /** The name by which scenarios call it. */
  public String name() {
    return name;
  }

  /** The package it was read from or saved to last. */
  public Path source() {
    return source;
  }

  /** Whether that package lies beside the scenario; otherwise a copy will. */
  public boolean isOwn() {
    return own;
  }

  /** The terrain as that package holds it. */
  public Terrain onDisk() {
    return onDisk;
  }

  /** The terrain as it is now. */
  public Terrain now() {
    return now;
  }

  /** Whether anything was done to it, even if it was taken back since. */
  public boolean isTouched() {
    return touched;
  }

  /** Whether anything is not saved. */
  public boolean isUnsaved() {
    return now != onDisk;
  }

  /** The heights with the hand edits, which may have to be worked out first. */
  public LaterHeights heights() {
    return heights;
  }
}
