package studio.kriegsspiel.desk.rehearsing;

import java.time.LocalDateTime;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import studio.kriegsspiel.game.Asked;
import studio.kriegsspiel.game.Chronicle;
import studio.kriegsspiel.game.Game;
import studio.kriegsspiel.reading.rehearsal.Rehearsal;
import studio.kriegsspiel.reading.replay.Replay;
import studio.kriegsspiel.scenario.force.UnitId;

/**
 * One game of a rehearsal, played again to be looked at.
 *
 * @param number counted from 1
 * @param said what was ordered and decided in it, in its order
 */
public record Replayed(int number, Replay replay, List<Said> said) {
  /** Keeps its own list. */
  public Replayed {
    said = List.copyOf(said);
  }

  /** Something that was done at a minute. */
  public record Said(LocalDateTime at, String words) {}

  /** Plays it. */
  static Replayed of(Rehearsal rehearsal, long seed, int number) {
    List<Said> said = new ArrayList<>();
    Game end = rehearsal.play(Rehearsal.seed(seed, number - 1), new Hearing(said));
    return new Replayed(number, new Replay(end), said);
  }

  /** What was done by a minute, the latest first. */
  public List<Said> saidBy(LocalDateTime minute) {
    List<Said> by =
        new ArrayList<>(said.stream().filter(each -> !each.at().isAfter(minute)).toList());
    Collections.reverse(by);
    return by;
  }

  private record Hearing(List<Said> said) implements Chronicle {

    @Override
    public void ordered(String sheet, Game after) {
      sheet
          .lines()
          .skip(1)
          .map(String::strip)
          .map(line -> line.substring(line.indexOf(' ') + 1))
          .forEach(line -> said.add(new Said(after.now(), "ordered: " + line)));
    }

    @Override
    public void decided(Asked asked, Game.Judged judged) {
      String who =
          asked.about().stream()
              .map(UnitId::name)
              .reduce((one, other) -> one + " and " + other)
              .orElse("");
      said.add(
          new Said(
              judged.game().now(),
              asked.procedure()
                  + " of "
                  + who
                  + ": "
                  + judged.adjudication().decision().sentence()));
    }
  }
}
