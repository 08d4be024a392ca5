package studio.kriegsspiel.desk.decision;

import java.io.IOException;
import java.time.LocalDateTime;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import studio.kriegsspiel.game.Asked;
import studio.kriegsspiel.game.GameRefusedException;
import studio.kriegsspiel.reading.decision.DecisionForm;
import studio.kriegsspiel.reading.decision.DecisionParty;
import studio.kriegsspiel.reading.decision.GameMemory;
import studio.kriegsspiel.reading.decision.Remembered;
import studio.kriegsspiel.rules.procedure.Adjudication;
import studio.kriegsspiel.scenario.force.UnitId;
import studio.kriegsspiel.situation.Situation;
import studio.kriegsspiel.study.Study;
import studio.kriegsspiel.study.game.GameTable;
import studio.kriegsspiel.study.game.GameTable.Played;

/** The game that is under way beside the scenario's file. */
final class TableGame {
  private final GameTable table;
  private final Played played;

  private TableGame(GameTable table, Played played) {
    this.table = table;
    this.played = played;
  }

  /**
   * The game, if there is a log; plays it again.
   *
   * @throws GameRefusedException if the log cannot be read, or is of another text
   */
  static Optional<TableGame> find(Study study) {
    Optional<GameTable> begun = GameTable.beside(study).filter(GameTable::isBegun);
    if (begun.isEmpty()) {
      return Optional.empty();
    }
    GameTable table = begun.get();
    try {
      return Optional.of(new TableGame(table, table.played()));
    } catch (IOException unreadable) {
      throw new GameRefusedException(String.valueOf(unreadable.getMessage()));
    }
  }

  /** The situation with what was ordered since. */
  Situation situation() {
    return played.now().situation();
  }

  /** The minute it has come to. */
  LocalDateTime now() {
    return played.now().now();
  }

  /** What decisions have left of some. */
  Remembered remembered(List<DecisionParty> about) {
    return new GameMemory(played.now(), units(about), Map.of());
  }

  /**
   * Decides, and keeps it in the log.
   *
   * @throws GameRefusedException if the book cannot answer so, or the log cannot be written
   */
  Adjudication decide(DecisionForm form, List<DecisionParty> about, DiceChoice dice) {
    Asked asked =
        new Asked(form.procedure().name(), units(about), Map.of(), form.written(), dice.thrown());
    try {
      return table.decide(played, asked).adjudication();
    } catch (IOException unwritten) {
      throw new GameRefusedException(
          "The game's log could not be written: " + unwritten.getMessage() + ".");
    }
  }

  private static List<UnitId> units(List<DecisionParty> about) {
    return about.stream()
        .flatMap(
            each -> each instanceof DecisionParty.OfUnit of ? Stream.of(of.unit()) : Stream.empty())
        .toList();
  }
}
