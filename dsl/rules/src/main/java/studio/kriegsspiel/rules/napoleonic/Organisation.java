package studio.kriegsspiel.rules.napoleonic;

import studio.kriegsspiel.rules.book.RuleBook;
import studio.kriegsspiel.rules.trace.Trace;

/** The order a unit is in. */
public enum Organisation {
  ORGANISED,
  DISRUPTED,
  ROUTING;

  /** Whether troops are fought and fired on as disrupted ones, which routing troops are. */
  boolean isMetAsDisrupted(RuleBook book, Trace trace) {
    if (this == ROUTING) {
      trace.add("troops that rout", "met as disrupted ones", book.defaulted("DN-13"));
    }
    return this != ORGANISED;
  }
}
