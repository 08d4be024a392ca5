package studio.kriegsspiel.rules.book;

import java.util.List;
import studio.kriegsspiel.rules.RegisteredBook;
import studio.kriegsspiel.rules.field.FieldManual;
import studio.kriegsspiel.rules.procedure.Procedure;

/** What the code of one rule book adds to its data. */
public interface BookProvider extends RegisteredBook {

  /** The procedures of a book as its switches and tables stand. */
  List<Procedure> procedures(RuleBook book);

  /** What a book says of troops on the ground, as its switches and tables stand. */
  FieldManual fieldManual(RuleBook book);

  /**
   * Checks what the shape of the tables alone does not show, after a user's folder replaced some.
   *
   * @throws studio.kriegsspiel.rules.RulesException naming the table and its fault
   */
  default void check(RuleBook book) {}
}
