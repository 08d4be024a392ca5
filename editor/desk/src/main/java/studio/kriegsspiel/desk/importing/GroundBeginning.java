package studio.kriegsspiel.desk.importing;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import studio.kriegsspiel.terrain.Bounds;
import studio.kriegsspiel.terrain.FeatureKind;
import studio.kriegsspiel.terrain.KnownTo;
import studio.kriegsspiel.terrain.MapPoint;
import studio.kriegsspiel.terrain.Place;
import studio.kriegsspiel.terrain.Terrain;
import studio.kriegsspiel.terrain.ground.Ground;

/**
 * The text of a new scenario on a ground for which the template was not written: positions become
 * grid references of the ground on which its troops may stand, objectives places of the ground.
 */
public final class GroundBeginning {
  private static final Pattern DEPLOYED =
      Pattern.compile("^(\\s+\\w+ (?:in [a-z ]+?|limbered)) at .*?( facing \\w+)?$");

  private static final Pattern PLACED =
      Pattern.compile("^(\\s+)(objective|line of retreat)\\b[^\"]*\"([^\"]*)\".*$");

  /** Names that need no marks to be written. */
  private static final Pattern PLAIN = Pattern.compile("[^\"\\\\\\p{Cntrl}]+");

  private static final double HARD_DEGREES = 8;
  private static final Set<FeatureKind> HARD =
      EnumSet.of(
          FeatureKind.WOOD_LIGHT,
          FeatureKind.WOOD_DENSE,
          FeatureKind.MARSH,
          FeatureKind.LAKE,
          FeatureKind.RIVER,
          FeatureKind.STREAM);

  private GroundBeginning() {}

  /** Whether a text is written for a ground of that name. */
  public static boolean isFor(String text, String ground) {
    return GroundUse.edit(text, ground)
        .filter(
            edit ->
                text.substring(edit.offset(), edit.offset() + edit.length())
                    .equals(edit.replacement()))
        .isPresent();
  }

  /**
   * The template's text for another ground.
   *
   * @param name the name by which scenarios find it: that of its folder or zip
   */
  public static String write(String template, String name, Terrain ground) {
    String named =
        GroundUse.edit(template, name)
            .map(
                edit -> studio.kriegsspiel.scenario.text.TextEdit.applyAll(template, List.of(edit)))
            .orElse(template);
    Ground known = Ground.of(ground);
    Optional<OpenSites.Pair> sites = OpenSites.find(known);
    List<String> lines = new ArrayList<>();
    boolean deploying = false;
    int placed = 0;
    for (String line : named.split("\n", -1)) {
      if (!line.startsWith(" ")) {
        deploying = line.equals("deploy");
      }
      Matcher deployed = DEPLOYED.matcher(line);
      if (deploying && deployed.matches()) {
        String facing = deployed.group(2) == null ? "" : deployed.group(2);
        lines.add(deployed.group(1) + " at " + grid(ground.extent(), sites, placed++) + facing);
      } else {
        onGround(line, known, sites).ifPresent(lines::add);
      }
    }
    return String.join("\n", lines);
  }

  /** Objectives and lines of retreat gain places of this ground; where it has none they go. */
  private static Optional<String> onGround(
      String line, Ground known, Optional<OpenSites.Pair> sites) {
    Terrain ground = known.terrain();
    Matcher matcher = PLACED.matcher(line);
    if (!matcher.matches() || ground.findPlace(matcher.group(3)).isPresent()) {
      return Optional.of(line);
    }
    MapPoint near =
        matcher.group(2).equals("objective")
            ? sites.map(OpenSites.Pair::middle).orElseGet(() -> ground.extent().centre())
            : edge(ground.extent(), line.contains("northward"));
    return nearest(known, near)
        .map(
            place ->
                line.substring(0, matcher.start(3))
                    + place.name()
                    + line.substring(matcher.end(3)));
  }

  private static MapPoint edge(Bounds extent, boolean north) {
    return new MapPoint(extent.centre().x(), north ? extent.north() : extent.south());
  }

  /** The place nearest a point, of those that everyone knows and every arm can come to. */
  private static Optional<Place> nearest(Ground ground, MapPoint point) {
    return ground.terrain().places().stream()
        .filter(place -> place.knownTo() == KnownTo.EVERYONE)
        .filter(place -> isEasy(ground, place.at()))
        .filter(place -> PLAIN.matcher(place.name()).matches())
        .min(Comparator.comparingDouble((Place place) -> place.at().distanceMetres(point)));
  }

  private static boolean isEasy(Ground ground, MapPoint at) {
    return Collections.disjoint(ground.kindsAt(at.x(), at.y()), HARD)
        && !(ground.slopeDegreesAt(at.x(), at.y()) > HARD_DEGREES);
  }

  /** Two units of each side, Blue in the north and Red in the south, facing each other. */
  private static String grid(Bounds extent, Optional<OpenSites.Pair> sites, int number) {
    boolean blue = number < 2;
    double away = Math.min(600, extent.heightMetres() / 4);
    double aside = Math.min(OpenSites.ASIDE_METRES, extent.widthMetres() / 8);
    MapPoint middle =
        sites
            .map(pair -> blue ? pair.north() : pair.south())
            .orElseGet(() -> extent.centre().offset(away, blue ? 0 : 180));
    double x = middle.x() + (number % 2 == 0 ? -aside : aside);
    double y = middle.y();
    return String.format(
        Locale.ROOT, "grid %.0f %.0f", Math.rint(x / 10) * 10, Math.rint(y / 10) * 10);
  }
}
