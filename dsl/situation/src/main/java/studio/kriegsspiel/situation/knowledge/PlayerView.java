package studio.kriegsspiel.situation.knowledge;

import java.time.LocalDateTime;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import studio.kriegsspiel.rules.RuleBookId;
import studio.kriegsspiel.terrain.Terrain;

/**
 * Everything one player, or one side's players together, may know at one time, and nothing else.
 * Only {@link Knowledge} makes one, so whatever is built from a view cannot tell a secret. Places
 * in the scenario's text are left out, because gaps between them would show that something is
 * withheld.
 */
public final class PlayerView {
  private final Content content;

  PlayerView(Content content) {
    this.content = content;
  }

  /** The same components as the view; package-private so that no one else can fill a view. */
  record Content(
      Reader.Player reader,
      LocalDateTime time,
      String title,
      Optional<RuleBookId> rules,
      Optional<String> terrain,
      Optional<Terrain> map,
      LocalDateTime begins,
      Optional<String> weather,
      Optional<String> ground,
      ConditionsView conditions,
      Optional<String> generalIdea,
      String sideTitle,
      Optional<String> nation,
      String colour,
      List<ObjectiveView> objectives,
      Optional<RetreatView> lineOfRetreat,
      Optional<String> offMap,
      List<RoleView> roles,
      List<ReportView> reports,
      List<NewsView> news,
      List<UnitView> army,
      List<DeploymentView> deployments,
      List<ArrivalView> arrivals,
      List<WorkView> works,
      List<OrderView> orders,
      List<PatrolView> patrols,
      List<MarchView> marches,
      List<AreaView> areas) {
    Content {
      objectives = List.copyOf(objectives);
      roles = List.copyOf(roles);
      reports = List.copyOf(reports);
      news = List.copyOf(news);
      army = List.copyOf(army);
      deployments = List.copyOf(deployments);
      arrivals = List.copyOf(arrivals);
      works = List.copyOf(works);
      orders = List.copyOf(orders);
      patrols = List.copyOf(patrols);
      marches = List.copyOf(marches);
      areas = List.copyOf(areas);
    }
  }

  /** Whose view it is. */
  public Reader.Player reader() {
    return content.reader;
  }

  /** The time at which the reader knows this. */
  public LocalDateTime time() {
    return content.time;
  }

  /** The scenario's title. */
  public String title() {
    return content.title;
  }

  /** The rule book played under. */
  public Optional<RuleBookId> rules() {
    return content.rules;
  }

  /** The terrain's name. */
  public Optional<String> terrain() {
    return content.terrain;
  }

  /** The ground as the reader knows it; for drawing and for its places, if it is known. */
  public Optional<Terrain> map() {
    return content.map;
  }

  /** When play begins; when it ends only the umpire knows. */
  public LocalDateTime begins() {
    return content.begins;
  }

  /** The weather as it is at this time. */
  public Optional<String> weather() {
    return content.weather;
  }

  /** The state of the ground as it is at this time. */
  public Optional<String> ground() {
    return content.ground;
  }

  /** Rivers, sight and sun at this time. */
  public ConditionsView conditions() {
    return content.conditions;
  }

  /** The General Idea. */
  public Optional<String> generalIdea() {
    return content.generalIdea;
  }

  /** The side's name on papers, such as {@code Anglo-Allied}. */
  public String sideTitle() {
    return content.sideTitle;
  }

  /** Whose troops they are, such as {@code British}. */
  public Optional<String> nation() {
    return content.nation;
  }

  /** Colour word of the side's blocks. */
  public String colour() {
    return content.colour;
  }

  /** What the side is to achieve. */
  public List<ObjectiveView> objectives() {
    return content.objectives;
  }

  /** The way the side falls back. */
  public Optional<RetreatView> lineOfRetreat() {
    return content.lineOfRetreat;
  }

  /** What the side knows of its own troops beyond the edge of the map. */
  public Optional<String> offMap() {
    return content.offMap;
  }

  /** The parts for players of the side, as far as this reader may know of them. */
  public List<RoleView> roles() {
    return content.roles;
  }

  /** Separate Reports received. */
  public List<ReportView> reports() {
    return content.reports;
  }

  /** Intelligence received. */
  public List<NewsView> news() {
    return content.news;
  }

  /** The side's highest units that the reader knows of. */
  public List<UnitView> army() {
    return content.army;
  }

  /** All units the reader knows of, parents before parts. */
  public Stream<UnitView> units() {
    return content.army.stream().flatMap(UnitView::withAllParts);
  }

  /** The unit of that short name. */
  public Optional<UnitView> findUnit(String name) {
    return units().filter(unit -> unit.name().equals(name)).findFirst();
  }

  /** Where the side's units stand at the start. */
  public List<DeploymentView> deployments() {
    return content.deployments;
  }

  /** Own troops that come on and whose entry the reader may know. */
  public List<ArrivalView> arrivals() {
    return content.arrivals;
  }

  /** What the reader's units are ordered to do when play begins. */
  public List<OrderView> orders() {
    return content.orders;
  }

  /** Own works begun. */
  public List<WorkView> works() {
    return content.works;
  }

  /** Own patrols. */
  public List<PatrolView> patrols() {
    return content.patrols;
  }

  /** Own marches that the text plans. */
  public List<MarchView> marches() {
    return content.marches;
  }

  /** Where the side may deploy as it likes. */
  public List<AreaView> areas() {
    return content.areas;
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof PlayerView that && content.equals(that.content);
  }

  @Override
  public int hashCode() {
    return content.hashCode();
  }

  @Override
  public String toString() {
    return "PlayerView[" + content.reader + " at " + content.time + "]";
  }
}
