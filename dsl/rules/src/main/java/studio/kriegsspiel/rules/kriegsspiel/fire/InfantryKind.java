package studio.kriegsspiel.rules.kriegsspiel.fire;

import java.util.Arrays;
import studio.kriegsspiel.rules.procedure.Parameter;

/** Who fires with small arms, and how. */
public enum InfantryKind {
  /** Close-ordered infantry; in the British book firing at troops under cover. */
  CLOSE_ORDER("half-battalion", "half-battalion-bad", 450, 450),
  /** Close-ordered infantry firing with good effect; British only. */
  CLOSE_ORDER_GOOD("", "half-battalion-good", 450, 450),
  SKIRMISHERS_OPEN("skirmishers-in-the-open", "skirmishers-in-the-open", 150, 90),
  SKIRMISHERS_COVER("skirmishers-in-cover", "skirmishers-in-cover", 150, 90),
  /** Jager in cover; Reisswitz only. */
  JAGER_COVER("jager-in-cover", "", 150, 150),
  /** Rifles in the open; British only. */
  RIFLES_OPEN("", "skirmishers-in-the-open", 90, 90),
  /** Rifles in cover; British only. */
  RIFLES_COVER("", "skirmishers-in-cover", 90, 90);

  private final String reisswitz;
  private final String british;
  private final int reisswitzMen;
  private final int britishMen;

  InfantryKind(String reisswitz, String british, int reisswitzMen, int britishMen) {
    this.reisswitz = reisswitz;
    this.british = british;
    this.reisswitzMen = reisswitzMen;
    this.britishMen = britishMen;
  }

  /** The key of its rows, empty where the book does not know it. */
  String key(boolean inBritishBook) {
    return inBritishBook ? british : reisswitz;
  }

  /** The men the table's numbers stand for. */
  int men(boolean inBritishBook) {
    return inBritishBook ? britishMen : reisswitzMen;
  }

  /** The kind a word names. */
  static InfantryKind of(String word) {
    return Arrays.stream(values())
        .filter(kind -> Parameter.word(kind).equals(word))
        .findFirst()
        .orElseThrow();
  }

  boolean isRifles() {
    return this == RIFLES_OPEN || this == RIFLES_COVER;
  }
}
