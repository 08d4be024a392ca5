package studio.kriegsspiel.checks.ground;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import studio.kriegsspiel.checks.check.Check;
import studio.kriegsspiel.checks.check.CheckContext;
import studio.kriegsspiel.checks.check.CheckInfo;
import studio.kriegsspiel.checks.check.Report;
import studio.kriegsspiel.rules.book.Trait;
import studio.kriegsspiel.rules.concept.Arm;
import studio.kriegsspiel.scenario.finding.Severity;
import studio.kriegsspiel.scenario.force.Echelon;
import studio.kriegsspiel.terrain.Feature;

/** More units in one house than the book lets in. */
public final class HouseFull implements Check {
  private static final CheckInfo INFO =
      CheckInfo.of(
              "KS-POS-013",
              "More units in a house than it holds",
              Severity.WARNING,
              "a house holds as many as the book lets in")
          .demanding("house.units");

  private static final Set<Echelon> PARTS =
      EnumSet.of(
          Echelon.HALF_BATTALION,
          Echelon.SQUADRON,
          Echelon.HALF_SQUADRON,
          Echelon.COMPANY,
          Echelon.PLATOON,
          Echelon.PIQUET,
          Echelon.POST);

  @Override
  public CheckInfo info() {
    return INFO;
  }

  @Override
  public void run(CheckContext context, Report report) {
    if (!context.book().has(Trait.ONE_UNIT_TO_A_HOUSE) || context.ground().isEmpty()) {
      return;
    }
    Map<Feature, List<HeldGround>> held = new LinkedHashMap<>();
    for (HeldGround each : HeldGround.all(context)) {
      each.post().ifPresent(post -> held.computeIfAbsent(post, p -> new ArrayList<>()).add(each));
    }
    int most =
        context
            .book()
            .fieldManual()
            .findPlayedSize(Arm.INFANTRY, Echelon.BATTALION.word())
            .orElseThrow()
            .most();
    held.values().forEach(all -> look(all, most, report));
  }

  private static void look(List<HeldGround> all, int most, Report report) {
    for (int i = 1; i < all.size(); i++) {
      HeldGround first = all.get(0);
      HeldGround more = all.get(i);
      if (!first.isEnemyOf(more) && !areOneBattalion(all.subList(0, i + 1), most)) {
        report
            .add(
                more.placed().deployment().unitSpan(),
                "%s and %s are in one house, which holds one battalion or regiment."
                    .formatted(more.name(), first.name()))
            .spot(more.centre())
            .hint("place it beside the house, or draw the houses of the place one by one");
      }
    }
  }

  /** Companies and the like that together are no more than a battalion of the book. */
  private static boolean areOneBattalion(List<HeldGround> all, int most) {
    return all.stream().allMatch(each -> PARTS.contains(each.unit().echelon()))
        && all.stream().mapToInt(each -> each.unit().presentMen()).sum() <= most;
  }
}
