package studio.kriegsspiel.rules.kriegsspiel.assault;

import java.util.Locale;
import studio.kriegsspiel.rules.dice.DiceStream;
import studio.kriegsspiel.rules.table.RuleTable;
import studio.kriegsspiel.rules.table.TableRow;
import studio.kriegsspiel.rules.trace.Trace;

/** One of the five dice as hand-to-hand attacks read it. */
final class CombatDie {
  private static final int SIDES = 6;

  private final String name;
  private final String called;
  private final CombatFace[] faces = new CombatFace[SIDES];
  private final int[] infantryPoints = new int[Defeat.values().length];
  private final int[] cavalryPoints = new int[Defeat.values().length];

  private CombatDie(String name) {
    this.name = name;
    this.called = "Die " + name;
  }

  /** Reads a die from the table {@code combat-dice}. */
  static CombatDie read(RuleTable table, String name) {
    CombatDie die = new CombatDie(name);
    for (int number = 1; number <= SIDES; number++) {
      TableRow row = table.getRow(name, number);
      Circle circle = Circle.valueOf(row.getText("circle").toUpperCase(Locale.ROOT));
      Defeat defeat = row.findText("letter").map(Defeat::valueOf).orElse(Defeat.R);
      String text = circle == Circle.BLANK ? "blank" : row.getText("circle") + " " + defeat;
      die.faces[number - 1] =
          new CombatFace(number, circle, defeat, row.isTrue("flame"), text, row.citation("letter"));
      if (circle != Circle.BLANK) {
        die.infantryPoints[defeat.ordinal()] = row.getInteger("infantry_points");
        die.cavalryPoints[defeat.ordinal()] = row.getInteger("cavalry_points");
      }
    }
    return die;
  }

  /** The number on the die, {@code I} to {@code V}. */
  String name() {
    return name;
  }

  /** Throws until a circle falls. */
  CombatFace fall(DiceStream stream, Trace trace) {
    DiceStream named = stream.named(called);
    CombatFace face = faces[named.throwDie(SIDES) - 1];
    while (face.circle() == Circle.BLANK) {
      note(face, trace);
      face = faces[named.throwDie(SIDES) - 1];
    }
    note(face, trace);
    return face;
  }

  private void note(CombatFace face, Trace trace) {
    if (trace.isOn()) {
      trace.addThrow("throw", called, face.number(), face.text(), face.citation());
    }
  }

  /** Points a half battalion loses when beaten so. */
  int infantryPoints(Defeat defeat) {
    return infantryPoints[defeat.ordinal()];
  }

  /** Points a squadron loses when beaten so. */
  int cavalryPoints(Defeat defeat) {
    return cavalryPoints[defeat.ordinal()];
  }
}
