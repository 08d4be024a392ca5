package studio.kriegsspiel.scenario.force;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/** What a commander is there for, beside the unit he commands. */
public enum Duty {
  COMMAND("command"),
  STAFF("staff"),
  ADVANCED_GUARD("advanced guard"),
  MAIN_BODY("main body"),
  REARGUARD("rearguard"),
  FLANK_GUARD("flank guard"),
  OUTPOSTS("outposts"),
  RESERVE("reserve"),
  RECONNAISSANCE("reconnaissance"),
  ESCORT("escort"),
  ARTILLERY("artillery"),
  CAVALRY("cavalry"),
  ENGINEERS("engineers"),
  BAGGAGE("baggage");

  private final String words;

  Duty(String words) {
    this.words = words;
  }

  /** The words of the language. */
  public String words() {
    return words;
  }

  /** All words, in the order above. */
  public static List<String> allWords() {
    return Arrays.stream(values()).map(Duty::words).toList();
  }

  /** The duty of these words; case does not matter. */
  public static Optional<Duty> find(String words) {
    return Arrays.stream(values()).filter(each -> each.words.equalsIgnoreCase(words)).findFirst();
  }
}
