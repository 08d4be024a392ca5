package studio.kriegsspiel.export.pack;

import java.time.LocalDateTime;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;
import studio.kriegsspiel.export.paper.Phrase;
import studio.kriegsspiel.export.paper.Terms;
import studio.kriegsspiel.rules.concept.Formation;
import studio.kriegsspiel.scenario.force.Preparation;
import studio.kriegsspiel.scenario.place.Position;
import studio.kriegsspiel.scenario.plan.Deed;
import studio.kriegsspiel.scenario.plan.FreeZone;
import studio.kriegsspiel.scenario.plan.Outings;
import studio.kriegsspiel.situation.knowledge.MarchView;
import studio.kriegsspiel.situation.knowledge.PatrolView;
import studio.kriegsspiel.situation.knowledge.WayPoint;

/** Patrols, marches, areas of deployment and events in plain words. */
final class PlanWords {
  private PlanWords() {}

  /** {@code from Papelotte by Smohain to Ohain}. */
  static String way(List<WayPoint> way, Function<WayPoint, String> words) {
    StringBuilder text = new StringBuilder(Phrase.WAY_FROM.of(words.apply(way.get(0))));
    for (int i = 1; i < way.size() - 1; i++) {
      text.append((i == 1 ? Phrase.WAY_BY : Phrase.WAY_AND).of(words.apply(way.get(i))));
    }
    return text.append(Phrase.WAY_TO.of(words.apply(way.get(way.size() - 1)))).toString();
  }

  /** When a patrol goes and how often. */
  static String outings(LocalDateTime begins, Optional<LocalDateTime> ends, Outings outings) {
    String from = PaperWords.clock(begins);
    String often =
        outings.match(
            once -> Phrase.AND_BACK.of(from),
            repeating -> Phrase.AGAIN_AND_AGAIN.of(from),
            every -> Phrase.EVERY.of(Terms.inside(every.interval().toString()), from));
    return often + ends.map(time -> Phrase.UNTIL.of(PaperWords.clock(time))).orElse("");
  }

  /** A player's own patrol. */
  static String patrol(PatrolView patrol, String title, Function<WayPoint, String> words) {
    return Phrase.PATROLS.of(
        title, way(patrol.way(), words), outings(patrol.begins(), patrol.ends(), patrol.outings()));
  }

  /** A player's own march. */
  static String march(
      MarchView march,
      String title,
      Function<WayPoint, String> words,
      Function<String, String> titles) {
    String order = march.order().stream().map(titles).collect(Collectors.joining(", "));
    return Phrase.MARCHES.of(
        title,
        way(march.way(), words),
        PaperWords.clock(march.begins()),
        Terms.marked(march.formation().label()),
        order.isEmpty() ? "" : Phrase.IN_THIS_ORDER.of(order));
  }

  /** Where troops may be put. */
  static String zones(List<FreeZone> zones, Function<Position, String> words) {
    return zones.stream()
        .map(zone -> zone(zone, words))
        .collect(Collectors.joining(Phrase.WAY_AND.of("")));
  }

  private static String zone(FreeZone zone, Function<Position, String> words) {
    return zone.match(
        within ->
            Phrase.WITHIN.of(PaperWords.distance(within.distance()), words.apply(within.of())),
        between -> Phrase.BETWEEN.of(words.apply(between.from()), words.apply(between.to())),
        in -> Phrase.IN.of(in.place()),
        side -> Phrase.SIDE_OF.of(Terms.marked(side.side().nearestWord()), words.apply(side.of())));
  }

  /** Works that stand already, such as {@code loopholed, barricaded}; empty for none. */
  static String works(List<Preparation> works) {
    return works.stream()
        .map(Preparation::word)
        .map(Terms::marked)
        .collect(Collectors.joining(", "));
  }

  /** What the umpire has happen, as a sentence. */
  static String deed(Deed deed, String title) {
    return deed.match(
        new Deed.Cases<>(
            bombards ->
                "%s %s %s."
                    .formatted(
                        title, bombards.fire().word(), PaperWords.position(bombards.target())),
            attacks ->
                "%s attacks %s in %s."
                    .formatted(
                        title, PaperWords.position(attacks.target()), attacks.formation().label()),
            marches ->
                "%s marches%s to %s in %s."
                    .formatted(
                        title,
                        by(marches.by()),
                        PaperWords.position(marches.to()),
                        marches.formation().label()),
            leaves ->
                "%s leaves the map%s at %s%s in %s."
                    .formatted(
                        title,
                        by(leaves.by()),
                        PaperWords.position(leaves.exit()),
                        leaves.towards().map(way -> " towards the " + way.nearestWord()).orElse(""),
                        leaves.formation().label()),
            halts -> title + " halts where it is.",
            arrives -> arrives(arrives, title, arrives.marchOrder()),
            works ->
                "%s begins to %s at %s."
                    .formatted(title, PaperWords.work(works.task().work()), works.task().place()),
            weather -> "Weather: " + weather.words() + ".",
            ground -> "Ground: " + ground.words() + "."));
  }

  private static String arrives(Deed.Arrives arrives, String title, Formation formation) {
    return "%s enters at %s%s in %s%s."
        .formatted(
            title,
            PaperWords.position(arrives.entry()),
            arrives.from().map(from -> " from the " + from.nearestWord()).orElse(""),
            formation.label(),
            arrives.destination().map(to -> " for " + PaperWords.position(to)).orElse(""));
  }

  private static String by(List<Position> by) {
    return by.isEmpty()
        ? ""
        : " by " + by.stream().map(PaperWords::position).collect(Collectors.joining(" and "));
  }
}
