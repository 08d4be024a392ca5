package studio.kriegsspiel.rules.kriegsspiel.march;

import java.util.Optional;
import studio.kriegsspiel.rules.concept.UnitType;
import studio.kriegsspiel.rules.field.Gait;
import studio.kriegsspiel.rules.field.Troops;

/** Which row of the march table troops move by. */
final class Movers {

  private Movers() {}

  /** The row's key, empty when the book knows no such movement. */
  static Optional<String> find(MarchTable rates, Troops troops, Gait gait) {
    if (gait == Gait.RIDE) {
      return rates.findMover("messengers.officers_messengers_first_2000");
    }
    if (gait == Gait.LONG_RIDE) {
      return rates.findMover("messengers.officers_messengers_after_2000");
    }
    return switch (troops.arm()) {
      case INFANTRY, ENGINEERS -> infantry(rates, troops, gait);
      case CAVALRY -> cavalry(rates, troops, gait);
      case ARTILLERY ->
          troops.type() == UnitType.ARTILLERY_HORSE
              ? horseArtillery(rates, gait)
              : footArtillery(rates, troops, gait);
      case TRAIN -> rates.findMover("march.all_wagons_trains");
      case STAFF -> rates.findMover("messengers.officers_messengers_first_2000");
    };
  }

  private static Optional<String> infantry(MarchTable rates, Troops troops, Gait gait) {
    return switch (gait) {
      case MARCH -> rates.findMover("march.infantry_foot_artillery_mixed");
      case ACTION, COLUMN, ATTACK, PURSUIT, RETREAT -> rates.findMover("action.infantry_in_ranks");
      case HASTE ->
          troops.type() == UnitType.SKIRMISHERS
              ? rates.findMover("action.skirmishers_out_in_or_avoiding_cavalry")
              : rates.findMover("action.infantry_breaking_ranks");
      case SKIRMISH -> rates.findMover("action.skirmishers_out_in_or_avoiding_cavalry");
      case PATROL -> rates.findMover("messengers.infantry_patrols");
      default -> Optional.empty();
    };
  }

  private static Optional<String> cavalry(MarchTable rates, Troops troops, Gait gait) {
    String weight = troops.type() == UnitType.CAVALRY_HEAVY ? "heavy" : "light";
    String action = "action." + weight + "_cavalry_";
    return switch (gait) {
      case MARCH ->
          rates.findMover("march." + weight + "_cavalry", "march.heavy_cavalry_horse_artillery");
      case ACTION, COLUMN, HASTE -> rates.findMover(action + "deploying");
      case ATTACK -> rates.findMover(action + "attack");
      case PURSUIT, SKIRMISH -> rates.findMover(action + "pursuit", action + "pursuit_or_retreat");
      case RETREAT -> rates.findMover(action + "retreat", action + "pursuit_or_retreat");
      case PATROL -> rates.findMover("messengers.cavalry_patrols");
      default -> Optional.empty();
    };
  }

  private static Optional<String> horseArtillery(MarchTable rates, Gait gait) {
    return switch (gait) {
      case MARCH -> rates.findMover("march.heavy_cavalry_horse_artillery");
      case ACTION, COLUMN, RETREAT, PURSUIT -> rates.findMover("action.horse_artillery_usual");
      case HASTE, ATTACK -> rates.findMover("action.horse_artillery_exceptional");
      case ROPES -> rates.findMover("action.guns_by_ropes");
      default -> Optional.empty();
    };
  }

  private static Optional<String> footArtillery(MarchTable rates, Troops troops, Gait gait) {
    return switch (gait) {
      case MARCH -> rates.findMover("march.infantry_foot_artillery_mixed");
      case ACTION, COLUMN, RETREAT, PURSUIT -> foot(rates, troops, "usual");
      case HASTE, ATTACK -> foot(rates, troops, "exceptional");
      case ROPES -> rates.findMover("action.guns_by_ropes");
      default -> Optional.empty();
    };
  }

  private static Optional<String> foot(MarchTable rates, Troops troops, String rate) {
    int pounds = troops.pounds().orElse(troops.type() == UnitType.ARTILLERY_HEAVY ? 12 : 6);
    if (pounds >= 10) {
      return rates.findMover("action.artillery_12lb_" + rate);
    }
    return pounds == 9
        ? rates.findMover("action.artillery_9lb_foot_" + rate, "action.artillery_6lb_7lb_" + rate)
        : rates.findMover(
            "action.artillery_6lb_7lb_" + rate, "action.artillery_6lb_howitzer_" + rate);
  }
}
