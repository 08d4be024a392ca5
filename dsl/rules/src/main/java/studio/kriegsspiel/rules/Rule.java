package studio.kriegsspiel.rules;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Names the statements of the rule inventories that a test shows, for instance {@code G4-017}; two
 * ids joined by {@code ..} stand for all between them ({@code G3-056..G3-079}).
 */
@Documented
@Retention(RetentionPolicy.RUNTIME)
@Target({ElementType.METHOD, ElementType.TYPE})
public @interface Rule {
  /** Statement ids or spans of ids. */
  String[] value();
}
