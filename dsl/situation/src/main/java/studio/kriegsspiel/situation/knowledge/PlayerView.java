package studio.kriegsspiel.situation.knowledge;

import java.time.LocalDateTime;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import studio.kriegsspiel.rules.RuleBookId;

/**
 * Everything one player, or one side's players together, may know at one time, and nothing else.
 * Only {@link PlayerViews} makes one, so whatever is built from a view cannot tell a secret. Places
 * in the scenario's text are left out, because gaps between them would show that something is
 * withheld.
 */
public final class PlayerView {
  private final Knowledge knowledge;

  PlayerView(Knowledge knowledge) {
    this.knowledge = knowledge;
  }

  /** The same components as the view; package-private so that no one else can fill a view. */
  record Knowledge(
      Reader.Player reader,
      LocalDateTime time,
      String title,
      Optional<RuleBookId> rules,
      Optional<String> terrain,
      LocalDateTime begins,
      Optional<String> weather,
      Optional<String> ground,
      Optional<String> generalIdea,
      String sideTitle,
      String colour,
      List<ObjectiveView> objectives,
      Optional<RetreatView> lineOfRetreat,
      List<RoleView> roles,
      List<ReportView> reports,
      List<NewsView> news,
      List<UnitView> army,
      List<DeploymentView> deployments,
      List<ArrivalView> arrivals,
      List<WorkView> works) {
    Knowledge {
      objectives = List.copyOf(objectives);
      roles = List.copyOf(roles);
      reports = List.copyOf(reports);
      news = List.copyOf(news);
      army = List.copyOf(army);
      deployments = List.copyOf(deployments);
      arrivals = List.copyOf(arrivals);
      works = List.copyOf(works);
    }
  }

  /** Whose view it is. */
  public Reader.Player reader() {
    return knowledge.reader;
  }

  /** The time at which the reader knows this. */
  public LocalDateTime time() {
    return knowledge.time;
  }

  /** The scenario's title. */
  public String title() {
    return knowledge.title;
  }

  /** The rule book played under. */
  public Optional<RuleBookId> rules() {
    return knowledge.rules;
  }

  /** The terrain's name. */
  public Optional<String> terrain() {
    return knowledge.terrain;
  }

  /** When play begins; when it ends only the umpire knows. */
  public LocalDateTime begins() {
    return knowledge.begins;
  }

  /** The weather as it is at this time. */
  public Optional<String> weather() {
    return knowledge.weather;
  }

  /** The state of the ground as it is at this time. */
  public Optional<String> ground() {
    return knowledge.ground;
  }

  /** The General Idea. */
  public Optional<String> generalIdea() {
    return knowledge.generalIdea;
  }

  /** The side's name on papers, such as {@code Anglo-Allied}. */
  public String sideTitle() {
    return knowledge.sideTitle;
  }

  /** Colour word of the side's blocks. */
  public String colour() {
    return knowledge.colour;
  }

  /** What the side is to achieve. */
  public List<ObjectiveView> objectives() {
    return knowledge.objectives;
  }

  /** The way the side falls back. */
  public Optional<RetreatView> lineOfRetreat() {
    return knowledge.lineOfRetreat;
  }

  /** The parts for players of the side, as far as this reader may know of them. */
  public List<RoleView> roles() {
    return knowledge.roles;
  }

  /** Separate Reports received. */
  public List<ReportView> reports() {
    return knowledge.reports;
  }

  /** Intelligence received. */
  public List<NewsView> news() {
    return knowledge.news;
  }

  /** The side's highest units that the reader knows of. */
  public List<UnitView> army() {
    return knowledge.army;
  }

  /** All units the reader knows of, parents before parts. */
  public Stream<UnitView> units() {
    return knowledge.army.stream().flatMap(UnitView::withAllParts);
  }

  /** The unit of that short name. */
  public Optional<UnitView> findUnit(String name) {
    return units().filter(unit -> unit.name().equals(name)).findFirst();
  }

  /** Where the side's units stand at the start. */
  public List<DeploymentView> deployments() {
    return knowledge.deployments;
  }

  /** Own troops that come on and whose entry the reader may know. */
  public List<ArrivalView> arrivals() {
    return knowledge.arrivals;
  }

  /** Own works begun. */
  public List<WorkView> works() {
    return knowledge.works;
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof PlayerView that && knowledge.equals(that.knowledge);
  }

  @Override
  public int hashCode() {
    return knowledge.hashCode();
  }

  @Override
  public String toString() {
    return "PlayerView[" + knowledge.reader + " at " + knowledge.time + "]";
  }
}
