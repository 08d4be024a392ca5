package studio.kriegsspiel.cli.ground.march;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import studio.kriegsspiel.cli.console.CommandFault;
import studio.kriegsspiel.cli.console.NearMiss;
import studio.kriegsspiel.rules.book.RuleBook;
import studio.kriegsspiel.rules.concept.Arm;
import studio.kriegsspiel.rules.concept.Formation;
import studio.kriegsspiel.rules.concept.UnitType;
import studio.kriegsspiel.rules.field.Footprint;
import studio.kriegsspiel.rules.field.Troops;

/**
 * A body of troops as a user writes it.
 *
 * @param troops what it is
 * @param words what it is called in an answer
 */
public record Body(Troops troops, String words) {
  private static final Pattern FORM = Pattern.compile("([a-z._]+)(?::(\\d{1,6}))?");
  private static final int MEN = 600;
  private static final int PIECES = 8;

  /**
   * Reads {@code infantry.line:600}; guns are counted by pieces.
   *
   * @throws CommandFault if there are no such troops
   */
  public static Body of(String text) {
    Matcher match = FORM.matcher(text.strip());
    if (!match.matches()) {
      throw new CommandFault(
          "`"
              + text
              + "` is no body of troops; write it as infantry.line:600 or artillery.medium:8.");
    }
    UnitType type = type(match.group(1));
    boolean guns = type.arm() == Arm.ARTILLERY;
    int strength =
        match.group(2) == null ? (guns ? PIECES : MEN) : Integer.parseInt(match.group(2));
    if (strength < 1) {
      throw new CommandFault(
          "A body of troops has at least one man or gun; `" + text + "` has none.");
    }
    Troops troops =
        guns
            ? new Troops(
                type,
                0,
                strength,
                java.util.OptionalInt.empty(),
                java.util.OptionalInt.empty(),
                studio.kriegsspiel.rules.concept.Grade.LINE)
            : Troops.of(type, strength);
    String count =
        switch (type.arm()) {
          case ARTILLERY -> strength + (strength == 1 ? " piece, " : " pieces, ");
          case STAFF, TRAIN -> "";
          default -> strength + (strength == 1 ? " man, " : " men, ");
        };
    return new Body(troops, count + type.label());
  }

  private static UnitType type(String key) {
    List<String> keys = Arrays.stream(UnitType.values()).map(UnitType::key).toList();
    return UnitType.findByKey(key)
        .orElseThrow(
            () ->
                new CommandFault(
                    "There are no troops `%s`%s."
                        .formatted(
                            key,
                            NearMiss.find(key, keys)
                                .map(near -> "; did you mean `" + near + "`?")
                                .orElse("; the kinds are " + String.join(", ", keys)))));
  }

  /** The ground it takes up in a formation, by the book; guns on the march are limbered. */
  public Optional<Footprint> findFootprint(RuleBook book, Formation formation) {
    return book.fieldManual().findFootprint(troops, formation);
  }

  /** Length of its column, nothing where the book does not say. */
  public OptionalDouble findLengthMetres(RuleBook book, Formation formation) {
    return findFootprint(book, formation)
        .filter(footprint -> footprint.depthMetres() > 0)
        .map(footprint -> OptionalDouble.of(footprint.depthMetres()))
        .orElse(OptionalDouble.empty());
  }
}
