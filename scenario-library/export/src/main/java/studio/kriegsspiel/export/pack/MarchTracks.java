package studio.kriegsspiel.export.pack;

import java.time.Duration;
import java.time.LocalDateTime;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import studio.kriegsspiel.export.pdf.Flow;
import studio.kriegsspiel.export.pdf.Table;
import studio.kriegsspiel.scenario.force.Unit;
import studio.kriegsspiel.scenario.force.UnitId;
import studio.kriegsspiel.situation.Situation;
import studio.kriegsspiel.situation.clock.Clock;
import studio.kriegsspiel.situation.track.MovingColumn;
import studio.kriegsspiel.situation.track.Tracks;
import studio.kriegsspiel.terrain.MapPoint;

/**
 * Where head and tail of each column are that the text sets in motion, in steps of ten minutes, so
 * that the umpire lays blocks without reckoning. Only what way and rate tell is told.
 */
final class MarchTracks {
  private static final int STEP = 10;
  private static final int MOST_STEPS = 18;

  private final Situation situation;
  private final Tracks tracks;
  private final ReaderPositions words;

  MarchTracks(Situation situation) {
    this.situation = situation;
    this.tracks = situation.tracks();
    this.words =
        new ReaderPositions(
            situation.printed().orElseThrow().terrain(), situation.measures().metresPerPace());
  }

  void addTo(Flow flow) {
    List<MovingColumn> columns =
        tracks.columns().stream()
            .filter(each -> each.journey().isReckoned() && !each.journey().bodies().isEmpty())
            .sorted(Comparator.comparing(each -> each.journey().headStarts()))
            .toList();
    if (columns.isEmpty()) {
      return;
    }
    flow.heading("Columns on the march");
    flow.remark(
        "By way and rate, if nobody stops them and no order says otherwise: every ten minutes, or"
            + " more seldom where a march takes more than three hours.");
    Table table =
        new Table(
            Table.words("Column", 34),
            Table.words("Time", 10),
            Table.words("Head", 38),
            Table.figures("Grid", 17),
            Table.words("Tail", 38),
            Table.figures("Grid", 17));
    columns.forEach(each -> rows(each, table));
    flow.table(table);
  }

  private void rows(MovingColumn column, Table table) {
    UnitId first = column.journey().bodies().get(0).unit().id();
    UnitId last = column.journey().bodies().get(column.journey().bodies().size() - 1).unit().id();
    boolean named = false;
    for (LocalDateTime time : times(column)) {
      Optional<MapPoint> head = tracks.of(first).at(time).head();
      Optional<MapPoint> tail = tracks.of(last).at(time).tail();
      table.row(
          named ? "" : title(column.unit()),
          PaperWords.clock(time),
          where(head),
          ReaderPositions.grid(head),
          where(tail),
          ReaderPositions.grid(tail));
      named = true;
    }
  }

  /** From the minute at which the head sets out, at whole tens, to that at which all are there. */
  private static List<LocalDateTime> times(MovingColumn column) {
    LocalDateTime from = column.journey().headStarts();
    LocalDateTime to = Clock.minuteOf(column.journey().findTailArrives().orElseThrow());
    long minutes = Duration.between(from, to).toMinutes();
    long step = STEP * Math.max(1, (minutes + STEP * MOST_STEPS - 1) / (STEP * MOST_STEPS));
    List<LocalDateTime> times = new ArrayList<>(List.of(from));
    LocalDateTime next =
        from.truncatedTo(ChronoUnit.HOURS).plusMinutes((from.getMinute() / STEP + 1) * (long) STEP);
    for (; next.isBefore(to); next = next.plusMinutes(step)) {
      times.add(next);
    }
    times.add(to);
    return times;
  }

  private String where(Optional<MapPoint> at) {
    return at.map(words::near).orElse("not on the map");
  }

  private String title(UnitId id) {
    return situation.scenario().findUnit(id).map(Unit::title).orElse(id.toString());
  }
}
