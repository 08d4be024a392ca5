package studio.kriegsspiel.scenario.force;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import studio.kriegsspiel.scenario.text.Passage;
import studio.kriegsspiel.scenario.text.TextSpan;

/**
 * One side of the game.
 *
 * @param name the name in the text, such as {@code Blue}
 * @param title the name readers see, such as {@code Anglo-Allied}
 * @param colour colour word for blocks and papers, such as {@code blue}
 * @param objectives what it is to achieve; empty is a finding, not an error
 * @param lineOfRetreat the way it falls back
 * @param roles parts for players, the head of the side first
 * @param army its highest units, in the order of the text
 * @param nation whose troops they are, such as {@code British}
 * @param offMap what it knows of its own troops beyond the edge of the map
 * @param command attachments and first orders
 * @param span the side's statement
 * @param nameSpan the name in it
 */
public record Side(
    String name,
    String title,
    String colour,
    List<Objective> objectives,
    Optional<LineOfRetreat> lineOfRetreat,
    List<Role> roles,
    List<Unit> army,
    Optional<String> nation,
    Optional<Passage> offMap,
    CommandAtStart command,
    TextSpan span,
    TextSpan nameSpan) {

  /** Copies the lists. */
  public Side {
    objectives = List.copyOf(objectives);
    roles = List.copyOf(roles);
    army = List.copyOf(army);
  }

  /** A side whose order of battle alone says who commands whom. */
  public Side(
      String name,
      String title,
      String colour,
      List<Objective> objectives,
      Optional<LineOfRetreat> lineOfRetreat,
      List<Role> roles,
      List<Unit> army,
      Optional<String> nation,
      Optional<Passage> offMap,
      TextSpan span,
      TextSpan nameSpan) {
    this(
        name,
        title,
        colour,
        objectives,
        lineOfRetreat,
        roles,
        army,
        nation,
        offMap,
        CommandAtStart.NONE,
        span,
        nameSpan);
  }

  /** The same side with another army. */
  public Side withArmy(List<Unit> newArmy) {
    return with(roles, newArmy);
  }

  /** The same side with other roles. */
  public Side withRoles(List<Role> newRoles) {
    return with(newRoles, army);
  }

  private Side with(List<Role> newRoles, List<Unit> newArmy) {
    return new Side(
        name,
        title,
        colour,
        objectives,
        lineOfRetreat,
        newRoles,
        newArmy,
        nation,
        offMap,
        command,
        span,
        nameSpan);
  }

  /** The same side with other words about who commands whom. */
  public Side with(CommandAtStart other) {
    return new Side(
        name,
        title,
        colour,
        objectives,
        lineOfRetreat,
        roles,
        army,
        nation,
        offMap,
        other,
        span,
        nameSpan);
  }

  /** All units of the side, parents before parts. */
  public Stream<Unit> units() {
    return Unit.withAllParts(army).stream();
  }
}
