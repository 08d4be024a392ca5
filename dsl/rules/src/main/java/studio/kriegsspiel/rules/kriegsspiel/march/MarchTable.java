package studio.kriegsspiel.rules.kriegsspiel.march;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import studio.kriegsspiel.rules.Citation;
import studio.kriegsspiel.rules.Layer;
import studio.kriegsspiel.rules.UnknownNameException;
import studio.kriegsspiel.rules.book.RuleBook;
import studio.kriegsspiel.rules.field.March;
import studio.kriegsspiel.rules.table.RuleTable;
import studio.kriegsspiel.rules.table.TableRow;

/**
 * The march table ({@code Reisswitz 1824 §34}; British movement chart) for quick use: paces a move
 * by mover and kind of ground.
 */
public final class MarchTable {
  private static final int NONE = -1;

  private final RuleTable table;
  private final Map<String, Mover> movers;

  /** One row of the march table. */
  private record Mover(TableRow row, int[] paces) {}

  private MarchTable(RuleTable table) {
    this.table = table;
    this.movers =
        table.rows().stream()
            .map(MarchTable::mover)
            .collect(Collectors.toMap(m -> m.row().getText("mover"), Function.identity()));
  }

  /** The rates of a Kriegsspiel book. */
  public static MarchTable of(RuleBook book) {
    return new MarchTable(book.table("march"));
  }

  private static Mover mover(TableRow row) {
    int[] paces = new int[GroundBand.values().length];
    for (GroundBand band : GroundBand.values()) {
      paces[band.ordinal()] = row.findInteger(band.column()).orElse(NONE);
    }
    return new Mover(row, paces);
  }

  /** The rows' keys in the order of the table. */
  public List<String> movers() {
    return table.rows().stream().map(row -> row.getText("mover")).toList();
  }

  /** The first of these keys the table has. */
  public Optional<String> findMover(String... keys) {
    for (String key : keys) {
      if (movers.containsKey(key)) {
        return Optional.of(key);
      }
    }
    return Optional.empty();
  }

  /** Paces a move, empty where the book prints a dash: no progress so. */
  public OptionalInt findPaces(String mover, GroundBand band) {
    int paces = get(mover).paces()[band.ordinal()];
    return paces == NONE ? OptionalInt.empty() : OptionalInt.of(paces);
  }

  /** How often the rate may be used, empty for always. */
  public Optional<March.Frequency> findLimit(String mover) {
    TableRow row = get(mover).row();
    return row.isDash("moves")
        ? Optional.empty()
        : Optional.of(new March.Frequency(row.getInteger("moves"), row.getInteger("in-moves")));
  }

  /** Whether the rate on 10-15° holds uphill only (guns by ropes). */
  public boolean isUphillOnly(String mover) {
    return get(mover).row().isTrue("uphill-only-10-15");
  }

  /** The row's words for its troops. */
  public String title(String mover) {
    return get(mover).row().getText("title");
  }

  /** What a rate rests on: the row of the table by its heading, or the ruling on this cell. */
  public Citation citation(String mover, GroundBand band) {
    TableRow row = get(mover).row();
    Citation cell = row.citation(band.column());
    return cell.layer() == Layer.PRINTED
        ? Citation.printed(
            cell.book(), cell.reference(), "march table, \"" + row.getText("title") + "\"")
        : cell;
  }

  private Mover get(String key) {
    @Nullable Mover mover = movers.get(key);
    if (mover == null) {
      throw new UnknownNameException("mover in table march", key, movers());
    }
    return mover;
  }
}
