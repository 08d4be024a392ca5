package studio.kriegsspiel.desk.importing;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import studio.kriegsspiel.terrain.Accuracy;
import studio.kriegsspiel.terrain.LayerKind;
import studio.kriegsspiel.terrain.LayerNotes;
import studio.kriegsspiel.terrain.Terrain;

/** A ground in a few lines: size, cells, what is on it, how true it is. */
public final class GroundFacts {
  private GroundFacts() {}

  /** The facts, none of which begins with a capital. */
  public static List<String> lines(Terrain terrain) {
    List<String> lines = new ArrayList<>();
    lines.add(
        String.format(
            Locale.ROOT,
            "%.1f × %.1f km, %s",
            terrain.extent().widthMetres() / 1000,
            terrain.extent().heightMetres() / 1000,
            terrain.crs()));
    terrain
        .elevation()
        .ifPresent(
            heights ->
                lines.add(
                    "heights in cells of " + TypedFigures.write(heights.cellMetres(), 2) + " m"));
    terrain
        .sheet()
        .ifPresent(
            sheet ->
                lines.add(
                    String.format(
                        Locale.ROOT,
                        "drawn map of %,d × %,d pixels",
                        sheet.widthPixels(),
                        sheet.heightPixels())));
    if (!terrain.features().isEmpty() || !terrain.places().isEmpty()) {
      lines.add(
          count(terrain.features().size(), "feature")
              + ", "
              + count(terrain.places().size(), "place"));
    }
    for (LayerKind layer : LayerKind.values()) {
      terrain.findNotes(layer).ifPresent(notes -> add(layer, notes, lines));
    }
    return lines;
  }

  private static String count(int number, String word) {
    return String.format(Locale.ROOT, "%,d %s%s", number, word, number == 1 ? "" : "s");
  }

  private static void add(LayerKind layer, LayerNotes notes, List<String> lines) {
    String error = error(notes.accuracy());
    if (!error.isEmpty()) {
      String name =
          layer == LayerKind.ELEVATION ? "heights" : layer.name().toLowerCase(Locale.ROOT);
      lines.add(name + " true to about " + error);
    }
  }

  /** The errors of a layer in words; empty if none is known. */
  public static String error(Accuracy accuracy) {
    List<String> words = new ArrayList<>();
    accuracy
        .horizontalMetres()
        .ifPresent(
            metres -> words.add(TypedFigures.write(metres, metres < 10 ? 1 : 0) + " m in place"));
    accuracy
        .verticalMetres()
        .ifPresent(
            metres -> words.add(TypedFigures.write(metres, metres < 10 ? 1 : 0) + " m in height"));
    return String.join(", ", words);
  }
}
