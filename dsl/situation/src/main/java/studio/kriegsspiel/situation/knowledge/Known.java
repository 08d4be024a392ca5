package studio.kriegsspiel.situation.knowledge;

import java.time.LocalDateTime;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import studio.kriegsspiel.situation.Situation;
import studio.kriegsspiel.terrain.Terrain;

/** What one reader knows at one minute. */
public final class Known {
  private final Knowledge all;
  private final Reader reader;
  private final LocalDateTime time;

  Known(Knowledge all, Reader reader, LocalDateTime time) {
    this.all = all;
    this.reader = reader;
    this.time = time;
  }

  /** Who it is. */
  public Reader reader() {
    return reader;
  }

  /** The minute. */
  public LocalDateTime time() {
    return time;
  }

  /** Everything told by now, in the order of time; for the umpire all that anybody was told. */
  public List<Told> told() {
    return texts().stream()
        .sorted(Comparator.comparing(told -> told.at().orElse(LocalDateTime.MIN)))
        .toList();
  }

  /** The same in the order of the scenario's text. */
  List<Told> texts() {
    return all.statements().stream()
        .filter(
            each -> !(reader instanceof Reader.Player player) || player.isAmong(each.audience()))
        .map(Knowledge.Statement::told)
        .filter(told -> told.at().map(at -> !at.isAfter(time)).orElse(true))
        .toList();
  }

  /** The ground, with the places and features this reader knows of; all of them for the umpire. */
  public Optional<Terrain> map() {
    return all.places().map(reader, time);
  }

  /**
   * Everything this player may read, and nothing else.
   *
   * @throws IllegalStateException for the umpire, who reads the scenario
   */
  public PlayerView view() {
    if (reader instanceof Reader.Player player) {
      return PlayerViews.of(this, player);
    }
    throw new IllegalStateException("The umpire needs no view.");
  }

  Situation situation() {
    return all.situation();
  }
}
