package studio.kriegsspiel.reading.march;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;
import java.util.stream.Collectors;
import studio.kriegsspiel.reading.answer.JsonFigures;
import studio.kriegsspiel.reading.point.Described;
import studio.kriegsspiel.rules.book.RuleBook;
import studio.kriegsspiel.situation.march.MarchOrder;
import studio.kriegsspiel.situation.march.RouteColumns;
import studio.kriegsspiel.situation.march.Straits;
import studio.kriegsspiel.situation.words.Figures;
import studio.kriegsspiel.terrain.march.ClosingUp;
import studio.kriegsspiel.terrain.march.MarchColumn;
import studio.kriegsspiel.terrain.march.RoadOrder;

/** The columns on a way in words and figures. */
final class ColumnWords {
  private static final double HARDLY_MINUTES = 0.05;

  private final RuleBook book;
  private final MarchOrder order;
  private final RouteColumns columns;

  ColumnWords(RuleBook book, MarchOrder order, RouteColumns columns) {
    this.book = book;
    this.order = order;
    this.columns = columns;
  }

  /** A line for each body, one for each narrow place it passes, and what its length rests on. */
  List<String> lines() {
    List<String> lines = new ArrayList<>();
    for (RouteColumns.Marching each : columns.marching()) {
      lines.add(body(each));
      lines.addAll(straits(each));
    }
    columns.left().forEach(body -> lines.add(body.words() + " cannot go by this way"));
    boolean known = columns.marching().stream().anyMatch(each -> each.column().lengthMetres() > 0);
    if (!known) {
      lines.add(
          book.id().shortTitle()
              + " gives no length of a column in "
              + order.formation().label()
              + "; say how long it is");
    } else if (order.lengthMetres().isEmpty()) {
      lines.add("length by " + lengthSources());
    }
    if (columns.marching().stream().anyMatch(each -> each.column().haltMinutes() > 0)) {
      lines.add(
          "heads wait until the tail is through by " + book.fieldManual().columns().closingUp());
    }
    return lines;
  }

  private String lengthSources() {
    return order.bodies().stream()
        .flatMap(body -> body.findFootprint(book, order.formation()).stream())
        .map(footprint -> footprint.depthCitation().toString())
        .distinct()
        .collect(Collectors.joining(", "));
  }

  private String body(RouteColumns.Marching each) {
    RoadOrder.Slot slot = each.slot();
    MarchColumn column = each.column();
    if (column.lengthMetres() == 0 && column.haltMinutes() == 0) {
      return Figures.format(
          "%-26s head there after %s",
          each.body().words(), Figures.minutes(slot.headArrivesMinutes()));
    }
    String line =
        Figures.format(
            "%-26s %ssets out after %s, head there after %s, tail after %s",
            each.body().words(),
            column.lengthMetres() > 0
                ? "column of " + Figures.metres(column.lengthMetres(), book.ground()) + "; "
                : "",
            Figures.minutes(slot.setsOutMinutes()),
            Figures.minutes(slot.headArrivesMinutes()),
            Figures.minutes(slot.tailArrivesMinutes()));
    return slot.heldUpMinutes() > HARDLY_MINUTES
        ? line
            + Figures.format(
                "; the road is free after %s, but those before would hold it up for %s",
                Figures.minutes(slot.roadFreeMinutes()), Figures.minutes(slot.heldUpMinutes()))
        : line;
  }

  private List<String> straits(RouteColumns.Marching each) {
    List<String> lines = new ArrayList<>();
    double start = each.slot().setsOutMinutes();
    List<MarchColumn.Passing> passings = each.column().passings();
    for (int i = 0; i < passings.size(); i++) {
      MarchColumn.Passing passing = passings.get(i);
      Straits.Strait strait = each.straits().get(i);
      String line =
          Figures.format(
              "%,7.0f m  %s: head %s%s",
              passing.place().fromMetres(),
              Described.named(strait.passage().feature()),
              fromTo(start, passing.headEntersMinutes(), passing.headLeavesMinutes()),
              each.column().lengthMetres() > 0 || passing.place().leastMinutes() > 0
                  ? ", tail "
                      + fromTo(start, passing.tailEntersMinutes(), passing.tailLeavesMinutes())
                  : "");
      lines.add(strait.why().isEmpty() ? line : line + "; " + String.join(", ", strait.why()));
    }
    for (MarchColumn.Halt halt : each.column().halts()) {
      lines.add(
          Figures.format(
              "%,7.0f m  head halts after %s for %s",
              halt.atMetres(),
              Figures.minutes(start + halt.fromMinutes()),
              Figures.minutes(halt.minutes())));
    }
    if (each.column().mostMetres() > each.column().lengthMetres() * 1.005) {
      lines.add(
          "           drawn out to %s at most; closes up %s"
              .formatted(
                  Figures.metres(each.column().mostMetres(), book.ground()),
                  order.closing() == ClosingUp.AT_THE_GOAL || each.column().halts().isEmpty()
                      ? "at the goal"
                      : "behind each narrow place"));
    }
    return lines;
  }

  private static String fromTo(double start, double from, double to) {
    String first = Figures.minutes(start + from);
    String last = Figures.minutes(start + to);
    return first.equals(last) ? "after " + last : "after " + first + " to " + last;
  }

  /** The columns in JSON; minutes count from when the first of all sets out. */
  void describe(ArrayNode bodies) {
    for (RouteColumns.Marching each : columns.marching()) {
      RoadOrder.Slot slot = each.slot();
      MarchColumn column = each.column();
      ObjectNode body = bodies.addObject().put("body", each.body().words());
      JsonFigures.put(
          body, "columnMetres", column.lengthMetres() > 0 ? column.lengthMetres() : Double.NaN);
      JsonFigures.put(body, "longestMetres", column.mostMetres());
      JsonFigures.put(body, "setsOutMinutes", slot.setsOutMinutes());
      JsonFigures.put(body, "headMinutes", slot.headArrivesMinutes());
      JsonFigures.put(body, "tailMinutes", slot.tailArrivesMinutes());
      JsonFigures.put(body, "haltMinutes", column.haltMinutes());
      JsonFigures.put(body, "heldUpMinutes", slot.heldUpMinutes());
      describeStraits(body.putArray("narrowPlaces"), each);
      describeCourse(body.putArray("course"), slot);
    }
    columns.left().forEach(body -> bodies.addObject().put("body", body.words()).put("way", false));
  }

  private static void describeStraits(ArrayNode straits, RouteColumns.Marching each) {
    double start = each.slot().setsOutMinutes();
    List<MarchColumn.Passing> passings = each.column().passings();
    for (int i = 0; i < passings.size(); i++) {
      MarchColumn.Passing passing = passings.get(i);
      ObjectNode strait =
          straits.addObject().put("kind", each.straits().get(i).passage().feature().kind().key());
      JsonFigures.put(strait, "fromMetres", passing.place().fromMetres());
      JsonFigures.put(strait, "toMetres", passing.place().toMetres());
      JsonFigures.put(strait, "lengthening", passing.place().lengthening());
      JsonFigures.put(strait, "headEntersMinutes", start + passing.headEntersMinutes());
      JsonFigures.put(strait, "headLeavesMinutes", start + passing.headLeavesMinutes());
      JsonFigures.put(strait, "tailEntersMinutes", start + passing.tailEntersMinutes());
      JsonFigures.put(strait, "tailLeavesMinutes", start + passing.tailLeavesMinutes());
      ArrayNode why = strait.putArray("because");
      each.straits().get(i).why().forEach(why::add);
    }
  }

  /** Head and tail whenever one of them changes its rate; between them they go evenly. */
  private static void describeCourse(ArrayNode course, RoadOrder.Slot slot) {
    MarchColumn column = slot.body().column();
    TreeSet<Double> times = new TreeSet<>(column.head().minutes());
    times.addAll(column.tail().minutes());
    for (double minutes : times) {
      ObjectNode point = course.addObject();
      JsonFigures.put(point, "minutes", slot.setsOutMinutes() + minutes);
      JsonFigures.put(point, "headMetres", column.head().metresAfter(minutes));
      JsonFigures.put(point, "tailMetres", Math.max(0, column.tail().metresAfter(minutes)));
      JsonFigures.put(point, "coversMetres", column.coversMetres(minutes));
    }
  }
}
