package studio.kriegsspiel.study.ask;

import java.util.Map;
import studio.kriegsspiel.situation.knowledge.ErrorOfNews;
import studio.kriegsspiel.situation.knowledge.ErrorWords;

/** How far what is told of a body is from the truth, for programs. */
final class NewsErrors {
  private NewsErrors() {}

  static void facts(ErrorOfNews error, Map<String, Object> facts) {
    error.metres().ifPresent(metres -> facts.put("wrongMetres", Math.round(metres)));
    error.bearing().ifPresent(way -> facts.put("wrongTowards", way.nearestWord()));
    error.told().ifPresent(told -> facts.put("toldCount", told.count()));
    error.told().ifPresent(told -> facts.put("toldOf", ErrorWords.kind(told)));
    error.counted().ifPresent(counted -> facts.put("trueCount", counted));
    error.turned().ifPresent(degrees -> facts.put("wrongDegrees", Math.round(degrees)));
  }
}
