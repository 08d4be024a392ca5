package studio.kriegsspiel.rules.procedure;

import java.lang.annotation.ElementType;
import java.lang.annotation.Repeatable;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Numbers that together cannot be more than another of the same question, said of the record that
 * asks for them: of 4 squadrons no 9 are ready. Where the greater number was left out nothing is
 * said.
 */
@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.TYPE)
@Repeatable(AtMost.All.class)
public @interface AtMost {
  /** The parameters whose numbers are added up, by their names within the record. */
  String[] value();

  /** The parameters whose numbers together they cannot exceed. */
  String[] of();

  /** Why not, one sentence; {@code %s} stands for what {@link Part} says. */
  String says();

  /** The books that ask for them. None is all. */
  String[] only() default {};

  /** All of one record. */
  @Retention(RetentionPolicy.RUNTIME)
  @Target(ElementType.TYPE)
  @interface All {
    AtMost[] value();
  }
}
