package studio.kriegsspiel.rules.procedure;

import java.util.List;
import studio.kriegsspiel.rules.table.TableSet;

/** Finds the choices of a parameter in a book's tables; needs a constructor without arguments. */
@FunctionalInterface
public interface TableChoices {
  List<String> of(TableSet tables);
}
