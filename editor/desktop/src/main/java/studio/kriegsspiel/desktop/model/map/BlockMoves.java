package studio.kriegsspiel.desktop.model.map;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import studio.kriegsspiel.desktop.model.analysis.Analysis;
import studio.kriegsspiel.desktop.model.desk.Desk;
import studio.kriegsspiel.desktop.model.desk.Message;
import studio.kriegsspiel.desktop.model.desk.Navigation;
import studio.kriegsspiel.desktop.model.watch.Watched;
import studio.kriegsspiel.scenario.edit.Intention;
import studio.kriegsspiel.scenario.edit.Patcher;
import studio.kriegsspiel.scenario.edit.Rewrite;
import studio.kriegsspiel.scenario.finding.MapSpot;
import studio.kriegsspiel.scenario.force.Deployment;
import studio.kriegsspiel.scenario.force.UnitId;
import studio.kriegsspiel.scenario.place.Direction;

/**
 * Turns moves and turns of blocks into edits of the text. An edit needs to know the text as it is
 * now; while that is still being read, wishes add up and are carried out together.
 */
public final class BlockMoves {
  private final Desk desk;
  private final Watched<Optional<Wish>> shown = new Watched<>(Optional.empty());
  private Optional<Wish> waiting = Optional.empty();

  /**
   * Where a block is wanted, shown on the map before the text has been read again.
   *
   * @param unit the unit
   * @param spot where it shall stand
   * @param facing the way it shall face
   */
  public record Wish(UnitId unit, Optional<MapSpot> spot, Optional<Direction> facing) {}

  /** Edits the text of {@code desk}. */
  public BlockMoves(Desk desk) {
    this.desk = desk;
    desk.analysis().listen(this::accept);
  }

  /** What is wanted and not yet read back from the text. */
  public Watched<Optional<Wish>> shown() {
    return shown;
  }

  /** Moves a block to a spot. */
  public void moveTo(UnitId unit, MapSpot spot) {
    wish(new Wish(unit, Optional.of(spot), latest(unit).flatMap(Wish::facing)));
  }

  /** Moves a block by so many metres; further moves add up. */
  public void moveBy(UnitId unit, double east, double north) {
    Optional<MapSpot> from =
        latest(unit).flatMap(Wish::spot).or(() -> Navigation.findSpot(desk.analysis().get(), unit));
    from.ifPresentOrElse(
        spot -> moveTo(unit, new MapSpot(spot.x() + east, spot.y() + north)),
        () -> desk.message().set(Message.info("`" + unit.name() + "` does not stand on the map.")));
  }

  /** Turns a block to face a direction. */
  public void turnTo(UnitId unit, Direction facing) {
    wish(new Wish(unit, latest(unit).flatMap(Wish::spot), Optional.of(facing)));
  }

  /** Turns a block by so many degrees clockwise; further turns add up. */
  public void turnBy(UnitId unit, double degrees) {
    double now =
        latest(unit)
            .flatMap(Wish::facing)
            .or(() -> findFacing(unit))
            .map(Direction::degrees)
            .orElse(0.0);
    double step = Math.abs(degrees);
    double next = degrees > 0 ? Math.floor(now / step + 1e-6) : Math.ceil(now / step - 1e-6);
    turnTo(unit, new Direction((next + Math.signum(degrees)) * step));
  }

  private Optional<Direction> findFacing(UnitId unit) {
    return desk.analysis()
        .get()
        .scenario()
        .flatMap(scenario -> scenario.findDeployment(unit))
        .flatMap(Deployment::facing);
  }

  private Optional<Wish> latest(UnitId unit) {
    return shown.get().filter(wish -> wish.unit().equals(unit));
  }

  private void wish(Wish wish) {
    shown.set(Optional.of(wish));
    waiting = Optional.of(wish);
    if (desk.isAnalysisCurrent()) {
      carryOut();
    }
  }

  private void accept(Analysis analysis) {
    if (waiting.isPresent()) {
      carryOut();
    } else {
      shown.set(Optional.empty());
    }
  }

  private void carryOut() {
    Wish wish = waiting.orElseThrow();
    waiting = Optional.empty();
    Optional<Patcher> patcher = desk.analysis().get().patcher();
    if (patcher.isEmpty()) {
      shown.set(Optional.empty());
      desk.message().set(Message.trouble("The text cannot be read just now; mend it first."));
      return;
    }
    List<Intention> wanted = new ArrayList<>();
    wish.spot().ifPresent(spot -> wanted.add(new Intention.Move(wish.unit(), spot)));
    wish.facing().ifPresent(facing -> wanted.add(new Intention.Turn(wish.unit(), facing)));
    String verb = wish.spot().isPresent() ? "move " : "turn ";
    carryOut(patcher.get().rewrite(wanted), verb + wish.unit().name());
  }

  /** Makes the edits; a wish that changes nothing is no longer shown. */
  private void carryOut(Rewrite rewrite, String label) {
    long before = desk.manuscript().version();
    if (rewrite instanceof Rewrite.Refused refused) {
      desk.message().set(Message.trouble(refused.sentence()));
    } else {
      desk.manuscript().edit(rewrite.edits(), label);
    }
    if (desk.manuscript().version() == before) {
      shown.set(Optional.empty());
    }
  }
}
