package studio.kriegsspiel.desktop.model.importing;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import studio.kriegsspiel.terrain.Bounds;
import studio.kriegsspiel.terrain.Terrain;

/**
 * The text of a new scenario on a ground for which the template was not written: positions become
 * grid references of the ground, named places of the template those of the ground or none.
 */
public final class GroundBeginning {
  private static final Pattern DEPLOYED =
      Pattern.compile("^(\\s+\\w+ (?:in [a-z ]+?|limbered)) at .*?( facing \\w+)?$");

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
        lines.add(deployed.group(1) + " at " + grid(ground.extent(), placed++) + facing);
      } else if (!namesPlaces(line, ground)) {
        lines.add(line);
      }
    }
    return String.join("\n", lines);
  }

  /** Objectives and lines of retreat of the template that this ground has no place for. */
  private static boolean namesPlaces(String line, Terrain ground) {
    Matcher matcher =
        Pattern.compile("^\\s+(objective|line of retreat)\\b[^\"]*\"([^\"]*)\".*$").matcher(line);
    return matcher.matches() && ground.findPlace(matcher.group(2)).isEmpty();
  }

  /** Two units of each side, Blue in the north and Red in the south, facing each other. */
  private static String grid(Bounds extent, int number) {
    boolean blue = number < 2;
    double away = Math.min(600, extent.heightMetres() / 4);
    double aside = Math.min(200, extent.widthMetres() / 8);
    double x = extent.centre().x() + (number % 2 == 0 ? -aside : aside);
    double y = extent.centre().y() + (blue ? away : -away);
    return String.format(
        Locale.ROOT, "grid %.0f %.0f", Math.rint(x / 10) * 10, Math.rint(y / 10) * 10);
  }
}
