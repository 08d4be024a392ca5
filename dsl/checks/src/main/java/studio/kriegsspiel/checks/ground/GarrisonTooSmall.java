package studio.kriegsspiel.checks.ground;

import static studio.kriegsspiel.rules.RuleBookId.BRITISH_1815;
import static studio.kriegsspiel.rules.RuleBookId.REISSWITZ_1824;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import studio.kriegsspiel.checks.check.Check;
import studio.kriegsspiel.checks.check.CheckContext;
import studio.kriegsspiel.checks.check.CheckInfo;
import studio.kriegsspiel.checks.check.Report;
import studio.kriegsspiel.checks.print.MessageWords;
import studio.kriegsspiel.rules.concept.Arm;
import studio.kriegsspiel.rules.printed.FieldworkGarrison;
import studio.kriegsspiel.scenario.finding.Severity;
import studio.kriegsspiel.situation.ground.GroundIndex;
import studio.kriegsspiel.terrain.Feature;
import studio.kriegsspiel.terrain.FeatureKind;

/** A field work held by fewer men than the book says it needs for the length of its front. */
public final class GarrisonTooSmall implements Check {
  private static final CheckInfo INFO =
      CheckInfo.of(
              "KS-POS-014",
              "Too few troops for a field work",
              Severity.NOTE,
              "a work has a garrison for the length of its front")
          .citing(REISSWITZ_1824, "§66", "a battalion of 800 to 900 for 300 to 400 paces")
          .citing(
              BRITISH_1815,
              "Attack and defence of strongholds",
              "a battalion of 800 to 900 for 300 to 400 paces");

  @Override
  public CheckInfo info() {
    return INFO;
  }

  @Override
  public void run(CheckContext context, Report report) {
    Optional<FieldworkGarrison> printed = FieldworkGarrison.find(context.book());
    if (context.ground().isEmpty() || printed.isEmpty()) {
      return;
    }
    Map<Feature, List<HeldGround>> held = new LinkedHashMap<>();
    for (HeldGround each : HeldGround.all(context)) {
      each.post()
          .filter(post -> post.kind() == FeatureKind.FIELDWORK)
          .ifPresent(post -> held.computeIfAbsent(post, p -> new ArrayList<>()).add(each));
    }
    held.forEach(
        (work, all) -> look(context.ground().orElseThrow(), printed.get(), work, all, report));
  }

  private static void look(
      GroundIndex ground,
      FieldworkGarrison garrison,
      Feature work,
      List<HeldGround> all,
      Report report) {
    long front = ground.paces(work.geometry().getLength());
    long needed = garrison.needed(front);
    int men =
        all.stream()
            .filter(each -> each.unit().type().arm() == Arm.INFANTRY)
            .mapToInt(each -> each.unit().presentMen())
            .sum();
    HeldGround first = all.get(0);
    if (men < needed) {
      report
          .add(
              first.placed().deployment().unitSpan(),
              MessageWords.say(
                  "%s a field work of %,d paces of front with %,d men; it needs at least %,d (a battalion of %,d for %,d paces).",
                  all.size() == 1
                      ? first.name() + " holds"
                      : first.name() + " and " + (all.size() - 1) + " more hold",
                  front,
                  men,
                  needed,
                  garrison.men(),
                  garrison.front()))
          .rule(garrison.citation())
          .spot(first.centre())
          .hint(
              "put more troops into it, or tell its commander that he is weak; an attack gains by it");
    }
  }
}
