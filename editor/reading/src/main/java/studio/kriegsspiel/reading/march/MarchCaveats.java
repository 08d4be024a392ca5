package studio.kriegsspiel.reading.march;

import java.util.ArrayList;
import java.util.List;
import studio.kriegsspiel.situation.march.MarchReckoning;
import studio.kriegsspiel.situation.words.Figures;
import studio.kriegsspiel.terrain.Terrain;

/** What a march could not know of its ground. */
final class MarchCaveats {
  private MarchCaveats() {}

  /** Ground that counts as closed, and slopes of which up and down are not told apart. */
  static List<String> of(Terrain terrain, MarchReckoning reckoning) {
    List<String> lines = new ArrayList<>();
    double share = reckoning.unknownShare();
    if (share > 0) {
      lines.add(
          Figures.format(
              "ground without heights or slope counts as closed off the roads: %s of the map",
              share < 0.0005 ? "less than 0.1 %" : Figures.format("%.1f %%", 100 * share)));
    }
    if (terrain.elevation().isEmpty()) {
      lines.add("up and down are not told apart, as this ground has no heights");
    }
    return lines;
  }
}
