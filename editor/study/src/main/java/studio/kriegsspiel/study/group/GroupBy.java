package studio.kriegsspiel.study.group;

import java.util.Locale;

/** By what findings are put together. */
public enum GroupBy {
  /** Whose troops or papers they are about. */
  SIDE,
  /** Who reads the statement they are about. */
  READER,
  /** What they are about: marches, forces, secrets. */
  AREA,
  /** Where they have to be mended. */
  FILE;

  /** The word on the command line. */
  public String word() {
    return name().toLowerCase(Locale.ROOT);
  }
}
