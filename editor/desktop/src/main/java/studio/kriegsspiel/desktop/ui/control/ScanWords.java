package studio.kriegsspiel.desktop.ui.control;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import studio.kriegsspiel.desk.control.Assessment;
import studio.kriegsspiel.desk.control.ControlDesk;
import studio.kriegsspiel.desk.control.MarkSheet;
import studio.kriegsspiel.desk.control.Verdict;
import studio.kriegsspiel.importer.control.Method;
import studio.kriegsspiel.scenario.finding.MapSpot;
import studio.kriegsspiel.terrain.MapPoint;

/** What the window of control points says. */
final class ScanWords {
  private ScanWords() {}

  /** What is under the pointer on the scan. */
  static String at(
      MapSpot spot, Optional<MapPoint> ground, Assessment assessment, ControlDesk desk) {
    String words = String.format(Locale.ROOT, "scan %.0f  %.0f", spot.x(), -spot.y());
    if (ground.isEmpty()) {
      return words;
    }
    String error =
        assessment
            .field()
            .map(field -> field.at(spot.x() / desk.width(), -spot.y() / desk.height()))
            .map(metres -> ", good to about " + Verdict.metres(metres))
            .orElse("");
    return words
        + String.format(
            Locale.ROOT,
            "   ground %.0f  %.0f (%s)",
            ground.get().x(),
            ground.get().y(),
            assessment.sheet().system())
        + error;
  }

  /** What to do, or what to look at. */
  static List<String> lines(ControlDesk desk) {
    MarkSheet sheet = desk.sheet().get();
    int counting = sheet.counting().size();
    List<String> lines = new ArrayList<>();
    if (desk.judging().get()) {
      lines.add("Judging the points…");
      return lines;
    }
    if (counting == 0) {
      lines.add(
          "Set points that are known in both: church towers, bridges, cross-roads; well spread,"
              + " and more than the way needs, so that they test each other.");
      return lines;
    }
    Method method = sheet.method();
    if (counting < method.leastPoints()) {
      lines.add(
          "%s needs %d points; %d %s set."
              .formatted(
                  Verdict.words(method),
                  method.leastPoints(),
                  counting,
                  counting == 1 ? "is" : "are"));
      return lines;
    }
    Assessment assessment = desk.assessment().get();
    lines.addAll(assessment.warnings());
    assessment.verdicts().stream()
        .filter(verdict -> verdict.method() == method && verdict.fit().isEmpty())
        .forEach(verdict -> lines.add("No such placing: " + verdict.fault() + "."));
    if (lines.isEmpty()) {
      lines.add("The points agree; nothing stands out.");
    }
    lines.add(Verdict.meaning(method));
    return lines;
  }
}
