package studio.kriegsspiel.reading.march;

import java.util.ArrayList;
import java.util.List;
import studio.kriegsspiel.reading.point.Described;
import studio.kriegsspiel.rules.book.RuleBook;
import studio.kriegsspiel.rules.concept.Arm;
import studio.kriegsspiel.situation.march.NarrowWays;
import studio.kriegsspiel.situation.words.Figures;
import studio.kriegsspiel.terrain.RoadWidthClass;
import studio.kriegsspiel.terrain.defence.FrontWidth;
import studio.kriegsspiel.terrain.march.RouteSurvey;

/** What a way leads over and through, in words. */
final class RouteWords {
  private final RuleBook book;
  private final Arm arm;
  private final RouteRoom along;

  /** Words for one arm under one book. */
  RouteWords(RuleBook book, Arm arm, RouteRoom along) {
    this.book = book;
    this.arm = arm;
    this.along = along;
  }

  /** One passage: where it is, what it is, how broad, in which front it is passed. */
  String passage(RouteSurvey.Passage passage) {
    StringBuilder line = new StringBuilder();
    line.append(
        Figures.format("%,6.0f m  %s", passage.fromMetres(), Described.named(passage.feature())));
    double length = passage.toMetres() - passage.fromMetres();
    if (length >= 10) {
      line.append(Figures.format(", for %,.0f m", length));
    }
    passage
        .widthMetres()
        .ifPresent(width -> line.append(Figures.format(", %s m wide", trim(width))));
    if (passage.isNarrow()) {
      NarrowWays.find(book, passage.feature(), arm)
          .ifPresent(front -> line.append(": ").append(front.words()));
      FrontWidth behind = along.behind(passage);
      line.append("; behind it a front of ").append(RouteRoom.words(behind));
    }
    return line.toString();
  }

  /** How much of the way is road, and in which front the book lets them march on it. */
  String roads() {
    List<String> parts = new ArrayList<>();
    along
        .roads()
        .forEach(
            (road, metres) ->
                parts.add(
                    Figures.format(
                        "%,.0f m on %s%s",
                        metres,
                        road(road),
                        NarrowWays.find(book, road, arm)
                            .map(front -> ", " + front.words())
                            .orElse(""))));
    return parts.isEmpty() ? "no part of the way is road" : String.join("; ", parts);
  }

  static String road(RoadWidthClass road) {
    return switch (road) {
      case HIGHWAY -> "highway";
      case SMALL_ROAD -> "smaller road";
      case TRACK -> "track";
    };
  }

  private static String trim(double metres) {
    return metres == Math.rint(metres)
        ? Long.toString((long) metres)
        : Figures.format("%.1f", metres);
  }
}
