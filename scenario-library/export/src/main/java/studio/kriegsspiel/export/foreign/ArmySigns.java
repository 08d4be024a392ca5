package studio.kriegsspiel.export.foreign;

import java.util.Map;

/** Codes of signs for troops after APP-6(D): twenty figures, of which the last four say nothing. */
final class ArmySigns {
  private static final int FRIEND = 3;
  private static final int NEUTRAL = 4;
  private static final int HOSTILE = 6;

  /** Levels that have no sign of their own take that of the next. */
  private static final Map<String, String> LEVELS =
      Map.ofEntries(
          Map.entry("army", "23"),
          Map.entry("wing", "22"),
          Map.entry("corps", "22"),
          Map.entry("division", "21"),
          Map.entry("brigade", "18"),
          Map.entry("regiment", "17"),
          Map.entry("battalion", "16"),
          Map.entry("half-battalion", "16"),
          Map.entry("squadron", "15"),
          Map.entry("half-squadron", "14"),
          Map.entry("battery", "15"),
          Map.entry("half-battery", "14"),
          Map.entry("company", "15"),
          Map.entry("platoon", "14"),
          Map.entry("piquet", "13"),
          Map.entry("post", "12"));

  /** By the first word of a kind. */
  private static final Map<String, String> ARMS =
      Map.of(
          "infantry", "121100",
          "skirmishers", "121100",
          "cavalry", "121300",
          "artillery", "130300",
          "engineers", "140700",
          "pontoons", "140700",
          "wagons", "163600",
          "commander", "110000");

  private ArmySigns() {}

  /** Whose sign the so-manieth side of a file has, counted from 1. */
  static int identity(int side) {
    return side == 1 ? FRIEND : side == 2 ? HOSTILE : NEUTRAL;
  }

  /** The code of a unit of a level and kind in the words of play files. */
  static String code(int identity, String level, String type) {
    String arm = type.split("\\.", 2)[0];
    return "100"
        + identity
        + "1000"
        + LEVELS.getOrDefault(level, "00")
        + ARMS.getOrDefault(arm, "000000")
        + "0000";
  }
}
