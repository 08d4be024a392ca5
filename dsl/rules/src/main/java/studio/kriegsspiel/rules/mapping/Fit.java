package studio.kriegsspiel.rules.mapping;

/** How well a term of a book fits what the scenario says. */
public enum Fit {
  /** The book has the same thing. */
  SAME,
  /** The book has one term for this and for other things. */
  MERGED,
  /** The book has it, but says less of it or says it otherwise. */
  LOSSY,
  /** The book has no such thing; a default of ours takes its place. */
  DEFAULT,
  /** The scenario may carry it, but under this book it changes nothing. */
  INERT,
  /** The book does not know it. */
  NONE;

  /** Whether something is lost, so that the author must be told. */
  public boolean isLoss() {
    return this != SAME;
  }
}
