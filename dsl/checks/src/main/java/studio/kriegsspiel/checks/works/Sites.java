package studio.kriegsspiel.checks.works;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import studio.kriegsspiel.checks.check.CheckContext;
import studio.kriegsspiel.scenario.force.EngineeringTask;
import studio.kriegsspiel.situation.works.Work;
import studio.kriegsspiel.situation.works.WorkBefore;
import studio.kriegsspiel.situation.works.WorkSite;

/** Where the planned works are, in the words and questions that the checks of works share. */
final class Sites {
  /** Works so near each other are at one place, in metres; a figure of the studio's own. */
  private static final double SAME_METRES = 150;

  private Sites() {}

  /** The ground about a work, if the ground is known and has the place. */
  static Optional<WorkSite> find(CheckContext context, Work work) {
    return context.ground().flatMap(ground -> work.place().map(at -> new WorkSite(ground, at)));
  }

  /** Whether a work is where another was done before play. */
  static boolean isAt(Work work, WorkBefore before) {
    return work.task().place().equalsIgnoreCase(before.said().place())
        || work.place().isPresent()
            && before.place().isPresent()
            && work.place().get().distanceMetres(before.place().get()) <= SAME_METRES;
  }

  /** Whether a work of some kinds was done before play at the place of another. */
  static boolean stands(CheckContext context, Work work, Set<EngineeringTask.Work> kinds) {
    return context.situation().worksBefore().all().stream()
        .filter(each -> kinds.contains(each.said().work()))
        .anyMatch(each -> isAt(work, each));
  }

  /** The other works of a kind at the place of one. */
  static List<Work> others(CheckContext context, Work work, EngineeringTask.Work kind) {
    return context.situation().works().all().stream()
        .filter(each -> each != work && each.task().work() == kind)
        .filter(each -> each.isAtPlaceOf(work))
        .toList();
  }

  /** The unit that works, as a message names it. */
  static String who(Work work) {
    return "`" + work.task().unit().name() + "`";
  }

  /** The place as a message names it. */
  static String where(Work work) {
    return "\"" + work.task().place() + "\"";
  }
}
