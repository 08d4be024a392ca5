package studio.kriegsspiel.study.ask;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import studio.kriegsspiel.scenario.news.Quantity;
import studio.kriegsspiel.situation.knowledge.ErrorOfNews;
import studio.kriegsspiel.situation.knowledge.Subject;
import studio.kriegsspiel.situation.words.Figures;

/** How far what is told of a body is from the truth, in words and for programs. */
final class NewsErrors {
  private final Scene scene;

  NewsErrors(Scene scene) {
    this.scene = scene;
  }

  /**
   * One sentence; nothing where the truth is not known, or nothing was told that could be wrong.
   */
  Optional<String> sentence(Subject subject, ErrorOfNews error) {
    List<String> parts = new ArrayList<>();
    if (error.metres().isPresent()) {
      double metres = error.metres().getAsDouble();
      parts.add(
          metres < 1
              ? "was there"
              : "was "
                  + Figures.metres(metres, scene.situation().book().ground())
                  + error.bearing().map(way -> " " + way.nearestWord()).orElse("")
                  + " of there");
    } else if (!subject.truly().isOnMap()) {
      parts.add("was not on the map");
    }
    if (error.told().isPresent() && error.counted().isPresent()) {
      parts.add(
          Figures.format(
              "had %,d %s, not %,d",
              error.counted().getAsInt(), kind(error.told().get()), error.told().get().count()));
    }
    error
        .turned()
        .ifPresent(degrees -> parts.add(Figures.format("faced %.0f degrees otherwise", degrees)));
    return parts.isEmpty()
        ? Optional.empty()
        : Optional.of(
            "In truth %s at %s %s."
                .formatted(
                    subject.unit(), scene.show(subject.observed()), String.join(", ", parts)));
  }

  private static String kind(Quantity quantity) {
    return quantity.kind().name().toLowerCase(Locale.ROOT);
  }

  /** The same for programs. */
  void facts(ErrorOfNews error, Map<String, Object> facts) {
    error.metres().ifPresent(metres -> facts.put("wrongMetres", Math.round(metres)));
    error.bearing().ifPresent(way -> facts.put("wrongTowards", way.nearestWord()));
    error.told().ifPresent(told -> facts.put("toldCount", told.count()));
    error.told().ifPresent(told -> facts.put("toldOf", kind(told)));
    error.counted().ifPresent(counted -> facts.put("trueCount", counted));
    error.turned().ifPresent(degrees -> facts.put("wrongDegrees", Math.round(degrees)));
  }
}
