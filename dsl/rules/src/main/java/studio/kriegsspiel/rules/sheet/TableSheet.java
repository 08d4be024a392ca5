package studio.kriegsspiel.rules.sheet;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import studio.kriegsspiel.rules.Citation;
import studio.kriegsspiel.rules.book.RuleBook;

/**
 * A rule book as somebody has it on the table: in steps how each kind of decision is reached or,
 * for players, how to lead; and the tables that it needs.
 *
 * @param note what a turn is
 * @param sections in the order of a turn
 */
public record TableSheet(String note, List<Section> sections) {
  /** Copies the list. */
  public TableSheet {
    sections = List.copyOf(sections);
  }

  /** The sheet of a book, which one that is none of ours may lack. */
  public static Optional<TableSheet> of(RuleBook book) {
    return RuleSheetReader.find(book, "sheet");
  }

  /** What the book asks of those who play, likewise: how to order, what takes time. */
  public static Optional<TableSheet> ofPlayers(RuleBook book) {
    return RuleSheetReader.find(book, "player");
  }

  /**
   * A kind of decision, or a part of leading.
   *
   * @param title such as {@code Fire of guns}
   * @param with what must be there for it, any of these; always if empty
   * @param questions the book's questions that it answers
   * @param steps what the umpire or the player does
   * @param tables what he looks up in them
   */
  public record Section(
      String title,
      Set<Need> with,
      List<String> questions,
      List<Instruction> steps,
      List<Extract> tables) {
    /** Copies what it is given. */
    public Section {
      with = Set.copyOf(with);
      questions = List.copyOf(questions);
      steps = List.copyOf(steps);
      tables = List.copyOf(tables);
    }

    /** Whether it is of use. */
    public boolean isFor(Present present) {
      return present.hasAny(with);
    }
  }

  /**
   * One step.
   *
   * @param text what to do, a sentence or two
   * @param citation the place of the book, or who decided it where the book does not
   */
  public record Instruction(String text, Citation citation) {}
}
