package studio.kriegsspiel.study.table;

import java.time.Instant;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;
import studio.kriegsspiel.terrain.crs.LatLon;

/** Writes where troops stand, how they move and what happens, in the words of the language. */
final class DayText {
  private static final int LONGEST = 4_000;

  private final DayClock clock;
  private final String file;
  private final List<ArmyTable.Row> rows;
  private final List<String> remarks;
  private final List<String> deployed = new ArrayList<>();
  private final List<String> entering = new ArrayList<>();
  private final List<String> moving = new ArrayList<>();
  private final List<String> hours = new ArrayList<>();

  DayText(DayClock clock, String file, List<ArmyTable.Row> rows, List<String> remarks) {
    this.clock = clock;
    this.file = file;
    this.rows = rows;
    this.remarks = remarks;
  }

  /** A text as prose: what is a sign of prose in it is a letter again. */
  static String prose(String told, String indentation) {
    String plain = told.replace("\\", "/").replace("\"", "'").replaceAll("([{}*])", "\\\\$1");
    String text =
        plain
            .lines()
            .map(each -> each.replaceAll("\\p{Cntrl}", " ").strip())
            .map(each -> each.startsWith("#") ? "\\" + each : each)
            .map(each -> each.isEmpty() ? "" : indentation + "  " + each)
            .collect(Collectors.joining("\n"));
    return "\"\"\"\n" + text + "\n" + indentation + "\"\"\"";
  }

  /** The sections of troops. */
  String troops() {
    for (ArmyTable.Row row : rows) {
      List<UnitPosition> stands = new ArrayList<>(row.from().stands());
      stands.sort(Comparator.comparing(each -> each.since().orElse(Instant.MIN)));
      if (!stands.isEmpty() && !row.name().isEmpty()) {
        unit(row, stands);
      }
    }
    return section("deploy", deployed)
        + section("reinforcements", entering)
        + section("events", moving)
        + (hours.isEmpty() ? "" : "\n" + String.join("", hours));
  }

  private static String section(String head, List<String> lines) {
    return lines.isEmpty() ? "" : "\n" + head + "\n" + String.join("", lines);
  }

  private void unit(ArmyTable.Row row, List<UnitPosition> stands) {
    int begin = 0;
    while (begin + 1 < stands.size() && clock.isThere(stands.get(begin + 1))) {
      begin++;
    }
    UnitPosition first = stands.get(begin);
    List<UnitPosition> later = stands.subList(begin + 1, stands.size());
    if (!clock.isThere(first)) {
      enters(row, first, later);
    } else if (isStaff(row)) {
      deployed.add("  headquarters of " + row.name() + " at " + place(first.at()) + "\n");
      later.forEach(each -> lost(row, each, "a place of headquarters"));
    } else if (later.isEmpty()) {
      String formation = first.formation().isEmpty() ? "" : " " + first.formation();
      deployed.add(
          "  " + row.name() + formation + " at " + place(first.at()) + facing(first) + "\n");
    } else {
      UnitPosition next = later.get(0);
      first.facing().ifPresent(each -> lost(row, first, "the facing of who marches off"));
      String way = by(next);
      deployed.add(
          "  %s marches from %s%s to %s from %s\n"
              .formatted(
                  row.name(), place(first.at()), way, place(next.at()), leaves(first, next)));
      arrives(row, next);
      moves(row, next, later.subList(1, later.size()));
    }
  }

  private void lost(ArmyTable.Row row, UnitPosition stand, String what) {
    String when = stand.since().map(each -> " at " + clock.told(each)).orElse("");
    remarks.add("line " + row.line() + ", " + what + when + " is not kept");
  }

  private void enters(ArmyTable.Row row, UnitPosition first, List<UnitPosition> later) {
    Instant at = first.since().orElseThrow();
    first.facing().ifPresent(each -> lost(row, first, "the facing of who comes on"));
    String to = "";
    List<UnitPosition> rest = later;
    if (!later.isEmpty()
        && later.get(0).via().isEmpty()
        && leavesAt(first, later.get(0)).equals(at)) {
      UnitPosition goal = later.get(0);
      to =
          " to "
              + place(goal.at())
              + goal.since().map(each -> " by " + clock.moment(each)).orElse("");
      rest = later.subList(1, later.size());
    }
    entering.add(
        "  %s enters by %s at %s%s\n"
            .formatted(row.name(), place(first.at()), clock.moment(at), to));
    moves(row, to.isEmpty() ? first : later.get(0), rest);
  }

  private void moves(ArmyTable.Row row, UnitPosition from, List<UnitPosition> later) {
    UnitPosition before = from;
    for (UnitPosition each : later) {
      moving.add(
          "  at %s %s marches%s to %s\n"
              .formatted(leaves(before, each), row.name(), by(each), place(each.at())));
      arrives(row, each);
      before = each;
    }
  }

  /**
   * When it comes to a place by the file: a record that the ground and the book bear out or not.
   */
  private void arrives(ArmyTable.Row row, UnitPosition stand) {
    stand.facing().ifPresent(each -> lost(row, stand, "the facing of who comes up"));
    stand
        .since()
        .ifPresent(
            at ->
                hours.add(
                    "assert %s reaches %s by %s\n  source \"%s\"\n"
                        .formatted(
                            row.name(),
                            place(stand.at()),
                            clock.moment(at),
                            ArmyText.title(file))));
  }

  private String leaves(UnitPosition from, UnitPosition to) {
    return clock.moment(leavesAt(from, to));
  }

  private Instant leavesAt(UnitPosition from, UnitPosition to) {
    Instant arrives = to.since().orElseThrow();
    return clock.notBefore(to.setOut().or(from::since).orElse(clock.begins().orElse(arrives)));
  }

  /** Whether it has no men of its own, and troops below it have places of theirs. */
  private boolean isStaff(ArmyTable.Row row) {
    String below = row.from().cell(1) + ".";
    return row.figures().isEmpty()
        && rows.stream()
            .anyMatch(
                each -> each.from().cell(1).startsWith(below) && !each.from().stands().isEmpty());
  }

  private static String by(UnitPosition stand) {
    return stand.via().isEmpty()
        ? ""
        : stand.via().stream().map(DayText::place).collect(Collectors.joining(" and ", " by ", ""));
  }

  private static String facing(UnitPosition stand) {
    return stand.facing().map(each -> " facing " + Math.round(each) % 360 + " degrees").orElse("");
  }

  private static String place(LatLon at) {
    return String.format(
        Locale.ROOT,
        "%.6f %s %.6f %s",
        Math.abs(at.latitude()),
        at.latitude() < 0 ? "S" : "N",
        Math.abs(at.longitude()),
        at.longitude() < 0 ? "W" : "E");
  }

  /**
   * What happens while play goes on is news for the umpire, what happens else stands in his notes.
   */
  String events(List<ArmyDay.Event> events) {
    List<String> news = new ArrayList<>();
    List<String> notes = new ArrayList<>();
    for (ArmyDay.Event each : events) {
      boolean longer = each.words().length() > LONGEST;
      String words = longer ? each.words().substring(0, LONGEST) : each.words();
      Optional<Instant> at = each.at();
      if (longer) {
        remarks.add("line " + each.line() + ", the end of a long text is not kept");
      }
      if (words.isBlank()) {
        continue;
      }
      if (at.filter(clock::holds).isPresent()) {
        news.add("  at " + clock.moment(at.get()) + " to the umpire: " + prose(words, "  ") + "\n");
      } else {
        notes.add(at.map(when -> clock.told(when) + ": ").orElse("") + words);
      }
    }
    return section("intelligence", news)
        + (notes.isEmpty() ? "" : "\numpire notes " + prose(String.join("\n\n", notes), "") + "\n");
  }
}
