package studio.kriegsspiel.cli.command.game;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import studio.kriegsspiel.cli.console.CommandFault;
import studio.kriegsspiel.cli.console.Terminal;
import studio.kriegsspiel.game.Game;
import studio.kriegsspiel.game.GameHead;
import studio.kriegsspiel.game.GameLog;
import studio.kriegsspiel.game.GameLogText;
import studio.kriegsspiel.language.source.TextFiles;
import studio.kriegsspiel.scenario.finding.Finding;
import studio.kriegsspiel.situation.Situation;
import studio.kriegsspiel.study.ScenarioFiles;
import studio.kriegsspiel.study.Study;
import studio.kriegsspiel.terrain.disk.WholeFiles;

/** A game's log on disk, and the scenario it is a game of. */
final class GameFile {
  private final Terminal terminal;
  private final Path log;
  private final Study study;
  private final GameHead head;

  /**
   * The log of a scenario's game.
   *
   * @param scenario the scenario's file
   * @param study the scenario, or its variant
   * @param named where the log is, if not in the folder of the command under the scenario's name
   */
  GameFile(
      Terminal terminal,
      Path scenario,
      Study study,
      Optional<String> variant,
      @Nullable String named) {
    this.terminal = terminal;
    this.study = study;
    String file = String.valueOf(scenario.getFileName());
    this.log =
        terminal.resolve(
            named == null ? file.replace(ScenarioFiles.SUFFIX, "") + ".game.jsonl" : named);
    this.head = GameHead.of(file, study.text(), study.book().id().toString(), variant);
  }

  /** Begins the game; one that is under way is left alone. */
  Game begin() throws IOException {
    if (Files.exists(log)) {
      throw new CommandFault(
          "`" + terminal.show(log) + "` is there already; another name follows --log.");
    }
    Game game = Game.begin(situation(), study.findings());
    write(GameLog.begun(head));
    return game;
  }

  /** The log as it is on disk. */
  GameLog read() throws IOException {
    if (!Files.isRegularFile(log)) {
      throw new CommandFault(
          "There is no game `" + terminal.show(log) + "`; `studio game FILE begin` begins one.");
    }
    return GameLogText.read(TextFiles.read(log));
  }

  /** The game that a log leads to; the scenario was checked when it was begun. */
  Game play(GameLog of) {
    return of.replay(Game.begin(situation(), List.of()), head);
  }

  /** Keeps a log, whole or not at all. */
  void write(GameLog kept) throws IOException {
    WholeFiles.write(log, GameLogText.write(kept));
  }

  private Situation situation() {
    return study
        .situation()
        .orElseThrow(
            () ->
                new CommandFault(
                    study.findings().stream()
                        .findFirst()
                        .map(Finding::message)
                        .orElse("The scenario cannot be understood.")));
  }
}
