package studio.kriegsspiel.game;

import java.time.Duration;
import java.time.LocalDateTime;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import studio.kriegsspiel.scenario.force.UnitId;

/**
 * Who has met whom in a game. Who stays in reach of muskets, or comes out of it and into it again
 * within minutes, comes into it once, however many others are in reach by then.
 *
 * @param all those told so far, in the order in which they met
 * @param inReach the last minute at which each body was in reach of another
 * @param touching the last minute at which each two touched, or one halted behind the other
 */
public record Meetings(
    List<Meeting> all,
    Map<UnitId, LocalDateTime> inReach,
    Map<List<UnitId>, LocalDateTime> touching) {
  private static final Duration APART = Duration.ofMinutes(10);

  /** Nobody has met anybody. */
  public static final Meetings NONE = new Meetings(List.of(), Map.of(), Map.of());

  /** Keeps its own copies. */
  public Meetings {
    all = List.copyOf(all);
    inReach = Collections.unmodifiableMap(new LinkedHashMap<>(inReach));
    touching = Collections.unmodifiableMap(new LinkedHashMap<>(touching));
  }

  /** The same with the contacts of a minute. */
  Meetings with(List<Contact> here, LocalDateTime now) {
    if (here.isEmpty()) {
      return this;
    }
    List<Meeting> told = new ArrayList<>(all);
    Map<UnitId, LocalDateTime> reach = new LinkedHashMap<>(inReach);
    Map<List<UnitId>, LocalDateTime> touch = new LinkedHashMap<>(touching);
    for (Contact each : here) {
      List<UnitId> two = List.of(each.first(), each.second());
      if (each.kind() == Contact.Kind.TOUCH) {
        if (isOver(touch.put(two, now), now)) {
          told.add(new Meeting(each, now, true));
        }
        two.forEach(unit -> reach.put(unit, now));
      } else {
        long fresh = two.stream().filter(unit -> isOver(reach.put(unit, now), now)).count();
        if (fresh > 0) {
          told.add(new Meeting(each, now, fresh == 2));
        }
      }
    }
    return new Meetings(told, reach, touch);
  }

  /** The same with one that halts behind its own, which stops no game. */
  Meetings with(Contact behind, LocalDateTime now) {
    List<Meeting> told = new ArrayList<>(all);
    Map<List<UnitId>, LocalDateTime> touch = new LinkedHashMap<>(touching);
    if (isOver(touch.put(List.of(behind.first(), behind.second()), now), now)) {
      told.add(new Meeting(behind, now, false));
    }
    return new Meetings(told, inReach, touch);
  }

  /** Those that began after a minute. */
  public List<Meeting> since(LocalDateTime earlier) {
    return all.stream().filter(each -> each.since().isAfter(earlier)).toList();
  }

  private static boolean isOver(@Nullable LocalDateTime last, LocalDateTime now) {
    return last == null || Duration.between(last, now).compareTo(APART) > 0;
  }
}
