package studio.kriegsspiel.scenario.names;

import studio.kriegsspiel.scenario.text.TextSpan;

/**
 * A place that uses a name.
 *
 * @param span the name alone, without side, dot or quotation marks
 * @param target what it stands for
 * @param byTitle whether a unit that has a short name is named by its title here
 */
public record Reference(TextSpan span, DefinedName target, boolean byTitle) {
  /** A place that uses the name itself. */
  public Reference(TextSpan span, DefinedName target) {
    this(span, target, false);
  }
}
