package studio.kriegsspiel.situation.march;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import studio.kriegsspiel.rules.book.RuleBook;
import studio.kriegsspiel.rules.field.ColumnRules;
import studio.kriegsspiel.rules.field.Footprint;
import studio.kriegsspiel.rules.field.NarrowFront;
import studio.kriegsspiel.rules.field.Troops;
import studio.kriegsspiel.situation.ground.GoingIndex;
import studio.kriegsspiel.situation.words.Figures;
import studio.kriegsspiel.terrain.RoadWidthClass;
import studio.kriegsspiel.terrain.march.NarrowPlace;
import studio.kriegsspiel.terrain.march.RouteSurvey;

/**
 * The straits of a way for one body: where its column narrows, on a narrow road or in a passage,
 * and what a book makes of it.
 */
public final class Straits {
  /** Shorter stretches of road do not change a column, as where two roads cross. */
  private static final double SHORTEST_ROAD_METRES = 50;

  private final RuleBook book;
  private final ColumnRules rules;
  private final Body body;
  private final MarchOrder order;

  public Straits(RuleBook book, Body body, MarchOrder order) {
    this.book = book;
    this.rules = book.fieldManual().columns();
    this.body = body;
    this.order = order;
  }

  /**
   * A stretch of the way that is narrow, or that the book gives a time for.
   *
   * @param passage what it is
   * @param place what it does to the column
   * @param why what makes the column longer or slower there, each with its source
   */
  public record Strait(RouteSurvey.Passage passage, NarrowPlace place, List<String> why) {

    /** Keeps its own copy. */
    public Strait {
      why = List.copyOf(why);
    }
  }

  /** In the order of the way. */
  public List<Strait> on(RouteSurvey survey) {
    List<Strait> straits = new ArrayList<>();
    for (RouteSurvey.Passage passage : survey.passages()) {
      Strait strait = at(passage);
      if (passage.isNarrow() || strait.place().leastMinutes() > 0) {
        straits.add(strait);
      }
    }
    for (RouteSurvey.Passage road : survey.roads()) {
      if (road.toMetres() - road.fromMetres() >= SHORTEST_ROAD_METRES) {
        Strait strait = onRoad(road);
        if (strait.place().lengthening() > 1) {
          straits.add(strait);
        }
      }
    }
    straits.sort(Comparator.comparingDouble(each -> each.place().fromMetres()));
    return straits;
  }

  /** A stretch of road that is narrower than the front the body marches on. */
  private Strait onRoad(RouteSurvey.Passage road) {
    List<String> why = new ArrayList<>();
    RoadWidthClass width = road.feature().attributes().roadWidth().orElse(RoadWidthClass.TRACK);
    double times = byFront(NarrowWays.find(book, width, body.troops().arm()), why);
    return new Strait(road, new NarrowPlace(road.fromMetres(), road.toMetres(), times, 0), why);
  }

  private Strait at(RouteSurvey.Passage passage) {
    Troops troops = body.troops();
    List<String> why = new ArrayList<>();
    double times = 1;
    if (passage.isNarrow()) {
      times =
          Math.max(
              byFront(NarrowWays.find(book, passage.feature(), troops.arm()), why),
              byBreadth(passage, why));
    }
    Optional<ColumnRules.PassageTime> time =
        GoingIndex.kind(passage.feature().kind())
            .flatMap(kind -> rules.findPassageTime(troops, kind));
    time.ifPresent(
        each -> why.add(Figures.minutes(each.minutes()) + " to pass [" + each.citation() + "]"));
    return new Strait(
        passage,
        new NarrowPlace(
            passage.fromMetres(),
            passage.toMetres(),
            times,
            time.map(ColumnRules.PassageTime::minutes).orElse(0.0)),
        why);
  }

  /** By the front that the book lets through and the length it gives a column on it. */
  private double byFront(Optional<NarrowFront> front, List<String> why) {
    OptionalDouble usual = body.findLengthMetres(book, order.formation());
    Optional<Footprint> narrowed =
        front.flatMap(each -> rules.findLength(body.troops(), each.front()));
    if (usual.isEmpty() || narrowed.isEmpty()) {
      return 1;
    }
    double times = narrowed.get().depthMetres() / usual.getAsDouble();
    if (times <= 1) {
      return 1;
    }
    why.add(longer(times, "by " + front.get().front(), narrowed.get().depthCitation().toString()));
    return times;
  }

  /** By the breadths of the column and of the way, where both are known. */
  private double byBreadth(RouteSurvey.Passage passage, List<String> why) {
    OptionalDouble width = passage.widthMetres();
    if (order.frontMetres().isEmpty() || width.isEmpty() || width.getAsDouble() <= 0) {
      return 1;
    }
    ColumnRules.Lengthening found =
        rules.narrow(order.frontMetres().getAsDouble(), width.getAsDouble());
    if (found.times() > 1) {
      why.add(longer(found.times(), "on the breadth left", found.citation().toString()));
    }
    return found.times();
  }

  private static String longer(double times, String how, String citation) {
    String figure =
        times == 2
            ? "twice"
            : Figures.format(times == Math.rint(times) ? "%.0f times" : "%.1f times", times);
    return figure + " as long " + how + " [" + citation + "]";
  }
}
