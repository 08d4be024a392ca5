package studio.kriegsspiel.rules.fuzz;

import java.util.Map;
import java.util.Optional;
import studio.kriegsspiel.rules.Fraction;
import studio.kriegsspiel.rules.RuleBookId;

/**
 * What a body of a question had, reckoned by hand from the figures of the books: a half battalion
 * of 450 men is 90 points in three ranks and 135 in two, a squadron of 150 riders 100, a block of
 * skirmishers of 75 or 45 men 50 or 30, a gun 25/2.
 */
final class Had {
  private final RuleBookId book;
  private final Map<String, String> asked;

  Had(RuleBookId book, Map<String, String> asked) {
    this.book = book;
    this.asked = asked;
  }

  /** Points the body of a Kriegsspiel question has at full strength, where they are told. */
  Optional<Fraction> points(String procedure, String body) {
    return switch (procedure) {
      case "melee" -> Optional.of(party(body));
      case "stronghold" ->
          Optional.of(
              number(body)
                  .times("two".equals(asked.get(body + "-ranks")) ? 135 : 90)
                  .plus(number(body + "-dismounted").times(100))
                  .times(
                      find(body + "-percent")
                          .orElse(Fraction.of(100))
                          .dividedBy(Fraction.of(100))));
      case "squares" ->
          find("squadrons").filter(all -> body.equals("cavalry")).map(each -> each.times(100));
      case "defile-retreat" -> find("squadrons").map(each -> each.times(100));
      case "caught", "follow" -> find("points");
      case "fire" -> find("target-strength").map(this::worth).filter(all -> body.equals("target"));
      case "spread-loss" -> Optional.of(Fraction.of(180));
      default -> Optional.empty();
    };
  }

  private Fraction worth(Fraction strength) {
    return switch (asked.get("target")) {
      case "infantry-three-ranks" -> strength.dividedBy(Fraction.of(5));
      case "infantry-two-ranks" -> strength.times(Fraction.of(3, 10));
      case "artillery" -> strength.times(Fraction.of(25, 2));
      default -> strength.times(Fraction.of(2, 3));
    };
  }

  private Fraction party(String body) {
    int each =
        switch (asked.get(body)) {
          case "cavalry" -> 100;
          case "skirmishers" -> book.equals(RuleBookId.BRITISH_1815) ? 30 : 50;
          default -> asked.get(body + "-ranks").equals("two") ? 135 : 90;
        };
    return number(body + "-units")
        .times(each)
        .times(number(body + "-percent"))
        .dividedBy(Fraction.of(100));
  }

  /** Men, figures or base units of a body of the three later books, where they are told. */
  Optional<Fraction> heads(String body) {
    String prefix = body.isEmpty() ? "" : body + "-";
    return find(prefix + "men").or(() -> find(prefix + "figures")).or(() -> find(prefix + "bases"));
  }

  private Fraction number(String name) {
    return find(name).orElse(Fraction.ZERO);
  }

  private Optional<Fraction> find(String name) {
    return Optional.ofNullable(asked.get(name)).map(Fraction::parse);
  }
}
