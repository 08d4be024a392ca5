package studio.kriegsspiel.scenario.finding;

/** How sure it is that a mend is what the author meant. */
public enum Surety {
  /** Beyond doubt: a slip of the pen of which one word alone can be meant. */
  CERTAIN,
  /** A guess, or one of several ways out: it is shown, and made when it is chosen. */
  PROPOSAL
}
