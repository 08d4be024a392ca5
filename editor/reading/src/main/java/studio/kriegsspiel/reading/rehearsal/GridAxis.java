package studio.kriegsspiel.reading.rehearsal;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import studio.kriegsspiel.game.GameRefusedException;
import studio.kriegsspiel.scenario.force.Unit;
import studio.kriegsspiel.scenario.force.UnitId;
import studio.kriegsspiel.situation.Situation;

/**
 * One thing of a scenario told in several ways, such as {@code strength of Red.Quiot=80%..120%/10}
 * or {@code hour of Red.Quiot=-30..30/15}.
 *
 * @param unit whose strength, or whose hour; a formation stands for all that is under it
 * @param values per cent of its men, or minutes that it comes later
 */
public record GridAxis(What what, UnitId unit, List<Integer> values) {
  /** More values than these no axis has. */
  static final int MOST_VALUES = 15;

  private static final Pattern WRITTEN =
      Pattern.compile(
          "(strength|hour) of ([^=]{1,80}?)\\s*=\\s*([-+]?\\d{1,4})(?:%| min)?"
              + "(?:\\.\\.([-+]?\\d{1,4})(?:%| min)?/(\\d{1,4})(?:%| min)?)?");

  private static final int WHOLE = 100;

  /** What is told otherwise. */
  public enum What {
    /** How many men, in per cent of what the text has. */
    STRENGTH("strength", 10, 500),
    /** When it comes on, in minutes later than the text has it. */
    HOUR("hour", -720, 720);

    private final String word;
    private final int least;
    private final int most;

    What(String word, int least, int most) {
      this.word = word;
      this.least = least;
      this.most = most;
    }
  }

  /** Keeps its own list. */
  public GridAxis {
    values = List.copyOf(values);
  }

  /**
   * Out of what a user wrote.
   *
   * @throws GameRefusedException with what is wrong about it
   */
  static GridAxis read(String text, Situation situation) {
    Matcher written = WRITTEN.matcher(text.strip());
    if (!written.matches()) {
      throw new GameRefusedException(
          "`%s` is no line of a grid; write it as `strength of Red.Quiot=80%%..120%%/10` or `hour of Red.Quiot=-30..30/15`."
              .formatted(text));
    }
    What what = written.group(1).equals(What.STRENGTH.word) ? What.STRENGTH : What.HOUR;
    GridAxis axis = new GridAxis(what, unit(written.group(2), situation), values(text, written));
    for (int each : axis.values()) {
      if (each < what.least || each > what.most) {
        throw new GameRefusedException(
            "`%s`: %s goes from %s to %s."
                .formatted(text, what.word, axis.words(what.least), axis.words(what.most)));
      }
    }
    axis.refuseWhatIsNotThere(situation);
    return axis;
  }

  private static List<Integer> values(String text, Matcher written) {
    int from = Integer.parseInt(written.group(3));
    int to = written.group(4) == null ? from : Integer.parseInt(written.group(4));
    int step = written.group(5) == null ? 1 : Integer.parseInt(written.group(5));
    if (to < from || step < 1) {
      throw new GameRefusedException(
          "`%s` goes from the lower to the higher, by steps of 1 and more.".formatted(text));
    }
    if ((to - from) / step >= MOST_VALUES) {
      throw new GameRefusedException(
          "`%s` has %d values; a line of a grid has %d at most."
              .formatted(text, (to - from) / step + 1, MOST_VALUES));
    }
    List<Integer> values = new ArrayList<>();
    for (int each = from; each <= to; each += step) {
      values.add(each);
    }
    return values;
  }

  private static UnitId unit(String name, Situation situation) {
    List<UnitId> found =
        situation
            .scenario()
            .units()
            .map(Unit::id)
            .filter(each -> each.toString().equals(name) || each.name().equals(name))
            .distinct()
            .toList();
    if (found.size() != 1) {
      throw new GameRefusedException(
          found.isEmpty()
              ? "The scenario has no unit `%s`.".formatted(name)
              : "`%s` may be `%s` or `%s`; say which.".formatted(name, found.get(0), found.get(1)));
    }
    return found.get(0);
  }

  private void refuseWhatIsNotThere(Situation situation) {
    boolean there =
        switch (what) {
          case STRENGTH ->
              situation
                  .scenario()
                  .units()
                  .anyMatch(
                      each ->
                          isUnder(situation).test(each.id()) && each.strength().men().isPresent());
          case HOUR ->
              situation.scenario().reinforcements().stream()
                  .anyMatch(each -> isUnder(situation).test(each.unit()));
        };
    if (!there) {
      throw new GameRefusedException(
          what == What.STRENGTH
              ? "The scenario tells no men of `%s`.".formatted(unit)
              : "`%s` does not come on during play, so that there is no hour to tell otherwise."
                  .formatted(unit));
    }
  }

  private Predicate<UnitId> isUnder(Situation situation) {
    return each -> each.equals(unit) || situation.units().isWithin(each, unit);
  }

  /** The situation with one of its values; nothing where it would come outside of play. */
  Optional<Situation> of(Situation situation, int value) {
    return switch (what) {
      case STRENGTH ->
          Optional.of(
              Retold.strength(
                  situation,
                  isUnder(situation),
                  men -> Math.max(1, Math.round(men * (float) value / WHOLE))));
      case HOUR -> Retold.hours(situation, isUnder(situation), hour -> hour.plusMinutes(value));
    };
  }

  /** What it is called: {@code strength of Red.Quiot}. */
  public String name() {
    return what.word + " of " + unit;
  }

  /** A value in words: {@code 80 %}, {@code +15 min}. */
  public String words(int value) {
    return what == What.STRENGTH ? value + " %" : (value > 0 ? "+" : "") + value + " min";
  }

  /** A line of a grid of one value, as it is read. */
  String setting(int value) {
    return name() + "=" + value;
  }
}
