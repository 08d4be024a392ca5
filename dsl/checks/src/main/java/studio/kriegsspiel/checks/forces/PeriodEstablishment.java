package studio.kriegsspiel.checks.forces;

import static studio.kriegsspiel.rules.concept.Nationality.AUSTRIAN;
import static studio.kriegsspiel.rules.concept.Nationality.BELGIAN;
import static studio.kriegsspiel.rules.concept.Nationality.BRITISH;
import static studio.kriegsspiel.rules.concept.Nationality.DUTCH;
import static studio.kriegsspiel.rules.concept.Nationality.FRENCH;
import static studio.kriegsspiel.rules.concept.Nationality.HANOVERIAN;
import static studio.kriegsspiel.rules.concept.Nationality.PRUSSIAN;
import static studio.kriegsspiel.rules.concept.Nationality.RUSSIAN;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import studio.kriegsspiel.rules.concept.Nationality;

/**
 * What an army of 1792 to 1815 had at most in one formation, and which pieces it took into the
 * field: figures of the studio's own, gathered from what is commonly said of these armies, wide
 * rather than narrow. Armies of which too little is certain are left out.
 *
 * @param battalion the most men of a battalion by any of its establishments
 * @param battery the most pieces of a battery
 * @param guns calibres of its field and position guns
 * @param howitzers calibres of its howitzers and unicorns
 */
record PeriodEstablishment(int battalion, int battery, List<String> guns, List<String> howitzers) {
  private static final PeriodEstablishment BRITISH_ARMY =
      new PeriodEstablishment(
          1_300,
          6,
          List.of("3-pdr", "6-pdr", "9-pdr", "12-pdr", "18-pdr", "24-pdr"),
          List.of("4.5-inch", "5.5-inch", "8-inch", "10-inch"));
  private static final PeriodEstablishment NETHERLANDS_ARMY =
      new PeriodEstablishment(
          1_000, 8, List.of("3-pdr", "6-pdr", "12-pdr"), List.of("5.5-inch", "24-pdr", "7-pdr"));

  private static final Map<Nationality, PeriodEstablishment> ALL =
      Map.of(
          BRITISH,
          BRITISH_ARMY,
          HANOVERIAN,
          BRITISH_ARMY,
          DUTCH,
          NETHERLANDS_ARMY,
          BELGIAN,
          NETHERLANDS_ARMY,
          FRENCH,
          new PeriodEstablishment(
              1_200,
              8,
              List.of("3-pdr", "4-pdr", "6-pdr", "8-pdr", "12-pdr", "16-pdr", "24-pdr"),
              List.of("24-pdr", "5.5-inch", "6-inch", "6.4-inch", "8-inch")),
          PRUSSIAN,
          new PeriodEstablishment(
              1_050,
              8,
              List.of("3-pdr", "6-pdr", "12-pdr", "24-pdr"),
              List.of("7-pdr", "10-pdr", "18-pdr")),
          AUSTRIAN,
          new PeriodEstablishment(
              1_450,
              8,
              List.of("1-pdr", "3-pdr", "6-pdr", "12-pdr", "18-pdr", "24-pdr"),
              List.of("7-pdr", "10-pdr")),
          RUSSIAN,
          new PeriodEstablishment(
              1_000,
              12,
              List.of("3-pdr", "6-pdr", "12-pdr", "24-pdr"),
              List.of("3-pdr", "10-pdr", "20-pdr", "40-pdr")));

  /** That of an army, if enough is certain of it. */
  static Optional<PeriodEstablishment> find(Nationality nation) {
    return Optional.ofNullable(ALL.get(nation));
  }
}
