package studio.kriegsspiel.rules.data;

import studio.kriegsspiel.rules.RulesException;

/** A data file that does not hold what it must; says file, line, what was expected and found. */
public final class MalformedDataException extends RulesException {
  private static final long serialVersionUID = 1L;

  public MalformedDataException(String file, int line, String expected, String found) {
    super(file + ":" + line + ": expected " + expected + ", found " + found + ".");
  }
}
