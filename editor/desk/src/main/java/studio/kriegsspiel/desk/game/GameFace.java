package studio.kriegsspiel.desk.game;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import studio.kriegsspiel.reading.replay.Replay;
import studio.kriegsspiel.scenario.Scenario;
import studio.kriegsspiel.scenario.force.Side;

/**
 * How a game stands.
 *
 * @param begun whether there is one
 * @param hour where it has come to, a sentence; empty where there is none
 * @param story all that has happened
 * @param known what somebody knows by now
 * @param said what came of the last that was done
 * @param trouble why it was not done; empty where it was
 * @param busy whether something is being done
 * @param map where everybody was at each minute until now; nothing where there is no game
 */
public record GameFace(
    boolean begun,
    String hour,
    String story,
    Known known,
    String said,
    String trouble,
    boolean busy,
    Optional<Replay> map) {
  /** The reader who knows everything. */
  public static final String UMPIRE = "the umpire";

  /** No game. */
  public static final GameFace NONE =
      new GameFace(false, "", "", Known.NOTHING, "", "", false, Optional.empty());

  /**
   * What somebody knows, and who could be asked about.
   *
   * @param readers the umpire, the sides, their roles
   * @param writers the roles, who give orders and send messages
   * @param by who of the readers knows it
   * @param words of the umpire: where everybody is, and what has become of what each side is to do;
   *     of others: what they have been told and see
   */
  public record Known(List<String> readers, List<String> writers, String by, String words) {
    static final Known NOTHING = new Known(List.of(UMPIRE), List.of(), UMPIRE, "");

    /** Keeps its own lists. */
    public Known {
      readers = List.copyOf(readers);
      writers = List.copyOf(writers);
    }

    /** The same for those of a scenario; the umpire where it has no such reader. */
    static Known of(Scenario scenario, String wanted) {
      List<String> writers = scenario.sides().stream().flatMap(Known::roles).toList();
      Stream<String> sides = scenario.sides().stream().map(Side::name);
      List<String> readers =
          Stream.of(Stream.of(UMPIRE), sides, writers.stream()).flatMap(each -> each).toList();
      return new Known(readers, writers, readers.contains(wanted) ? wanted : UMPIRE, "");
    }

    private static Stream<String> roles(Side side) {
      return side.roles().stream().map(role -> role.title() + " of " + side.name());
    }

    Known saying(String what) {
      return new Known(readers, writers, by, what);
    }
  }

  /** The same with what was said and refused before. */
  GameFace saying(GameFace before) {
    return new GameFace(begun, hour, story, known, before.said, before.trouble, false, map);
  }

  GameFace working() {
    return new GameFace(begun, hour, story, known, said, "", true, map);
  }

  GameFace refused(String why) {
    return new GameFace(begun, hour, story, known, said, why, false, map);
  }
}
