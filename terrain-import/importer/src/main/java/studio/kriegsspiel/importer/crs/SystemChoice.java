package studio.kriegsspiel.importer.crs;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.stream.Stream;
import studio.kriegsspiel.terrain.GroundException;
import studio.kriegsspiel.terrain.MapPoint;
import studio.kriegsspiel.terrain.tiff.GeoKeys;

/**
 * The coordinate system of a source, chosen from all that is said of it: what the user says counts
 * before the file's own tags, and these before a text beside it.
 *
 * @param system the system chosen
 * @param remarks what else is said and does not agree, a sentence each
 */
public record SystemChoice(SourceSystem system, List<String> remarks) {
  /** The fault of a source of which nothing is said at all. */
  public static final String NOT_NAMED = "has no coordinate system";

  private static final double SAME_METRES = 1;
  private static final double METRES_PER_DEGREE = 111_195;

  /** Keeps its own copy. */
  public SystemChoice {
    remarks = List.copyOf(remarks);
  }

  private record Said(String by, Optional<SourceSystem> system) {}

  /**
   * Chooses.
   *
   * @param name the file for messages
   * @param told code the user has named
   * @param keys tags of the file
   * @param prj text of the file beside it
   * @param near a point of the data in its own coordinates
   * @throws GroundException if nothing is said, or what counts cannot be understood
   */
  public static SystemChoice of(
      String name,
      Optional<String> told,
      Optional<GeoKeys> keys,
      Optional<String> prj,
      MapPoint near) {
    Optional<SourceSystem> byUser = told.map(code -> SourceSystem.ofCode(name, code));
    Optional<SourceSystem> byTags =
        attempt(
            byUser.isPresent(),
            () -> keys.flatMap(all -> SourceSystem.find(name, all, near.x(), near.y())));
    Optional<SourceSystem> byText =
        attempt(
            byUser.isPresent() || byTags.isPresent(),
            () -> prj.map(text -> SourceSystem.ofWkt(name, text, near.x(), near.y())));
    SourceSystem system =
        byUser
            .or(() -> byTags)
            .or(() -> byText)
            .orElseThrow(
                () ->
                    new GroundException(name, NOT_NAMED, LikelySystems.remedy(near.x(), near.y())));
    List<String> remarks = new ArrayList<>();
    for (Said said : List.of(new Said("its tags say", byTags), new Said("its .prj says", byText))) {
      if (said.system.isPresent() && said.system.get() != system) {
        apart(system, said.system.get(), near)
            .ifPresent(
                apart ->
                    remarks.add(
                        "%s: %s %s, but %s was taken; there it would lie %s."
                            .formatted(
                                name,
                                said.by,
                                said.system.get().label(),
                                system.label() + (byUser.isPresent() ? ", as you said," : ""),
                                apart)));
      }
    }
    return new SystemChoice(system, remarks);
  }

  /**
   * The unit of heights that the texts of a source name beside the map's: its name and its metres.
   *
   * @return nothing if they name none
   */
  public static Optional<Map.Entry<String, Double>> heightUnit(
      Optional<GeoKeys> keys, Optional<String> prj) {
    return Stream.concat(
            keys.stream()
                .flatMap(all -> Stream.of(1026, 3073).flatMap(key -> all.findText(key).stream())),
            prj.stream())
        .flatMap(text -> WellKnownText.heightUnit(text).stream())
        .map(unit -> Map.entry(unit.name(), unit.metres()))
        .findFirst();
  }

  /** What does not count may be faulty. */
  private static Optional<SourceSystem> attempt(
      boolean idle, Supplier<Optional<SourceSystem>> reading) {
    try {
      return reading.get();
    } catch (GroundException e) {
      if (idle) {
        return Optional.empty();
      }
      throw e;
    }
  }

  /**
   * A sentence where another system than the one taken would put numbers elsewhere.
   *
   * @param who who says what, the beginning of the sentence
   */
  public static List<String> compare(
      String who, SourceSystem taken, SourceSystem other, MapPoint near) {
    return apart(taken, other, near)
        .map(
            apart ->
                List.of(
                    "%s; %s was taken, the other lies %s.".formatted(who, taken.label(), apart)))
        .orElse(List.of());
  }

  /** What to do about numbers of which no system is known: a clause that names the likeliest. */
  public static String remedy(MapPoint near) {
    String likely = LikelySystems.clause(near.x(), near.y());
    return "name its system by an EPSG code" + (likely.isEmpty() ? "" : " (" + likely + ")");
  }

  /** How far two systems put the same numbers apart; nothing if that is less than a metre. */
  static Optional<String> apart(SourceSystem one, SourceSystem other, MapPoint near) {
    double[] here = one.to(SourceSystem.wgs84()).apply(near.x(), near.y());
    double[] there = other.to(SourceSystem.wgs84()).apply(near.x(), near.y());
    double north = (here[1] - there[1]) * METRES_PER_DEGREE;
    double east = (here[0] - there[0]) * METRES_PER_DEGREE * Math.cos(Math.toRadians(here[1]));
    double metres = Math.hypot(north, east);
    if (metres < SAME_METRES) {
      return Optional.empty();
    }
    return Optional.of(
        metres < 10_000
            ? String.format(Locale.ROOT, "%.0f m away", metres)
            : metres < 30_000_000
                ? String.format(Locale.ROOT, "%.0f km away", metres / 1000)
                : "nowhere on the globe");
  }
}
