package studio.kriegsspiel.situation.sky;

import java.time.Duration;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.ZoneOffset;
import java.time.ZonedDateTime;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;
import org.shredzone.commons.suncalc.SunTimes;
import studio.kriegsspiel.scenario.Conditions;
import studio.kriegsspiel.scenario.StatedDaylight;
import studio.kriegsspiel.terrain.Terrain;

/**
 * Day, half-light and night of a scenario. What the text states of dawn and dusk holds on every day
 * of play; the rest is reckoned from the day and the latitude. Half-light lasts while the sun is
 * less than 6 degrees below the horizon; before a stated dawn and after a stated dusk as long as it
 * would by reckoning. Thread-safe.
 */
public final class Daylight {
  /** Where the sun does not tell how long half-light lasts. */
  private static final Duration USUAL_HALF_LIGHT = Duration.ofMinutes(30);

  /** Of thirty days. */
  private static final int MOST_CHANGES = 120;

  private final Optional<StatedDaylight> stated;
  private final SunPlace place;
  private final Map<LocalDate, SunDay> days = new ConcurrentHashMap<>();

  /** The daylight of a scenario on its ground, if that is known. */
  public Daylight(Conditions conditions, Optional<Terrain> ground) {
    this.stated = conditions.daylight();
    this.place = SunPlace.of(conditions.latitude(), ground);
  }

  /** What the sun gives at a time. */
  public enum Phase {
    DAY,
    HALF_LIGHT,
    NIGHT
  }

  /** What becomes of the light at a minute. */
  public enum Turn {
    FIRST_LIGHT("first-light", "it begins to grow light"),
    DAWN("dawn", "the sun rises"),
    DUSK("dusk", "the sun sets"),
    DARK("dark", "it is dark");

    private final String word;
    private final String words;

    Turn(String word, String words) {
      this.word = word;
      this.words = words;
    }

    /** A word for programs. */
    public String word() {
      return word;
    }

    /** The words of a sentence. */
    public String words() {
      return words;
    }
  }

  /**
   * When the light changes.
   *
   * @param time the minute
   * @param kind what it becomes
   */
  public record Change(LocalDateTime time, Turn kind) {}

  /** The changes after one time and up to another, in their order. */
  public List<Change> changes(LocalDateTime after, LocalDateTime until) {
    List<Change> changes = new ArrayList<>();
    for (LocalDate day = after.toLocalDate();
        !day.isAfter(until.toLocalDate()) && changes.size() < MOST_CHANGES;
        day = day.plusDays(1)) {
      SunDay sun = on(day);
      sun.firstLight().ifPresent(time -> changes.add(new Change(time, Turn.FIRST_LIGHT)));
      sun.dawn().ifPresent(time -> changes.add(new Change(time, Turn.DAWN)));
      sun.dusk().ifPresent(time -> changes.add(new Change(time, Turn.DUSK)));
      sun.lastLight().ifPresent(time -> changes.add(new Change(time, Turn.DARK)));
    }
    return changes.stream()
        .filter(each -> each.time().isAfter(after) && !each.time().isAfter(until))
        .sorted(Comparator.comparing(Change::time))
        .toList();
  }

  /** Where the sun is reckoned for. */
  public SunPlace place() {
    return place;
  }

  /** The sun on a day. */
  public SunDay on(LocalDate day) {
    return days.computeIfAbsent(day, this::reckon);
  }

  /** Day, half-light or night. */
  public Phase at(LocalDateTime time) {
    SunDay sun = on(time.toLocalDate());
    if (sun.dawn().isEmpty() && sun.dusk().isEmpty()) {
      boolean half = sun.firstLight().isPresent() && isHalfLight(sun, time);
      return sun.alwaysUp() ? Phase.DAY : half ? Phase.HALF_LIGHT : Phase.NIGHT;
    }
    boolean up =
        sun.dawn().map(dawn -> !time.isBefore(dawn)).orElse(true)
            && sun.dusk().map(time::isBefore).orElse(true);
    return up ? Phase.DAY : isHalfLight(sun, time) ? Phase.HALF_LIGHT : Phase.NIGHT;
  }

  /** Of a time at which the sun is down; half-light may last past midnight, or all night. */
  private static boolean isHalfLight(SunDay sun, LocalDateTime time) {
    boolean morning = sun.dawn().filter(time::isBefore).isPresent();
    Optional<LocalDateTime> first =
        sun.firstLight().filter(each -> sun.dawn().map(each::isBefore).orElse(true));
    Optional<LocalDateTime> last =
        sun.lastLight().filter(each -> sun.dusk().map(each::isAfter).orElse(true));
    Optional<LocalDateTime> lastOfYesterday =
        sun.lastLight().filter(each -> sun.dusk().filter(each::isBefore).isPresent());
    if (morning) {
      return first.map(each -> !time.isBefore(each)).orElse(true)
          || lastOfYesterday.filter(time::isBefore).isPresent();
    }
    return last.map(time::isBefore).orElse(true)
        && (sun.dusk().isPresent() || first.map(each -> !time.isBefore(each)).orElse(true));
  }

  private SunDay reckon(LocalDate day) {
    SunTimes sun = times(day, SunTimes.Twilight.VISUAL);
    SunTimes half = times(day, SunTimes.Twilight.CIVIL);
    Optional<LocalDateTime> dawn = local(sun.getRise());
    Optional<LocalDateTime> dusk = local(sun.getSet());
    Optional<LocalDateTime> first = local(half.getRise());
    Optional<LocalDateTime> last = local(half.getSet());
    Optional<LocalTime> statedDawn = stated.flatMap(StatedDaylight::dawn);
    Optional<LocalTime> statedDusk = stated.flatMap(StatedDaylight::dusk);
    SunBasis basis = place.basis() == SunBasis.DEFAULT ? SunBasis.DEFAULT : SunBasis.RECKONED;
    return new SunDay(
        statedDawn.map(time -> day.atTime(time).minus(between(first, dawn))).or(() -> first),
        statedDawn.map(day::atTime).or(() -> dawn),
        statedDusk.map(day::atTime).or(() -> dusk),
        statedDusk.map(time -> day.atTime(time).plus(between(dusk, last))).or(() -> last),
        statedDawn.isPresent() ? SunBasis.STATED : basis,
        statedDusk.isPresent() ? SunBasis.STATED : basis,
        sun.isAlwaysUp());
  }

  private static Duration between(Optional<LocalDateTime> from, Optional<LocalDateTime> to) {
    return from.isPresent() && to.isPresent() && from.get().isBefore(to.get())
        ? Duration.between(from.get(), to.get())
        : USUAL_HALF_LIGHT;
  }

  /** By clocks that show twelve when the sun of the mean day stands in the south. */
  private SunTimes times(LocalDate day, SunTimes.Twilight twilight) {
    return SunTimes.compute()
        .on(day)
        .timezone(ZoneOffset.UTC)
        .at(place.latitude(), 0)
        .twilight(twilight)
        .oneDay()
        .execute();
  }

  private static Optional<LocalDateTime> local(@Nullable ZonedDateTime time) {
    return Optional.ofNullable(time)
        .map(each -> each.toLocalDateTime().plusSeconds(30).truncatedTo(ChronoUnit.MINUTES));
  }
}
