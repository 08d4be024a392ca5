package studio.kriegsspiel.cli.ground.info;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.PrintStream;
import java.util.Locale;
import java.util.OptionalDouble;
import java.util.stream.Stream;
import studio.kriegsspiel.reading.answer.JsonFigures;
import studio.kriegsspiel.terrain.Attributes;
import studio.kriegsspiel.terrain.Feature;
import studio.kriegsspiel.terrain.HandEdit;
import studio.kriegsspiel.terrain.Terrain;
import studio.kriegsspiel.terrain.edit.HandEdits;
import studio.kriegsspiel.terrain.edit.HeightDifference;

/** Tells what was drawn by hand on a ground, why, and what it changes in the heights. */
final class EditInfo {
  private final Terrain terrain;

  EditInfo(Terrain terrain) {
    this.terrain = terrain;
  }

  /** One line for each edit, and one for the heights; nothing where nothing was drawn by hand. */
  void text(PrintStream out) {
    HandEdits.of(terrain).forEach(feature -> out.println("by hand  " + words(feature)));
    terrain.setAside().forEach(feature -> out.println("aside    " + words(feature)));
    if (HandEdits.of(terrain).stream().anyMatch(HandEdits::changesHeights)) {
      HeightDifference.of(terrain)
          .ifPresent(difference -> out.println("differs  " + difference.sentence()));
    }
  }

  private static String words(Feature feature) {
    StringBuilder line = new StringBuilder(feature.id()).append(": ").append(feature.kind().key());
    feature.name().ifPresent(name -> line.append(" \"").append(name).append('"'));
    Attributes known = feature.attributes();
    figure(line, " height ", known.heightMetres(), " m");
    figure(line, " depth ", known.depthMetres(), " m");
    figure(line, " width ", known.widthMetres(), " m");
    figure(line, " slope ", known.slopeDegrees(), "°");
    feature
        .handEdit()
        .ifPresent(
            edit ->
                line.append("; ")
                    .append(
                        String.join(
                            "; ",
                            Stream.of(edit.reason(), edit.source(), confidence(edit))
                                .filter(part -> !part.isBlank())
                                .toList())));
    return line.toString();
  }

  private static void figure(
      StringBuilder line, String before, OptionalDouble number, String unit) {
    number.ifPresent(
        value ->
            line.append(before)
                .append(String.format(Locale.ROOT, "%.2f", value).replaceAll("\\.?0+$", ""))
                .append(unit));
  }

  private static String confidence(HandEdit edit) {
    return edit.confidence().name().toLowerCase(Locale.ROOT);
  }

  /** Members of an object: the edits, and what they change. */
  void json(ObjectNode json) {
    ArrayNode edits = json.putArray("byHand");
    HandEdits.of(terrain).forEach(feature -> write(edits.addObject(), feature, false));
    terrain.setAside().forEach(feature -> write(edits.addObject(), feature, true));
    HeightDifference.of(terrain)
        .filter(difference -> !difference.isNone())
        .ifPresent(
            difference -> {
              ObjectNode differ = json.putObject("heightsDiffer");
              JsonFigures.put(differ, "raisedCubicMetres", difference.raisedCubicMetres());
              JsonFigures.put(differ, "loweredCubicMetres", difference.loweredCubicMetres());
              JsonFigures.put(differ, "squareMetres", difference.changedSquareMetres());
              JsonFigures.put(differ, "greatestRiseMetres", difference.rise().metres());
              JsonFigures.put(differ, "greatestFallMetres", difference.fall().metres());
            });
  }

  private static void write(ObjectNode json, Feature feature, boolean aside) {
    json.put("id", feature.id()).put("kind", feature.kind().key()).put("setAside", aside);
    json.put("changesHeights", !aside && HandEdits.changesHeights(feature));
    feature
        .handEdit()
        .ifPresent(
            edit ->
                json.put("reason", edit.reason())
                    .put("source", edit.source())
                    .put("confidence", confidence(edit)));
  }
}
