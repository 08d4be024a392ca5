package studio.kriegsspiel.checks.ground;

import java.util.List;
import java.util.Optional;
import studio.kriegsspiel.checks.check.Check;
import studio.kriegsspiel.checks.check.CheckContext;
import studio.kriegsspiel.checks.check.CheckInfo;
import studio.kriegsspiel.checks.check.Draft;
import studio.kriegsspiel.checks.check.MapError;
import studio.kriegsspiel.checks.check.Report;
import studio.kriegsspiel.checks.print.MessageWords;
import studio.kriegsspiel.rules.book.ScenarioDemand;
import studio.kriegsspiel.rules.concept.Arm;
import studio.kriegsspiel.rules.concept.Formation;
import studio.kriegsspiel.scenario.finding.Severity;

/** Foot in open order nearer to the enemy's closed troops than the book lets it come. */
public final class OpenOrderTooNear implements Check {
  private static final String DEMAND = "open_order.distance";

  private static final CheckInfo INFO =
      CheckInfo.of(
              "KS-POS-015",
              "Open order too near closed troops",
              Severity.WARNING,
              "open order keeps away from closed troops")
          .demanding(DEMAND);

  @Override
  public CheckInfo info() {
    return INFO;
  }

  @Override
  public void run(CheckContext context, Report report) {
    Optional<ScenarioDemand> demand = context.book().findDemand(DEMAND);
    if (demand.isEmpty() || context.ground().isEmpty()) {
      return;
    }
    double least = context.book().ground().toMetres(demand.get().amount());
    List<HeldGround> all = HeldGround.all(context);
    for (HeldGround each : all) {
      if (each.unit().type().arm() == Arm.INFANTRY && isOpen(each)) {
        all.stream()
            .filter(other -> each.isEnemyOf(other) && isClosed(other))
            .filter(other -> each.metresTo(other) < least)
            .findFirst()
            .ifPresent(other -> tell(context, each, other, least, report));
      }
    }
  }

  private static boolean isOpen(HeldGround body) {
    return body.where().formation().filter(each -> each == Formation.SKIRMISH).isPresent();
  }

  /** Foot and horse that neither skirmish nor hold a house. */
  private static boolean isClosed(HeldGround body) {
    Arm arm = body.unit().type().arm();
    return (arm == Arm.INFANTRY || arm == Arm.CAVALRY) && !isOpen(body) && body.post().isEmpty();
  }

  private static void tell(
      CheckContext context, HeldGround open, HeldGround closed, double least, Report report) {
    double metres = open.metresTo(closed);
    Draft draft =
        report
            .add(
                open.placed().deployment().unitSpan(),
                MessageWords.say(
                    "%s stands in open order %,d m from %s in close order; the book keeps %,d m between them.",
                    open.name(), Math.round(metres), closed.name(), Math.round(least)))
            .spot(open.centre());
    MapError.of(context)
        .weigh(draft, least - metres, "place it a movement space off, or close it up");
  }
}
