package studio.kriegsspiel.situation.secret;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import studio.kriegsspiel.scenario.audience.Audience;
import studio.kriegsspiel.scenario.audience.KnownPlace;
import studio.kriegsspiel.situation.Situation;
import studio.kriegsspiel.situation.knowledge.Knowledge;
import studio.kriegsspiel.situation.words.NameFinder;

/** Places that only some know of, and where a text names them; it knows no other secret. */
public final class HiddenPlaces {
  private final List<Secret> all;
  private final NameFinder<Secret> finder = new NameFinder<>();

  private HiddenPlaces(Situation situation) {
    Set<Secret> found = new LinkedHashSet<>();
    Knowledge.of(situation).hiddenNames().forEach(name -> add(name, found));
    situation.scenario().places().stream()
        .filter(HiddenPlaces::isForSome)
        .forEach(each -> add(each.name(), found));
    all = List.copyOf(found);
    all.stream()
        .filter(secret -> TellingName.tellsInProse(secret.words()))
        .forEach(secret -> finder.add(secret, secret.words()));
  }

  /** Those of a situation, looked for once. */
  public static HiddenPlaces of(Situation situation) {
    return situation.part(HiddenPlaces.class, HiddenPlaces::new);
  }

  /** All of them. */
  List<Secret> all() {
    return all;
  }

  /** Their names that a text mentions, in the order of the text. */
  public List<NameFinder.Hit<Secret>> in(String text) {
    return all.isEmpty() ? List.of() : finder.find(text);
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
