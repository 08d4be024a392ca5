package studio.kriegsspiel.scenario.edit;

import java.util.List;
import java.util.Optional;
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

  private Patcher(ScenarioText source, Optional<PositionWriter> positions) {
    this.source = source;
    this.positions = positions;
  }

  /** A patcher of one text of which the ground is not known: nothing can be placed or moved. */
  public static Patcher of(ScenarioText source) {
    return new Patcher(source, Optional.empty());
  }

  /**
   * A patcher of one text.
   *
   * @param terrain the ground, without which nothing can be placed or moved
   * @param measures what lengths mean under the scenario's rule book
   */
  public static Patcher on(ScenarioText source, Optional<Terrain> terrain, Measures measures) {
    return new Patcher(source, terrain.map(each -> new PositionWriter(each, measures)));
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
      wishes.forEach(each -> write(each, book));
      return book.close();
    } catch (Refusal refusal) {
      return new Rewrite.Refused(refusal.sentence());
    }
  }

  private void write(Intention wish, EditBook book) {
    DeploymentEdits deployments = new DeploymentEdits(source, positions, book);
    if (wish instanceof Intention.Place each) {
      new Placing(source, deployments, book).place(each);
    } else if (wish instanceof Intention.Move each) {
      deployments.move(each);
    } else if (wish instanceof Intention.Turn each) {
      deployments.turn(each);
    } else if (wish instanceof Intention.Reform each) {
      deployments.reform(each);
    } else if (wish instanceof Intention.Withdraw each) {
      deployments.withdraw(each);
    } else if (wish instanceof Intention.Rename each) {
      new NameEdits(source, book).rename(each);
    } else if (wish instanceof Intention.Retitle each) {
      new NameEdits(source, book).retitle(each);
    } else if (wish instanceof Intention.ChangeStrength each) {
      new ForceEdits(source, book).changeStrength(each);
    } else if (wish instanceof Intention.RemoveUnit each) {
      new ForceEdits(source, book).remove(each);
    } else if (wish instanceof Intention.AddUnit each) {
      new Ordering(source, book).add(each);
    } else if (wish instanceof Intention.BringIn each) {
      new Ordering(source, book).bringIn(each);
    } else if (wish instanceof Intention.Resubordinate each) {
      new Ordering(source, book).resubordinate(each);
    } else {
      writeStatement(wish, book);
    }
  }

  private void writeStatement(Intention wish, EditBook book) {
    if (wish instanceof Intention.AddRole each) {
      new StatementEdits(source, book).addRole(each);
    } else if (wish instanceof Intention.AddNews each) {
      new StatementEdits(source, book).addNews(each);
    } else if (wish instanceof Intention.AddSighting each) {
      DeploymentEdits ground = new DeploymentEdits(source, positions, book);
      new StatementEdits(source, book).addSighting(each, ground.positions());
    } else if (wish instanceof Intention.AddReinforcement each) {
      new StatementEdits(source, book).addReinforcement(each);
    } else if (wish instanceof Intention.AddWeather each) {
      new StatementEdits(source, book).addWeather(each);
    } else if (wish instanceof Intention.AddMarch each) {
      new StatementEdits(source, book).addMarch(each);
    } else if (wish instanceof Intention.RemoveStatement each) {
      new StatementEdits(source, book).remove(each);
    } else if (wish instanceof Intention.Shift each) {
      new TimeWords(source, book).shift(each);
    } else if (wish instanceof Intention.EndPlay each) {
      new TimeWords(source, book).endPlay(each);
    }
  }
}
