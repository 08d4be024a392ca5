package studio.kriegsspiel.situation.secret;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import studio.kriegsspiel.scenario.place.Position;
import studio.kriegsspiel.terrain.MapPoint;

/** The figures by which a written or a found position could be told. */
final class Coordinates {
  /** Fewer figures are too often something else. */
  private static final int FEWEST = 6;

  private Coordinates() {}

  /** The figures as the author wrote them; none for a place or an offset. */
  static List<String> of(Position position) {
    return position.match(
        place -> List.of(),
        offset -> List.of(),
        grid -> telling(List.of(grid.reference())),
        geographic ->
            telling(List.of(plain(geographic.latitude()), plain(geographic.longitude()))));
  }

  /** Both metres of a point, as files for other programs hold them, and in whole metres. */
  static List<String> of(MapPoint point) {
    List<String> figures = new ArrayList<>();
    for (double metres : new double[] {point.x(), point.y()}) {
      figures.add(plain(Math.floor(metres)));
      figures.add(plain(Math.round(metres)));
    }
    return telling(figures.stream().distinct().toList());
  }

  private static String plain(double figure) {
    return BigDecimal.valueOf(Math.abs(figure)).stripTrailingZeros().toPlainString();
  }

  private static List<String> telling(List<String> figures) {
    return figures.stream()
        .filter(each -> each.chars().filter(Character::isDigit).count() >= FEWEST)
        .toList();
  }
}
