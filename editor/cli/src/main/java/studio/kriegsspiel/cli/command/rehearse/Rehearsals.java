package studio.kriegsspiel.cli.command.rehearse;

import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.stream.Collectors;
import studio.kriegsspiel.cli.console.CommandFault;
import studio.kriegsspiel.game.Game;
import studio.kriegsspiel.reading.rehearsal.Doctrine;
import studio.kriegsspiel.reading.rehearsal.Led;
import studio.kriegsspiel.reading.rehearsal.Rehearsal;
import studio.kriegsspiel.study.Solutions;
import studio.kriegsspiel.study.Study;
import studio.kriegsspiel.study.game.SheetOrders;
import studio.kriegsspiel.study.rehearsed.KeptRehearsal;

/** Makes the rehearsal of a scenario; whoever plays the games makes it in the same way. */
public final class Rehearsals {
  private Rehearsals() {}

  /**
   * The rehearsal of a scenario, in which model solutions lead whom they are for.
   *
   * @param doctrines the words of doctrines, by side
   */
  public static Rehearsal of(Study study, Map<String, String> doctrines) {
    Game begun = begun(study);
    Map<String, Doctrine> chosen = chosen(begun, doctrines);
    return new Rehearsal(
        begun, new SheetOrders(), chosen, Led.bySolutions(Solutions.of(study), chosen.keySet()));
  }

  /** What tells all that the games of a rehearsal rest on from any other. */
  public static String basis(Rehearsal rehearsal) {
    return String.valueOf(
        KeptRehearsal.whole(rehearsal.begun().situation(), Map.of()).get("basis"));
  }

  static Game begun(Study study) {
    return Game.begin(
        study
            .situation()
            .orElseThrow(
                () ->
                    new CommandFault(
                        "The scenario cannot be understood: " + study.findings().get(0).message())),
        study.findings());
  }

  static Map<String, Doctrine> chosen(Game begun, Map<String, String> doctrines) {
    Map<String, Doctrine> chosen = new LinkedHashMap<>();
    doctrines.forEach(
        (side, word) -> {
          if (begun.situation().scenario().findSide(side).isEmpty()) {
            throw new CommandFault("The scenario has no side `" + side + "`.");
          }
          chosen.put(side, Doctrine.find(word).orElseThrow(() -> unknown(word)));
        });
    return chosen;
  }

  private static CommandFault unknown(String word) {
    return new CommandFault(
        "`%s` is no doctrine: %s."
            .formatted(
                word,
                Arrays.stream(Doctrine.values())
                    .map(Doctrine::word)
                    .collect(Collectors.joining(", "))));
  }
}
