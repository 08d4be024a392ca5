package studio.kriegsspiel.scenario.names;

import studio.kriegsspiel.scenario.text.TextSpan;

/**
 * A name that a scenario defines.
 *
 * @param kind what it names
 * @param side the side it belongs to; its own name for a side, empty for a template
 * @param name the name, as others refer to it
 * @param nameSpan where the name stands; inside the quotation marks, if it has any; none for a name
 *     of another file
 * @param quoted whether the name is a title in quotation marks
 */
public record DefinedName(Kind kind, String side, String name, TextSpan nameSpan, boolean quoted) {
  /** What can be named. */
  public enum Kind {
    SIDE,
    UNIT,
    ROLE,
    TEMPLATE
  }
}
