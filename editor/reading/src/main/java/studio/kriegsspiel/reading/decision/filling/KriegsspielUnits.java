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

  Optional<Filled> halfBattalions(BodyFacts body) {
    int men = body.troops().men();
    int each = block(Counter.HALF_BATTALION);
    return body.arm() == Arm.INFANTRY && men > 0
        ? Filler.count(
            Math.max(1, Math.round((float) men / each)),
            men + " men of " + body.name() + ", " + each + " to a half battalion")
        : Optional.empty();
  }

  /** Men that are there, of those whom its half battalions or squadrons have at full strength. */
  Optional<Filled> ofFullStrength(BodyFacts body) {
    boolean horse = body.arm() == Arm.CAVALRY;
    int units =
        horse
            ? squadrons(body)
            : halfBattalions(body).map(Filled::value).map(Integer::parseInt).orElse(0);
    int full = units * block(horse ? Counter.SQUADRON : Counter.HALF_BATTALION);
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
            Math.max(1, Math.round((float) pieces / each)),
            pieces + " pieces of " + body.name() + ", " + each + " to a half battery");
  }
}
