package studio.kriegsspiel.study;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import studio.kriegsspiel.checks.tonight.AbsentNamed;
import studio.kriegsspiel.checks.tonight.TonightFault;
import studio.kriegsspiel.scenario.Scenario;
import studio.kriegsspiel.scenario.finding.Finding;
import studio.kriegsspiel.scenario.news.Report;
import studio.kriegsspiel.scenario.tonight.Evening;
import studio.kriegsspiel.scenario.tonight.Proposal;
import studio.kriegsspiel.scenario.tonight.TooFewPeopleException;
import studio.kriegsspiel.scenario.tonight.WhoComes;
import studio.kriegsspiel.study.evening.KeptEvening;
import studio.kriegsspiel.study.evening.UnreadableEveningException;

/**
 * The study of an evening: of the scenario with the roles of those who come, beside the text as it
 * is written.
 *
 * @param study the scenario as it is played; a text that names who is not there is among its
 *     findings
 * @param evening who plays what
 */
public record TonightStudy(Study study, Evening evening) {

  /** The study of a scenario's evening. */
  public static TonightStudy of(Study whole, Evening evening) {
    Study played = whole.with(base -> evening.played());
    List<Finding> absent =
        FurtherFindings.context(played)
            .map(context -> AbsentNamed.in(context, evening.givenUp()))
            .orElse(List.of());
    return new TonightStudy(played.with(absent), evening);
  }

  /** The texts that name who is not there, as far as that is not allowed. */
  public List<Finding> absentNamed() {
    return study.findingsAtOnce(Cancellation.NEVER).stream()
        .filter(each -> each.id().equals(TonightFault.ABSENT_NAMED.id()))
        .toList();
  }

  /**
   * What the evening that is kept beside a scenario is told of: the texts that name who is not
   * there, or that it cannot be followed; nothing where none is kept.
   */
  static List<Finding> findings(Study whole, Path file) {
    Path kept = KeptEvening.beside(file);
    Optional<Scenario> scenario = whole.scenario();
    if (scenario.isEmpty() || !Files.isRegularFile(kept)) {
      return List.of();
    }
    try {
      WhoComes who = KeptEvening.read(kept, scenario.get());
      return of(whole, Proposal.of(scenario.get(), who)).absentNamed();
    } catch (UnreadableEveningException | TooFewPeopleException wrong) {
      return List.of(
          new Finding(
              TonightFault.UNREADABLE.id(),
              TonightFault.UNREADABLE.severity(),
              scenario.get().header().timeSpan(),
              Optional.empty(),
              "%s beside the scenario cannot be followed. %s"
                  .formatted(kept.getFileName(), wrong.getMessage()),
              List.of(),
              Optional.of("mend the file or delete it; `studio tonight --keep` writes it anew"),
              List.of()));
    }
  }

  /** The whole proposal in lines for the umpire, and behind it what he should read again. */
  public List<String> lines() {
    List<String> lines = new ArrayList<>(evening.lines());
    List<Report> written = evening.base().reports();
    List<Report> read = evening.played().reports();
    for (int i = 0; i < read.size(); i++) {
      if (written.get(i).from().isPresent() && read.get(i).from().isEmpty()) {
        lines.add(
            "  line %d: the report to %s has no sender, for he would have it from himself."
                .formatted(read.get(i).span().line(), read.get(i).audience().words()));
      }
    }
    return lines;
  }
}
