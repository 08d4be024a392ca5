package studio.kriegsspiel.cli.command.rehearse;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import studio.kriegsspiel.cli.console.CommandFault;
import studio.kriegsspiel.cli.console.Terminal;
import studio.kriegsspiel.game.GameRefusedException;
import studio.kriegsspiel.reading.rehearsal.Chances;
import studio.kriegsspiel.reading.rehearsal.Rehearsal;
import studio.kriegsspiel.reading.rehearsal.SideBySide;
import studio.kriegsspiel.reading.rehearsal.page.SideBySidePage;
import studio.kriegsspiel.scenario.Variant;
import studio.kriegsspiel.study.Study;
import studio.kriegsspiel.study.ask.Answer;
import studio.kriegsspiel.terrain.disk.WholeFiles;

/**
 * {@code studio rehearse --variants all}: the scenario and each of its variants. One that cannot be
 * played is told with its reason; the others go on.
 */
final class VariantsAccount {
  /** Plays the games of one, of which the title is told where it is a variant. */
  interface Playing {
    Chances of(Rehearsal rehearsal, Optional<String> variant) throws InterruptedException;
  }

  private final Terminal terminal;
  private final Function<Study, Rehearsal> rehearsals;
  private final Playing playing;
  private final SideBySide table;

  VariantsAccount(
      Terminal terminal, Function<Study, Rehearsal> rehearsals, Playing playing, SideBySide table) {
    this.terminal = terminal;
    this.rehearsals = rehearsals;
    this.playing = playing;
    this.table = table;
  }

  /** Plays them all, and writes a page where one is asked for. */
  Answer tell(Study study, Optional<String> page) throws IOException, InterruptedException {
    Rehearsal itself = rehearsals.apply(study);
    List<Variant> variants = itself.begun().situation().scenario().variants();
    if (variants.isEmpty()) {
      throw new CommandFault("The scenario has no variants; rehearse it without --variants.");
    }
    table.add(SideBySide.ITSELF, itself, playing.of(itself, Optional.empty()));
    for (Variant each : variants) {
      add(study, each.title());
    }
    List<String> lines = new ArrayList<>(table.lines());
    if (page.isPresent()) {
      Path file = terminal.resolve(page.get());
      String title = itself.begun().situation().scenario().title();
      WholeFiles.write(file, SideBySidePage.of(title, table));
      lines.add("Page in " + terminal.show(file) + ".");
    }
    return new Answer(
        "rehearse",
        itself.begun().situation().clock().begins().toString(),
        String.join("\n", lines),
        table.facts());
  }

  private void add(Study study, String title) throws InterruptedException {
    try {
      Rehearsal rehearsal = rehearsals.apply(study.variant(title).orElseThrow());
      table.add(title, rehearsal, playing.of(rehearsal, Optional.of(title)));
    } catch (GameRefusedException | CommandFault refused) {
      table.addNot(title, String.valueOf(refused.getMessage()));
    }
  }
}
