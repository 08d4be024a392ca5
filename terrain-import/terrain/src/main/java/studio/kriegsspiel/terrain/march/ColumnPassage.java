package studio.kriegsspiel.terrain.march;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/**
 * Works out the timetables of the head and the tail of a column that passes narrow places. What the
 * place lets through is its rate divided by the lengthening; so a column of length L takes k L / v
 * from its head's to its tail's leaving a place that makes it k times as long.
 */
final class ColumnPassage {

  private final Timetable free;
  private final double length;
  private final double end;
  private final boolean halting;
  private final List<Group> groups;
  private final Timetable head;
  private final Timetable tail;

  /** Narrow places that are passed as one: the column does not close up between them. */
  private record Group(double from, double to, double passMinutes, double lengthening) {}

  /**
   * Works them out.
   *
   * @param free the head along its way without any halt
   * @param length head to tail where nothing narrows
   * @param places those that make a difference
   */
  ColumnPassage(Timetable free, double length, List<NarrowPlace> places, ClosingUp closing) {
    this.free = free;
    this.length = length;
    this.end = free.lastMetres();
    this.halting = closing == ClosingUp.BEHIND_THE_PLACE;
    this.groups = group(places);
    this.head = headTable();
    this.tail = tailTable();
  }

  Timetable head() {
    return head;
  }

  Timetable tail() {
    return tail;
  }

  private List<Group> group(List<NarrowPlace> places) {
    List<Group> found = new ArrayList<>();
    double behind = 1;
    for (NarrowPlace place :
        places.stream().sorted(Comparator.comparingDouble(NarrowPlace::fromMetres)).toList()) {
      double lengthening = halting ? place.lengthening() : Math.max(behind, place.lengthening());
      behind = lengthening;
      Group own =
          new Group(
              Math.min(end, place.fromMetres()),
              Math.min(end, place.toMetres()),
              passMinutes(place, lengthening),
              lengthening);
      Group last = found.isEmpty() ? null : found.get(found.size() - 1);
      if (last != null && own.from() < last.to() + behindMetres(last)) {
        found.set(found.size() - 1, together(last, own));
      } else {
        found.add(own);
      }
    }
    return found.stream().map(this::openBehind).toList();
  }

  private static Group together(Group first, Group second) {
    return new Group(
        first.from(),
        Math.max(first.to(), second.to()),
        Math.max(first.passMinutes(), second.passMinutes()),
        Math.max(first.lengthening(), second.lengthening()));
  }

  /** From its head's to its tail's leaving the place, as far as the place decides it. */
  private double passMinutes(NarrowPlace place, double lengthening) {
    double from = Math.min(end, place.fromMetres());
    double to = Math.min(end, place.toMetres());
    double through = leaves(to) - leaves(from);
    // A place as short as a bridge over a brook is passed at the rate of the ground around it.
    double first = Math.max(0, Math.min(from, end - 1));
    double last = Math.max(to, Math.min(end, first + 1));
    double perMetre =
        last > first ? (leaves(last) - leaves(first)) / (last - first) : 1 / lastRate();
    return Math.max(lengthening * length * perMetre, place.leastMinutes() - through);
  }

  /** The ground behind may let the column go on slower still than the place. */
  private Group openBehind(Group group) {
    double open = leaves(group.to() + behindMetres(group)) - leaves(group.to());
    return new Group(
        group.from(), group.to(), Math.max(group.passMinutes(), open), group.lengthening());
  }

  /** How long the column is behind a place. */
  private double behindMetres(Group group) {
    return halting ? length : length * group.lengthening();
  }

  private double leaves(double metres) {
    return free.leavesMinutes(metres);
  }

  private double lastRate() {
    return free.lastMetresPerMinute();
  }

  /** How long the head halts behind a place: what the tail needs longer than the open way. */
  private double haltMinutes(Group group) {
    return halting && haltsAt(group) <= end
        ? group.passMinutes() - (leaves(haltsAt(group)) - leaves(group.to()))
        : 0;
  }

  private double haltsAt(Group group) {
    return group.to() + length;
  }

  private Timetable headTable() {
    Timetable.Builder table = new Timetable.Builder();
    table.at(free.metres().get(0), free.minutes().get(0));
    double from = free.metres().get(0);
    double late = 0;
    for (Group group : groups) {
      double halt = haltMinutes(group);
      if (halt > 0) {
        double at = haltsAt(group);
        table.part(free, from, at, 0, late);
        table.at(at, leaves(at) + late);
        late += halt;
        table.at(at, leaves(at) + late);
        from = at;
      }
    }
    table.part(free, from, end, 0, late);
    return table.at(end, free.lastMinutes() + late).build();
  }

  private Timetable tailTable() {
    Timetable.Builder table = new Timetable.Builder();
    double behind = length;
    double from = 0;
    double late = 0;
    table.at(-length, 0);
    for (Group group : groups) {
      // As far as the head comes to the place, the tail follows it at the column's length.
      table.part(head, from, group.from(), -behind, 0);
      table.at(group.from() - behind, leaves(group.from()) + late);
      double later = late + group.passMinutes();
      table.at(group.from(), leaves(group.from()) + later);
      table.part(free, group.from(), group.to(), 0, later);
      table.at(group.to(), leaves(group.to()) + later);
      late += haltMinutes(group);
      behind = behindMetres(group);
      from = group.to() + behind;
      if (from > end) {
        double last = head.lastMinutes() + length / lastRate();
        return table
            .part(free, group.to(), end, 0, later)
            .at(end, Math.max(last, leaves(end) + later))
            .build();
      }
    }
    table.part(head, from, end, -behind, 0);
    table.at(end - behind, head.lastMinutes());
    return table.at(end, head.lastMinutes() + behind / lastRate()).build();
  }
}
