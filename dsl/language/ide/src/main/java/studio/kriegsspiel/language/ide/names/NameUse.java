package studio.kriegsspiel.language.ide.names;

import java.util.Optional;
import studio.kriegsspiel.scenario.text.TextSpan;

/**
 * One place of a text that defines or uses a name.
 *
 * @param kind what is named
 * @param side the side it belongs to; its own name for a side, empty where it belongs to none or an
 *     army list cannot know
 * @param name the name that others refer to it by
 * @param title the title of a unit that has one beside its name
 * @param span where the name stands, quotation marks left out
 * @param defines whether the thing is defined here
 * @param quoted whether the name is a title in quotation marks
 * @param byTitle whether a unit that has a short name is named by its title here
 */
public record NameUse(
    Kind kind,
    String side,
    String name,
    Optional<String> title,
    TextSpan span,
    boolean defines,
    boolean quoted,
    boolean byTitle) {
  /** What can be named. */
  public enum Kind {
    SIDE,
    UNIT,
    ROLE,
    PLACE,
    TEMPLATE,
    VARIANT
  }

  /** The same at another place. */
  NameUse at(TextSpan place) {
    return new NameUse(kind, side, name, title, place, defines, quoted, byTitle);
  }

  /** Whether both name the same thing of one file. */
  public boolean isSameAs(NameUse other) {
    return kind == other.kind && side.equals(other.side) && name.equals(other.name);
  }
}
