package studio.kriegsspiel.rules.procedure;

import java.lang.annotation.ElementType;
import java.lang.annotation.Repeatable;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Facts that cannot all hold of one question, said of the record that asks for them: {@code
 * {"square", "-!=infantry"}}. Whoever puts them together is refused with a sentence before anything
 * is decided. This is the one place for what excludes what; {@link QuestionFact} says how a fact is
 * written.
 */
@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.TYPE)
@Repeatable(Excludes.All.class)
public @interface Excludes {
  /** The facts, each by its parameter's name within the record. */
  String[] value();

  /** Why not, one sentence; {@code %s} stands for what {@link Part} says. */
  String says();

  /** The books that ask for them. None is all. */
  String[] only() default {};

  /** All of one record. */
  @Retention(RetentionPolicy.RUNTIME)
  @Target(ElementType.TYPE)
  @interface All {
    Excludes[] value();
  }
}
