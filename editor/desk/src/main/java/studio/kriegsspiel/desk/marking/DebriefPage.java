package studio.kriegsspiel.desk.marking;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import studio.kriegsspiel.export.pack.ExpectationWords;
import studio.kriegsspiel.game.Chronicle;
import studio.kriegsspiel.game.Game;
import studio.kriegsspiel.reading.rehearsal.Led;
import studio.kriegsspiel.reading.rehearsal.Rehearsal;
import studio.kriegsspiel.reading.rehearsal.page.Debrief;
import studio.kriegsspiel.study.ask.Ask;
import studio.kriegsspiel.terrain.disk.WholeFiles;

/** The debrief of an order sheet as a page, which any browser shows and prints. */
public final class DebriefPage {
  private static final String ENDING = ".debrief.html";

  private DebriefPage() {}

  /**
   * Writes one; its exercise must be known.
   *
   * @param folder where it goes, made if it is not there
   * @param name whose sheet it is
   * @param rehearsal in which the sheet is played
   * @param seed of its games, of which the first is told
   */
  public static Path write(Path folder, String name, Led led, Rehearsal rehearsal, long seed)
      throws IOException {
    Game end = rehearsal.play(Rehearsal.seed(seed, 0), Chronicle.NOBODY);
    Ask ask = new Ask(end.situation());
    ExpectationWords words = new ExpectationWords(end.situation());
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
    return file;
  }
}
