package studio.kriegsspiel.rules.procedure;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Makes a component of type {@code Set<String>} one yes/no parameter for each row of a table; it
 * holds the names of those that are answered yes.
 */
@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.RECORD_COMPONENT)
public @interface YesWords {
  /** The table. */
  String table();

  /** Its column of names. */
  String names();

  /** Its column of titles. */
  String titles();
}
