package studio.kriegsspiel.rules.kriegsspiel.march;

import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;
import studio.kriegsspiel.rules.Citation;
import studio.kriegsspiel.rules.Fraction;
import studio.kriegsspiel.rules.book.RuleBook;
import studio.kriegsspiel.rules.field.Gait;
import studio.kriegsspiel.rules.field.Going;
import studio.kriegsspiel.rules.field.March;
import studio.kriegsspiel.rules.field.Troops;

/** Decides how far troops go in one move over a piece of ground. */
public final class Marching {
  private final RuleBook book;
  private final MarchTable rates;

  public Marching(RuleBook book) {
    this.book = book;
    this.rates = MarchTable.of(book);
  }

  /** The march table behind it. */
  public MarchTable rates() {
    return rates;
  }

  /** The row of the march table these troops move by, if the book knows such movement. */
  public Optional<String> findMover(Troops troops, Gait gait) {
    return Movers.find(rates, troops, gait);
  }

  /** The rate of these troops at a gait over a piece of ground, or why they cannot go there. */
  public March march(Troops troops, Gait gait, Going going) {
    Optional<String> mover = findMover(troops, gait);
    if (mover.isEmpty()) {
      String what = troops.type().label() + " at the gait " + gait.name().toLowerCase(Locale.ROOT);
      return new March.Impossible(
          "the book knows no movement of " + what, book.printed(book.table("march").source()));
    }
    return march(mover.get(), going);
  }

  /** The rate of one row of the march table over a piece of ground. */
  public March march(String mover, Going going) {
    if (GroundBands.isClosed(going)) {
      boolean steep = going.slopeDegrees() > 35;
      return new March.Impossible(
          steep ? "no troops move on a slope of more than 35°" : "water needs a bridge or ford",
          steep ? book.ruling("C032", source()) : book.printed(source()));
    }
    int slowest = Integer.MAX_VALUE;
    GroundBand deciding = GroundBand.EVEN;
    for (GroundBand band : GroundBands.of(going)) {
      OptionalInt paces = rates.findPaces(mover, band);
      if (paces.isEmpty() || isForbiddenDownhill(mover, band, going)) {
        return impossible(mover, band);
      }
      if (paces.getAsInt() < slowest) {
        slowest = paces.getAsInt();
        deciding = band;
      }
    }
    return rate(mover, slowest, citation(mover, deciding, going));
  }

  private boolean isForbiddenDownhill(String mover, GroundBand band, Going going) {
    return band == GroundBand.OFF_ROAD_10_15 && going.downhill() && rates.isUphillOnly(mover);
  }

  private March impossible(String mover, GroundBand band) {
    String who = rates.title(mover).toLowerCase(Locale.ROOT);
    return new March.Impossible(
        "the march table gives no rate for " + who + " on " + band.label(),
        rates.citation(mover, band));
  }

  private Citation citation(String mover, GroundBand band, Going going) {
    return going.onRoad() && going.slopeDegrees() >= 5 && band == GroundBand.EVEN
        ? book.ruling("C032", source())
        : rates.citation(mover, band);
  }

  private March rate(String mover, int paces, Citation citation) {
    return new March.Rate(
        Fraction.of(paces),
        book.ground().plural(),
        book.ground().metres(),
        book.time().turnMinutes(),
        rates.findLimit(mover).orElse(null),
        citation);
  }

  private String source() {
    return book.table("march").source();
  }
}
