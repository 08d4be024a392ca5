package studio.kriegsspiel.scenario.edit;

import java.util.List;
import java.util.Optional;
import studio.kriegsspiel.scenario.Variant;
import studio.kriegsspiel.scenario.place.Measures;
import studio.kriegsspiel.terrain.Terrain;

/**
 * Turns what an author wants into the smallest edit of the text that says it. Comments, blanks and
 * the order of what is written stay; what the text cannot say, or what stands in another file, is
 * refused with a sentence. Nothing is ever written from the records as a whole.
 */
public final class Patcher {
  private final ScenarioText source;
  private final Optional<PositionWriter> positions;
  private final Optional<Variant> variant;

  private Patcher(
      ScenarioText source, Optional<PositionWriter> positions, Optional<Variant> variant) {
    this.source = source;
    this.positions = positions;
    this.variant = variant;
  }

  /** A patcher of one text of which the ground is not known: nothing can be placed or moved. */
  public static Patcher of(ScenarioText source) {
    return new Patcher(source, Optional.empty(), Optional.empty());
  }

  /**
   * A patcher of one text.
   *
   * @param terrain the ground, without which nothing can be placed or moved
   * @param measures what lengths mean under the scenario's rule book
   */
  public static Patcher on(ScenarioText source, Optional<Terrain> terrain, Measures measures) {
    return new Patcher(
        source, terrain.map(each -> new PositionWriter(each, measures)), Optional.empty());
  }

  /**
   * The same that writes into a variant where units stand, and refuses whatever would change the
   * scenario itself; its text is that of which the variant was made.
   */
  public Patcher below(Variant shown) {
    return new Patcher(source, positions, Optional.of(shown));
  }

  /** The edits after which the text says what is wanted. */
  public Rewrite rewrite(Intention wish) {
    return rewrite(List.of(wish));
  }

  /**
   * The edits of several wishes as one step; all are done, or none is. A wish may name units that
   * one before it brings in.
   */
  public Rewrite rewrite(List<Intention> wishes) {
    EditBook book = new EditBook();
    try {
      variant.ifPresentOrElse(
          shown -> new InVariant(source, positions, book, shown).write(wishes),
          () -> wishes.forEach(each -> write(each, book)));
      return book.close();
    } catch (Refusal refusal) {
      return new Rewrite.Refused(refusal.sentence());
    }
  }

  private void write(Intention wish, EditBook book) {
    DeploymentEdits deployments = new DeploymentEdits(source, positions, book);
    NameEdits names = new NameEdits(source, book);
    ForceEdits forces = new ForceEdits(source, book);
    Ordering orders = new Ordering(source, book);
    StatementEdits statements = new StatementEdits(source, book);
    TimeWords times = new TimeWords(source, book);
    Saying saying = new Saying(source, orders, book);
    wish.match(
        new Intention.Cases(
            new Placing(source, deployments, book)::place,
            deployments::move,
            deployments::turn,
            deployments::reform,
            deployments::withdraw,
            names::rename,
            names::retitle,
            forces::changeStrength,
            orders::add,
            orders::bringIn,
            forces::remove,
            orders::resubordinate,
            statements::addRole,
            statements::addNews,
            seen -> statements.addSighting(seen, deployments.positions()),
            statements::addWeather,
            statements::addMarch,
            statements::remove,
            times::shift,
            times::endPlay,
            saying::say,
            new Amending(source, book)::amend));
  }
}
