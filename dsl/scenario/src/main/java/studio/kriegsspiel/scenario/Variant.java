package studio.kriegsspiel.scenario;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import studio.kriegsspiel.scenario.force.Deployment;
import studio.kriegsspiel.scenario.force.Unit;
import studio.kriegsspiel.scenario.news.Reinforcement;
import studio.kriegsspiel.scenario.plan.PlannedMarch;
import studio.kriegsspiel.scenario.text.TextSpan;

/**
 * The same scenario with some things otherwise, such as {@code variant "Dry ground" easier for
 * Red}.
 *
 * @param title its title, for the umpire alone
 * @param easierFor the side it is easier for
 * @param harderFor the side it is harder for
 * @param changes what is otherwise, in the order of the text
 * @param added what is said besides
 * @param span the whole statement with all that stands below it
 * @param titleSpan the title in it
 */
public record Variant(
    String title,
    Optional<String> easierFor,
    Optional<String> harderFor,
    List<Change> changes,
    Additions added,
    TextSpan span,
    TextSpan titleSpan) {
  /** Copies the list. */
  public Variant {
    changes = List.copyOf(changes);
  }

  /** The changes of one kind. */
  public <C extends Change> Stream<C> changes(Class<C> kind) {
    return changes.stream().filter(kind::isInstance).map(kind::cast);
  }

  /** Where units stand otherwise. */
  public Stream<Deployment> deployments() {
    return changes(Change.Redeployed.class).map(Change.Redeployed::deployment);
  }

  /** The posts that are sent out besides, and what is under them. */
  public Stream<Unit> posts() {
    return changes(Change.Posted.class).flatMap(each -> each.post().withAllParts());
  }

  /** What comes on otherwise. */
  public Stream<Reinforcement> arrivals() {
    return changes(Change.Rerouted.class).map(Change.Rerouted::reinforcement);
  }

  /** What marches otherwise. */
  public Stream<PlannedMarch> marches() {
    return changes(Change.Marching.class).map(Change.Marching::march);
  }
}
