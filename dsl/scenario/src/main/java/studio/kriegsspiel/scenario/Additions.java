package studio.kriegsspiel.scenario;

import java.util.List;
import java.util.Optional;
import studio.kriegsspiel.scenario.audience.KnownGround;
import studio.kriegsspiel.scenario.force.EngineeringTask;
import studio.kriegsspiel.scenario.news.Intelligence;
import studio.kriegsspiel.scenario.news.Report;
import studio.kriegsspiel.scenario.plan.FieldPlan;
import studio.kriegsspiel.scenario.review.Allowance;
import studio.kriegsspiel.scenario.review.Assertion;
import studio.kriegsspiel.scenario.text.Passage;

/**
 * What a variant says besides.
 *
 * @param generalIdea another General Idea, in place of the scenario's
 * @param reports more Separate Reports
 * @param intelligence more items released during play
 * @param engineering more works
 * @param plan more events; patrols, marches and areas take the place of where their units stood
 * @param known what readers know of the ground besides
 * @param notes more notes of the umpire
 * @param allowances what is allowed in it alone
 * @param assertions what is so in it
 */
public record Additions(
    Optional<Passage> generalIdea,
    List<Report> reports,
    List<Intelligence> intelligence,
    List<EngineeringTask> engineering,
    FieldPlan plan,
    KnownGround known,
    List<Passage> notes,
    List<Allowance> allowances,
    List<Assertion> assertions) {
  /** Copies the lists. */
  public Additions {
    reports = List.copyOf(reports);
    intelligence = List.copyOf(intelligence);
    engineering = List.copyOf(engineering);
    notes = List.copyOf(notes);
    allowances = List.copyOf(allowances);
    assertions = List.copyOf(assertions);
  }

  /** Whether nothing is added that is played. */
  public boolean isEmpty() {
    return generalIdea.isEmpty()
        && reports.isEmpty()
        && intelligence.isEmpty()
        && engineering.isEmpty()
        && plan.isEmpty()
        && known.isEmpty()
        && notes.isEmpty();
  }
}
