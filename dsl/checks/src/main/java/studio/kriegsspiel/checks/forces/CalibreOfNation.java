package studio.kriegsspiel.checks.forces;

import java.math.BigDecimal;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import studio.kriegsspiel.checks.check.Check;
import studio.kriegsspiel.checks.check.CheckContext;
import studio.kriegsspiel.checks.check.CheckInfo;
import studio.kriegsspiel.checks.check.Report;
import studio.kriegsspiel.checks.print.MessageWords;
import studio.kriegsspiel.rules.concept.Nationality;
import studio.kriegsspiel.scenario.finding.Fix;
import studio.kriegsspiel.scenario.finding.Severity;
import studio.kriegsspiel.scenario.force.Ordnance;
import studio.kriegsspiel.scenario.force.Unit;

/** Guns of a calibre that their army did not have. */
public final class CalibreOfNation implements Check {
  private static final CheckInfo INFO =
      CheckInfo.of(
          "KS-FRC-012",
          "Guns that the army did not have",
          Severity.WARNING,
          "an army fires the calibres it had in 1792-1815");

  @Override
  public CheckInfo info() {
    return INFO;
  }

  @Override
  public void run(CheckContext context, Report report) {
    context
        .scenario()
        .units()
        .filter(unit -> !unit.strength().ordnance().isEmpty() && !unit.isPost())
        .forEach(
            unit ->
                NationOf.find(context, unit)
                    .ifPresent(
                        nation ->
                            PeriodEstablishment.find(nation)
                                .ifPresent(army -> look(context, unit, nation, army, report))));
  }

  private static void look(
      CheckContext context,
      Unit unit,
      Nationality nation,
      PeriodEstablishment army,
      Report report) {
    for (Ordnance each : unit.strength().ordnance()) {
      boolean gun = each.kind() == Ordnance.Kind.GUN;
      List<String> had = gun ? army.guns() : army.howitzers();
      if (each.calibre().filter(calibre -> !had.contains(calibre)).isPresent()) {
        String calibre = each.calibre().get();
        report
            .add(
                unit.nameSpan(),
                "`%s` has %s %s, which the %s army did not have; it had %s."
                    .formatted(
                        unit.id().name(),
                        calibre,
                        gun ? "guns" : "howitzers",
                        nation.label(),
                        MessageWords.and(had)))
            .fix(nearest(context, unit, calibre, had))
            .hint(
                "where they are captured or borrowed pieces, let it stand with `allow` and say so");
      }
    }
  }

  /** The calibre of the army that is nearest to the one written, in the same measure. */
  private static Optional<Fix> nearest(
      CheckContext context, Unit unit, String calibre, List<String> had) {
    String measure = calibre.substring(calibre.indexOf('-') + 1);
    return had.stream()
        .filter(each -> each.endsWith("-" + measure))
        .min(Comparator.comparing(each -> size(each).subtract(size(calibre)).abs()))
        .flatMap(
            each ->
                context
                    .text()
                    .replaceFirst(
                        unit.nameSpan().end(),
                        unit.span().end(),
                        Pattern.compile("\\b" + Pattern.quote(calibre) + "\\b"),
                        each)
                    .map(edit -> Fix.proposal("make them " + each, List.of(edit))));
  }

  private static BigDecimal size(String calibre) {
    String number = calibre.substring(0, Math.max(0, calibre.indexOf('-')));
    return number.matches("\\d{1,4}(\\.\\d{1,3})?") ? new BigDecimal(number) : BigDecimal.ZERO;
  }
}
