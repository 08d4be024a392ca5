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
  private final Reader.Player reader;
  private final LocalDateTime time;
  private final Scene scene;
  private final Party party;
  private final News news;
  private final Forces forces;

  PlayerView(
      Reader.Player reader,
      LocalDateTime time,
      Scene scene,
      Party party,
      News news,
      Forces forces) {
    this.reader = reader;
    this.time = time;
    this.scene = scene;
    this.party = party;
    this.news = news;
    this.forces = forces;
  }

  /** What is played, where and in what weather; package-private, as all parts of a view are. */
  record Scene(
      String title,
      Optional<RuleBookId> rules,
      Optional<String> terrain,
      Optional<Terrain> map,
      MapNote note,
      LocalDateTime begins,
      Optional<String> weather,
      Optional<String> ground,
      ConditionsView conditions,
      Optional<String> generalIdea) {}

  /** His side, what it is to do and who serves in it. */
  record Party(
      String title,
      Optional<String> nation,
      String colour,
      List<ObjectiveView> objectives,
      Optional<RetreatView> lineOfRetreat,
      Optional<String> offMap,
      List<RoleView> roles) {
    Party {
      objectives = List.copyOf(objectives);
      roles = List.copyOf(roles);
    }
  }

  /** What he has been told. */
  record News(List<ReportView> reports, List<NewsView> items) {
    News {
      reports = List.copyOf(reports);
      items = List.copyOf(items);
    }
  }

  /** The troops he knows of as his own, where they are and what they are about. */
  record Forces(
      List<UnitView> army,
      List<DeploymentView> deployments,
      List<ArrivalView> arrivals,
      List<WorkView> works,
      List<OrderView> orders,
      List<PatrolView> patrols,
      List<MarchView> marches,
      List<AreaView> areas) {
    Forces {
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
    return reader;
  }

  /** The time at which the reader knows this. */
  public LocalDateTime time() {
    return time;
  }

  /** The scenario's title. */
  public String title() {
    return scene.title();
  }

  /** The rule book played under. */
  public Optional<RuleBookId> rules() {
    return scene.rules();
  }

  /** The terrain's name. */
  public Optional<String> terrain() {
    return scene.terrain();
  }

  /** The ground as the reader knows it; for drawing and for its places, if it is known. */
  public Optional<Terrain> map() {
    return scene.map();
  }

  /** When play begins; when it ends only the umpire knows. */
  public LocalDateTime begins() {
    return scene.begins();
  }

  /** The weather as it is at this time. */
  public Optional<String> weather() {
    return scene.weather();
  }

  /** The state of the ground as it is at this time. */
  public Optional<String> ground() {
    return scene.ground();
  }

  /** What map he has, where it is not the ground as it is. */
  public MapNote mapNote() {
    return scene.note();
  }

  /** Rivers, sight and sun at this time. */
  public ConditionsView conditions() {
    return scene.conditions();
  }

  /** The General Idea. */
  public Optional<String> generalIdea() {
    return scene.generalIdea();
  }

  /** The side's name on papers, such as {@code Anglo-Allied}. */
  public String sideTitle() {
    return party.title();
  }

  /** Whose troops they are, such as {@code British}. */
  public Optional<String> nation() {
    return party.nation();
  }

  /** Colour word of the side's blocks. */
  public String colour() {
    return party.colour();
  }

  /** What the side is to achieve. */
  public List<ObjectiveView> objectives() {
    return party.objectives();
  }

  /** The way the side falls back. */
  public Optional<RetreatView> lineOfRetreat() {
    return party.lineOfRetreat();
  }

  /** What the side knows of its own troops beyond the edge of the map. */
  public Optional<String> offMap() {
    return party.offMap();
  }

  /** The parts for players of the side, as far as this reader may know of them. */
  public List<RoleView> roles() {
    return party.roles();
  }

  /** Separate Reports received. */
  public List<ReportView> reports() {
    return news.reports();
  }

  /** Intelligence received. */
  public List<NewsView> news() {
    return news.items();
  }

  /** The side's highest units that the reader knows of. */
  public List<UnitView> army() {
    return forces.army();
  }

  /** All units the reader knows of, parents before parts. */
  public Stream<UnitView> units() {
    return forces.army().stream().flatMap(UnitView::withAllParts);
  }

  /** The unit of that short name. */
  public Optional<UnitView> findUnit(String name) {
    return units().filter(unit -> unit.name().equals(name)).findFirst();
  }

  /** Where the side's units stand at the start. */
  public List<DeploymentView> deployments() {
    return forces.deployments();
  }

  /** Own troops that come on and whose entry the reader may know. */
  public List<ArrivalView> arrivals() {
    return forces.arrivals();
  }

  /** What the reader's units are ordered to do when play begins. */
  public List<OrderView> orders() {
    return forces.orders();
  }

  /** Own works begun. */
  public List<WorkView> works() {
    return forces.works();
  }

  /** Own patrols. */
  public List<PatrolView> patrols() {
    return forces.patrols();
  }

  /** Own marches that the text plans. */
  public List<MarchView> marches() {
    return forces.marches();
  }

  /** Where the side may deploy as it likes. */
  public List<AreaView> areas() {
    return forces.areas();
  }

  private List<Object> parts() {
    return List.of(reader, time, scene, party, news, forces);
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof PlayerView that && parts().equals(that.parts());
  }

  @Override
  public int hashCode() {
    return parts().hashCode();
  }

  @Override
  public String toString() {
    return "PlayerView[" + reader + " at " + time + "]";
  }
}
