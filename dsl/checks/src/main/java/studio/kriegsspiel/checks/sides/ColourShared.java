package studio.kriegsspiel.checks.sides;

import static studio.kriegsspiel.rules.RuleBookId.REISSWITZ_1824;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import studio.kriegsspiel.checks.check.Check;
import studio.kriegsspiel.checks.check.CheckContext;
import studio.kriegsspiel.checks.check.CheckInfo;
import studio.kriegsspiel.checks.check.Report;
import studio.kriegsspiel.scenario.finding.Fix;
import studio.kriegsspiel.scenario.finding.Severity;
import studio.kriegsspiel.scenario.force.Side;

/** Two sides whose blocks and papers have one colour. */
public final class ColourShared implements Check {
  private static final List<String> COLOURS = List.of("blue", "red", "green", "yellow", "white");
  private static final CheckInfo INFO =
      CheckInfo.of(
              "KS-SID-005",
              "Two sides of one colour",
              Severity.WARNING,
              "blocks show by their colour whose they are")
          .citing(REISSWITZ_1824, "§2", "the sides are red and blue");

  @Override
  public CheckInfo info() {
    return INFO;
  }

  @Override
  public void run(CheckContext context, Report report) {
    Map<String, Side> first = new LinkedHashMap<>();
    for (Side side : context.scenario().sides()) {
      Side other = first.putIfAbsent(side.colour(), side);
      if (other != null) {
        report
            .add(
                side.nameSpan(),
                "%s and %s are both %s, so nobody can tell their blocks apart."
                    .formatted(other.name(), side.name(), side.colour()))
            .fix(fix(context, side))
            .hint("give one of them another `colour`");
      }
    }
  }

  private static Optional<Fix> fix(CheckContext context, Side side) {
    List<String> taken = context.scenario().sides().stream().map(Side::colour).toList();
    Pattern written =
        Pattern.compile(
            "(?<=\\bcolou?r\\s{1,20})" + Pattern.quote(side.colour()) + "\\b",
            Pattern.CASE_INSENSITIVE);
    return free(taken)
        .flatMap(
            colour ->
                context
                    .text()
                    .replaceFirst(side.nameSpan().end(), side.span().end(), written, colour)
                    .map(
                        edit ->
                            Fix.proposal(
                                "make %s %s".formatted(side.name(), colour), List.of(edit))));
  }

  private static Optional<String> free(List<String> taken) {
    return COLOURS.stream().filter(each -> !taken.contains(each)).findFirst();
  }
}
