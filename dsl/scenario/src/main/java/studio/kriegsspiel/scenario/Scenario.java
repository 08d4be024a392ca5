package studio.kriegsspiel.scenario;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import studio.kriegsspiel.scenario.audience.KnownGround;
import studio.kriegsspiel.scenario.force.Deployment;
import studio.kriegsspiel.scenario.force.EngineeringTask;
import studio.kriegsspiel.scenario.force.Side;
import studio.kriegsspiel.scenario.force.Unit;
import studio.kriegsspiel.scenario.force.UnitId;
import studio.kriegsspiel.scenario.news.Intelligence;
import studio.kriegsspiel.scenario.news.Reinforcement;
import studio.kriegsspiel.scenario.news.Report;
import studio.kriegsspiel.scenario.people.People;
import studio.kriegsspiel.scenario.plan.FieldPlan;
import studio.kriegsspiel.scenario.review.Review;
import studio.kriegsspiel.scenario.text.Passage;
import studio.kriegsspiel.scenario.text.TextSpan;

/**
 * A whole scenario as the umpire knows it. What players receive is built from a view that cannot
 * hold another's secrets, never from this type.
 *
 * @param title the scenario's title
 * @param header rule book, terrain, times, weather
 * @param generalIdea what everyone is told
 * @param sides the sides, in the order of the text
 * @param deployments where units stand at the start
 * @param reports Separate Reports
 * @param intelligence items released during play
 * @param reinforcements troops that come on during play
 * @param engineering planned works
 * @param known what the readers know of the ground, where it is not all of it
 * @param umpireNotes what the umpire alone reads
 * @param review what the author says about the scenario itself
 * @param people who plays and who judges
 * @param variants the same told otherwise
 * @param plan patrols, marches, free deployment and events
 * @param span the whole text
 */
public record Scenario(
    String title,
    Header header,
    Optional<Passage> generalIdea,
    List<Side> sides,
    List<Deployment> deployments,
    List<Report> reports,
    List<Intelligence> intelligence,
    List<Reinforcement> reinforcements,
    List<EngineeringTask> engineering,
    KnownGround known,
    List<Passage> umpireNotes,
    Review review,
    People people,
    List<Variant> variants,
    FieldPlan plan,
    TextSpan span) {

  /** Copies the lists. */
  public Scenario {
    sides = List.copyOf(sides);
    deployments = List.copyOf(deployments);
    reports = List.copyOf(reports);
    intelligence = List.copyOf(intelligence);
    reinforcements = List.copyOf(reinforcements);
    engineering = List.copyOf(engineering);
    umpireNotes = List.copyOf(umpireNotes);
    variants = List.copyOf(variants);
  }

  /** The same under another header. */
  public Scenario with(Header other) {
    return with(other, sides, reinforcements, review, plan);
  }

  /** The same scenario with another plan. */
  public Scenario with(FieldPlan other) {
    return with(header, sides, reinforcements, review, other);
  }

  /** The same scenario with other sides. */
  public Scenario withSides(List<Side> newSides) {
    return with(header, newSides, reinforcements, review, plan);
  }

  /** The same scenario with other reinforcements. */
  public Scenario withReinforcements(List<Reinforcement> others) {
    return with(header, sides, others, review, plan);
  }

  /** The same scenario in which units stand elsewhere at the start. */
  public Scenario withDeployments(List<Deployment> others) {
    return with(others, intelligence, engineering);
  }

  /** The same scenario with other news. */
  public Scenario withIntelligence(List<Intelligence> others) {
    return with(deployments, others, engineering);
  }

  /** The same scenario with other works. */
  public Scenario withEngineering(List<EngineeringTask> others) {
    return with(deployments, intelligence, others);
  }

  private Scenario with(
      List<Deployment> newDeployments,
      List<Intelligence> newIntelligence,
      List<EngineeringTask> newWorks) {
    return new Scenario(
        title,
        header,
        generalIdea,
        sides,
        newDeployments,
        reports,
        newIntelligence,
        reinforcements,
        newWorks,
        known,
        umpireNotes,
        review,
        people,
        variants,
        plan,
        span);
  }

  /** All units of all sides, parents before parts. */
  public Stream<Unit> units() {
    return sides.stream().flatMap(Side::units);
  }

  /** All prose, whoever reads it. */
  public Stream<Passage> passages() {
    return Stream.of(
            generalIdea.stream(),
            sides.stream().flatMap(side -> side.offMap().stream()),
            reports.stream().map(Report::text),
            intelligence.stream().map(Intelligence::text),
            umpireNotes.stream())
        .flatMap(each -> each);
  }

  /** The first unit of that name; names should be unique, a check says where they are not. */
  public Optional<Unit> findUnit(UnitId id) {
    return units().filter(unit -> unit.id().equals(id)).findFirst();
  }

  /** The side of that name. */
  public Optional<Side> findSide(String name) {
    return sides.stream().filter(side -> side.name().equals(name)).findFirst();
  }

  /** Where a unit stands at the start. */
  public Optional<Deployment> findDeployment(UnitId id) {
    return deployments.stream().filter(each -> each.unit().equals(id)).findFirst();
  }

  /** The variant of a title; case does not matter. */
  public Optional<Variant> findVariant(String wanted) {
    return variants.stream().filter(each -> each.title().equalsIgnoreCase(wanted)).findFirst();
  }

  /** The same as if nothing were allowed in it. */
  public Scenario withoutAllowances() {
    return with(review.withoutAllowances());
  }

  /** The same with something else said about it. */
  public Scenario with(Review other) {
    return with(header, sides, reinforcements, other, plan);
  }

  /** The same scenario for other people. */
  public Scenario with(People others) {
    return new Scenario(
        title,
        header,
        generalIdea,
        sides,
        deployments,
        reports,
        intelligence,
        reinforcements,
        engineering,
        known,
        umpireNotes,
        review,
        others,
        variants,
        plan,
        span);
  }

  private Scenario with(
      Header newHeader,
      List<Side> newSides,
      List<Reinforcement> newReinforcements,
      Review newReview,
      FieldPlan newPlan) {
    return new Scenario(
        title,
        newHeader,
        generalIdea,
        newSides,
        deployments,
        reports,
        intelligence,
        newReinforcements,
        engineering,
        known,
        umpireNotes,
        newReview,
        people,
        variants,
        newPlan,
        span);
  }
}
