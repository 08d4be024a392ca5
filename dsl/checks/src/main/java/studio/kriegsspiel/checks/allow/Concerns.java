package studio.kriegsspiel.checks.allow;

import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import studio.kriegsspiel.scenario.Scenario;
import studio.kriegsspiel.scenario.finding.Finding;
import studio.kriegsspiel.scenario.force.Deployment;
import studio.kriegsspiel.scenario.force.EngineeringTask;
import studio.kriegsspiel.scenario.force.Unit;
import studio.kriegsspiel.scenario.force.UnitId;
import studio.kriegsspiel.scenario.news.Reinforcement;
import studio.kriegsspiel.scenario.review.Concern;
import studio.kriegsspiel.scenario.text.TextSpan;

/** What findings are about: by what their sentence names and by the statement they stand at. */
final class Concerns {
  private static final Pattern QUOTED = Pattern.compile("[\"`]([^\"`]*)[\"`]");

  private final Scenario scenario;

  Concerns(Scenario scenario) {
    this.scenario = scenario;
  }

  /** How sentences call it. */
  static String shown(Concern concern) {
    return concern instanceof Concern.OfUnit one
        ? "`" + one.unit().name() + "`"
        : "\"" + ((Concern.Titled) concern).title() + "\"";
  }

  boolean has(Finding finding, Concern concern) {
    if (concern instanceof Concern.OfUnit one) {
      return names(finding, one.unit())
          || (statements(one.unit()).anyMatch(at -> holds(at, finding))
              && !isOfAnother(finding, one.unit()));
    }
    return names(finding.message(), ((Concern.Titled) concern).title());
  }

  /** As a whole: what is found of "La Haye Sainte" is not found of "La Haye". */
  private static boolean names(String message, String title) {
    Matcher quoted = QUOTED.matcher(message);
    while (quoted.find()) {
      if (quoted.group(1).equals(title)) {
        return true;
      }
    }
    String words = quoted.replaceAll("\"\"");
    return Pattern.compile("(?<![\\p{L}\\d])" + Pattern.quote(title) + "(?![\\p{L}\\d])")
        .matcher(words)
        .find();
  }

  /** A short name may be that of another side's unit, if the finding stands where that is. */
  private boolean names(Finding finding, UnitId unit) {
    return finding.message().contains("`" + unit + "`")
        || finding.message().contains("`" + unit.name() + "`") && !isOfNamesake(finding, unit);
  }

  private boolean isOfNamesake(Finding finding, UnitId unit) {
    return scenario
        .units()
        .filter(each -> each.id().name().equals(unit.name()) && !each.id().equals(unit))
        .flatMap(each -> Stream.concat(Stream.of(each.span()), statements(each.id())))
        .anyMatch(at -> holds(at, finding));
  }

  /**
   * Whether a finding at a line that brings in several units is of another of them: all that an
   * import brings in stands at one place.
   */
  private boolean isOfAnother(Finding finding, UnitId unit) {
    Optional<TextSpan> at = scenario.findUnit(unit).map(Unit::nameSpan);
    return scenario
        .units()
        .filter(each -> !each.id().equals(unit) && at.equals(Optional.of(each.nameSpan())))
        .anyMatch(each -> names(finding, each.id()));
  }

  /** The places that speak of the unit alone. */
  private Stream<TextSpan> statements(UnitId unit) {
    return List.of(
            scenario.findUnit(unit).stream().map(each -> each.nameSpan()),
            scenario.deployments().stream()
                .filter(each -> each.unit().equals(unit))
                .map(Deployment::span),
            scenario.reinforcements().stream()
                .filter(each -> each.unit().equals(unit))
                .map(Reinforcement::span),
            scenario.engineering().stream()
                .filter(each -> each.unit().equals(unit))
                .map(EngineeringTask::span))
        .stream()
        .flatMap(each -> each);
  }

  private static boolean holds(TextSpan statement, Finding finding) {
    TextSpan at = finding.span();
    return at.isPresent()
        && statement.document().equals(at.document())
        && statement.offset() <= at.offset()
        && at.end() <= statement.end();
  }
}
