package studio.kriegsspiel.study.game;

import java.time.LocalDateTime;
import java.util.ArrayList;
import java.util.List;
import studio.kriegsspiel.game.Asked;
import studio.kriegsspiel.game.Chronicle;
import studio.kriegsspiel.game.Game;
import studio.kriegsspiel.game.GameEntry.Ride;
import studio.kriegsspiel.game.GameLog;
import studio.kriegsspiel.study.game.GameTable.Played;

/** A game that somebody plays on, with its log. */
public final class PlayedOn implements Chronicle {
  private final List<Game> games;
  private GameLog log;

  /** A game that is played on from what there is. */
  public PlayedOn(Played before) {
    this.games = new ArrayList<>(before.games());
    this.log = before.log();
  }

  @Override
  public void advanced(LocalDateTime until, Game reached) {
    log = log.with(until, reached);
    games.add(reached);
  }

  @Override
  public void ordered(String sheet, Game after) {
    log = log.with(sheet, Ride.BY_COURIER, after);
    games.add(after);
  }

  @Override
  public void directed(String sheet, Game after) {
    log = log.with(sheet, Ride.NONE, after);
    games.add(after);
  }

  @Override
  public void decided(Asked asked, Game.Judged judged) {
    log = log.with(asked, judged);
    games.add(judged.game());
  }

  /** All that was done by now. */
  public Played played() {
    return new Played(log, games);
  }
}
