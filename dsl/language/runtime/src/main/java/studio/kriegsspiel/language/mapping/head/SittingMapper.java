package studio.kriegsspiel.language.mapping.head;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import org.jspecify.annotations.Nullable;
import studio.kriegsspiel.language.mapping.context.Literals;
import studio.kriegsspiel.language.mapping.context.MappingContext;
import studio.kriegsspiel.language.xtext.kriegsspiel.PlaysItem;
import studio.kriegsspiel.scenario.people.Sitting;

/** Reads how long an evening takes and how hard it is. */
final class SittingMapper {
  private static final int LONGEST_MINUTES = 100 * 60;
  private static final Map<String, Integer> UNITS =
      Map.of("hour", 60, "hours", 60, "h", 60, "min", 1, "minutes", 1, "minute", 1);
  private static final String FORM = "Write it so: `plays 3 hours, difficulty 2`.";

  private final MappingContext context;
  private final HeaderItems items;

  SittingMapper(MappingContext context, HeaderItems items) {
    this.context = context;
    this.items = items;
  }

  Optional<Sitting> map() {
    return items.one(PlaysItem.class, "plays").flatMap(this::sitting);
  }

  private Optional<Sitting> sitting(PlaysItem item) {
    OptionalInt difficulty = difficulty(item, item.getDifficulty());
    String unit = item.getUnit().toLowerCase(Locale.ROOT);
    @Nullable Integer each = UNITS.get(unit);
    if (each == null) {
      context.unknown(
          "KS-SYN-007",
          context.span(item, "unit"),
          "`" + item.getUnit() + "` is no measure of an evening",
          unit,
          List.of("hours", "minutes"),
          FORM);
      return Optional.empty();
    }
    double minutes = Literals.number(item.getLength()) * each;
    if (!(minutes >= 1 && minutes <= LONGEST_MINUTES)) {
      context.error(
          "KS-SYN-005",
          context.span(item, "length"),
          "A game lasts from one minute to a hundred hours at the table.",
          FORM);
      return Optional.empty();
    }
    return Optional.of(new Sitting((int) Math.round(minutes), difficulty, context.span(item)));
  }

  private OptionalInt difficulty(PlaysItem item, @Nullable String written) {
    if (written == null) {
      return OptionalInt.empty();
    }
    OptionalInt difficulty = Literals.whole(written);
    if (difficulty.isEmpty()
        || difficulty.getAsInt() < Sitting.EASIEST
        || difficulty.getAsInt() > Sitting.HARDEST) {
      context.error(
          "KS-SYN-005",
          context.span(item, "difficulty"),
          "Difficulty goes from " + Sitting.EASIEST + " to " + Sitting.HARDEST + ".",
          FORM);
      return OptionalInt.empty();
    }
    return difficulty;
  }
}
