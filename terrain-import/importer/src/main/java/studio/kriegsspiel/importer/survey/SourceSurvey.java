package studio.kriegsspiel.importer.survey;

import java.awt.image.BufferedImage;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import studio.kriegsspiel.terrain.Bounds;
import studio.kriegsspiel.terrain.crs.LatLon;

/**
 * What a look at a file has shown.
 *
 * @param file the file
 * @param role what it most likely is
 * @param roles what else a user may take it for, the likeliest first
 * @param found what was found in it, in a few words; empty if nothing was
 * @param system its coordinate system as far as it is known
 * @param bounds the rectangle it covers, in the units of its own system
 * @param outline the same on the globe, as a ring of places
 * @param sketch its heights or slopes in little
 * @param picture the picture in little
 * @param fault why it cannot be used, one sentence; empty if it can
 */
public record SourceSurvey(
    Path file,
    SourceRole role,
    List<SourceRole> roles,
    String found,
    Optional<String> system,
    Optional<Bounds> bounds,
    List<LatLon> outline,
    Optional<RasterSketch> sketch,
    Optional<BufferedImage> picture,
    String fault) {
  /** Said in {@link #found} of a file that names a system which cannot be used. */
  static final String REFUSED = "coordinate system refused";

  /** Keeps its own copies. */
  public SourceSurvey {
    roles = List.copyOf(roles);
    outline = List.copyOf(outline);
  }

  /** A file that cannot be used. */
  static SourceSurvey unusable(Path file, String fault) {
    return plain(file, SourceRole.LEFT_OUT, "").withFault(fault);
  }

  /** A file of which nothing more need be known. */
  static SourceSurvey plain(Path file, SourceRole role, String found) {
    List<SourceRole> roles =
        role == SourceRole.LEFT_OUT ? List.of(role) : List.of(role, SourceRole.LEFT_OUT);
    return new SourceSurvey(
        file,
        role,
        roles,
        found,
        Optional.empty(),
        Optional.empty(),
        List.of(),
        Optional.empty(),
        Optional.empty(),
        "");
  }

  private SourceSurvey withFault(String sentence) {
    return new SourceSurvey(
        file, role, roles, found, system, bounds, outline, sketch, picture, sentence);
  }

  /** The same for other roles, the likeliest first. */
  SourceSurvey as(SourceRole... others) {
    return new SourceSurvey(
        file, others[0], List.of(others), found, system, bounds, outline, sketch, picture, fault);
  }

  /** Whether it names a system that cannot be used. */
  public boolean isSystemRefused() {
    return lacksSystem() && found.contains(REFUSED);
  }

  /** Whether it lies somewhere in a system that it does not name, or that is refused. */
  public boolean lacksSystem() {
    return bounds.isPresent() && system.isEmpty();
  }
}
