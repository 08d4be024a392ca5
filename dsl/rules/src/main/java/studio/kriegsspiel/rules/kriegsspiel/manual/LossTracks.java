package studio.kriegsspiel.rules.kriegsspiel.manual;

import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Function;
import studio.kriegsspiel.rules.Fraction;
import studio.kriegsspiel.rules.book.RuleBook;
import studio.kriegsspiel.rules.concept.Arm;
import studio.kriegsspiel.rules.field.Counter;
import studio.kriegsspiel.rules.field.LossTrack;
import studio.kriegsspiel.rules.table.RuleTable;
import studio.kriegsspiel.rules.table.TableRow;

/** The points of loss at which blocks and guns are taken off, from the table of exchanges. */
final class LossTracks {
  /** Fire is booked in fives: thirty points are a sixth of a battalion. */
  private static final Fraction STEP = Fraction.of(5);

  private static final int ODD = 5;

  private final RuleTable exchange;

  LossTracks(RuleBook book) {
    this.exchange = book.table("exchange");
  }

  Optional<LossTrack> find(Arm arm, Function<Counter, OptionalInt> sizes) {
    return switch (arm) {
      case INFANTRY -> track("half-battalion", sizes.apply(Counter.HALF_BATTALION));
      case CAVALRY -> track("squadron", sizes.apply(Counter.SQUADRON));
      case ARTILLERY ->
          track("two-guns", OptionalInt.of(2)).or(() -> track("gun", OptionalInt.of(1)));
      case ENGINEERS, TRAIN, STAFF -> Optional.empty();
    };
  }

  private Optional<LossTrack> track(String key, OptionalInt size) {
    Optional<TableRow> row =
        exchange.rows().stream().filter(each -> each.getText("track").equals(key)).findFirst();
    if (row.isEmpty() || size.isEmpty()) {
      return Optional.empty();
    }
    Fraction points = row.get().getFraction("points");
    Fraction fives = points.dividedBy(STEP);
    int boxes = fives.isWhole() ? (int) fives.floor() : ODD;
    return Optional.of(
        new LossTrack(key.replace('-', ' '), size.getAsInt(), points, boxes, row.get().citation()));
  }
}
