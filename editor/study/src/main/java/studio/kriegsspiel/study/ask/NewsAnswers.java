package studio.kriegsspiel.study.ask;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import studio.kriegsspiel.rules.Citation;
import studio.kriegsspiel.situation.Situation;
import studio.kriegsspiel.situation.courier.Ride;
import studio.kriegsspiel.situation.sight.Eye;
import studio.kriegsspiel.situation.sight.Look;
import studio.kriegsspiel.situation.words.Figures;

/** Who sees whom, and how long news takes. */
final class NewsAnswers {
  private final AskedScene scene;

  NewsAnswers(AskedScene scene) {
    this.scene = scene;
  }

  ToldAnswer sees(Thing watcher, Thing seen) {
    scene.get(watcher);
    scene.get(seen);
    Look look =
        look(watcher, seen)
            .orElseThrow(
                () ->
                    new QuestionException(
                        "Heights are not known between "
                            + watcher.shown()
                            + " and "
                            + seen.shown()
                            + "."));
    double metres = look.line().distanceMetres();
    Map<String, Object> facts = new LinkedHashMap<>();
    facts.put("sees", look.sees());
    scene.putLength(facts, "distance", metres);
    scene.putLength(facts, "range", look.range().metres());
    facts.put("light", look.light().name().toLowerCase(Locale.ROOT));
    String sentence =
        watcher.shown()
            + (look.sees() ? " sees " : " does not see ")
            + seen.shown()
            + " at "
            + scene.clock()
            + ": "
            + scene.length(metres)
            + " away";
    String why = why(look, facts);
    return new ToldAnswer(
        sentence + why + "." + scene.assumed(List.of(watcher, seen), facts), facts);
  }

  private String why(Look look, Map<String, Object> facts) {
    if (look.sees()) {
      return ", in sight up to " + range(look);
    }
    if (look.isTooFar()) {
      facts.put("because", "too-far");
      return ", and one sees " + range(look);
    }
    facts.put("because", "hidden");
    look.hiddenBy().ifPresent(by -> facts.put("hiddenBy", scene.point(by)));
    return look.hiddenBy().map(by -> ", hidden by the ground " + scene.place(by)).orElse("");
  }

  private String range(Look look) {
    return scene.length(look.range().metres()) + " (" + look.range().why() + ")";
  }

  private Optional<Look> look(Thing watcher, Thing seen) {
    Situation situation = scene.situation();
    if (watcher instanceof Thing.OfUnit from) {
      return seen instanceof Thing.OfUnit to
          ? situation.sights().between(from.unit().id(), to.unit().id(), scene.time())
          : situation.sights().to(scene.get(seen), from.unit().id(), scene.time());
    }
    return seen instanceof Thing.OfUnit to
        ? situation.sights().from(scene.get(watcher), Eye.FOOT, to.unit().id(), scene.time())
        : situation.sights().between(scene.get(watcher), scene.get(seen), scene.time());
  }

  ToldAnswer ride(Thing from, Thing to) {
    Optional<Ride> ride =
        scene.situation().rides().find(scene.commander(from), scene.commander(to), scene.time());
    Map<String, Object> facts = new LinkedHashMap<>();
    if (ride.isEmpty()) {
      facts.put("way", false);
      return new ToldAnswer(
          "There is no way for a rider from " + from.shown() + " to " + to.shown() + ".", facts);
    }
    double minutes = Math.round(ride.get().minutes() * 60) / 60.0;
    facts.put("way", true);
    facts.put("minutes", Math.round(minutes * 10) / 10.0);
    scene.putLength(facts, "way", ride.get().metres());
    facts.put("arrives", AskedScene.stamp(ride.get().arrives(scene.time())));
    List<String> rules =
        ride.get().citations().stream().map(Citation::toString).distinct().toList();
    facts.put("rules", rules);
    return new ToldAnswer(
        "A rider takes "
            + Figures.minutes(minutes)
            + " from "
            + from.shown()
            + " to "
            + to.shown()
            + ", "
            + scene.length(ride.get().metres())
            + "; if he leaves at "
            + scene.clock()
            + " he is there at "
            + scene.show(ride.get().arrives(scene.time()))
            + "."
            + rules.stream().collect(Collectors.joining("; ", " Rate: ", "."))
            + scene.assumed(List.of(from, to), facts),
        facts);
  }
}
