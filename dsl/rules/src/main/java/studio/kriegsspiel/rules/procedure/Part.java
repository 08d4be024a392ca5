package studio.kriegsspiel.rules.procedure;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Makes a component that is a record itself a part of the question. The names of its parameters
 * begin with the component's name, {@code attacker} and {@code units} being {@code attacker-units};
 * a parameter whose {@link Ask#name} is {@link #SELF} is called as the part is.
 */
@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.RECORD_COMPONENT)
public @interface Part {
  /** The name of a parameter that bears its part's name alone. */
  String SELF = "-";

  /** What stands for {@code %s} in the titles of the part's parameters. */
  String value() default "";

  /** Whether its parameters bear their own names alone. */
  boolean plain() default false;
}
