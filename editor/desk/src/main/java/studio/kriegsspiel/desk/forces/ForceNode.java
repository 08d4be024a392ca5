package studio.kriegsspiel.desk.forces;

import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import studio.kriegsspiel.rules.concept.Arm;
import studio.kriegsspiel.scenario.Scenario;
import studio.kriegsspiel.scenario.force.Deployment;
import studio.kriegsspiel.scenario.force.Side;
import studio.kriegsspiel.scenario.force.Unit;
import studio.kriegsspiel.scenario.force.UnitId;
import studio.kriegsspiel.scenario.news.Reinforcement;
import studio.kriegsspiel.scenario.plan.Patrol;
import studio.kriegsspiel.scenario.plan.PlannedMarch;

/**
 * One entry of the order of battle: a side or a unit.
 *
 * @param label its name
 * @param detail strength and whereabouts in a few words
 * @param unit the unit; none for a side
 * @param arm the arm; none for a side
 * @param side the side's name
 * @param colour the side's colour word
 * @param children what is under it
 */
public record ForceNode(
    String label,
    String detail,
    Optional<UnitId> unit,
    Optional<Arm> arm,
    String side,
    String colour,
    List<ForceNode> children) {
  /** Copies the list. */
  public ForceNode {
    children = List.copyOf(children);
  }

  /** The sides of a scenario with their units. */
  public static List<ForceNode> of(Scenario scenario) {
    Set<UnitId> deployed =
        Stream.of(
                scenario.deployments().stream().map(Deployment::unit),
                scenario.plan().patrols().stream().map(Patrol::unit),
                scenario.plan().marches().stream().map(PlannedMarch::unit),
                scenario.plan().areas().stream().flatMap(area -> area.unit().stream()))
            .flatMap(each -> each)
            .collect(Collectors.toSet());
    Set<UnitId> coming =
        scenario.reinforcements().stream().map(Reinforcement::unit).collect(Collectors.toSet());
    return scenario.sides().stream().map(side -> of(side, deployed, coming)).toList();
  }

  private static ForceNode of(Side side, Set<UnitId> deployed, Set<UnitId> coming) {
    int men = side.army().stream().mapToInt(Unit::totalMen).sum();
    int pieces = side.army().stream().mapToInt(Unit::totalPieces).sum();
    String label = side.title().isEmpty() ? side.name() : side.name() + ", " + side.title();
    return new ForceNode(
        label,
        strength(men, pieces),
        Optional.empty(),
        Optional.empty(),
        side.name(),
        side.colour(),
        side.army().stream().map(unit -> of(unit, side.colour(), deployed, coming)).toList());
  }

  private static ForceNode of(Unit unit, String colour, Set<UnitId> deployed, Set<UnitId> coming) {
    String strength = strength(unit.totalMen(), unit.totalPieces());
    String where = "";
    if (coming.contains(unit.id())) {
      where = "comes later";
    } else if (!deployed.contains(unit.id()) && unit.isBody()) {
      where = "not deployed";
    }
    return new ForceNode(
        unit.title(),
        Stream.of(strength, where).filter(s -> !s.isEmpty()).collect(Collectors.joining(", ")),
        Optional.of(unit.id()),
        Optional.of(unit.type().arm()),
        unit.id().side(),
        colour,
        unit.parts().stream().map(part -> of(part, colour, deployed, coming)).toList());
  }

  private static String strength(int men, int pieces) {
    String menWords = men == 0 ? "" : String.format(Locale.ROOT, "%,d men", men);
    String pieceWords = pieces == 0 ? "" : pieces + (pieces == 1 ? " gun" : " guns");
    return Stream.of(menWords, pieceWords)
        .filter(s -> !s.isEmpty())
        .collect(Collectors.joining(", "));
  }

  /** What of some nodes has words in its name, with all that is above it and below it. */
  public static List<ForceNode> matching(List<ForceNode> nodes, String words) {
    String wanted = words.strip().toLowerCase(Locale.ROOT);
    return wanted.isEmpty()
        ? nodes
        : nodes.stream().flatMap(node -> node.matching(wanted).stream()).toList();
  }

  private Optional<ForceNode> matching(String wanted) {
    boolean here =
        label.toLowerCase(Locale.ROOT).contains(wanted)
            || detail.toLowerCase(Locale.ROOT).contains(wanted)
            || unit.filter(each -> each.name().toLowerCase(Locale.ROOT).contains(wanted))
                .isPresent();
    if (here && unit.isPresent()) {
      return Optional.of(this);
    }
    List<ForceNode> below =
        children.stream().flatMap(each -> each.matching(wanted).stream()).toList();
    return below.isEmpty()
        ? Optional.empty()
        : Optional.of(new ForceNode(label, detail, unit, arm, side, colour, below));
  }

  /** Its name, and behind it strength and whereabouts. */
  public String words() {
    return detail.isEmpty() ? label : label + " " + detail;
  }

  /** Of the node's own words alone: trees ask for it again and again, and sides are large. */
  @Override
  public int hashCode() {
    return Objects.hash(label, detail, unit, side);
  }

  /** Names the node among its siblings' trees, to find it again after a change. */
  public String key() {
    return unit.map(UnitId::toString).orElse(label);
  }
}
