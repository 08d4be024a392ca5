package studio.kriegsspiel.situation.defence;

import java.time.LocalDateTime;
import java.util.Comparator;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import studio.kriegsspiel.rules.field.Strongholds;
import studio.kriegsspiel.scenario.force.Deployment;
import studio.kriegsspiel.scenario.force.EngineeringTask;
import studio.kriegsspiel.scenario.force.Preparation;
import studio.kriegsspiel.scenario.force.UnitId;
import studio.kriegsspiel.scenario.place.Position;
import studio.kriegsspiel.situation.Situation;

/**
 * The class of the places that troops hold, by the works that are there: those that stand already
 * when play begins, and those that are finished by a time. Only where the rule book knows such
 * classes.
 */
public final class DefendedPlaces {
  /**
   * What each work is in the books' list of strongholds; the books do not know loopholes by name.
   */
  private static final Map<Preparation, String> POSTS =
      Map.of(
          Preparation.LOOPHOLED, "village-solid",
          Preparation.BARRICADED, "entrance-barricaded",
          Preparation.STRENGTHENED, "town-strengthened",
          Preparation.ENTRENCHED, "fieldwork-hasty",
          Preparation.FORTIFIED, "fieldwork-full");

  private static final List<String> STRENGTHS = List.of("light", "strong", "fortified");

  private final Situation situation;

  private DefendedPlaces(Situation situation) {
    this.situation = situation;
  }

  /** Those of a situation. */
  public static DefendedPlaces of(Situation situation) {
    return situation.part(DefendedPlaces.class, DefendedPlaces::new);
  }

  /** The works that help a deployed unit at a time, in the order of their kinds. */
  public Set<Preparation> worksOf(UnitId unit, LocalDateTime time) {
    Set<Preparation> works = EnumSet.noneOf(Preparation.class);
    for (Deployment each : situation.units().deployments(unit)) {
      works.addAll(each.works());
      if (each.position() instanceof Position.AtPlace at) {
        situation.works().all().stream()
            .filter(work -> work.isDone(time) && work.task().place().equalsIgnoreCase(at.place()))
            .forEach(work -> change(works, work.task().work()));
      }
    }
    return works;
  }

  private static void change(Set<Preparation> works, EngineeringTask.Work done) {
    switch (done) {
      case BARRICADE -> works.add(Preparation.BARRICADED);
      case MAKE_ABATIS -> works.add(Preparation.ABATIS);
      case LOOPHOLE -> works.add(Preparation.LOOPHOLED);
      case ENTRENCH -> works.add(Preparation.ENTRENCHED);
      case CLEAR_OBSTACLE -> {
        works.remove(Preparation.BARRICADED);
        works.remove(Preparation.ABATIS);
      }
      default -> {
        // crossings make no position stronger
      }
    }
  }

  /** What the place of a deployed unit is worth at a time, the strongest that applies. */
  public Optional<Defence> find(UnitId unit, LocalDateTime time) {
    Optional<Strongholds> classes = situation.book().fieldManual().findStrongholds();
    return classes.flatMap(
        known ->
            worksOf(unit, time).stream()
                .flatMap(work -> post(known, work))
                .max(Comparator.comparingInt(each -> STRENGTHS.indexOf(each.strength()))));
  }

  private static Stream<Defence> post(Strongholds classes, Preparation work) {
    String key = POSTS.getOrDefault(work, "");
    return classes.posts().stream()
        .filter(post -> post.key().equals(key))
        .map(post -> new Defence(post.strength(), post.title(), post.citation()));
  }
}
