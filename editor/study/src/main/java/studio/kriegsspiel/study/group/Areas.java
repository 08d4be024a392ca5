package studio.kriegsspiel.study.group;

import java.util.Map;

/** What findings are about, by the middle part of their ids. */
public final class Areas {
  private static final Map<String, String> WORDS =
      Map.ofEntries(
          Map.entry("ALW", "what is allowed"),
          Map.entry("AST", "assertions"),
          Map.entry("BOK", "the rule book"),
          Map.entry("ENG", "works"),
          Map.entry("EVT", "events"),
          Map.entry("EXC", "exercises"),
          Map.entry("FIL", "files"),
          Map.entry("FRC", "forces"),
          Map.entry("INF", "reports and intelligence"),
          Map.entry("INT", "the studio itself"),
          Map.entry("LNK", "names"),
          Map.entry("MOV", "marches"),
          Map.entry("ORD", "order sheets"),
          Map.entry("PLY", "players"),
          Map.entry("POS", "positions and ground"),
          Map.entry("RUL", "the rule book"),
          Map.entry("SEC", "secrets"),
          Map.entry("SID", "sides and objectives"),
          Map.entry("SYN", "the form of the text"),
          Map.entry("TIM", "times"),
          Map.entry("VAR", "variants"));

  private Areas() {}

  /** The area of an id, in words. */
  public static String of(String id) {
    String[] parts = id.split("-");
    return parts.length == 3 && parts[0].equals("KS")
        ? WORDS.getOrDefault(parts[1], "other things")
        : "checks of your own";
  }
}
