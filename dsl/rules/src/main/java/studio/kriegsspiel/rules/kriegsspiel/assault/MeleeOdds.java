package studio.kriegsspiel.rules.kriegsspiel.assault;

import java.util.Optional;
import studio.kriegsspiel.rules.Citation;
import studio.kriegsspiel.rules.RuleBookId;
import studio.kriegsspiel.rules.book.RuleBook;
import studio.kriegsspiel.rules.procedure.Decision;
import studio.kriegsspiel.rules.procedure.Parameter;
import studio.kriegsspiel.rules.trace.Trace;

/**
 * The odds of a hand-to-hand attack, built in three steps: formations and arms, numbers,
 * circumstances.
 */
final class MeleeOdds {
  private final InfantryOnInfantry infantry;
  private final CavalryOnInfantry cavalry;
  private final MeleeNumbers numbers;
  private final SecondLines secondLines;
  private final IndexPoints circumstances;
  private final AssaultSlopes slopes;
  private final RuleBook book;
  private final Citation rallyingSquare;

  MeleeOdds(RuleBook book) {
    this.book = book;
    infantry = new InfantryOnInfantry(book);
    cavalry = new CavalryOnInfantry(book);
    secondLines = new SecondLines(book);
    numbers = new MeleeNumbers(book, secondLines);
    circumstances = new IndexPoints(book);
    slopes = new AssaultSlopes(book);
    rallyingSquare =
        Citation.printed(book.id(), "Cavalry v infantry in skirmish order", "rallying squares");
  }

  SecondLines secondLines() {
    return secondLines;
  }

  /** Why an attack cannot take place or has no odds, if so. */
  Optional<Decision.Forbidden> findBar(Melee melee) {
    Party attacker = melee.attacker();
    Party defender = melee.defender();
    if (!attacker.isCavalry() && defender.isCavalry()) {
      return Optional.of(
          bar("Infantry does not attack cavalry hand to hand.", oddsPlace(), "no odds are given"));
    }
    if (attacker.isCavalry() && defender.arm() == CombatArm.SKIRMISHERS && !isBritish()) {
      return Optional.of(
          new Decision.Forbidden(
              "The book gives no odds for cavalry against skirmishers; the umpire decides.",
              Citation.ruling(book.id(), "C126", "")));
    }
    boolean like = attacker.isCavalry() == defender.isCavalry();
    if (like && !attacker.isCavalry() && !infantry.knows(attacker.stand(), defender.stand())) {
      return Optional.of(
          bar("The book gives no odds for these formations.", oddsPlace(), "no such case"));
    }
    return slopes
        .findBar(attacker, melee.slope(), melee.uphill())
        .map(
            rule ->
                new Decision.Forbidden(
                    "No attack of %s is possible on a slope of %d degrees."
                        .formatted(Parameter.word(attacker.arm()), melee.slope()),
                    rule));
  }

  private Decision.Forbidden bar(String sentence, String place, String note) {
    return new Decision.Forbidden(sentence, Citation.printed(book.id(), place, note));
  }

  private String oddsPlace() {
    return isBritish() ? "Establishing the odds for close combat" : "§57";
  }

  private boolean isBritish() {
    return book.id().equals(RuleBookId.BRITISH_1815);
  }

  /** Index points for the attackers; beyond four either way the issue is foregone. */
  int points(Melee melee, Trace trace) {
    if (melee.fixedPoints().isPresent()) {
      int fixed = melee.fixedPoints().getAsInt();
      trace.add(
          "fixed by another question, instead of all others",
          Signed.text(fixed),
          Citation.printed(book.id(), oddsPlace(), "circumstances"));
      return fixed;
    }
    int points =
        formationsAndNumbers(melee, trace)
            + secondLines.points(melee.attacker(), melee.defender(), trace)
            + circumstances.sum(melee, trace)
            + given(melee.givenPoints(), trace)
            + slopes.points(melee.attacker(), melee.slope(), melee.uphill(), trace);
    return Math.max(-CombatDice.FOREGONE, Math.min(CombatDice.FOREGONE, points));
  }

  private int given(int points, Trace trace) {
    if (points != 0) {
      trace.add(
          "given by another question",
          Signed.text(points),
          Citation.printed(book.id(), oddsPlace(), "circumstances"));
    }
    return points;
  }

  private int formationsAndNumbers(Melee melee, Trace trace) {
    Party attacker = melee.attacker();
    Party defender = melee.defender();
    if (attacker.isCavalry() && defender.arm() == CombatArm.SKIRMISHERS) {
      trace.add("skirmishers form rallying squares", "Die V to the cavalry", rallyingSquare);
      return CombatDice.FOREGONE - 1;
    }
    if (attacker.isCavalry() && !defender.isCavalry()) {
      return cavalry.points(numbers.attackers(melee, trace), defender, trace)
          + numbers.belowStrength(melee, trace);
    }
    int formations =
        attacker.isCavalry() ? 0 : infantry.points(attacker.stand(), defender.stand(), trace);
    return formations + numbers.likeArms(melee, trace);
  }
}
