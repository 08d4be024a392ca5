package studio.kriegsspiel.rules.kriegsspiel.losses;

import java.util.HashMap;
import java.util.Map;
import studio.kriegsspiel.rules.Fraction;

/** Points lost by corps and kind of troops, as the pins of the losses table keep them. */
public final class LossSheet {
  private final Map<Entry, Fraction> points = new HashMap<>();

  private record Entry(String corps, LossKind kind) {}

  /** Adds a loss. */
  public void add(String corps, LossKind kind, Fraction loss) {
    points.merge(new Entry(corps, kind), loss, Fraction::plus);
  }

  /** Points lost so far. */
  public Fraction lost(String corps, LossKind kind) {
    return points.getOrDefault(new Entry(corps, kind), Fraction.ZERO);
  }
}
