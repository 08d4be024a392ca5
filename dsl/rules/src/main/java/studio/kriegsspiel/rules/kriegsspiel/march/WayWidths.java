package studio.kriegsspiel.rules.kriegsspiel.march;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import studio.kriegsspiel.rules.Citation;
import studio.kriegsspiel.rules.RuleBookId;
import studio.kriegsspiel.rules.book.RuleBook;
import studio.kriegsspiel.rules.concept.Arm;
import studio.kriegsspiel.rules.field.DefileKind;
import studio.kriegsspiel.rules.field.NarrowFront;
import studio.kriegsspiel.rules.procedure.TableChoices;
import studio.kriegsspiel.rules.table.RuleTable;
import studio.kriegsspiel.rules.table.TableSet;

/** The broadest formation on roads, bridges and gateways ({@code Reisswitz 1824 §36-37}). */
public final class WayWidths {
  private static final String OF_1828 = "defile-widths-1828";

  private final RuleTable table;

  /** The ways of all of a book's tables; the switches decide which of them is in force. */
  static final class Known implements TableChoices {
    @Override
    public List<String> of(TableSet tables) {
      return Stream.of("road-widths", OF_1828)
          .flatMap(name -> tables.find(name).stream())
          .flatMap(table -> table.rows().stream())
          .map(row -> row.getText("way"))
          .distinct()
          .toList();
    }
  }

  public WayWidths(RuleBook book) {
    boolean of1828 = book.id().equals(RuleBookId.BRITISH_1815) && book.isOn(OF_1828);
    this.table = book.table(of1828 ? OF_1828 : "road-widths");
  }

  /** The ways the book knows. */
  public List<String> ways() {
    return table.rows().stream().map(row -> row.getText("way")).toList();
  }

  /**
   * The broadest formation of an arm, empty where the map or the umpire decides.
   *
   * @param arm {@code infantry}, {@code cavalry} or {@code artillery}
   */
  public Optional<String> findBroadest(String way, String arm) {
    return table.getRow(way).findText(arm);
  }

  /** Whether it can only be crossed at the walk. */
  public boolean isWalkOnly(String way) {
    return table.getRow(way).isTrue("walk-only");
  }

  /**
   * Whether small units may cross at any speed what large bodies cross at the walk: bridges that
   * stand, in the British book (Defiles 6); not what is improvised.
   */
  boolean areSmallUnitsFree(String way) {
    return table.book().equals(RuleBookId.BRITISH_1815)
        && !way.equals("pontoon-or-repaired-bridge");
  }

  /** The broadest front of an arm at a place; the first of its names that the book knows counts. */
  public Optional<NarrowFront> findFront(DefileKind place, Arm arm) {
    String column =
        switch (arm) {
          case CAVALRY, STAFF -> "cavalry";
          case ARTILLERY, TRAIN -> "artillery";
          default -> "infantry";
        };
    return names(place).stream()
        .filter(ways()::contains)
        .findFirst()
        .flatMap(
            way ->
                findBroadest(way, column)
                    .map(front -> new NarrowFront(front, isWalkOnly(way), citation(way))));
  }

  private static List<String> names(DefileKind place) {
    return switch (place) {
      case HIGHWAY -> List.of("main-highway");
      case SMALL_ROAD -> List.of("smaller-road");
      case TRACK -> List.of("footpath-dyke-or-sunken-road");
      case FORD -> List.of("ford");
      case DEFILE -> List.of("defile-or-sunken-road", "footpath-dyke-or-sunken-road");
      case MAKESHIFT_BRIDGE -> List.of("pontoon-or-repaired-bridge", "small-or-temporary-bridge");
      case SMALL_BRIDGE -> List.of("small-or-temporary-bridge");
      case LARGE_STONE_BRIDGE -> List.of("large-bridge");
      case LARGE_WOODEN_BRIDGE -> List.of("large-bridge-not-of-stone", "large-bridge");
    };
  }

  /** What it rests on. */
  public Citation citation(String way) {
    return table.getRow(way).citation();
  }
}
