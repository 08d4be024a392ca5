package studio.kriegsspiel.reading.decision.filling;

import java.util.Optional;
import studio.kriegsspiel.rules.concept.Arm;
import studio.kriegsspiel.rules.concept.SmallArm;
import studio.kriegsspiel.rules.concept.UnitType;

/** As whom a body fires under the two Kriegsspiel books. */
final class KriegsspielFirers {
  private KriegsspielFirers() {}

  static Optional<Filled> find(BodyFacts body, boolean british) {
    Optional<String> word =
        switch (body.arm()) {
          case ARTILLERY -> Optional.of(guns(body, british));
          case INFANTRY -> Optional.of(foot(body, british));
          default -> Optional.empty();
        };
    return word.map(each -> new Filled(each, body.name() + ": " + what(body)));
  }

  private static String what(BodyFacts body) {
    return body.arm() == Arm.ARTILLERY && body.troops().pounds().isPresent()
        ? body.troops().pounds().getAsInt() + "-pounders"
        : body.type().label();
  }

  private static String guns(BodyFacts body, boolean british) {
    int pounds = body.troops().pounds().orElse(body.type() == UnitType.ARTILLERY_HEAVY ? 12 : 6);
    if (body.type() == UnitType.ARTILLERY_HOWITZER) {
      return british
          ? "five-inch-howitzer"
          : pounds >= 10 ? "ten-pound-howitzer" : "seven-pound-howitzer";
    }
    if (pounds >= 10) {
      return "twelve-pounder";
    }
    return british && pounds == 9 ? "nine-pounder" : "six-pounder";
  }

  private static String foot(BodyFacts body, boolean british) {
    boolean rifles =
        body.type() == UnitType.INFANTRY_RIFLE
            || body.smallArm().filter(each -> each == SmallArm.RIFLE).isPresent();
    boolean covered = body.cover().isPresent();
    if (!body.skirmishes() && !(rifles && covered)) {
      return "close-order";
    }
    if (rifles && covered) {
      return british ? "rifles-cover" : "jager-cover";
    }
    if (rifles && british) {
      return "rifles-open";
    }
    return covered ? "skirmishers-cover" : "skirmishers-open";
  }
}
