package studio.kriegsspiel.cli.command.rehearse;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import studio.kriegsspiel.cli.console.Terminal;
import studio.kriegsspiel.export.pack.ExpectationWords;
import studio.kriegsspiel.game.Chronicle;
import studio.kriegsspiel.game.Game;
import studio.kriegsspiel.reading.rehearsal.Led;
import studio.kriegsspiel.reading.rehearsal.Rehearsal;
import studio.kriegsspiel.reading.rehearsal.page.Debrief;
import studio.kriegsspiel.study.ask.Ask;
import studio.kriegsspiel.terrain.disk.WholeFiles;

/**
 * Writes the debriefs of order sheets, a page for each.
 *
 * @param folder where they go
 * @param seed of the games, of which the first is told
 */
record Debriefs(Path folder, Terminal terminal, long seed) {
  private static final String ENDING = ".debrief.html";

  /** Where it was written; the exercise must be known. */
  String write(HandedSheets.Handed handed, Rehearsal rehearsal) throws IOException {
    Led led = handed.led();
    Game end = rehearsal.play(Rehearsal.seed(seed, 0), Chronicle.NOBODY);
    Ask ask = new Ask(end.situation());
    ExpectationWords words = new ExpectationWords(end.situation());
    String name = Path.of(handed.name()).getFileName().toString().replaceFirst("\\.[^.]*$", "");
    Files.createDirectories(folder);
    Path file = folder.resolve(name + ENDING);
    WholeFiles.write(
        file,
        Debrief.of(
            name,
            end,
            led,
            led.exercise().orElseThrow(),
            led.marks(end),
            new Debrief.Words(words::plain, (unit, time) -> ask.inGame(unit, time).text())));
    return "Debrief of %s in %s.".formatted(name, terminal.show(file));
  }
}
