package studio.kriegsspiel.rules.procedure;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Makes a component of a record a parameter of a question, named as the component is: {@code
 * rangePaces} is asked for as {@code range-paces}. The component's type says what a value looks
 * like: {@code boolean} yes or no (no unless given), {@code int} a whole number, {@link
 * java.util.OptionalInt} one that may be left out, {@link studio.kriegsspiel.rules.Fraction} an
 * exact number, an enum one of its words, {@code String} one of {@link #of}, {@link #rows} or
 * {@link #from}, or any text. {@link java.util.Optional} of these may be left out.
 */
@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.RECORD_COMPONENT)
public @interface Ask {
  /** Stands for "must be given". */
  String NEEDED = "\u0000";

  /** What it means, one line, with its unit; {@code %s} stands for what {@link Part} says. */
  String value();

  /** The value when it is not given. */
  String or() default NEEDED;

  /** Smallest number. */
  int least() default 0;

  /** Largest number. */
  int most() default Integer.MAX_VALUE;

  /** The choices; of an enum, those of its words that may be chosen. */
  String[] of() default {};

  /** A table and column of the book, {@code march.troops}, whose values are the choices. */
  String rows() default "";

  /** What finds the choices in the book's tables. */
  Class<? extends TableChoices> from() default TableChoices.class;

  /** The parameter's name where it cannot be the component's. */
  String name() default "";

  /** The books that ask for it; in another it keeps its {@link #or}. None is all. */
  String[] only() default {};
}
