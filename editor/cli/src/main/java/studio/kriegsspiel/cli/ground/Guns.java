package studio.kriegsspiel.cli.ground;

import java.util.OptionalInt;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import studio.kriegsspiel.cli.console.CommandFault;
import studio.kriegsspiel.rules.concept.Arm;
import studio.kriegsspiel.rules.concept.Grade;
import studio.kriegsspiel.rules.concept.UnitType;
import studio.kriegsspiel.rules.field.Troops;

/** Weapons as a user types them. */
public final class Guns {
  private static final Pattern CALIBRE =
      Pattern.compile("(\\d{1,3})-(?:pdr|pounder)(?:-(horse|howitzer))?");
  private static final int PIECES = 8;
  private static final int HEAVY_POUNDS = 10;

  private Guns() {}

  /**
   * {@code 6-pdr}, {@code 6-pdr-horse}, {@code 7-pdr-howitzer}, {@code howitzer}, {@code musket},
   * {@code rifle}, {@code skirmishers}, or a kind of troops such as {@code artillery.heavy}.
   */
  public static Troops of(String text) {
    String word = text.strip();
    Matcher calibre = CALIBRE.matcher(word);
    if (calibre.matches()) {
      int pounds = Integer.parseInt(calibre.group(1));
      if (pounds < 1 || pounds > 100) {
        throw new CommandFault("Guns have a calibre of 1 to 100 pounds, not " + pounds + ".");
      }
      String kind = String.valueOf(calibre.group(2));
      UnitType type =
          kind.equals("horse")
              ? UnitType.ARTILLERY_HORSE
              : kind.equals("howitzer")
                  ? UnitType.ARTILLERY_HOWITZER
                  : pounds >= HEAVY_POUNDS ? UnitType.ARTILLERY_HEAVY : UnitType.ARTILLERY_MEDIUM;
      return Troops.battery(type, PIECES, pounds);
    }
    UnitType type =
        switch (word) {
          case "musket" -> UnitType.INFANTRY_LINE;
          case "rifle" -> UnitType.INFANTRY_RIFLE;
          case "skirmishers" -> UnitType.SKIRMISHERS;
          case "howitzer" -> UnitType.ARTILLERY_HOWITZER;
          case "battalion-gun" -> UnitType.ARTILLERY_BATTALION_GUN;
          default ->
              UnitType.findByKey(word)
                  .orElseThrow(
                      () ->
                          new CommandFault(
                              "`"
                                  + word
                                  + "` is no weapon; name one such as 6-pdr, 12-pdr, 6-pdr-horse,"
                                  + " 7-pdr-howitzer, musket or rifle."));
        };
    return type.arm() == Arm.ARTILLERY
        ? new Troops(type, 0, PIECES, OptionalInt.empty(), OptionalInt.empty(), Grade.LINE)
        : Troops.of(type, 600);
  }
}
