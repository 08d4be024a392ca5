package studio.kriegsspiel.checks.allow;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import studio.kriegsspiel.checks.tonight.TonightFault;
import studio.kriegsspiel.rules.NearestMatch;
import studio.kriegsspiel.scenario.Scenario;
import studio.kriegsspiel.scenario.finding.Finding;
import studio.kriegsspiel.scenario.finding.Fix;
import studio.kriegsspiel.scenario.review.Allowance;
import studio.kriegsspiel.scenario.text.TextEdit;

/** The {@code allow} statements of one scenario, and what each of them lets stand. */
public final class Allowances {
  private final List<Allowance> all;
  private final Set<String> allowable;
  private final Set<String> stopping;
  private final Concerns concerns;

  /**
   * Those of a scenario.
   *
   * @param allowable the ids of findings that may be allowed: those of checks, never of the form of
   *     the text
   * @param stopping the ids of findings with which nothing can be exported, so that they stay told
   */
  public Allowances(Scenario scenario, Set<String> allowable, Set<String> stopping) {
    this.all = scenario.review().allowances();
    this.allowable = Set.copyOf(allowable);
    this.stopping = Set.copyOf(stopping);
    this.concerns = new Concerns(scenario);
  }

  /** Those of the findings that nobody allows, in their order. */
  public List<Finding> kept(List<Finding> findings) {
    return all.isEmpty()
        ? findings
        : findings.stream().filter(each -> findFor(each).isEmpty()).toList();
  }

  /** Those of the findings that are allowed, in their order. */
  public List<AllowedFinding> allowed(List<Finding> findings) {
    List<AllowedFinding> allowed = new ArrayList<>();
    for (Finding finding : findings) {
      findFor(finding)
          .ifPresent(
              by -> allowed.add(new AllowedFinding(finding, by.reason().orElse(""), by.span())));
    }
    return List.copyOf(allowed);
  }

  private Optional<Allowance> findFor(Finding finding) {
    return all.stream().filter(each -> allows(each, finding)).findFirst();
  }

  private boolean allows(Allowance allowance, Finding finding) {
    return allowance.reason().isPresent()
        && allowable.contains(finding.id())
        && allowance.id().equalsIgnoreCase(finding.id())
        && allowance.of().map(of -> concerns.has(finding, of)).orElse(true);
  }

  /** What is wrong with the statements themselves: ids that nothing has or that stay told. */
  public List<Finding> faults() {
    List<Finding> faults = new ArrayList<>();
    for (Allowance each : all) {
      if (!allowable.contains(each.id().toUpperCase(Locale.ROOT))) {
        faults.add(unknown(each));
      }
    }
    return faults;
  }

  /** Why findings of an id are never let stand, a clause; nothing if there are none of the id. */
  private Optional<String> whyNever(String id) {
    if (id.matches("(?i)KS-(SYN|LNK|FIL|ALW|INT)-\\d{3}")) {
      return Optional.of("is told of the form of a text");
    }
    return stopping.contains(id.toUpperCase(Locale.ROOT))
        ? Optional.of("tells of what no export can go out with")
        : Optional.empty();
  }

  private Finding unknown(Allowance allowance) {
    Optional<String> never = whyNever(allowance.id());
    List<String> near = never.isPresent() ? List.of() : NearestMatch.all(allowance.id(), allowable);
    return fault(
        AllowFault.UNKNOWN,
        allowance,
        never
            .map(why -> "`" + allowance.id() + "` " + why + " and cannot be allowed.")
            .orElseGet(
                () ->
                    "There is no check `"
                        + allowance.id()
                        + "`"
                        + (near.isEmpty() ? "." : "; did you mean `" + near.get(0) + "`?")),
        never.isPresent()
            ? "mend what it tells, and take this line out"
            : "`studio explain` lists all checks",
        near.stream()
            .limit(3)
            .map(
                id ->
                    Fix.proposal(
                        "write `" + id + "`", List.of(TextEdit.replace(allowance.idSpan(), id))))
            .toList());
  }

  /**
   * The statements that let nothing stand. What is found on some evenings only may be allowed
   * beforehand.
   *
   * @param findings all findings, of which any may be allowed
   */
  public List<Finding> unused(List<Finding> findings) {
    Set<Allowance> used = new HashSet<>();
    findings.forEach(
        finding -> all.stream().filter(each -> allows(each, finding)).forEach(used::add));
    List<Finding> unused = new ArrayList<>();
    for (Allowance each : all) {
      boolean counts =
          each.reason().isPresent()
              && allowable.contains(each.id().toUpperCase(Locale.ROOT))
              && TonightFault.all().stream().noneMatch(one -> one.id().equalsIgnoreCase(each.id()));
      if (counts && !used.contains(each)) {
        unused.add(
            fault(
                AllowFault.UNUSED,
                each,
                "`"
                    + each.id()
                    + "` is allowed"
                    + each.of().map(of -> " for " + Concerns.shown(of)).orElse("")
                    + ", but nothing of the kind is found.",
                "it was mended, or meant something else",
                List.of(
                    Fix.proposal(
                        "take the line out", List.of(TextEdit.replace(each.span(), ""))))));
      }
    }
    return unused;
  }

  private static Finding fault(
      AllowFault fault, Allowance allowance, String message, String hint, List<Fix> fixes) {
    return new Finding(
        fault.id(),
        fault.severity(),
        allowance.idSpan(),
        Optional.empty(),
        message,
        List.of(),
        Optional.of(hint),
        fixes);
  }
}
