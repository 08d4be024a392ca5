package studio.kriegsspiel.reading.decision;

import static studio.kriegsspiel.reading.decision.QuestionKind.CROSSING;
import static studio.kriegsspiel.reading.decision.QuestionKind.FIRE;
import static studio.kriegsspiel.reading.decision.QuestionKind.GAME;
import static studio.kriegsspiel.reading.decision.QuestionKind.LOSSES;
import static studio.kriegsspiel.reading.decision.QuestionKind.MARCH;
import static studio.kriegsspiel.reading.decision.QuestionKind.MELEE;
import static studio.kriegsspiel.reading.decision.QuestionKind.MORALE;
import static studio.kriegsspiel.reading.decision.QuestionKind.NEWS;

import java.util.EnumMap;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import studio.kriegsspiel.rules.RuleBookId;
import studio.kriegsspiel.rules.concept.Arm;

/** When the questions of the five books are worth asking. A test finds a question without one. */
final class Occasions {
  private static final Set<Arm> FOOT = Set.of(Arm.INFANTRY);
  private static final Set<Arm> HORSE = Set.of(Arm.CAVALRY);
  private static final Set<Arm> GUNS = Set.of(Arm.ARTILLERY);
  private static final Set<Arm> FIRERS = Set.of(Arm.INFANTRY, Arm.ARTILLERY);
  private static final Set<Arm> CLOSE = Set.of(Arm.INFANTRY, Arm.CAVALRY);
  private static final Set<Arm> ANY = Set.of(Arm.INFANTRY, Arm.CAVALRY, Arm.ARTILLERY);
  private static final Map<RuleBookId, Occasions> BOOKS = new EnumMap<>(RuleBookId.class);

  static {
    for (RuleBookId book : RuleBookId.values()) {
      BOOKS.put(book, new Occasions(book));
    }
  }

  private final Map<String, Occasion> byName = new HashMap<>();

  private Occasions(RuleBookId book) {
    switch (book) {
      case REISSWITZ_1824 -> kriegsspiel();
      case BRITISH_1815 -> {
        kriegsspiel();
        british();
      }
      case BATTLE_SYSTEM -> battleSystem();
      case KRIEGSKUNST -> kriegskunst();
      case NAPOLEONIC_RNG -> napoleonic();
    }
  }

  /** When a question of a book is worth asking. */
  static Optional<Occasion> find(RuleBookId book, String procedure) {
    return Optional.ofNullable(BOOKS.get(book)).map(each -> each.byName.get(procedure));
  }

  private void on(QuestionKind kind, Predicate<Parties> fits, String... procedures) {
    for (String each : procedures) {
      byName.put(each, new Occasion(kind, fits));
    }
  }

  private static Predicate<Parties> against(Set<Arm> first, Set<Arm> second) {
    return parties -> parties.enemies(first, second);
  }

  private static Predicate<Parties> never() {
    return parties -> false;
  }

  private void kriegsspiel() {
    on(MARCH, Parties::body, "march");
    on(MARCH, Parties::alone, "close-up", "deploy");
    on(MARCH, Parties::infantry, "skirmishers", "narrow");
    on(MARCH, Parties::enemies, "contact");
    on(CROSSING, Parties::water, "way", "bridge", "ferry", "boat", "swim");
    on(FIRE, against(FIRERS, ANY), "fire");
    on(FIRE, Parties::guns, "replenish");
    on(FIRE, Parties::gunsAndAim, "bombard", "breach");
    on(FIRE, against(GUNS, FOOT), "canister-test");
    on(MELEE, against(CLOSE, CLOSE), "melee");
    on(MELEE, against(CLOSE, GUNS), "battery");
    on(MELEE, against(FOOT, FOOT), "stronghold");
    on(MELEE, Parties::enemies, "surprise");
    on(MORALE, Parties::alone, "recovery", "retreat", "pursuit", "refuge");
    on(MORALE, Parties::enemies, "envelop", "follow", "reserve-follows");
    on(NEWS, Parties::way, "ride", "dispatch");
    on(LOSSES, Parties::alone, "casualties", "record-loss", "spread-loss");
    on(LOSSES, Parties::enemies, "capture", "caught");
    on(GAME, never(), "players", "distance");
  }

  private void british() {
    on(MARCH, Parties::alone, "handle");
    on(FIRE, against(GUNS, ANY), "debouch");
    on(FIRE, against(GUNS, FOOT), "shaken");
    on(FIRE, against(FOOT, GUNS), "skirmishers-before-guns");
    on(MELEE, against(HORSE, FOOT), "squares", "combined-arms", "supported-battery");
    on(MELEE, against(HORSE, HORSE), "charge", "charge-outcome", "guns-with-cavalry");
    on(MELEE, against(FOOT, FOOT), "skirmish-screen");
    on(MORALE, against(FOOT, HORSE), "retire-before-cavalry");
    on(MORALE, Parties::cavalry, "defile-retreat");
    on(NEWS, Parties::way, "sight");
    on(GAME, never(), "exception", "deadlock");
  }

  private void battleSystem() {
    on(MARCH, Parties::alone, "move", "change", "programme");
    on(CROSSING, Parties::alone, "passage");
    on(FIRE, against(ANY, ANY), "fire");
    on(MELEE, against(ANY, ANY), "melee");
    on(MELEE, against(FIRERS, CLOSE), "evade");
    on(MORALE, Parties::alone, "morale", "recovery", "army-shock");
    on(MORALE, Parties::friends, "contagion");
    on(NEWS, Parties::alone, "order");
    on(NEWS, Parties::way, "rider");
    on(GAME, Parties::alone, "army-start");
    on(GAME, never(), "army-turn", "distance");
  }

  private void kriegskunst() {
    on(MARCH, Parties::alone, "move", "formation");
    on(FIRE, against(ANY, ANY), "fire");
    on(FIRE, against(CLOSE, ANY), "skirmish-fire");
    on(MELEE, against(CLOSE, ANY), "may-charge", "charge", "melee");
    on(MELEE, Parties::enemies, "fire-at-chargers");
    on(MORALE, Parties::alone, "must-test", "unit-morale", "brigade-morale", "recovery");
    on(MORALE, Parties::cavalry, "pursuit");
    on(NEWS, Parties::alone, "order", "option", "duty");
    on(GAME, Parties::enemies, "initiative");
    on(GAME, never(), "distance");
  }

  private void napoleonic() {
    on(MARCH, Parties::alone, "move", "formation", "base-units");
    on(MARCH, Parties::friends, "pass-through");
    on(FIRE, against(GUNS, ANY), "artillery");
    on(MELEE, against(ANY, ANY), "combat");
    on(MELEE, against(FOOT, HORSE), "form-square");
    on(MORALE, Parties::alone, "rally", "control", "general");
    on(MORALE, against(HORSE, FOOT), "pursuit");
    on(NEWS, Parties::way, "messenger", "sight");
    on(NEWS, Parties::alone, "order");
    on(LOSSES, against(CLOSE, GUNS), "capture");
    on(GAME, never(), "distance", "hill", "marks", "crisis", "victory");
  }
}
