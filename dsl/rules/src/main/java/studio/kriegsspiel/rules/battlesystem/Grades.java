package studio.kriegsspiel.rules.battlesystem;

import studio.kriegsspiel.rules.book.RuleBook;
import studio.kriegsspiel.rules.procedure.Modifier;
import studio.kriegsspiel.rules.procedure.Modifiers;
import studio.kriegsspiel.rules.procedure.Parameter;
import studio.kriegsspiel.rules.table.RuleTable;
import studio.kriegsspiel.rules.table.TableRow;

/** What grade and cover do to a die and to morale, by ordinal of the constant. */
final class Grades {

  private Grades() {}

  /** Additions to the die by grade. */
  static Modifiers<Quality> modifiers(RuleBook book) {
    return Modifiers.of(book.table("die-modifiers"), Quality.class);
  }

  /** Deductions for cover; no cover deducts nothing. */
  static Modifiers<Cover> cover(RuleBook book) {
    RuleTable table = book.table("cover-modifiers");
    Modifier light = Modifier.of(table, "light-cover");
    return Modifiers.of(
        Cover.class,
        cover ->
            switch (cover) {
              case NONE -> new Modifier("no cover", 0, light.citation());
              case LIGHT -> light;
              case MEDIUM -> Modifier.of(table, "medium-cover");
              case HEAVY -> Modifier.of(table, "heavy-cover");
            });
  }

  /** Starting morale in hundredths of a point. */
  static int startingMorale(RuleBook book, Quality quality) {
    return Hundredths.of(startingRow(book, quality).getFraction("morale"));
  }

  /** The row starting morale is read from. */
  static TableRow startingRow(RuleBook book, Quality quality) {
    return book.table("starting-morale").getRow(key(book, quality));
  }

  /** Levels of experience of all grades. */
  static Modifiers<Quality> experience(RuleBook book) {
    return Modifiers.of(
        Quality.class,
        grade ->
            new Modifier(
                "experience",
                experience(book, grade),
                book.table("experience").getRow(key(book, grade)).citation()));
  }

  /** Level of experience, 0 the lowest. */
  static int experience(RuleBook book, Quality quality) {
    return book.table("experience").getRow(key(book, quality)).getInteger("level");
  }

  private static String key(RuleBook book, Quality quality) {
    boolean elite = quality == Quality.GUARD && book.isOn("one-top-grade");
    return Parameter.word(elite ? Quality.ELITE : quality);
  }
}
