package studio.kriegsspiel.situation.secret;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import studio.kriegsspiel.scenario.audience.Audience;
import studio.kriegsspiel.scenario.audience.KnownPlace;
import studio.kriegsspiel.situation.Situation;
import studio.kriegsspiel.situation.knowledge.Knowledge;
import studio.kriegsspiel.situation.words.NameFinder;

/** Places that only some know of, and where a text names them; it knows no other secret. */
public final class HiddenPlaces {
  private final List<Secret> all;
  private final NameFinder<Secret> finder = new NameFinder<>();

  /** Every name of the ground, hidden or not. */
  private final NameFinder<String> names = new NameFinder<>();

  private HiddenPlaces(Situation situation) {
    Set<Secret> found = new LinkedHashSet<>();
    Knowledge.of(situation).hiddenNames().forEach(name -> add(name, found));
    situation.scenario().known().places().stream()
        .filter(HiddenPlaces::isForSome)
        .forEach(each -> add(each.name(), found));
    all = List.copyOf(found);
    all.stream()
        .filter(secret -> TellingName.tellsInProse(secret.words()))
        .forEach(secret -> finder.add(secret, secret.words()));
    situation.terrain().stream()
        .flatMap(
            ground ->
                Stream.concat(
                    ground.placeNames().stream(),
                    ground.features().stream().flatMap(each -> each.name().stream())))
        .forEach(name -> names.add(name, name));
  }

  /** Those of a situation, looked for once. */
  public static HiddenPlaces of(Situation situation) {
    return situation.part(HiddenPlaces.class, HiddenPlaces::new);
  }

  /** All of them. */
  List<Secret> all() {
    return all;
  }

  /**
   * Their names that a text mentions, in the order of the text; "South mill" does not name a hidden
   * place called "Mill".
   */
  public List<NameFinder.Hit<Secret>> in(String text) {
    List<NameFinder.Hit<Secret>> hits = all.isEmpty() ? List.of() : finder.find(text);
    if (hits.isEmpty()) {
      return hits;
    }
    List<NameFinder.Hit<String>> named = names.find(text);
    return hits.stream()
        .filter(hit -> named.stream().noneMatch(longer -> isWithin(hit, longer)))
        .toList();
  }

  private static boolean isWithin(NameFinder.Hit<?> hit, NameFinder.Hit<?> longer) {
    return longer.start() <= hit.start()
        && hit.end() <= longer.end()
        && longer.end() - longer.start() > hit.end() - hit.start();
  }

  private static void add(String name, Set<Secret> found) {
    if (TellingName.isOne(name)) {
      found.add(
          new Secret(
              Secret.Kind.PLACE, "place `" + name + "`", name, Optional.empty(), Optional.empty()));
    }
  }

  private static boolean isForSome(KnownPlace place) {
    return place.knowers().stream()
        .noneMatch(
            knower -> knower.audience() instanceof Audience.Everyone && knower.since().isEmpty());
  }
}
