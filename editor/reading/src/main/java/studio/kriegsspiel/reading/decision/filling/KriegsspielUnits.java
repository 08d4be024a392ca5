package studio.kriegsspiel.reading.decision.filling;

import java.util.Optional;
import studio.kriegsspiel.rules.book.RuleBook;
import studio.kriegsspiel.rules.concept.Arm;
import studio.kriegsspiel.rules.field.Counter;

/** The half battalions, squadrons and half batteries that a body counts as hand to hand. */
record KriegsspielUnits(RuleBook book) {
  private int block(Counter counter) {
    return book.fieldManual().findCounterSize(counter).orElseThrow();
  }

  private int count(Counter counter, int strength) {
    return book.fieldManual().countCounters(counter, strength).orElseThrow();
  }

  /** A part of a half battalion counts as one, of which that share is there. */
  Optional<Filled> halfBattalions(BodyFacts body) {
    return inBlocks(body, Counter.HALF_BATTALION, "half battalion");
  }

  /** The squadrons, skirmish blocks or half battalions that a body fights as in the open. */
  Optional<Filled> handToHand(BodyFacts body) {
    return switch (counter(body)) {
      case SQUADRON -> squadronsOf(body);
      case SKIRMISH_BLOCK -> inBlocks(body, Counter.SKIRMISH_BLOCK, "skirmish block");
      default -> halfBattalions(body);
    };
  }

  private static Counter counter(BodyFacts body) {
    return body.arm() == Arm.CAVALRY
        ? Counter.SQUADRON
        : body.skirmishes() ? Counter.SKIRMISH_BLOCK : Counter.HALF_BATTALION;
  }

  private Optional<Filled> inBlocks(BodyFacts body, Counter counter, String called) {
    int men = body.troops().men();
    int each = block(counter);
    return body.arm() == Arm.INFANTRY && men > 0
        ? Filler.count(
            count(counter, men),
            "%d men of %s, %d to a %s%s"
                .formatted(
                    men,
                    body.name(),
                    each,
                    called,
                    men % each == 0 ? "" : "; " + book.defaulted("DA-12")))
        : Optional.empty();
  }

  /** Men that are there, of those whom what it fights as has at full strength. */
  Optional<Filled> ofFullStrength(BodyFacts body) {
    return ofFull(body, handToHand(body), counter(body));
  }

  /** The same of its half battalions, however it stands. */
  Optional<Filled> ofHalfBattalions(BodyFacts body) {
    return ofFull(body, halfBattalions(body), Counter.HALF_BATTALION);
  }

  private Optional<Filled> ofFull(BodyFacts body, Optional<Filled> units, Counter counter) {
    int full = units.map(Filled::value).map(Integer::parseInt).orElse(0) * block(counter);
    int men = body.troops().men();
    return full == 0 || men == 0
        ? Optional.empty()
        : Filler.count(
            Math.min(100, Math.max(1, Math.round(100f * men / full))),
            men + " men of " + body.name() + ", of " + full + " at full strength");
  }

  int squadrons(BodyFacts body) {
    return body.squadrons(block(Counter.SQUADRON));
  }

  Optional<Filled> squadronsOf(BodyFacts body) {
    return body.arm() == Arm.CAVALRY
        ? Filler.count(squadrons(body), "squadrons of " + body.name())
        : Optional.empty();
  }

  Optional<Filled> halfBatteries(BodyFacts body) {
    int each = block(Counter.HALF_BATTERY);
    int pieces = body.troops().pieces();
    return pieces == 0
        ? Optional.empty()
        : Filler.count(
            count(Counter.HALF_BATTERY, pieces),
            pieces + " pieces of " + body.name() + ", " + each + " to a half battery");
  }
}
